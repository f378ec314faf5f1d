"""Zones and texts: what ids cannot reach, and the state's own luck."""

import pytest

from passgo.boards import board_of
from passgo.editions import load_edition
from passgo.rules.actions import Action
from passgo.rules.agenda import CARD_DRAW, RANDOM_TEXT, push, top_kind
from passgo.rules.luck import seed_generator
from passgo.rules.refusals import UNKNOWN_ZONE
from passgo.rules.state import State
from passgo.rules.zones import why_not_zone, work_random_text

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
