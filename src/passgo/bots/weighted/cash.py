"""Cash: how much cash a bot keeps back, and how it raises what it lacks."""

from passgo.bots.blank_actions import act
from passgo.bots.memory import Memory
from passgo.rules.actions import MORTGAGE, SELL, SELL_GROUP, Action
from passgo.rules.board import HOTEL, Board
from passgo.rules.building import sold_back, why_not_sell
from passgo.rules.limits import GROUPS, MEMBERS, NONE, PLACES, RENTS
from passgo.rules.mortgage import why_not_mortgage
from passgo.rules.state import State


def largest_threat(s: State, b: Board, m: Memory, seat: int) -> int:
    """Return the highest rent of a built street of another player."""
    worst = 0
    for number in range(m.estates_held):
        group = m.estate[number]
        if m.complete[group] != seat:
            worst = max(worst, highest_rent(s, b, group))
    return worst


def largest_rent(s: State, b: Board, m: Memory, seat: int) -> int:
    """Return the highest rent of a built street of *seat*."""
    best = 0
    for number in range(m.estates_held):
        group = m.estate[number]
        if m.complete[group] == seat:
            best = max(best, highest_rent(s, b, group))
    return best


def highest_rent(s: State, b: Board, group: int) -> int:
    """Return the highest rent of a built street of a group."""
    highest = 0
    for at in range(b.group_size[group]):
        place = b.member[group * MEMBERS + at]
        if s.houses[place] > 0:
            highest = max(highest, b.rent[place * RENTS + s.houses[place]])
    return highest


def reserve(s: State, b: Board, m: Memory, seat: int) -> int:
    """Return the cash that *seat* does not spend of its own will."""
    kept = b.salary * m.floor[seat] // 100
    if m.fears[seat] == 0:
        return kept
    return kept + largest_threat(s, b, m, seat) * m.fears[seat] // 100


def deed_to_mortgage(
    s: State, b: Board, m: Memory, a: Action, seat: int, spare_groups: bool
) -> int:
    """Return the deed that *seat* misses least, or NONE: lone ones before parts of groups."""
    best = NONE
    least = 0
    act(a, MORTGAGE, seat)
    for at in range(m.owns[seat]):
        place = m.own[seat * PLACES + at]
        if s.mortgaged[place]:
            continue
        group = b.group[place]
        in_group = m.complete[group] == seat
        if in_group and spare_groups:
            continue
        loss = b.price[place] * (1 + m.held[seat * GROUPS + group])
        if in_group:
            loss = loss * 4
        if best == NONE or loss < least:
            a.place = place
            if why_not_mortgage(s, b, a) == 0:
                best = place
                least = loss
    return best


def street_to_sell_from(s: State, b: Board, m: Memory, seat: int) -> int:
    """Return the street where *seat* loses least rent for the money by selling, or NONE."""
    best = NONE
    least = 0
    for number in range(m.estates_held):
        group = m.estate[number]
        if m.complete[group] != seat:
            continue
        place = fullest_street(s, b, group)
        if s.houses[place] == 0:
            continue
        below = level_below(b, s.houses[place])
        level = place * RENTS
        loss = b.rent[level + s.houses[place]] - b.rent[level + below]
        price = b.hotel_price[place] if s.houses[place] == HOTEL else b.house_price[place]
        loss = loss * 1000 // max(1, sold_back(b, price))
        if best == NONE or loss < least:
            best = place
            least = loss
    return best


def fullest_street(s: State, b: Board, group: int) -> int:
    """Return a street of a group with most buildings."""
    best = b.member[group * MEMBERS]
    for at in range(1, b.group_size[group]):
        place = b.member[group * MEMBERS + at]
        if s.houses[place] > s.houses[best]:
            best = place
    return best


def level_below(b: Board, houses: int) -> int:
    """Return the level of a street after one sale."""
    if houses == HOTEL:
        return b.houses_before_hotel
    return houses - 1


def raise_cash(s: State, b: Board, m: Memory, a: Action, seat: int) -> bool:
    """Fill *a* with the sale or mortgage that hurts least; False: nothing is left."""
    m.ready[seat] = 0
    place = deed_to_mortgage(s, b, m, a, seat, True)
    if place == NONE:
        street = street_to_sell_from(s, b, m, seat)
        if street != NONE:
            sell_from(s, b, a, seat, street)
            return True
        place = deed_to_mortgage(s, b, m, a, seat, False)
    pawn(m, a, seat, place)
    return place != NONE


def pawn(m: Memory, a: Action, seat: int, place: int) -> None:
    """Fill *a* with a mortgage, and remember that there will be one to lift."""
    m.pawned[seat] = 1
    act(a, MORTGAGE, seat)
    a.place = place


def sell_from(s: State, b: Board, a: Action, seat: int, street: int) -> None:
    """Fill *a* with the sale of a building, or of all in its group where one alone cannot be."""
    act(a, SELL, seat)
    a.place = street
    if why_not_sell(s, b, a) != 0:
        a.kind = SELL_GROUP


def can_raise_from_lone_deeds(s: State, b: Board, m: Memory, seat: int, amount: int) -> bool:
    """Tell whether mortgages outside complete groups would bring so much."""
    total = 0
    for at in range(m.owns[seat]):
        place = m.own[seat * PLACES + at]
        if not s.mortgaged[place] and m.complete[b.group[place]] != seat:
            total += b.mortgage[place]
    return total >= amount
