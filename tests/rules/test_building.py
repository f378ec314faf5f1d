"""Hotels: their own price, where a board prints another one than for its houses."""

import pytest

from passgo.boards import board_of
from passgo.editions import load_edition
from passgo.rules.board import HOTEL, HOTEL_LOT, HOUSE_LOT, Board
from passgo.rules.building import build, refund_of_lot, sell_building
from passgo.rules.shortage import buyable, cheapest_above
from passgo.rules.state import State

BELLEVILLE = 1
LECOURBE = 3
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

    assert refund_of_lot(s, b, LECOURBE) == HOTEL_PRICE // 2 + 4 * (HOUSE_PRICE // 2)


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
