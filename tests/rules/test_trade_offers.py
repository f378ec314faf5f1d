"""Selling property: offers that no form could hold, and offers that leave no trace."""

from collections.abc import Callable

import pytest

from passgo.boards import board_of
from passgo.editions import load_edition
from passgo.rules.actions import ASKED, GIVEN, OFFER, Action
from passgo.rules.board import Board
from passgo.rules.limits import SEATS
from passgo.rules.refusals import OUT_OF_RANGE
from passgo.rules.state import State
from passgo.rules.trade import counter, offer, refuse, why_not_offer, withdraw

LYON = 15
NORD = 25


@pytest.fixture
def b() -> Board:
    return board_of(load_edition("classic-2003"))


def _table() -> State:
    s = State()
    s.seats = 2
    s.cash[0] = s.cash[1] = 500
    s.owner[NORD] = 0
    s.owner[LYON] = 1
    s.kept_by[0] = 0
    s.kept_by[1] = 1
    return s


def _deal(seat: int) -> Action:
    """Return an offer of a station and a card for a station, a card and money."""
    a = Action()
    a.kind = OFFER
    a.seat = seat
    a.other = 1 - seat
    a.second = 50
    a.deeds[NORD] = a.cards[0] = GIVEN if seat == 0 else ASKED
    a.deeds[LYON] = a.cards[1] = ASKED if seat == 0 else GIVEN
    return a


def _negative_money(a: Action) -> None:
    a.amount = -1


def _negative_demand(a: Action) -> None:
    a.second = -1


def _unknown_flag_of_a_deed(a: Action) -> None:
    a.deeds[NORD] = ASKED + 1


def _negative_flag_of_a_deed(a: Action) -> None:
    a.deeds[NORD] = -1


def _unknown_flag_of_a_card(a: Action) -> None:
    a.cards[0] = ASKED + 1


def _negative_flag_of_a_card(a: Action) -> None:
    a.cards[0] = -1


@pytest.mark.clause("CL-135")
@pytest.mark.parametrize(
    "spoil",
    [
        _negative_money,
        _negative_demand,
        _unknown_flag_of_a_deed,
        _negative_flag_of_a_deed,
        _unknown_flag_of_a_card,
        _negative_flag_of_a_card,
    ],
)
def test_an_offer_holds_only_what_can_be_handed_over(
    b: Board, spoil: Callable[[Action], None]
) -> None:
    a = _deal(0)
    assert why_not_offer(_table(), b, a) == 0

    spoil(a)

    assert why_not_offer(_table(), b, a) == OUT_OF_RANGE


@pytest.mark.clause("CL-129")
@pytest.mark.parametrize("close", [refuse, withdraw])
def test_an_offer_that_came_to_nothing_leaves_no_trace(
    b: Board, close: Callable[[State, Board], None]
) -> None:
    s = _table()
    before = s.to_ints()
    offer(s, b, _deal(0))

    close(s, b)
    s.offers_made[0 * SEATS + 1] -= 1

    assert s.to_ints() == before


@pytest.mark.clause("CL-129", "CL-220")
def test_a_counter_offer_takes_the_place_of_the_first_and_counts_for_its_maker(b: Board) -> None:
    s = _table()
    first = _deal(0)
    offer(s, b, first)

    counter(s, b, _deal(1))

    assert (s.offer_from, s.offer_to, s.depth) == (1, 0, 1)
    assert (s.offers_made[0 * SEATS + 1], s.offers_made[1 * SEATS + 0]) == (1, 1)
    assert (s.offer_deeds[NORD], s.offer_deeds[LYON]) == (ASKED, GIVEN)
