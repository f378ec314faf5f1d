"""The auction timer: Deal starts it, Deal stops it, beeps tell its end."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from passgo.unit import (
    Key,
    Settings,
    Sound,
    TimeRanOut,
    TimerStarted,
    Transaction,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.unit.conftest import Desk


@pytest.mark.clause("RE-066")
@pytest.mark.parametrize("seconds", [13, 50])
def test_a_random_length_may_be_given(desk: Desk, seconds: int) -> None:
    assert desk.keys(Key.DEAL, seconds=seconds).events == (TimerStarted(seconds),)
    assert desk.wait(seconds - 1).events == ()
    assert desk.wait(1).events == (TimeRanOut(),)


@pytest.mark.clause("RE-066")
@pytest.mark.parametrize("seconds", [-1, 0, 12, 51])
def test_a_random_length_goes_from_13_to_50_seconds(desk: Desk, seconds: int) -> None:
    refusal = desk.refused("keys", Key.DEAL, seconds=seconds)

    assert (refusal.code, refusal.clauses) == ("timer-length", ("RE-066",))


@pytest.mark.clause("RE-066")
def test_length_and_beeps_are_settings(desk_with: Callable[[Settings], Desk]) -> None:
    desk = desk_with(Settings(timer=120, timer_beeps=3))
    desk.keys(Key.DEAL)
    outcome = desk.wait(120)

    assert outcome.sounds == (Sound.BEEP,) * 3 + (Sound.LONG_BEEP,)
    assert outcome.events == (TimeRanOut(),)


@pytest.mark.clause("RE-258")
@pytest.mark.parametrize("key", [key for key in Key if key is not Key.DEAL])
@pytest.mark.parametrize("held", [False, True])
def test_no_other_key_ends_an_auction(desk: Desk, key: Key, held: bool) -> None:
    desk.insert("green", 0)
    desk.keys(Key.DEAL)
    desk.wait(5)
    refusal = desk.refused("keys", key, held=held)

    assert (refusal.code, refusal.facts["left"]) == ("auction-running", 25)


@pytest.mark.clause("RE-129")
@pytest.mark.parametrize("early", [False, True])
def test_after_the_end_the_winner_pays_the_bid_with_the_unit(desk: Desk, early: bool) -> None:
    desk.insert("red", 3)
    desk.keys(Key.DEAL)
    assert desk.refused("keys", "1").code == "auction-running"
    if early:
        desk.keys(Key.DEAL)
    else:
        desk.wait(30)

    assert desk.type("1.2M").proposal == Transaction(3, None, 1_200_000)
