"""The machine: what is refused of any action before its own rule is asked."""

import pytest
from option_tables import END, classic

from passgo.rules.actions import (
    BUILD,
    BUY,
    CLAIM,
    DICE_FALL,
    END_TURN,
    LIFT,
    MORTGAGE,
    OFFER,
    SELL,
    SELL_GROUP,
    Action,
)
from passgo.rules.limits import NOBODY, NONE
from passgo.rules.machine import to_move, why_not
from passgo.rules.refusals import (
    GAME_IS_OVER,
    NO_LUCK_AWAITED,
    NOT_ASKED,
    NOT_IN_THE_GAME,
    NOT_YOUR_TURN,
    OUT_OF_RANGE,
    UNKNOWN_ACTION,
)


def answer(kind: int, seat: int, place: int = NONE) -> int:
    """Return what the rules say at the end of the turn of the first of three."""
    s, b = classic(END)
    a = Action()
    a.kind, a.seat, a.place = kind, seat, place
    return why_not(s, b, a)


@pytest.mark.parametrize("kind", [CLAIM, BUILD, SELL, MORTGAGE, OFFER, END_TURN, BUY])
@pytest.mark.parametrize("seat", [-1, 3, 4])
def test_nobody_acts_who_does_not_sit_at_the_table(kind: int, seat: int) -> None:
    assert answer(kind, seat) == NOT_IN_THE_GAME
    if kind != OFFER:  # whose partner is nobody here
        assert answer(kind, 2) != NOT_IN_THE_GAME


@pytest.mark.parametrize("kind", [BUILD, SELL, SELL_GROUP, MORTGAGE, LIFT])
@pytest.mark.parametrize("place", [NONE - 1, NONE, 40])
def test_a_place_is_one_of_the_board(kind: int, place: int) -> None:
    assert answer(kind, 0, place) == OUT_OF_RANGE
    assert answer(kind, 0, 39) != OUT_OF_RANGE
    assert answer(kind, 0, 0) != OUT_OF_RANGE


@pytest.mark.parametrize("place", [NONE - 1, 40])
def test_even_where_no_place_is_needed_it_is_one_of_the_board(place: int) -> None:
    assert answer(END_TURN, 0) == 0
    assert answer(END_TURN, 0, 0) == 0
    assert answer(END_TURN, 0, place) == OUT_OF_RANGE


def test_what_nobody_asks_for_is_refused() -> None:
    assert answer(0, 0) == UNKNOWN_ACTION
    assert answer(99, 0) == UNKNOWN_ACTION
    assert answer(BUY, 0) == NOT_ASKED
    assert answer(END_TURN, 1) == NOT_YOUR_TURN
    assert answer(DICE_FALL, NOBODY) == NO_LUCK_AWAITED


def test_after_the_end_nobody_moves_and_all_is_refused() -> None:
    s, b = classic(END)
    assert to_move(s) == 0
    s.over = 1
    a = Action()
    a.kind, a.seat = END_TURN, 0

    assert to_move(s) == NOBODY
    assert why_not(s, b, a) == GAME_IS_OVER
