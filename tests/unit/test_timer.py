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
    TimerStopped,
    Transaction,
    is_timing,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.unit.conftest import Desk


@pytest.mark.clause("RE-064", "RE-128")
def test_the_deal_key_starts_the_timer(desk: Desk) -> None:
    assert not is_timing(desk.unit)
    outcome = desk.keys(Key.DEAL)

    assert outcome.events == (TimerStarted(30),)
    assert is_timing(desk.unit)
    assert desk.shown.line == "DEAL"


@pytest.mark.clause("RE-064", "RE-239")
def test_the_deal_key_again_stops_the_timer_early(desk: Desk) -> None:
    desk.keys(Key.DEAL)
    desk.wait(12)
    outcome = desk.keys(Key.DEAL)

    assert outcome.events == (TimerStopped(18),)
    assert not is_timing(desk.unit)
    assert desk.wait(60).events == ()


@pytest.mark.clause("RE-066", "RE-128")
def test_the_timer_runs_for_thirty_seconds(desk: Desk) -> None:
    desk.keys(Key.DEAL)
    assert desk.wait(29).events == ()
    assert is_timing(desk.unit)

    assert desk.wait(1).events == (TimeRanOut(),)
    assert not is_timing(desk.unit)


@pytest.mark.clause("RE-065", "RE-066")
def test_beeps_announce_the_last_ten_seconds(desk: Desk) -> None:
    desk.keys(Key.DEAL)

    assert desk.wait(19).sounds == ()
    assert [desk.wait(1).sounds for _ in range(10)] == [(Sound.BEEP,)] * 10
    assert desk.wait(1).sounds == (Sound.LONG_BEEP,)


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
