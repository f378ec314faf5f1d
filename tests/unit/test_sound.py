"""Sound: music, effects and beeps, and the volume."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from passgo.unit import Key, Sound, VolumeSet, Zone, enter_zone

if TYPE_CHECKING:
    from tests.unit.conftest import Desk

BEEPS = {Sound.BEEP, Sound.LONG_BEEP}


def set_volume(desk: Desk, level: int) -> None:
    while desk.unit.volume != level:
        desk.keys(".", held=True)


@pytest.mark.clause("RE-076")
def test_holding_the_point_goes_through_all_levels(desk: Desk) -> None:
    seen = []
    for _ in range(5):
        outcome = desk.keys(".", held=True)
        assert outcome.events == (VolumeSet(desk.shown.volume),)
        assert outcome.sounds == (Sound.BEEP,)
        seen.append(desk.shown.volume)

    assert seen == [0, 1, 2, 3, 0]


@pytest.mark.clause("RE-076")
def test_a_short_press_of_the_point_leaves_the_volume_alone(desk: Desk) -> None:
    assert desk.refused("keys", ".").code == "no-card"


@pytest.mark.clause("RE-076", "RE-078")
@pytest.mark.parametrize("slot", ["green", "red"])
@pytest.mark.parametrize("held", [False, True])
def test_with_a_card_in_the_point_types_a_point(desk: Desk, slot: str, held: bool) -> None:
    desk.insert(slot, 0)
    desk.keys("1")
    outcome = desk.keys(".", held=held)

    assert (outcome.events, desk.shown.line, desk.shown.volume) == ((), "1.", 3)
    desk.keys("5", "M")
    assert desk.shown.line == "1.5M"


@pytest.mark.clause("RE-079")
def test_music_plays_when_the_salary_is_credited(desk: Desk) -> None:
    desk.insert("green", 0)

    assert Sound.SALARY_MUSIC in desk.keys(Key.GO).sounds
    assert desk.type("2M").sounds == (Sound.BEEP,)


@pytest.mark.clause("RE-080")
def test_each_zone_has_its_own_music_when_entered(desk: Desk, sleeping: Desk) -> None:
    music = [enter_zone(desk.unit, zone).sounds for zone in Zone]

    assert music == [(f"{zone}-music",) for zone in Zone]
    assert enter_zone(sleeping.unit, Zone.CAR).sounds == ()


@pytest.mark.clause("RE-077")
@pytest.mark.parametrize("level", [0, 1, 2, 3])
def test_the_lowest_level_leaves_only_beeps(desk: Desk, level: int) -> None:
    set_volume(desk, level)
    desk.insert("green", 0)
    sounds = set(desk.keys(Key.GO).sounds)
    desk.remove("green")
    sounds |= set(desk.announce("a text").sounds)
    desk.keys("C", Key.ZONE)
    sounds |= set(desk.keys(Key.ZONE).sounds)
    sounds |= set(enter_zone(desk.unit, Zone.SPACE).sounds)
    desk.keys(Key.DEAL)
    sounds |= set(desk.wait(30).sounds)

    music = {Sound.SALARY_MUSIC, Sound.CHANCE_SOUND, Sound.PEDESTRIAN_MUSIC, Sound.SPACE_MUSIC}
    assert sounds == (BEEPS | music if level else BEEPS)


@pytest.mark.clause("RE-077")
def test_the_volume_outlasts_standby_and_reset(desk: Desk) -> None:
    set_volume(desk, 1)
    desk.wait(90)
    desk.keys("1")
    desk.keys("C", held=True)

    assert desk.shown.volume == 1
