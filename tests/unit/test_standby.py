"""Standby: off after 90 seconds without use, on again with any key."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from passgo.unit import (
    FellAsleep,
    Key,
    Settings,
    Sound,
    TimeRanOut,
    Unit,
    Woke,
    Zone,
    display,
    press,
    tick,
)
from passgo.unit.outcomes import Event

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.unit.conftest import Desk


@pytest.mark.clause("RE-050")
@pytest.mark.parametrize("key", list(Key))
@pytest.mark.parametrize("held", [False, True])
def test_any_key_switches_the_unit_on_and_does_nothing_else(
    sleeping: Desk, key: Key, held: bool
) -> None:
    sleeping.insert("green", 0)
    sleeping.wait(90)
    assert not sleeping.shown.lit
    outcome = sleeping.keys(key, held=held)

    assert (outcome.events, outcome.proposal, outcome.draw) == ((Woke(),), None, None)
    assert sleeping.shown.lit
    assert (sleeping.shown.line, sleeping.shown.zone, sleeping.shown.volume) == ("", None, 3)
    assert sleeping.shown.green == "7.5M"


@pytest.mark.clause("RE-053")
def test_a_card_wakes_the_unit_so_that_every_key_after_it_counts(sleeping: Desk) -> None:
    outcome = sleeping.insert("green", 0)

    assert (outcome.events, outcome.sounds) == ((Woke(),), (Sound.BEEP,))
    assert sleeping.shown.lit
    assert sleeping.insert("red", 1).events == ()
    sleeping.keys("1")
    sleeping.keys(Key.POINT)
    assert sleeping.shown.line == "1."


@pytest.mark.clause("RE-067")
def test_after_90_seconds_without_use_the_unit_switches_itself_off(desk: Desk) -> None:
    desk.insert("green", 0)
    assert desk.wait(89).events == ()
    assert desk.shown.lit

    assert desk.wait(1).events == (FellAsleep(),)
    assert not desk.shown.lit
    assert desk.shown.green is None
    assert desk.wait(1_000_000).events == ()


@pytest.mark.clause("RE-067")
@pytest.mark.parametrize("use", ["key", "insert", "remove"])
def test_any_use_starts_the_90_seconds_afresh(desk: Desk, use: str) -> None:
    desk.insert("green", 0)
    desk.wait(89)
    if use == "key":
        desk.keys("1")
    elif use == "insert":
        desk.insert("red", 1)
    else:
        desk.remove("green")

    assert desk.wait(89).events == ()
    assert desk.wait(1).events == (FellAsleep(),)


@pytest.mark.clause("RE-067")
def test_a_running_timer_is_use_and_the_90_seconds_follow_it(
    desk_with: Callable[[Settings], Desk],
) -> None:
    desk = desk_with(Settings(timer=100))
    desk.keys(Key.DEAL)

    assert desk.wait(189).events == (TimeRanOut(),)
    assert desk.wait(1).events == (FellAsleep(),)


@pytest.mark.clause("RE-067")
def test_a_text_is_use_and_the_90_seconds_follow_it(desk_with: Callable[[Settings], Desk]) -> None:
    desk = desk_with(Settings(text_stays=8))
    desk.trade()
    desk.remove_all()
    desk.wait(60)
    desk.announce("a text")
    desk.wait(8)

    assert desk.wait(89).events == ()
    assert desk.wait(1).events == (FellAsleep(),)


@pytest.mark.clause("RE-050", "RE-067")
def test_a_unit_that_woke_stays_on_for_90_seconds_each_time(sleeping: Desk) -> None:
    for _ in range(2):
        sleeping.keys("1")

        assert sleeping.wait(89).events == ()
        assert sleeping.wait(1).events == (FellAsleep(),)


def test_a_new_unit_is_off_and_dark() -> None:
    dark = display(Unit(), [])

    assert (dark.lit, dark.line, dark.scrolls, dark.chance) == (False, "", False, False)
    assert (dark.zone, dark.green, dark.red, dark.volume) == (None, None, None, 0)


@pytest.mark.clause("RE-067")
def test_symbols_left_alone_do_not_keep_the_unit_on(desk: Desk) -> None:
    desk.keys(Key.ZONE)
    assert desk.wait(89).events == ()
    assert desk.shown.zone is Zone.PEDESTRIAN

    assert desk.wait(1).events == (FellAsleep(),)
    desk.keys(Key.ZONE)
    assert desk.shown.zone is None


@pytest.mark.clause("RE-068")
def test_standby_loses_no_balances(desk: Desk) -> None:
    desk.trade("2M")
    before = list(desk.balances)
    desk.wait(90)
    desk.keys("C", held=True)

    assert desk.balances == before
    assert (desk.shown.red, desk.shown.green) == ("5.5M", "9.5M")
    desk.keys("C", held=True)
    assert desk.balances == [15_000_000] * 6


@pytest.mark.clause("RE-068")
def test_an_amount_that_was_not_ended_is_gone_after_standby(desk: Desk) -> None:
    desk.insert("red", 0)
    desk.keys("5")
    desk.wait(90)
    desk.keys("K")

    assert desk.booked == []
    assert desk.refused("keys", "K").code == "amount-empty"


def test_a_card_taken_out_of_a_sleeping_unit_brings_no_text(desk: Desk) -> None:
    desk.trade()
    desk.wait(90)

    outcome = desk.remove_all()
    assert (outcome.draw, outcome.sounds) == (None, ())
    desk.keys("1")
    assert desk.refused("announce", "a text").code == "no-text-due"


def test_time_does_not_run_backwards(desk: Desk) -> None:
    with pytest.raises(ValueError, match="backwards"):
        tick(desk.unit, -1)


@given(
    st.sampled_from([Key.DEAL, Key.ZONE, Key.CLEAR]),
    st.lists(st.integers(0, 60), max_size=5),
)
def test_it_does_not_matter_how_time_is_cut(key: Key, parts: list[int]) -> None:
    start, _ = press(Unit(on=True), key, [])
    whole, outcome = tick(start, sum(parts))
    unit = start
    events: list[Event] = []
    sounds: list[Sound] = []
    for seconds in parts:
        unit, told = tick(unit, seconds)
        events += told.events
        sounds += told.sounds

    assert unit == whole
    assert (tuple(events), tuple(sounds)) == (outcome.events, outcome.sounds)
