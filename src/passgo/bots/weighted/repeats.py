"""Repeats: deals that were offered at a table, and are not offered there again unless better.

Among themselves, in simulations, bots may ask as often as they like. A person who has said no to a
deal hears of the same deeds again only for clearly more. Whether an offer was taken need not be
known: what was taken cannot be offered again, for its deeds have another owner.
"""

from typing import Final

from passgo.bots.memory import TOLD, Memory
from passgo.rules.actions import Action
from passgo.rules.board import Board
from passgo.rules.limits import NONE, SEATS

BETTER: Final = (
    10  # of the salary, in parts: what the other must get more before a deal is another one
)


def is_repeat(b: Board, m: Memory, a: Action) -> bool:
    """Tell whether the offer *a* was made here before, no worse for its receiver; else note it."""
    if m.courteous == 0:
        return False
    deal = deal_of(b, a)
    cash = a.amount - a.second
    at = place_of(m, deal)
    if at != NONE and cash < m.told_cash[at] + b.salary // BETTER:
        return True
    if at == NONE:
        at = m.next_told
        m.next_told = (at + 1) % TOLD
    m.told[at] = deal
    m.told_cash[at] = cash
    return False


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
