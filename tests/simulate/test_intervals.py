"""Intervals hold what they must."""

import pytest

from passgo.simulate.intervals import mean_interval, wilson


def test_wilson_agrees_with_a_worked_example() -> None:
    rate = wilson(8, 10)

    assert rate.value == 0.8
    assert rate.low == pytest.approx(0.4902, abs=5e-5)
    assert rate.high == pytest.approx(0.9433, abs=5e-5)


def test_no_wins_and_only_wins_touch_the_ends() -> None:
    assert wilson(0, 50).low == 0.0
    assert wilson(50, 50).high == 1.0
    assert 0 < wilson(0, 50).high < 0.1


def test_no_games_say_nothing() -> None:
    assert (wilson(0, 0).low, wilson(0, 0).high) == (0.0, 1.0)


def test_the_interval_of_a_mean_narrows_with_the_root_of_the_games() -> None:
    few, many = mean_interval({1.0: 30, -1.0: 10}), mean_interval({1.0: 3000, -1.0: 1000})

    assert few.value == many.value == 0.5
    assert (few.high - few.low) / (many.high - many.low) == pytest.approx(10, rel=0.02)
