"""Building: houses and hotels, bought and sold evenly, from the bank's limited stock.

Clauses: CL-008, CL-009, CL-109 to CL-124, CL-136 to CL-141, CL-181 to CL-185 and counterparts.
"""

from passgo.rules.actions import Action, short_of
from passgo.rules.agenda import PLACEMENT, lot_at
from passgo.rules.board import HOTEL, HOTEL_LOT, HOUSE_LOT, STREET, Board
from passgo.rules.limits import BANK, MEMBERS, NOBODY
from passgo.rules.log import BUILDING_SOLD, BUILT, HOTEL_EXCHANGED
from passgo.rules.money import FOR_BUILDING, FOR_SALE_OF_BUILDING, transfer, why_not_spend
from passgo.rules.ownership import (
    is_built_group,
    is_mortgaged_group,
    is_offered_group,
    owns_group,
)
from passgo.rules.refusals import (
    FULLY_BUILT,
    GROUP_INCOMPLETE,
    IN_THE_OFFER,
    MORTGAGED_IN_GROUP,
    NO_HOTELS_LEFT,
    NO_HOUSES_LEFT,
    NOT_A_STREET,
    NOT_YOUR_PROPERTY,
    NOTHING_BUILT,
    TOO_FEW_HOUSES_TO_EXCHANGE,
    UNEVEN,
)
from passgo.rules.slots import placement_count_at, placement_of_at
from passgo.rules.state import State, note


def next_building(s: State, b: Board, place: int) -> int:
    """Return what the next building on a street would be: a house, or in the end a hotel."""
    if s.houses[place] >= b.houses_before_hotel:
        return HOTEL_LOT
    return HOUSE_LOT


def building_price(s: State, b: Board, place: int) -> int:
    """Return the printed price of the next building on a street (CL-111, CL-120)."""
    if next_building(s, b, place) == HOTEL_LOT:
        return b.hotel_price[place]
    return b.house_price[place]


def why_not_place(s: State, b: Board, seat: int, place: int) -> int:
    """Return why *seat* may not put the next building on *place*, money and stock aside."""
    if b.kind[place] != STREET:
        return NOT_A_STREET
    if s.owner[place] != seat:
        return NOT_YOUR_PROPERTY
    group = b.group[place]
    if not owns_group(s, b, seat, group):
        return GROUP_INCOMPLETE
    if is_mortgaged_group(s, b, group):
        return MORTGAGED_IN_GROUP
    if s.houses[place] == HOTEL:
        return FULLY_BUILT
    for at in range(b.group_size[group]):
        if s.houses[b.member[group * MEMBERS + at]] < s.houses[place]:
            return UNEVEN
    return 0


def stock_of(s: State, lot: int) -> int:
    """Return how many buildings of a kind the bank has left."""
    if lot == HOTEL_LOT:
        return s.hotels_left
    return s.houses_left


def why_not_build(s: State, b: Board, a: Action) -> int:
    """Return why *a* may not buy the next building for its place."""
    code = why_not_place(s, b, a.seat, a.place)
    if code != 0:
        return code
    if is_offered_group(s, b, b.group[a.place]):
        return IN_THE_OFFER
    lot = next_building(s, b, a.place)
    if stock_of(s, lot) == 0:
        return NO_HOTELS_LEFT if lot == HOTEL_LOT else NO_HOUSES_LEFT
    return why_not_spend(s, a, building_price(s, b, a.place))


def build(s: State, b: Board, seat: int, place: int) -> None:
    """Buy the next building at the printed price."""
    price = building_price(s, b, place)
    put_building(s, b, seat, place, price)
    transfer(s, b, seat, BANK, price, FOR_BUILDING)


def put_building(s: State, b: Board, seat: int, place: int, price: int) -> None:
    """Place the next building; a hotel sends its houses back to the bank (CL-120)."""
    if next_building(s, b, place) == HOTEL_LOT:
        s.hotels_left -= 1
        s.houses_left += s.houses[place]
        s.houses[place] = HOTEL
    else:
        s.houses_left -= 1
        s.houses[place] += 1
    note(s, BUILT, seat, NOBODY, place, price, s.houses[place])


def sold_back(b: Board, price: int) -> int:
    """Return what the bank pays back of a building's price (CL-136)."""
    return price * b.sale_percent // 100


def refund_of_street(s: State, b: Board, place: int) -> int:
    """Return what the bank pays for all buildings of one street (CL-139)."""
    if s.houses[place] == 0:
        return 0
    for_a_house = sold_back(b, b.house_price[place])
    if s.houses[place] == HOTEL:
        return sold_back(b, b.hotel_price[place]) + b.houses_before_hotel * for_a_house
    return s.houses[place] * for_a_house


def why_not_sell(s: State, b: Board, a: Action) -> int:
    """Return why *a* may not sell one building of its place, or exchange its hotel."""
    if b.kind[a.place] != STREET:
        return NOT_A_STREET
    if s.owner[a.place] != a.seat:
        return NOT_YOUR_PROPERTY
    if s.houses[a.place] == 0:
        return NOTHING_BUILT
    group = b.group[a.place]
    for at in range(b.group_size[group]):
        if s.houses[b.member[group * MEMBERS + at]] > s.houses[a.place]:
            return UNEVEN
    if s.houses[a.place] == HOTEL and houses_to_spare(s) < b.houses_before_hotel:
        return short_of(a, b.houses_before_hotel, houses_to_spare(s), TOO_FEW_HOUSES_TO_EXCHANGE)
    return 0


def houses_to_spare(s: State) -> int:
    """Return the bank's houses that are neither under the hammer nor somebody's to place."""
    return s.houses_left - count_set_aside(s, HOUSE_LOT)


def sell_building(s: State, b: Board, seat: int, place: int) -> None:
    """Sell one house at half price, or exchange a hotel for its houses (CL-138, CL-141)."""
    if s.houses[place] == HOTEL:
        refund = sold_back(b, b.hotel_price[place])
        s.hotels_left += 1
        s.houses_left -= b.houses_before_hotel
        s.houses[place] = b.houses_before_hotel
        note(s, HOTEL_EXCHANGED, seat, NOBODY, place, refund, s.houses[place])
    else:
        refund = sold_back(b, b.house_price[place])
        s.houses_left += 1
        s.houses[place] -= 1
        note(s, BUILDING_SOLD, seat, NOBODY, place, refund, s.houses[place])
    transfer(s, b, BANK, seat, refund, FOR_SALE_OF_BUILDING)


def why_not_sell_group(s: State, b: Board, a: Action) -> int:
    """Return why *a* may not sell all buildings of the group of its place."""
    if b.kind[a.place] != STREET:
        return NOT_A_STREET
    if s.owner[a.place] != a.seat:
        return NOT_YOUR_PROPERTY
    if not is_built_group(s, b, b.group[a.place]):
        return NOTHING_BUILT
    return 0


def sell_group_of(s: State, b: Board, seat: int, place: int) -> None:
    """Sell the buildings of the whole group of a place."""
    sell_group(s, b, seat, b.group[place])


def sell_group(s: State, b: Board, seat: int, group: int) -> None:
    """Sell every building of a group at once, down to bare streets (CL-140)."""
    refund = 0
    for at in range(b.group_size[group]):
        place = b.member[group * MEMBERS + at]
        if s.houses[place] > 0:
            worth = refund_of_street(s, b, place)
            return_buildings(s, place)
            refund += worth
            note(s, BUILDING_SOLD, seat, NOBODY, place, worth, 0)
    transfer(s, b, BANK, seat, refund, FOR_SALE_OF_BUILDING)


def return_buildings(s: State, place: int) -> None:
    """Put the buildings of a street back into the bank's stock."""
    if s.houses[place] == HOTEL:
        s.hotels_left += 1
    else:
        s.houses_left += s.houses[place]
    s.houses[place] = 0


def count_set_aside(s: State, lot: int) -> int:
    """Return how many buildings of a kind are under the hammer or wait to be placed (R-135)."""
    count = 0
    for at in range(s.depth):
        if lot_at(s.agenda_kind[at], s, at) == lot:
            count += 1
        elif s.agenda_kind[at] == PLACEMENT and placement_of_at(s, at) == lot:
            count += placement_count_at(s, at)
    return count
