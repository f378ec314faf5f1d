"""Two line-ups are compared on the same luck and the same seats."""

import pytest

from passgo.simulate import SimulationError, compare
from passgo.simulate.comparing import comparison_of
from passgo.simulate.executors import Local
from passgo.simulate.request import request
from passgo.simulate.running import play

OTHERS = ("steady", "fp-a", "fp-b")


def test_a_line_up_does_not_differ_from_itself() -> None:
    comparison = compare("classic-us", ("shark", *OTHERS), ("shark", *OTHERS), 20, seed=5)

    assert comparison.first == comparison.second
    difference = comparison.difference
    assert (difference.value, difference.low, difference.high) == (0, 0, 0)


def test_the_better_bot_is_ahead_by_the_difference_of_the_rates() -> None:
    comparison = compare("classic-us", ("shark", *OTHERS), ("random", *OTHERS), 60, seed=5)

    gap = comparison.first.rate.value - comparison.second.rate.value
    assert comparison.difference.value == pytest.approx(gap)
    assert comparison.difference.low > 0


def test_only_games_that_both_played_are_compared() -> None:
    first, second = (
        play(request("classic-us", ("shark", *OTHERS), games, seed=5), Local(), keeps_rows=True)
        for games in (9, 6)
    )

    comparison = comparison_of(first, second)

    assert comparison.games == 6
    assert comparison.partial


def test_line_ups_of_different_size_are_refused() -> None:
    with pytest.raises(SimulationError, match="seats must be equal"):
        compare("classic-us", ("shark", "steady"), ("shark", *OTHERS), 5)
