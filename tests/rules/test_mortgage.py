"""Mortgages: the rounding of interest where a tenth leaves less than a half."""

import pytest

from passgo.boards import board_of
from passgo.editions import load_edition
from passgo.rules.mortgage import interest

NORD = 25


@pytest.mark.clause("CL-148")
@pytest.mark.parametrize(
    ("value", "tenth"), [(30, 3), (71, 8), (75, 8), (79, 8), (80, 8), (81, 9), (10_000, 1000)]
)
def test_interest_is_rounded_up_to_the_next_whole_unit(value: int, tenth: int) -> None:
    b = board_of(load_edition("classic-2003"))
    b.mortgage[NORD] = value

    assert interest(b, NORD) == tenth
