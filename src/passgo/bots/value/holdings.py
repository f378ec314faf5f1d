"""Holdings: who has what, and what it earns and would earn, counted from board and state."""

from typing import Final

from passgo.bots.mean_rent import MEAN_THROW, mean_rent
from passgo.bots.value.scratch import Outlook
from passgo.rules.agenda import DEBT, seat_at
from passgo.rules.board import HOTEL, STATION, STREET, UTILITY, Board
from passgo.rules.ending import building_cost
from passgo.rules.limits import MEMBERS, NOBODY, NONE, RENTS
from passgo.rules.rent import rent_by_houses
from passgo.rules.slots import debt_amount_at, debt_to_at
from passgo.rules.state import PLAYING, State

GOOD_LEVEL: Final = 3  # houses that earn most for their price
HIGHEST_THROW: Final = 12


def take_stock(s: State, b: Board, o: Outlook) -> None:
    """Fill the sums of every seat."""
    o.alive = 0
    o.free = 0
    for seat in range(s.seats):
        open_seat(s, o, seat)
    settle_open(s, o)
    for group in range(b.groups):
        count_holders(s, b, o, group)
        if b.group_kind[group] == STREET:
            stock_streets(s, b, o, group)
        else:
            stock_others(s, b, o, group)
    for seat in range(s.seats):
        if s.status[seat] == PLAYING:
            o.worth[seat] += o.cash[seat]
            o.liquid[seat] = max(0, o.liquid[seat] + o.cash[seat])
    for group in range(b.groups):
        if b.group_kind[group] == STREET:
            reach_of(s, b, o, group)
    for seat in range(s.seats):
        if s.status[seat] == PLAYING:
            look_ahead(s, b, o, seat)


def open_seat(s: State, o: Outlook, seat: int) -> None:
    """Begin the sums of a seat."""
    if s.status[seat] == PLAYING:
        o.alive += 1
    o.held[seat] = 0
    o.cash[seat] = s.cash[seat]
    o.liquid[seat] = 0
    o.worth[seat] = 0
    o.deeds[seat] = 0
    o.pawned[seat] = 0
    o.earns[seat] = 0
    o.largest[seat] = 0
    o.houses[seat] = 0
    o.wholes[seat] = 0
    o.whole[seat] = 0
    o.reach[seat] = 0
    o.near[seat] = 0
    o.lacks[seat] = 0
    o.blocks[seat] = 0
    o.splits[seat] = 0
    o.parts[seat] = 0
    o.stations[seat] = 0
    o.utilities[seat] = 0
    o.due[seat] = 0
    o.ruin[seat] = 0
    o.finds[seat] = 0


def settle_open(s: State, o: Outlook) -> None:
    """Count what is owed and claimed as if it were paid."""
    for at in range(s.depth):
        if s.agenda_kind[at] == DEBT:
            payer = seat_at(s, at)
            if payer >= 0:
                o.cash[payer] -= debt_amount_at(s, at)
            if debt_to_at(s, at) >= 0:
                o.cash[debt_to_at(s, at)] += debt_amount_at(s, at)
    for at in range(s.claims):
        o.cash[s.claim_debtor[at]] -= s.claim_amount[at]
        o.cash[s.claim_owner[at]] += s.claim_amount[at]


def count_holders(s: State, b: Board, o: Outlook, group: int) -> None:
    """Count the deeds of a group by their owners."""
    for at in range(o.holders):
        o.held[o.holder[at]] = 0
    o.holders = 0
    for at in range(b.group_size[group]):
        owner = s.owner[b.member[group * MEMBERS + at]]
        if owner == NOBODY:
            o.free += 1
        else:
            if o.held[owner] == 0:
                o.holder[o.holders] = owner
                o.holders += 1
            o.held[owner] += 1


def stock_deed(s: State, b: Board, o: Outlook, place: int, owner: int, rent: int) -> None:
    """Add a deed to the sums of its owner."""
    o.deeds[owner] += 1
    if s.mortgaged[place]:
        o.pawned[owner] += 1
        o.worth[owner] += b.price[place] - b.mortgage[place]
        o.rent[place] = 0
        return
    o.worth[owner] += b.price[place]
    o.liquid[owner] += b.mortgage[place]
    o.rent[place] = rent
    o.earns[owner] += rent
    o.largest[owner] = max(o.largest[owner], rent)


def stock_streets(s: State, b: Board, o: Outlook, group: int) -> None:
    """Add the streets of a colour group to the sums of their owners."""
    size = b.group_size[group]
    good = 0
    for at in range(size):
        place = b.member[group * MEMBERS + at]
        good += b.rent[place * RENTS + GOOD_LEVEL]
        owner = s.owner[place]
        o.rent[place] = 0
        if owner == NOBODY:
            continue
        houses = s.houses[place]
        stock_deed(s, b, o, place, owner, rent_by_houses(b, place, houses, o.held[owner] == size))
        if houses > 0:
            spent = building_cost(s, b, place)
            o.worth[owner] += spent
            o.liquid[owner] += spent * b.sale_percent // 100
            o.houses[owner] += houses
    share_group(o, size, good)


def share_group(o: Outlook, size: int, good: int) -> None:
    """Note for each who holds a part of a colour group how far from whole it is."""
    all_held = 0
    for at in range(o.holders):
        all_held += o.held[o.holder[at]]
    for at in range(o.holders):
        seat = o.holder[at]
        held = o.held[seat]
        if held == size:
            o.wholes[seat] += 1
            o.whole[seat] += good
            continue
        if o.holders == 1:
            o.parts[seat] += good * held // size
        elif o.holders == 2 and all_held == size:
            o.splits[seat] += good
        if held == size - 1:
            if all_held == held:
                o.near[seat] += good
            else:
                o.lacks[seat] += good
        if held == 1 and all_held == size and o.holders == 2:
            o.blocks[seat] += good


def stock_others(s: State, b: Board, o: Outlook, group: int) -> None:
    """Add stations or utilities to the sums of their owners."""
    is_utility = b.group_kind[group] == UTILITY
    for at in range(b.group_size[group]):
        place = b.member[group * MEMBERS + at]
        owner = s.owner[place]
        o.rent[place] = 0
        if owner == NOBODY:
            continue
        stock_deed(s, b, o, place, owner, mean_rent(b, group, o.held[owner]))
        if is_utility:
            o.utilities[owner] += 1
        elif b.group_kind[group] == STATION:
            o.stations[owner] += 1


def reach_of(s: State, b: Board, o: Outlook, group: int) -> None:
    """Note what a complete colour group would earn if its owner put all money into it."""
    first = b.member[group * MEMBERS]
    seat = s.owner[first]
    if seat == NOBODY:
        return
    size = b.group_size[group]
    built = 0
    for at in range(size):
        if s.owner[b.member[group * MEMBERS + at]] != seat:
            return
        built += s.houses[b.member[group * MEMBERS + at]]
    step = max(1, size * b.house_price[first])
    level = min(HOTEL, built // size + o.liquid[seat] // step)
    total = 0
    for at in range(size):
        total += b.rent[b.member[group * MEMBERS + at] * RENTS + level]
    o.reach[seat] = max(o.reach[seat], total)


def look_ahead(s: State, b: Board, o: Outlook, seat: int) -> None:
    """Note what the next throw of a seat may bring."""
    for throw in range(2, HIGHEST_THROW + 1):
        ways = 6 - abs(MEAN_THROW - throw)
        place = (s.at[seat] + throw) % b.places
        if b.group[place] == NONE:
            continue
        owner = s.owner[place]
        if owner == NOBODY:
            if b.price[place] <= o.cash[seat]:
                o.finds[seat] += ways
        elif owner != seat:
            o.due[seat] += ways * o.rent[place]
            if o.rent[place] > o.liquid[seat]:
                o.ruin[seat] += ways
