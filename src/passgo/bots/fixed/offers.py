"""Offers of the fixed policies: lone streets that complete a group are sold, asked for or swapped.

A street is lone when it is a player's only one of its colour. Nothing mortgaged is traded.
"""

from passgo.bots.blank_actions import act, clear_goods
from passgo.bots.memory import Memory
from passgo.bots.weighted.deed_worth import completes
from passgo.rules.actions import ASKED, GIVEN, OFFER, Action
from passgo.rules.board import STREET, Board
from passgo.rules.limits import GROUPS, NONE, PLACES, SEATS
from passgo.rules.money import free_cash
from passgo.rules.slots import bargain_value
from passgo.rules.state import PLAYING, State
from passgo.rules.trade import why_not_accept, why_not_offer


def is_lone_and_completes(
    s: State, b: Board, m: Memory, place: int, owner: int, wisher: int
) -> bool:
    """Tell whether *place* is the lone street of its *owner* and the last that *wisher* lacks."""
    return (
        b.kind[place] == STREET
        and not s.mortgaged[place]
        and m.held[owner * GROUPS + b.group[place]] == 1
        and completes(b, m, wisher, place)
    )


def lone_street(s: State, b: Board, m: Memory, owner: int, wisher: int) -> int:
    """Return the first lone street of *owner* that completes a group of *wisher*, or NONE."""
    for at in range(m.owns[owner]):
        place = m.own[owner * PLACES + at]
        if is_lone_and_completes(s, b, m, place, owner, wisher):
            return place
    return NONE


def sell_price(s: State, b: Board, place: int, buyer: int) -> int:
    """Return the price asked for a street that completes the buyer's group."""
    return max(b.price[place] * 3 // 2, s.cash[buyer] // 2)


def offer_fixed(s: State, b: Board, m: Memory, seat: int, a: Action) -> bool:
    """Fill *a* with an offer to a player who has had none in this turn."""
    other = seat
    for _ in range(1, s.seats):
        other += 1
        if other == s.seats:
            other = 0
        pair = seat * SEATS + other
        if m.shared[pair] == 0:
            continue  # no deed of one completes a group of the other
        if s.status[other] == PLAYING and s.offers_made[pair] == 0:
            if draft_fixed(s, b, m, seat, other, a) and why_not_offer(s, b, a) == 0:
                return True
    return False


def draft_fixed(s: State, b: Board, m: Memory, seat: int, other: int, a: Action) -> bool:
    """Fill *a* with a swap, a wish or a sale, in this order; False: there is none."""
    sold = lone_street(s, b, m, seat, other)
    if sold != NONE and sell_price(s, b, sold, other) > s.cash[other]:
        sold = NONE
    wished = NONE
    if s.cash[seat] >= b.salary:
        wished = lone_street(s, b, m, other, seat)
    if sold == NONE and wished == NONE:
        return False
    act(a, OFFER, seat)
    a.other = other
    clear_goods(a)
    if NONE not in (sold, wished):
        draft_fixed_swap(s, b, a, sold, wished)
        return True
    if wished != NONE:
        a.deeds[wished] = ASKED
        a.amount = b.price[wished] * 9 // 8
        return s.cash[seat] - a.amount > b.salary // 2
    a.deeds[sold] = GIVEN
    a.second = sell_price(s, b, sold, other)
    return True


def draft_fixed_swap(s: State, b: Board, a: Action, sold: int, wished: int) -> None:
    """Ask for a street and 0.75 of its price less the price of the one given, in one sum."""
    a.deeds[sold] = GIVEN
    a.deeds[wished] = ASKED
    paid = b.price[wished] * 3 // 4
    asked = sell_price(s, b, sold, a.other)
    if asked >= paid:
        a.second = asked - paid
    else:
        a.amount = paid - asked


def answers_fixed(s: State, b: Board, m: Memory, seat: int) -> bool:
    """Tell whether a fixed policy accepts the offer on the table."""
    gained = 0
    lost = 0
    list_value = 0
    gets = 0
    for group in range(b.groups):
        m.change[group] = 0
    for at in range(m.deeds):
        place = m.deed[at]
        if s.offer_deeds[place] == 0:
            continue
        if s.mortgaged[place]:
            return False
        if s.offer_deeds[place] == GIVEN:
            list_value += b.price[place]
            gets += 1
            m.change[b.group[place]] += 1
        else:
            list_value -= b.price[place]
            m.change[b.group[place]] -= 1
    for group in range(b.groups):
        held = m.held[seat * GROUPS + group]
        size = b.group_size[group]
        if held < size and held + m.change[group] == size:
            gained += 1
        if held == size and m.change[group] < 0:
            lost += 1
    return judge_fixed(s, b, seat, gained - lost, list_value, gets)


def judge_fixed(s: State, b: Board, seat: int, groups: int, list_value: int, gets: int) -> bool:
    """Tell whether groups, cash and list prices satisfy a fixed policy."""
    net = s.offer_asks - s.offer_gives
    cash = free_cash(s, seat)
    if (gets == 0 and s.offer_gives == 0) or bargain_value(s) != NONE:
        return False
    if why_not_accept(s) != 0:
        return False
    if groups > 0:
        return net < cash
    if groups < 0:
        return False
    after = cash - net
    if after < b.salary // 2:
        return False
    return after >= b.salary or list_value - net > 0
