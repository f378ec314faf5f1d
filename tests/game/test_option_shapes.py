"""Shapes of options: what the contents say of a choice is how it is told."""

import pytest

from passgo.editions import load_edition
from passgo.game.options import shape
from passgo.rules.actions import BID, CHOOSE_ZONE, MORTGAGE, WISH
from passgo.rules.limits import NONE
from passgo.rules.option_rows import OF_CHOICE, OF_RANGE

EDITION = load_edition("revolution-2009")
STEP = EDITION.money.step


def test_what_follows_is_told_in_money_where_a_choice_moves_some() -> None:
    mortgaged = shape(((MORTGAGE, OF_CHOICE, 1, 0, 1530, 30),), EDITION).choices[0]
    zone = shape(((CHOOSE_ZONE, OF_CHOICE, 1, 0, 1530, 30),), EDITION).choices[0]

    assert (mortgaged.id, mortgaged.change) == (EDITION.spaces[1].id, 30 * STEP)
    assert mortgaged.cash_after == 1530 * STEP
    assert (zone.id, zone.change, zone.cash_after) == (EDITION.zones[1].id, None, None)


@pytest.mark.parametrize(("kind", "step"), [(BID, STEP), (WISH, 1)])
def test_a_range_is_one_of_sums_or_of_things(kind: int, step: int) -> None:
    told = shape(((kind, OF_RANGE, NONE, 0, 2, 5),), EDITION).range

    assert told is not None
    assert (told.low, told.high, told.step) == (2 * step, 5 * step, step)
    assert STEP > 1
