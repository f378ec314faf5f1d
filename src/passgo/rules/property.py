"""Property: buying at the printed price, and handing deeds over.

Clauses: CL-044 to CL-047, CL-066, CL-071 and their counterparts.
"""

from passgo.rules.actions import Action, short_of
from passgo.rules.agenda import HANDOVER, pop, push, top_seat
from passgo.rules.auction import open_auction
from passgo.rules.board import AUCTION_AT_ONCE, Board
from passgo.rules.codes import NOT_ENOUGH_CASH
from passgo.rules.limits import BANK, NOBODY
from passgo.rules.log import BOUGHT, DECLINED, KEPT_CARD_MOVED
from passgo.rules.money import FOR_PRICE, free_cash, transfer
from passgo.rules.mortgage import AS_BUYER, inherit
from passgo.rules.ownership import move_deed
from passgo.rules.state import State, note


def why_not_buy(s: State, b: Board, a: Action) -> int:
    """Return why the player asked may not buy at the printed price."""
    price = b.price[s.agenda_a[s.depth - 1]]
    if free_cash(s, a.seat) < price:
        return short_of(a, price, free_cash(s, a.seat), NOT_ENOUGH_CASH)
    return 0


def buy(s: State, b: Board) -> None:
    """Pay the bank the printed price and take the deed (CL-045)."""
    seat = top_seat(s)
    place = s.agenda_a[s.depth - 1]
    pop(s)
    push(s, HANDOVER, seat, place, b.price[place], 0)
    transfer(s, seat, BANK, b.price[place], FOR_PRICE)


def decline(s: State, b: Board) -> None:
    """Leave the property to an auction at once (CL-046)."""
    seat = top_seat(s)
    place = s.agenda_a[s.depth - 1]
    pop(s)
    note(s, DECLINED, seat, NOBODY, place, b.price[place], 0)
    if b.unsold == AUCTION_AT_ONCE:
        open_auction(s, b, place)


def work_handover(s: State, b: Board) -> None:
    """Hand over what has been paid for: one deed from the bank, or all that is promised."""
    seat = top_seat(s)
    place = s.agenda_a[s.depth - 1]
    price = s.agenda_b[s.depth - 1]
    pop(s)
    if place == NOBODY:
        keep_promises(s, b)
        return
    s.owner[place] = seat
    note(s, BOUGHT, seat, BANK, place, price, 0)


def keep_promises(s: State, b: Board) -> None:
    """Hand over every deed and card that was agreed on; mortgaged ones ask their receiver."""
    for kept in range(b.kept_cards):
        taker = s.promised_card[kept]
        if taker != NOBODY:
            note(s, KEPT_CARD_MOVED, s.kept_by[kept], taker, NOBODY, kept, 0)
            s.kept_by[kept] = taker
            s.promised_card[kept] = NOBODY
    for back in range(b.places):
        place = b.places - 1 - back
        taker = s.promised[place]
        if taker != NOBODY:
            s.promised[place] = NOBODY
            move_deed(s, place, taker)
            if s.mortgaged[place]:
                inherit(s, b, taker, place, AS_BUYER)
