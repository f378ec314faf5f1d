"""Shortage: wishes for scarce buildings, and the auctions that decide between them.

Clauses: CL-122 to CL-128, CL-216, CL-217 and their counterparts.
"""

from passgo.rules.actions import Action, short_of
from passgo.rules.agenda import (
    PLACEMENT,
    bit,
    holds,
    is_open_to_all,
    pop,
    remove_frame,
    seat_at,
    top_kind,
    top_seat,
    without,
)
from passgo.rules.auction import put_up
from passgo.rules.board import HOTEL, HOTEL_LOT, STREET, Board
from passgo.rules.building import (
    build,
    building_price,
    next_building,
    put_building,
    stock_of,
    why_not_build,
    why_not_place,
)
from passgo.rules.limits import BANK, MEMBERS, NOBODY, NONE
from passgo.rules.log import (
    BID_RETURNED,
    BUILDINGS_AUCTIONED,
    GRANT_LAPSED,
    WISHED,
    WISHES_OPENED,
)
from passgo.rules.money import FOR_BID, free_cash, transfer
from passgo.rules.ownership import is_mortgaged_group, owns_group
from passgo.rules.refusals import (
    NOT_A_STREET,
    NOT_ENOUGH_CASH,
    NOT_NOW,
    OUT_OF_RANGE,
    WISH_TOO_LARGE,
)
from passgo.rules.slots import (
    placement_count,
    placement_of,
    placement_of_at,
    placement_paid,
    placement_paid_at,
    placement_price,
    placement_price_at,
    push_placement,
    push_wishes,
    set_placement_count,
    set_wishes_auctions,
    set_wishes_to_ask,
    wishes_auctions,
    wishes_for,
    wishes_to_ask,
)
from passgo.rules.state import PLAYING, State, next_seat, note


def buyable(s: State, b: Board, seat: int, lot: int) -> int:
    """Return how many buildings of a kind *seat* could legally place and pay for now (CL-216)."""
    cash = free_cash(s, seat)
    total = 0
    price = cheapest_above(s, b, seat, lot, 0)
    while price != NONE and price <= cash:  # what is dearer cannot be paid either
        room = room_at_price(s, b, seat, lot, price)
        affordable = cash // price if price > 0 else room
        count = min(room, affordable)
        total += count
        cash -= count * price
        price = cheapest_above(s, b, seat, lot, price)
    return total


def price_of(b: Board, lot: int, place: int) -> int:
    """Return the printed price of one kind of building on a street."""
    if lot == HOTEL_LOT:
        return b.hotel_price[place]
    return b.house_price[place]


def may_build_in(s: State, b: Board, seat: int, group: int) -> bool:
    """Tell whether *seat* holds a complete colour group free of mortgages."""
    return (
        b.group_kind[group] == STREET
        and owns_group(s, b, seat, group)
        and not is_mortgaged_group(s, b, group)
    )


def room_in(s: State, b: Board, group: int, lot: int) -> int:
    """Return how many buildings of a kind fit into a group as it stands."""
    room = 0
    for at in range(b.group_size[group]):
        houses = s.houses[b.member[group * MEMBERS + at]]
        if lot == HOTEL_LOT:
            if houses < b.houses_before_hotel:
                return 0
            if houses != HOTEL:
                room += 1
        elif houses < b.houses_before_hotel:
            room += b.houses_before_hotel - houses
    return room


def room_at_price(s: State, b: Board, seat: int, lot: int, price: int) -> int:
    """Return how many buildings *seat* could place in groups with this printed price."""
    room = 0
    for group in range(b.groups):
        if may_build_in(s, b, seat, group):
            if price_of(b, lot, b.member[group * MEMBERS]) == price:
                room += room_in(s, b, group, lot)
    return room


def cheapest_above(s: State, b: Board, seat: int, lot: int, floor: int) -> int:
    """Return the lowest printed price above *floor* at which *seat* has room, or NONE."""
    best = NONE
    for group in range(b.groups):
        if may_build_in(s, b, seat, group) and room_in(s, b, group, lot) > 0:
            price = price_of(b, lot, b.member[group * MEMBERS])
            if price > floor and (best == NONE or price < best):
                best = price
    return best


def rivals_room(s: State, b: Board, seat: int, lot: int) -> int:
    """Return how many buildings of a kind would fit into the groups of all others, cash aside."""
    room = 0
    for group in range(b.groups):
        owner = s.owner[b.member[group * MEMBERS]]
        if owner != NOBODY and owner != seat and may_build_in(s, b, owner, group):
            room += room_in(s, b, group, lot)
    return room


def is_contested(s: State, b: Board, seat: int, lot: int, count: int) -> bool:
    """Tell whether a purchase would leave less stock than the others could buy (CL-216)."""
    left = stock_of(s, lot) - count
    if rivals_room(s, b, seat, lot) <= left:
        return False
    others = 0
    for rival in range(s.seats):
        if rival != seat and s.status[rival] == PLAYING:
            others += buyable(s, b, rival, lot)
    return left < others


def why_not_order(s: State, b: Board, a: Action) -> int:
    """Return why *a* may not order a building, or wish for so many if others want it too."""
    code = why_not_build(s, b, a)
    if code != 0:
        return code
    if is_break_interrupted(s):
        return NOT_NOW  # what a text asks comes first: then all are asked what they wish (RE-256)
    if a.amount < 0:
        return OUT_OF_RANGE
    lot = next_building(s, b, a.place)
    limit = min(buyable(s, b, a.seat, lot), stock_of(s, lot)) if a.amount > 1 else 1
    if a.amount > limit:
        return short_of(a, a.amount, limit, WISH_TOO_LARGE)
    return 0


def is_break_interrupted(s: State) -> bool:
    """Tell whether something lies on a break, in which all might build."""
    for at in range(s.depth - 1):
        if is_open_to_all(s.agenda_kind[at]):
            return True
    return False


def order_building(s: State, b: Board, a: Action) -> None:
    """Buy a building at once, or, when it is contested in a break, open the wishes."""
    lot = next_building(s, b, a.place)
    count = max(1, a.amount)
    if is_open_to_all(top_kind(s)) and is_contested(s, b, a.seat, lot, count):
        open_wishes(s, b, a.seat, lot, count)
        return
    build(s, b, a.seat, a.place)


def open_wishes(s: State, b: Board, seat: int, lot: int, count: int) -> None:
    """Turn an order into a wish and ask each rival once (CL-216)."""
    asked = 0
    for rival in range(s.seats):
        s.wish[rival] = 0
        if rival != seat and s.status[rival] == PLAYING and buyable(s, b, rival, lot) > 0:
            asked += bit(rival)
    s.wish[seat] = count
    push_wishes(s, lot, asked, 0)
    note(s, WISHES_OPENED, seat, NOBODY, lot, count, asked)


def next_wisher(s: State) -> int:
    """Return who is asked next, clockwise from the player about to throw (R-019)."""
    asked = wishes_to_ask(s)
    seat = s.turn
    for _ in range(s.seats):
        if holds(asked, seat):
            return seat
        seat = next_seat(s, seat)
    return NOBODY


def most_to_wish(s: State, b: Board, seat: int) -> int:
    """Return the most that *seat* may wish for: what it could buy, and what the bank has."""
    lot = wishes_for(s)
    return min(buyable(s, b, seat, lot), stock_of(s, lot))


def why_not_wish(s: State, b: Board, a: Action) -> int:
    """Return why *a* may not wish for so many buildings."""
    limit = most_to_wish(s, b, a.seat)
    if a.amount < 0:
        return OUT_OF_RANGE
    if a.amount > limit:
        return short_of(a, a.amount, limit, WISH_TOO_LARGE)
    return 0


def wish(s: State, a: Action) -> None:
    """Take down the wish of one player, a number or none."""
    s.wish[a.seat] = a.amount
    set_wishes_to_ask(s, without(wishes_to_ask(s), a.seat))
    note(s, WISHED, a.seat, NOBODY, wishes_for(s), a.amount, 0)


def work_wishes(s: State, b: Board) -> bool:
    """When all are asked, sell at the printed price or auction; False: somebody is asked."""
    if wishes_to_ask(s) != 0:
        return False
    if wishes_auctions(s) == 0 and wishes_together(s) <= stock_of(s, wishes_for(s)):
        grant_wishes(s)
    else:
        auction_next_building(s, b)
    return True


def wishes_together(s: State) -> int:
    """Return the number of buildings that all players together wish for."""
    total = 0
    for seat in range(s.seats):
        total += s.wish[seat]
    return total


def grant_wishes(s: State) -> None:
    """Let everybody buy at the printed price, clockwise from the player about to throw."""
    lot = wishes_for(s)
    pop(s)
    for back in range(s.seats):
        seat = (s.turn + s.seats - 1 - back) % s.seats
        if s.wish[seat] > 0:
            push_placement(s, seat, lot, s.wish[seat], 0, 0)
        s.wish[seat] = 0


def auction_next_building(s: State, b: Board) -> None:
    """Auction one scarce building among those who wished and can still place it (CL-127)."""
    lot = wishes_for(s)
    rivals = 0
    lowest = NONE
    for seat in range(s.seats):
        price = cheapest_above(s, b, seat, lot, 0)
        if s.wish[seat] > 0 and price != NONE:
            rivals += bit(seat)
            if lowest == NONE or price < lowest:
                lowest = price
    if rivals == 0 or stock_of(s, lot) == 0:
        close_wishes(s)
        return
    if wishes_auctions(s) == 0:
        note(s, BUILDINGS_AUCTIONED, NOBODY, NOBODY, lot, stock_of(s, lot), 0)
    set_wishes_auctions(s, 1)
    put_up(s, lot, rivals, lowest)


def close_wishes(s: State) -> None:
    """Forget the wishes that are left."""
    pop(s)
    for seat in range(s.seats):
        s.wish[seat] = 0


def work_placement(s: State, b: Board) -> bool:
    """Drop a placement that is done or has become impossible; False: its player must place."""
    if placement_count(s) > 0 and can_place_any(s, b):
        return False
    seat = top_seat(s)
    lot = placement_of(s)
    left = placement_count(s)
    is_paid = placement_paid(s) == 1
    bid = placement_price(s)
    pop(s)
    if left > 0 and is_paid:
        return_bid(s, b, seat, lot, bid)
    elif left > 0:
        note(s, GRANT_LAPSED, seat, NOBODY, lot, left, 0)
    return True


def can_place_any(s: State, b: Board) -> bool:
    """Tell whether the player on top can place one more building."""
    for place in range(b.places):
        if why_not_put(s, b, top_seat(s), place) == 0:
            return True
    return False


def return_bid(s: State, b: Board, seat: int, lot: int, paid: int) -> None:
    """Give a bid back for a building that its winner can no longer place (R-135)."""
    if paid > 0:
        note(s, BID_RETURNED, seat, NOBODY, lot, paid, 0)
        transfer(s, b, BANK, seat, paid, FOR_BID)


def return_lost_bid(s: State, b: Board, seat: int) -> bool:
    """Give the first bid of *seat* back that has lost its lot meanwhile; False: there is none."""
    for at in range(s.depth):
        if s.agenda_kind[at] == PLACEMENT and is_paid_by(s, at, seat):
            if not has_room(s, b, seat, placement_of_at(s, at)):
                return_bid_at(s, b, at)
                return True
    return False


def return_bids_of(s: State, b: Board, seat: int) -> None:
    """Give every bid back whose building a player who leaves has not placed."""
    at = 0
    while at < s.depth:
        if s.agenda_kind[at] == PLACEMENT and is_paid_by(s, at, seat):
            return_bid_at(s, b, at)
        else:
            at += 1


def is_paid_by(s: State, at: int, seat: int) -> bool:
    """Tell whether a placement is of a building that *seat* has won and paid for."""
    return seat_at(s, at) == seat and is_paid_at(s, at)


def is_paid_at(s: State, at: int) -> bool:
    """Tell whether a placement is of a building that was paid at its auction."""
    return placement_paid_at(s, at) == 1


def return_bid_at(s: State, b: Board, at: int) -> None:
    """Take one paid building off the agenda and give its bid back."""
    seat = seat_at(s, at)
    lot = placement_of_at(s, at)
    paid = placement_price_at(s, at)
    remove_frame(s, at)
    return_bid(s, b, seat, lot, paid)


def paid_for_buildings(s: State, seat: int) -> int:
    """Return what *seat* has paid at auctions for buildings that are not placed yet."""
    total = 0
    for at in range(s.depth):
        if s.agenda_kind[at] == PLACEMENT and is_paid_by(s, at, seat):
            total += placement_price_at(s, at)
    return total


def has_room(s: State, b: Board, seat: int, lot: int) -> bool:
    """Tell whether *seat* has a place for a building of a kind, money and stock aside."""
    for place in range(b.places):
        if why_not_place(s, b, seat, place) == 0 and next_building(s, b, place) == lot:
            return True
    return False


def why_not_put(s: State, b: Board, seat: int, place: int) -> int:
    """Return why the building in hand may not go to *place*."""
    lot = placement_of(s)
    code = why_not_place(s, b, seat, place)
    if code != 0:
        return code
    if next_building(s, b, place) != lot:
        return NOT_A_STREET
    if stock_of(s, lot) == 0:
        return NOT_NOW
    if placement_paid(s) == 0 and free_cash(s, seat) < building_price(s, b, place):
        return NOT_ENOUGH_CASH
    return 0


def place_building(s: State, b: Board, a: Action) -> None:
    """Put the building in hand on a street; one won at an auction is paid already (CL-127)."""
    set_placement_count(s, placement_count(s) - 1)
    if placement_paid(s) == 1:
        put_building(s, b, a.seat, a.place, 0)
    else:
        build(s, b, a.seat, a.place)


def is_asked_to_wish(s: State, seat: int) -> bool:
    """Tell whether *seat* has still to say how many it wants."""
    return holds(wishes_to_ask(s), seat)
