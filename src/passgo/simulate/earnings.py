"""Earnings: what properties cost and brought, one by one and by group and building."""

from msgspec import Struct

from passgo.bots.tally import Tally
from passgo.editions import Edition, Group
from passgo.rules.limits import RENTS

PER_TURNS = 100


class Property(Struct, frozen=True):
    """One deed, per game: what was paid for it and built on it, what it earned."""

    space: str
    group: str
    price: int
    sold: float  # by the bank, at its price or at an auction
    paid: float
    built: float  # money for buildings
    rents: float
    rent: float
    ratio: float  # rent for each unit of money paid and built


class Earning(Struct, frozen=True):
    """A group at one level: houses on a street (5: hotel), or how many of the others are owned."""

    group: str
    level: int
    cost: float  # of one property at that level, at printed prices
    rents: int
    rent: int
    turns: int  # turns of other players that its properties faced, each by itself
    percent: float  # of the cost, earned per 100 such turns


def properties_of(counts: Tally, edition: Edition, games: int) -> list[Property]:
    """Return every deed in the order of the board."""
    return [
        _property(counts, edition, place, max(1, games))
        for place, space in enumerate(edition.spaces)
        if space.group
    ]


def _property(counts: Tally, edition: Edition, place: int, games: int) -> Property:
    space, step = edition.spaces[place], edition.money.step
    levels = slice(place * RENTS, (place + 1) * RENTS)
    spent = counts.price_paid[place] + counts.building_paid[place]
    rent = sum(counts.rent[levels])
    return Property(
        space=space.id,
        group=space.group,
        price=space.price,
        sold=counts.bought[place] / games,
        paid=counts.price_paid[place] * step / games,
        built=counts.building_paid[place] * step / games,
        rents=sum(counts.rents[levels]) / games,
        rent=rent * step / games,
        ratio=rent / spent if spent else 0.0,
    )


def earnings_of(counts: Tally, edition: Edition) -> list[Earning]:
    """Return what each group earned at each level that was seen."""
    rows = [
        _earning(counts, edition, group, level)
        for group in edition.groups
        for level in range(RENTS if group.kind == "street" else min(group.size, RENTS))
    ]
    return [row for row in rows if row.turns]


def _earning(counts: Tally, edition: Edition, group: Group, level: int) -> Earning:
    places = [at for at, space in enumerate(edition.spaces) if space.group == group.id]
    rows = [place * RENTS + level for place in places]
    rent = sum(counts.rent[row] for row in rows) * edition.money.step
    turns = sum(counts.exposed[row] for row in rows)
    cost = _mean_price(edition, places) + buildings_cost(group, level, edition)
    return Earning(
        group=group.id,
        level=level if group.kind == "street" else level + 1,
        cost=cost,
        rents=sum(counts.rents[row] for row in rows),
        rent=rent,
        turns=turns,
        percent=100 * PER_TURNS * rent / (turns * cost) if turns else 0.0,
    )


def _mean_price(edition: Edition, places: list[int]) -> float:
    return sum(edition.spaces[place].price for place in places) / len(places)


def buildings_cost(group: Group, level: int, edition: Edition) -> int:
    """Return the printed cost of the buildings of one street at a level."""
    if group.kind != "street":
        return 0
    if level == RENTS - 1:
        return edition.rules.houses_before_hotel * group.house + group.hotel
    return level * group.house
