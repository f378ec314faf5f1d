"""Building: building where a house earns most for its price, lifting mortgages, and shortages."""

from passgo.bots.blank_actions import act
from passgo.bots.memory import NEVER, Memory
from passgo.bots.weighted.cash import can_raise_from_lone_deeds, deed_to_mortgage, pawn, reserve
from passgo.bots.weighted.deed_sales import hawk
from passgo.bots.weighted.valuation import sleep_until
from passgo.rules.actions import BUILD, LIFT, PLACE, WISH, Action
from passgo.rules.board import HOTEL, STREET, Board
from passgo.rules.building import building_price, next_building, stock_of
from passgo.rules.limits import MEMBERS, NONE, PLACES
from passgo.rules.mortgage import lifting_cost
from passgo.rules.rent import rent_by_houses
from passgo.rules.shortage import may_build_in, most_to_wish, why_not_put
from passgo.rules.state import State


def level_above(b: Board, houses: int) -> int:
    """Return the level of a street after one more building."""
    if houses >= b.houses_before_hotel:
        return HOTEL
    return houses + 1


def emptiest_street(s: State, b: Board, group: int) -> int:
    """Return the street of a group with fewest buildings, the dearest of them."""
    best = b.member[group * MEMBERS]
    for at in range(1, b.group_size[group]):
        place = b.member[group * MEMBERS + at]
        if s.houses[place] <= s.houses[best]:
            best = place
    return best


def rent_gain(s: State, b: Board, place: int) -> int:
    """Return what rent the next building on a street adds, in thousandths of its price."""
    now = rent_by_houses(b, place, s.houses[place], True)
    then = rent_by_houses(b, place, level_above(b, s.houses[place]), True)
    return max(0, then - now) * 1000 // max(1, building_price(s, b, place))


def best_site(s: State, b: Board, m: Memory, seat: int) -> int:
    """Return the street where the next building of *seat* earns most for its price, or NONE.

    The first two houses of a street count as steps to the third, which earns most of all.
    """
    best = NONE
    most = 0
    for number in range(m.estates_held):
        group = m.estate[number]
        if m.complete[group] != seat:
            continue
        place = emptiest_street(s, b, group)
        gain = m.third[place] if s.houses[place] < 3 else rent_gain(s, b, place)
        if gain > most and may_build_in(s, b, seat, group):
            if stock_of(s, next_building(s, b, place)) > 0:
                best = place
                most = gain
    return best


def deed_to_free(s: State, b: Board, m: Memory, seat: int) -> int:
    """Return a mortgaged deed of a complete colour group of *seat*, or NONE."""
    for number in range(m.estates_held):
        group = m.estate[number]
        if m.complete[group] == seat:
            for at in range(b.group_size[group]):
                place = b.member[group * MEMBERS + at]
                if s.mortgaged[place]:
                    return place
    return NONE


def lone_deed_to_lift(s: State, b: Board, m: Memory, seat: int) -> int:
    """Return the dearest mortgaged deed of *seat*, or NONE."""
    best = NONE
    for at in range(m.owns[seat]):
        place = m.own[seat * PLACES + at]
        if s.mortgaged[place] and (best == NONE or b.price[place] > b.price[best]):
            best = place
    return best


def improve(s: State, b: Board, m: Memory, a: Action, seat: int) -> bool:
    """Fill *a* with a building or the lifting of a mortgage; False: nothing to do or to spend."""
    if m.estates[seat] == 0:
        return lift_when_rich(s, b, m, a, seat)
    kept = reserve(s, b, m, seat)
    wake = NEVER
    freed = deed_to_free(s, b, m, seat) if m.pawned[seat] else NONE
    if freed != NONE:
        wake = kept + lifting_cost(s, b, freed)
        if s.cash[seat] >= wake:
            act(a, LIFT, seat)
            a.place = freed
            return True
    site = best_site(s, b, m, seat)
    if site != NONE:
        price = building_price(s, b, site)
        if build_or_press(s, b, m, a, seat, site, kept + price):
            return True
        wake = min(wake, kept + price)
    if wake == NEVER:
        return lift_when_rich(s, b, m, a, seat)
    sleep_until(m, seat, wake)
    return False


def build_or_press(
    s: State, b: Board, m: Memory, a: Action, seat: int, site: int, needed: int
) -> bool:
    """Build on *site*; a bot that presses sells or mortgages lone deeds for the first houses."""
    act(a, BUILD, seat)
    a.place = site
    if s.cash[seat] >= needed:
        return True
    if s.houses[site] >= m.presses[seat]:
        return False
    if not can_raise_from_lone_deeds(s, b, m, seat, needed - s.cash[seat]):
        return False
    spare = deed_to_mortgage(s, b, m, a, seat, True)
    if spare == NONE:
        return False
    if not hawk(s, b, m, a, seat, spare):
        pawn(m, a, seat, spare)
    return True


def lift_when_rich(s: State, b: Board, m: Memory, a: Action, seat: int) -> bool:
    """Lift the mortgage of the dearest deed once twice its cost is to spare."""
    place = lone_deed_to_lift(s, b, m, seat) if m.pawned[seat] else NONE
    if place == NONE:
        m.pawned[seat] = 0
        sleep_until(m, seat, NEVER)
        return False
    wake = 2 * lifting_cost(s, b, place) + reserve(s, b, m, seat)
    if s.cash[seat] >= wake:
        act(a, LIFT, seat)
        a.place = place
        return True
    sleep_until(m, seat, wake)
    return False


def decide_wish(s: State, b: Board, m: Memory, a: Action, seat: int) -> None:
    """Wish for as many scarce buildings as the purse allows."""
    site = best_site(s, b, m, seat)
    act(a, WISH, seat)
    if site == NONE:
        return
    price = max(1, building_price(s, b, site))
    spare = max(0, s.cash[seat] - reserve(s, b, m, seat))
    a.amount = min(most_to_wish(s, b, seat), spare // price)


def decide_placement(s: State, b: Board, a: Action, seat: int) -> None:
    """Put a building in hand where it earns most."""
    act(a, PLACE, seat)
    most = -1
    for place in range(b.places):
        if b.kind[place] == STREET and why_not_put(s, b, seat, place) == 0:
            gain = rent_gain(s, b, place)
            if gain > most:
                most = gain
                a.place = place
