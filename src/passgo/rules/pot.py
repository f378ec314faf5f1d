"""Pots: money of the bank that lies on a space of the board, for whoever stops there.

Clauses: CL-089, CL-091 and their counterparts; by the book there is none. A house rule that has one
lays it out here: everything else, down to the pile on the board, follows from where it lies.
"""

from passgo.rules.board import FREE_PARKING, FREE_PARKING_POT, Board
from passgo.rules.limits import BANK, NONE
from passgo.rules.money import FOR_CARD, FOR_FINE, FOR_POT, FOR_TAX, lay_down, transfer_for
from passgo.rules.state import State


def lay_out_pots(b: Board) -> None:
    """Say on which spaces pots lie, with how much before play, and what the bank lays there.

    On Free Parking these are taxes, fines and what cards cost (CL-091).
    """
    if b.free_parking == FREE_PARKING_POT:
        place = first_space(b, FREE_PARKING)
        b.pot_first[place] = b.pot_start
        b.pot_for[FOR_TAX] = place
        b.pot_for[FOR_FINE] = place
        b.pot_for[FOR_CARD] = place


def first_space(b: Board, kind: int) -> int:
    """Return the first space of a kind, GO if there is none."""
    for place in range(b.places):
        if b.kind[place] == kind:
            return place
    return 0


def open_pots(s: State, b: Board) -> None:
    """Lay what the bank puts into each pot before play."""
    for place in range(b.places):
        if b.pot_first[place] != NONE:
            s.pot[place] = 0
            lay_down(s, place, b.pot_first[place])


def take_pot(s: State, b: Board, seat: int, place: int) -> None:
    """Give all that lies on a space to the player who has stopped there."""
    amount = s.pot[place]
    s.bank_paid -= amount
    s.pot[place] = 0
    transfer_for(s, b, BANK, seat, amount, FOR_POT, place)
