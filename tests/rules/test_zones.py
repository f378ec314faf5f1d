"""Zones and texts: what ids cannot reach, and the state's own luck."""

import pytest

from passgo.boards import board_of
from passgo.editions import load_edition
from passgo.rules.actions import ASKED, GIVEN, Action
from passgo.rules.agenda import CARD_DRAW, RANDOM_TEXT, push, top_kind
from passgo.rules.limits import NONE
from passgo.rules.luck import seed_generator
from passgo.rules.refusals import UNKNOWN_ZONE
from passgo.rules.state import State
from passgo.rules.zones import (
    chosen_deed,
    has_unowned_deed,
    steps_to_free_deed,
    why_not_zone,
    work_random_text,
)

BOARD = board_of(load_edition("revolution-2009"))


@pytest.mark.clause("RE-087")
@pytest.mark.parametrize(("zone", "code"), [(-1, UNKNOWN_ZONE), (0, 0), (3, 0), (4, UNKNOWN_ZONE)])
def test_only_the_four_zones_can_be_chosen(zone: int, code: int) -> None:
    action = Action()
    action.amount = zone

    assert why_not_zone(BOARD, action) == code


@pytest.mark.clause("RE-243")
def test_one_card_in_eight_brings_a_text_by_own_luck() -> None:
    s = State()
    s.seats, s.own_luck = 2, 1
    seed_generator(s, 8)
    texts = 0

    for _ in range(8_000):
        s.depth = 0
        push(s, RANDOM_TEXT, 0, 0, 0, 0)
        assert work_random_text(s, BOARD)
        texts += top_kind(s) == CARD_DRAW

    assert 850 < texts < 1_150


DEEDS = [place for place in range(BOARD.places) if BOARD.group[place] != NONE]


@pytest.mark.clause("RE-092", "RE-096")
@pytest.mark.parametrize("free", [DEEDS[0], DEEDS[7], DEEDS[-1], NONE])
def test_the_next_free_property_is_looked_for_all_round_the_board(free: int) -> None:
    s = State()
    s.seats = 2
    for place in DEEDS:
        if place != free:
            s.owner[place] = 0

    for s.at[1] in range(BOARD.places):
        way = (free - s.at[1]) % BOARD.places if free != NONE else 0
        assert steps_to_free_deed(s, BOARD, 1) == way
    assert has_unowned_deed(s, BOARD) == (free != NONE)


@pytest.mark.clause("RE-096")
def test_what_was_paid_for_has_an_owner_and_what_an_estate_sells_has_none() -> None:
    s = State()
    for place in DEEDS[:-1]:
        s.owner[place] = 0
    s.for_sale[DEEDS[-1]] = 1
    assert has_unowned_deed(s, BOARD)

    s.for_sale[DEEDS[-1]], s.promised[DEEDS[-1]] = 0, 1
    assert not has_unowned_deed(s, BOARD)


@pytest.mark.clause("RE-100")
def test_one_deed_is_chosen_on_a_side_or_none() -> None:
    a = Action()
    assert chosen_deed(BOARD, a, GIVEN) == NONE

    a.deeds[DEEDS[0]], a.deeds[DEEDS[-1]] = GIVEN, ASKED
    assert (chosen_deed(BOARD, a, GIVEN), chosen_deed(BOARD, a, ASKED)) == (DEEDS[0], DEEDS[-1])

    a.deeds[DEEDS[3]] = GIVEN
    assert (chosen_deed(BOARD, a, GIVEN), chosen_deed(BOARD, a, ASKED)) == (NONE, DEEDS[-1])
