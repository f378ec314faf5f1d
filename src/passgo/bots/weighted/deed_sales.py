"""Deed sales: a lone deed is offered to another player when houses are wanted and cash is short.

A mortgage brings half the price; another player may pay all of it. A bot asks a little less than
the price, one that haggles much more before that, and what nobody wants is mortgaged.
"""

from typing import Final

from passgo.bots.blank_actions import act, clear_goods
from passgo.bots.memory import Memory
from passgo.bots.weighted.deed_worth import completes
from passgo.bots.weighted.repeats import is_repeat, may_bother
from passgo.rules.actions import GIVEN, OFFER, Action
from passgo.rules.board import Board
from passgo.rules.limits import NONE, SEATS
from passgo.rules.state import PLAYING, State
from passgo.rules.trade import has_offers_left, why_not_offer

ASKS: Final = 2  # offers of deeds to one player before ownership changes


def hawk(s: State, b: Board, m: Memory, a: Action, seat: int, place: int) -> bool:
    """Fill *a* with the offer of a lone deed for cash; False: nobody is left to ask."""
    if m.haggles[seat] and hawk_dearly(s, b, m, a, seat, place):
        return True
    for step in range(1, s.seats):
        other = (seat + step) % s.seats
        pair = seat * SEATS + other
        if m.hawked[pair] < ASKS and may_buy(s, b, m, seat, other, place):
            m.hawked[pair] = ASKS
            lay_for_sale(a, seat, other, place, b.price[place] * 19 // 20)
            if why_not_offer(s, b, a) == 0 and not is_repeat(b, m, a):
                return True
    return False


def hawk_dearly(s: State, b: Board, m: Memory, a: Action, seat: int, place: int) -> bool:
    """Fill *a* with a deed at much more than its price, for one who has not refused that yet."""
    for step in range(1, s.seats):
        other = (seat + step) % s.seats
        pair = seat * SEATS + other
        if m.hawked[pair] == 0 and may_buy(s, b, m, seat, other, place):
            if is_wary(s, m, pair, other):
                continue
            m.hawked[pair] = 1
            price = max(b.price[place] * 6 // 5, max(0, s.cash[other] - b.salary) * 2 // 3)
            lay_for_sale(a, seat, other, place, price)
            if why_not_offer(s, b, a) == 0 and not is_repeat(b, m, a):
                m.dear[pair] = place
                return True
    return False


def is_wary(s: State, m: Memory, pair: int, other: int) -> bool:
    """Tell whether *other* has ever refused a dear deed; the last one offered tells it now."""
    if m.dear[pair] != NONE:
        if s.owner[m.dear[pair]] != other:
            m.wary[pair] = 1
        m.dear[pair] = NONE
    return m.wary[pair] == 1


def may_buy(s: State, b: Board, m: Memory, seat: int, other: int, place: int) -> bool:
    """Tell whether a deed may be offered to *other*: nobody is handed a group."""
    return (
        s.status[other] == PLAYING
        and has_offers_left(s, b, seat, other)
        and may_bother(s, m, seat, other)
        and not completes(b, m, other, place)
    )


def lay_for_sale(a: Action, seat: int, other: int, place: int, price: int) -> None:
    """Write a sale into *a*."""
    act(a, OFFER, seat)
    clear_goods(a)
    a.other = other
    a.deeds[place] = GIVEN
    a.second = price
