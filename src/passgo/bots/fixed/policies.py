"""Fixed policies FP-A, FP-B and FP-C of the literature (Bonjour, Haliem et al. 2022), as bots.

G is the salary. FP-A likes all properties alike; FP-B likes stations and the dearest colour,
FP-C stations and the second and fourth colour on the way round. A policy buys what it likes while
it keeps G; anything else only when that completes a group.
"""

from typing import Final

from passgo.bots.blank_actions import act
from passgo.bots.fallback import simplest
from passgo.bots.fixed.offers import answers_fixed, offer_fixed
from passgo.bots.memory import NEVER, Memory
from passgo.bots.weighted.building import decide_placement, level_above
from passgo.bots.weighted.cash import fullest_street, sell_from
from passgo.bots.weighted.deed_worth import completes
from passgo.bots.weighted.jail import kept_card_of
from passgo.bots.weighted.powers import decide_token
from passgo.bots.weighted.valuation import sleep_until
from passgo.rules.actions import (
    ACCEPT,
    BID,
    BUILD,
    BUY,
    DECLINE,
    GIVE_UP,
    LEAVE,
    LIFT,
    MORTGAGE,
    PAY_FINE,
    PAY_OFF,
    REFUSE,
    ROLL,
    USE_CARD,
    Action,
)
from passgo.rules.agenda import (
    AUCTION,
    BARGAIN,
    BREAK,
    DEBT,
    INHERITANCE,
    PLACEMENT,
    PURCHASE,
    TOKEN_CHOICE,
)
from passgo.rules.auction import lowest_bid
from passgo.rules.board import HOTEL, STATION, STREET, Board
from passgo.rules.building import building_price, next_building, stock_of, why_not_build
from passgo.rules.debt import can_raise
from passgo.rules.jail import why_not_pay_fine
from passgo.rules.limits import GROUPS, MEMBERS, NONE, PLACES, RENTS
from passgo.rules.money import free_cash
from passgo.rules.mortgage import lifting_cost, pay_off_cost, why_not_mortgage
from passgo.rules.ownership import is_built_group
from passgo.rules.property import why_not_buy
from passgo.rules.slots import auction_bid, auction_of, debt_amount, purchase_place
from passgo.rules.state import State

FIXED_A: Final = 1
FIXED_B: Final = 2
FIXED_C: Final = 3


def decide_fixed(s: State, b: Board, m: Memory, a: Action, frame: int, seat: int) -> None:
    """Answer the frame on top as the fixed policy of *seat* does."""
    act(a, simplest(frame), seat)
    if frame == BREAK:
        leave_jail_fixed(s, b, a, seat)
        return
    m.ready[seat] = 0
    m.pawned[seat] = 1
    if frame == PURCHASE:
        buy_fixed(s, b, m, a, seat)
    elif frame == AUCTION:
        bid_fixed(s, b, m, a, seat)
    elif frame == BARGAIN:
        a.kind = ACCEPT if answers_fixed(s, b, m, seat) else REFUSE
    elif frame == DEBT:
        raise_fixed(s, b, m, a, seat)
    elif frame == INHERITANCE:
        if free_cash(s, seat) - pay_off_cost(s, b) >= b.salary:
            a.kind = PAY_OFF
    elif frame == PLACEMENT:
        decide_placement(s, b, a, seat)
    elif frame == TOKEN_CHOICE:
        decide_token(s, b, a, seat)


def likes(b: Board, policy: int, group: int) -> bool:
    """Tell whether a policy likes a group."""
    if policy == FIXED_A or b.group_kind[group] == STATION:
        return True
    if b.group_kind[group] != STREET:
        return False
    before = 0
    dearer = 0
    first = b.member[group * MEMBERS]
    for other in range(b.groups):
        if b.group_kind[other] == STREET:
            rival = b.member[other * MEMBERS]
            if rival < first:
                before += 1
            if b.price[rival] > b.price[first]:
                dearer += 1
    if policy == FIXED_B:
        return dearer == 0
    return before in (1, 3)


def leave_jail_fixed(s: State, b: Board, a: Action, seat: int) -> None:
    """Leave jail with G in hand, by a card before the fine."""
    a.kind = ROLL
    if not s.jailed[seat] or s.cash[seat] < b.salary:
        return
    kept = kept_card_of(s, b, seat)
    if kept != NONE:
        a.kind = USE_CARD
        a.place = kept
    elif why_not_pay_fine(s, b, a) == 0:
        a.kind = PAY_FINE


def buy_fixed(s: State, b: Board, m: Memory, a: Action, seat: int) -> None:
    """Buy what is liked and leaves G, or what completes a group, mortgaging one deed for it."""
    place = purchase_place(s)
    price = b.price[place]
    cash = free_cash(s, seat)
    a.kind = DECLINE
    if completes(b, m, seat, place):
        a.kind = BUY
        if why_not_buy(s, b, a) != 0:
            a.place = pawn_for(s, b, m, a, price)
            a.kind = DECLINE if a.place == NONE else MORTGAGE
    elif likes(b, m.kind[seat], b.group[place]) and cash - price >= b.salary:
        a.kind = BUY


def pawn_for(s: State, b: Board, m: Memory, a: Action, price: int) -> int:
    """Return the cheapest deed whose mortgage alone covers *price*; lone ones are skipped."""
    best = NONE
    for at in range(m.deeds):
        a.place = m.deed[at]
        if b.mortgage[a.place] < price or m.held[a.seat * GROUPS + b.group[a.place]] == 1:
            continue
        if best == NONE or b.price[a.place] < b.price[best]:
            if why_not_mortgage(s, b, a) == 0:
                best = a.place
    return best


def bid_fixed(s: State, b: Board, m: Memory, a: Action, seat: int) -> None:
    """Halve the way to the list price; above it bid only for a deed that completes a group."""
    lot = auction_of(s)
    now = auction_bid(s)
    cash = free_cash(s, seat)
    a.kind = LEAVE
    if lot < 0:
        price = 0
        wanted = False
    else:
        price = b.price[lot]
        wanted = completes(b, m, seat, lot)
    raised = 0
    if now < price:
        raised = now + (price - now) // 2
    elif wanted and cash > now:
        raised = now + (cash - now) // 4
    if raised >= lowest_bid(s, b) and raised < cash:
        a.kind = BID
        a.amount = raised


def poll_fixed(s: State, b: Board, m: Memory, seat: int, a: Action) -> bool:
    """Fill *a* with an offer in one's own turn, a building or the lifting of a mortgage."""
    if s.turn == seat and m.partners[seat] > 0 and offer_fixed(s, b, m, seat, a):
        return True
    if s.cash[seat] < m.ready[seat]:
        return False
    sleep_until(m, seat, NEVER)
    if build_fixed(s, b, m, seat, a) or lift_fixed(s, b, m, seat, a):
        m.ready[seat] = 0
        return True
    return False


def build_fixed(s: State, b: Board, m: Memory, seat: int, a: Action) -> bool:
    """Build the step with the largest extra rent less cost, with no reserve.

    It is ready again, at the soonest, once it holds the cash for the cheapest step.
    """
    if m.estates[seat] == 0:
        return False
    best = NONE
    most = 0
    act(a, BUILD, seat)
    for number in range(m.estates_held):
        group = m.estate[number]
        if m.complete[group] != seat:
            continue
        for at in range(b.group_size[group]):
            a.place = b.member[group * MEMBERS + at]
            if s.houses[a.place] == HOTEL:
                continue
            price = building_price(s, b, a.place)
            sleep_until(m, seat, min(m.ready[seat], price))
            if s.cash[seat] < price or stock_of(s, next_building(s, b, a.place)) == 0:
                continue
            if why_not_build(s, b, a) == 0:
                level = a.place * RENTS
                extra = b.rent[level + level_above(b, s.houses[a.place])]
                extra -= b.rent[level + s.houses[a.place]] + price
                if best == NONE or extra > most:
                    best = a.place
                    most = extra
    a.place = best
    return best != NONE


def lift_fixed(s: State, b: Board, m: Memory, seat: int, a: Action) -> bool:
    """Lift a mortgage while G is left."""
    if m.pawned[seat] == 0:
        return False
    m.pawned[seat] = 0
    for at in range(m.owns[seat]):
        place = m.own[seat * PLACES + at]
        if s.mortgaged[place]:
            m.pawned[seat] = 1
            needed = lifting_cost(s, b, place) + b.salary
            sleep_until(m, seat, min(m.ready[seat], needed))
            if s.cash[seat] >= needed:
                act(a, LIFT, seat)
                a.place = place
                return True
    return False


def raise_fixed(s: State, b: Board, m: Memory, a: Action, seat: int) -> None:
    """Mortgage what is unimproved, cheapest first, then sell buildings; else give up."""
    a.kind = GIVE_UP
    if not can_raise(s, b, seat, debt_amount(s)):
        return
    best = NONE
    for at in range(m.owns[seat]):
        a.place = m.own[seat * PLACES + at]
        if best == NONE or b.price[a.place] < b.price[best]:
            if why_not_mortgage(s, b, a) == 0:
                best = a.place
    a.kind = MORTGAGE
    a.place = best
    if best == NONE:
        sell_fixed(s, b, m, a, seat)


def sell_fixed(s: State, b: Board, m: Memory, a: Action, seat: int) -> None:
    """Sell a building of the first built group."""
    for group in range(b.groups):
        if m.complete[group] == seat and is_built_group(s, b, group):
            sell_from(s, b, a, seat, fullest_street(s, b, group))
            return
