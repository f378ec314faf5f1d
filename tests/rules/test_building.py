"""Building: the stock of the bank, and hotels of a price of their own."""

import pytest
from state_changes import BELLEVILLE, BOARD, LECOURBE, busy, changes

from passgo.boards import board_of
from passgo.editions import load_edition
from passgo.rules.board import HOTEL, HOTEL_LOT, HOUSE_LOT, Board
from passgo.rules.building import (
    build,
    put_building,
    refund_of_street,
    return_buildings,
    sell_building,
)
from passgo.rules.shortage import buyable, cheapest_above
from passgo.rules.state import State

HOUSE_PRICE = 50
HOTEL_PRICE = 80
CASH = 1000


@pytest.fixture
def b() -> Board:
    board = board_of(load_edition("classic-2003"))
    for place in (BELLEVILLE, LECOURBE):
        board.hotel_price[place] = HOTEL_PRICE
    return board


def _with_four_houses_each() -> State:
    s = State()
    s.seats = 2
    s.cash[0] = CASH
    s.houses_left = 24
    s.hotels_left = 12
    for place in (BELLEVILLE, LECOURBE):
        s.owner[place] = 0
        s.houses[place] = 4
    return s


@pytest.mark.clause("CL-120")
def test_a_hotel_costs_its_own_printed_price(b: Board) -> None:
    s = _with_four_houses_each()

    build(s, b, 0, LECOURBE)

    assert s.houses[LECOURBE] == HOTEL
    assert s.cash[0] == CASH - HOTEL_PRICE


@pytest.mark.clause("CL-111")
def test_a_house_costs_the_printed_price_of_a_house(b: Board) -> None:
    s = _with_four_houses_each()
    s.houses[LECOURBE] = 3

    build(s, b, 0, LECOURBE)

    assert s.cash[0] == CASH - HOUSE_PRICE


@pytest.mark.clause("CL-139")
def test_a_hotel_sold_brings_half_of_its_price_and_of_four_houses(b: Board) -> None:
    s = _with_four_houses_each()
    s.houses[LECOURBE] = HOTEL

    assert refund_of_street(s, b, LECOURBE) == HOTEL_PRICE // 2 + 4 * (HOUSE_PRICE // 2)


@pytest.mark.clause("CL-141")
def test_a_hotel_exchanged_brings_half_of_its_own_price(b: Board) -> None:
    s = _with_four_houses_each()
    s.houses[LECOURBE] = HOTEL

    sell_building(s, b, 0, LECOURBE)

    assert s.cash[0] == CASH + HOTEL_PRICE // 2


@pytest.mark.clause("CL-126")
def test_scarce_hotels_start_at_the_price_of_a_hotel(b: Board) -> None:
    s = _with_four_houses_each()

    assert cheapest_above(s, b, 0, HOTEL_LOT, 0) == HOTEL_PRICE

    s.houses[LECOURBE] = 3

    assert cheapest_above(s, b, 0, HOUSE_LOT, 0) == HOUSE_PRICE


@pytest.mark.clause("CL-216")
@pytest.mark.parametrize(
    ("cash", "hotels"), [(HOTEL_PRICE - 1, 0), (2 * HOTEL_PRICE - 1, 1), (2 * HOTEL_PRICE, 2)]
)
def test_hotels_are_counted_by_the_price_of_a_hotel(b: Board, cash: int, hotels: int) -> None:
    s = _with_four_houses_each()
    s.cash[0] = cash

    assert buyable(s, b, 0, HOTEL_LOT) == hotels


def test_buildings_come_from_the_stock_and_go_back_to_it() -> None:
    def standing(houses: int) -> State:
        s = busy()
        s.houses[BELLEVILLE] = houses
        return s

    def place(s: State) -> None:
        put_building(s, BOARD, 0, BELLEVILLE, 50)

    def sell(s: State) -> None:
        sell_building(s, BOARD, 0, BELLEVILLE)

    def take_back(s: State) -> None:
        return_buildings(s, BELLEVILLE)

    here = f"houses {BELLEVILLE}"
    paid = {"cash 0": 125, "bank_paid": 1025}

    assert changes(place, standing(1)) == {here: 2, "houses_left": 19}
    assert changes(place, standing(4)) == {here: HOTEL, "houses_left": 24, "hotels_left": 8}
    assert changes(sell, standing(2)) == {here: 1, "houses_left": 21} | paid
    assert changes(sell, standing(HOTEL)) == {here: 4, "houses_left": 16, "hotels_left": 10} | paid
    assert changes(take_back, standing(3)) == {here: 0, "houses_left": 23}
    assert changes(take_back, standing(HOTEL)) == {here: 0, "hotels_left": 10}
