"""Repeats: deals that were offered at a table, and are not offered there again unless better.

Among themselves bots ask as often as they like; where people look on, each asks everybody once in
a break. A person who has said no to a deal hears of the same deeds again only for clearly more.
Whether an offer was taken need not be known: what was taken cannot be offered again, its deeds
having moved.
"""

from typing import Final

from passgo.bots.memory import SPARED, TOLD, WATCHED, Memory
from passgo.rules.actions import Action
from passgo.rules.board import Board
from passgo.rules.limits import NONE, SEATS
from passgo.rules.state import State

BETTER: Final = 20  # a deal is another one when it brings such a part of the salary more


def may_bother(s: State, m: Memory, seat: int, other: int) -> bool:
    """Tell whether *seat* may make *other* an offer now, as far as it is a matter of manners."""
    return m.spared[other] == 0 or s.offers_made[seat * SEATS + other] == 0


def is_put_off(s: State, m: Memory, seat: int, other: int) -> bool:
    """Tell whether an offer of *seat* to another bot waits only for a break to come."""
    return m.spared[other] == WATCHED and s.offers_made[seat * SEATS + other] > 0


def is_repeat(b: Board, m: Memory, a: Action) -> bool:
    """Tell whether the offer *a* was made here before, no worse for its receiver; else note it."""
    if m.spared[a.other] != SPARED:
        return False
    if is_told_again(b, m, a):
        return True
    note_told(b, m, a)
    return False


def is_told_again(b: Board, m: Memory, a: Action) -> bool:
    """Tell whether the deal of the offer *a* was offered before, for hardly less cash."""
    at = place_of(m, deal_of(b, a))
    return at != NONE and a.amount - a.second < m.told_cash[at] + b.salary // BETTER


def note_told(b: Board, m: Memory, a: Action) -> None:
    """Note the offer *a* among those that were made."""
    deal = deal_of(b, a)
    at = place_of(m, deal)
    if at == NONE:
        at = m.next_told
        m.next_told = (at + 1) % TOLD
    m.told[at] = deal
    m.told_cash[at] = a.amount - a.second


def place_of(m: Memory, deal: int) -> int:
    """Return where a deal is remembered."""
    for at in range(TOLD):
        if m.told[at] == deal:
            return at
    return NONE


def deal_of(b: Board, a: Action) -> int:
    """Return a number for who would give which deeds to whom; never 0, which is no deal."""
    deal = a.seat * SEATS + a.other + 1
    for place in range(b.places):
        if a.deeds[place] != 0:
            deal = (deal * 31 + place * 3 + a.deeds[place]) & 0x3FFFFFF
    return deal + 1
