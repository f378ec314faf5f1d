"""Figures made from counts by hand come out as they must."""

import msgspec
import pytest

from passgo.bots.tally import Tally
from passgo.editions import load_edition
from passgo.rules.limits import RENTS
from passgo.simulate.chunks import play_chunk
from passgo.simulate.curves import curve_of, length_of
from passgo.simulate.earnings import earnings_of, properties_of
from passgo.simulate.request import request
from passgo.simulate.totals import Totals

BELLEVILLE, LECOURBE, MONTPARNASSE = 1, 3, 5


def test_a_group_earns_its_rent_per_hundred_turns_faced_for_what_it_cost() -> None:
    tally = Tally()
    for place, rent in ((BELLEVILLE, 30), (LECOURBE, 60)):
        tally.rents[place * RENTS + 2] = 1
        tally.rent[place * RENTS + 2] = rent
        tally.exposed[place * RENTS + 2] = 25

    (row,) = earnings_of(tally, load_edition("classic-2003"))

    assert (row.group, row.level, row.cost) == ("brown", 2, 60 + 2 * 50)
    assert (row.rents, row.rent, row.turns) == (2, 90, 50)
    assert row.percent == pytest.approx(100 * 90 / 160 * 100 / 50)


def test_a_hotel_costs_its_houses_too_and_stations_count_what_is_owned() -> None:
    tally = Tally()
    tally.exposed[BELLEVILLE * RENTS + 5] = 10
    tally.exposed[MONTPARNASSE * RENTS + 3] = 10

    street, station = earnings_of(tally, load_edition("classic-2003"))

    assert (street.level, street.cost) == (5, 60 + 5 * 50)
    assert (station.group, station.level, station.cost) == ("station", 4, 200)


def test_a_property_compares_its_rent_with_what_was_spent() -> None:
    tally = Tally()
    tally.bought[BELLEVILLE] = 2
    tally.price_paid[BELLEVILLE] = 100
    tally.building_paid[BELLEVILLE] = 300
    tally.rents[BELLEVILLE * RENTS] = 4
    tally.rent[BELLEVILLE * RENTS] = 200

    first = properties_of(tally, load_edition("classic-2003"), games=2)[0]

    assert (first.space, first.sold, first.paid, first.built) == ("belleville", 1, 50, 150)
    assert (first.rents, first.rent, first.ratio) == (2, 100, 0.5)


def test_amounts_are_those_of_the_editions_money() -> None:
    edition, tally = load_edition("revolution-2009"), Tally()
    tally.price_paid[1] = 7

    assert properties_of(tally, edition, games=1)[0].paid == 7 * edition.money.step


def test_lengths_have_their_quartiles_and_tens() -> None:
    length = length_of({40: 1, 45: 1, 52: 1, 99: 1})

    assert length.quartiles == (40, 45, 52)
    assert (length.shortest, length.longest, length.mean) == (40, 99, 59)
    assert length.histogram == {40: 2, 50: 1, 90: 1}


def test_the_curve_is_a_mean_over_the_games_still_going_on() -> None:
    tally = Tally()
    tally.curve_games[0], tally.curve_games[1] = 4, 2
    tally.curve[0], tally.curve[1] = 400, 800
    tally.curve[8], tally.curve[9] = 600, 0

    curve = curve_of(tally, ("shark", "steady"), step=10)

    assert (curve.turns, curve.games) == ([10, 20], [4, 2])
    assert curve.wealth == {"shark": [1000, 3000], "steady": [2000, 0]}


def test_rows_come_in_the_order_of_the_games_whatever_came_first() -> None:
    wanted = request("classic-us", ("shark", "steady"), 4, seed=2)
    totals, early = Totals(wanted, keeps_rows=True), play_chunk(wanted, 0)
    late = msgspec.structs.replace(early, index=1, first=4)

    totals.add(late)
    totals.add(early)

    assert [game for game, _ in totals.rows()] == list(range(8))
