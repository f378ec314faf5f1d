"""Shortage: wishes and placements that no table could offer."""

import pytest

from passgo.boards import board_of
from passgo.editions import load_edition
from passgo.rules.actions import Action
from passgo.rules.agenda import PLACEMENT, WISHES, bit, push
from passgo.rules.board import HOUSE_LOT, Board
from passgo.rules.limits import NOBODY
from passgo.rules.refusals import NOT_NOW, OUT_OF_RANGE, WISH_TOO_LARGE
from passgo.rules.shortage import (
    buyable,
    rivals_room,
    why_not_order,
    why_not_put,
    why_not_wish,
)
from passgo.rules.state import State

BELLEVILLE = 1
LECOURBE = 3
VAUGIRARD, COURCELLES, REPUBLIQUE = 6, 8, 9


@pytest.fixture
def b() -> Board:
    return board_of(load_edition("classic-2003"))


def _with_the_brown_lots(houses_left: int) -> State:
    s = State()
    s.seats = 2
    s.cash[0] = 500
    s.houses_left = houses_left
    s.owner[BELLEVILLE] = s.owner[LECOURBE] = 0
    return s


def _wish(amount: int) -> Action:
    a = Action()
    a.seat = 0
    a.place = LECOURBE
    a.amount = amount
    return a


@pytest.mark.clause("CL-216")
def test_nobody_orders_less_than_nothing(b: Board) -> None:
    s = _with_the_brown_lots(1)

    assert why_not_order(s, b, _wish(-1)) == OUT_OF_RANGE
    assert why_not_order(s, b, _wish(0)) == 0
    assert why_not_order(s, b, _wish(1)) == 0


@pytest.mark.clause("CL-216")
def test_nobody_wishes_for_less_than_nothing(b: Board) -> None:
    s = _with_the_brown_lots(1)
    push(s, WISHES, NOBODY, HOUSE_LOT, bit(0), 0)

    assert why_not_wish(s, b, _wish(-1)) == OUT_OF_RANGE
    assert why_not_wish(s, b, _wish(0)) == 0
    assert why_not_wish(s, b, _wish(1)) == 0


@pytest.mark.clause("CL-122")
def test_no_house_is_placed_that_the_bank_does_not_have(b: Board) -> None:
    s = _with_the_brown_lots(1)
    push(s, PLACEMENT, 0, HOUSE_LOT, 1, 0)
    assert why_not_put(s, b, 0, LECOURBE) == 0

    s.houses_left = 0

    assert why_not_put(s, b, 0, LECOURBE) == NOT_NOW


@pytest.mark.clause("CL-216")
def test_only_what_fits_on_the_groups_of_others_makes_a_purchase_contested(b: Board) -> None:
    s = _with_the_brown_lots(32)
    for place in (VAUGIRARD, COURCELLES, REPUBLIQUE):
        s.owner[place] = 1

    assert rivals_room(s, b, 0, HOUSE_LOT) == 12
    assert rivals_room(s, b, 1, HOUSE_LOT) == 8


@pytest.mark.clause("CL-216")
@pytest.mark.parametrize(
    ("cash", "houses"), [(0, 0), (1, 1), (7, 7), (8, 8), (8 + 49, 8), (8 + 50, 9), (2000, 8 + 12)]
)
def test_what_can_be_bought_is_counted_from_the_cheapest_lots_on(cash: int, houses: int) -> None:
    b = board_of(load_edition("classic-2003"))
    b.house_price[BELLEVILLE] = b.house_price[LECOURBE] = 1
    s = _with_the_brown_lots(32)
    for place in (VAUGIRARD, COURCELLES, REPUBLIQUE):
        s.owner[place] = 0
    s.cash[0] = cash

    assert buyable(s, b, 0, HOUSE_LOT) == houses


@pytest.mark.clause("CL-216")
def test_a_wish_for_two_needs_the_money_for_two(b: Board) -> None:
    s = _with_the_brown_lots(8)
    s.cash[0] = 99

    assert why_not_order(s, b, _wish(1)) == 0
    assert why_not_order(s, b, _wish(2)) == WISH_TOO_LARGE
