"""Parts of the unit: keys, slots, zone symbols, sounds, and what may be set."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from msgspec import Struct

from passgo.unit.amounts import STEP


class Key(StrEnum):
    """A key of the unit."""

    ZERO = "0"
    ONE = "1"
    TWO = "2"
    THREE = "3"
    FOUR = "4"
    FIVE = "5"
    SIX = "6"
    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    POINT = "."
    THOUSAND = "K"
    MILLION = "M"
    CLEAR = "C"
    GO = "go"
    ZONE = "zone"
    DEAL = "deal"


class Slot(StrEnum):
    """A card slot: the green one receives, the red one pays."""

    GREEN = "green"
    RED = "red"


class Zone(StrEnum):
    """One of the four zones, in the order of their symbols."""

    PEDESTRIAN = "pedestrian"
    BICYCLE = "bicycle"
    CAR = "car"
    SPACE = "space"


ZONES: Final = tuple(Zone)


class Sound(StrEnum):
    """Something to hear."""

    BEEP = "beep"
    LONG_BEEP = "long-beep"
    SALARY_MUSIC = "salary-music"
    CHANCE_SOUND = "chance-sound"
    PEDESTRIAN_MUSIC = "pedestrian-music"
    BICYCLE_MUSIC = "bicycle-music"
    CAR_MUSIC = "car-music"
    SPACE_MUSIC = "space-music"


STANDBY_AFTER = 90
"""Seconds without use after which the unit goes to standby (RE-067)."""
ZONE_SYMBOL = 2
"""Seconds that a zone symbol is shown: a reading, for the rulebook gives no time (RE-063)."""


VOLUMES = 4
"""Levels of the volume, the lowest without music: a reading, for the rulebook gives no number."""


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """What an edition or a table decides about the unit; times are seconds."""

    cards: int = 6
    step: int = STEP
    salary: int = 2_000_000
    start_balance: int = 15_000_000
    standby_after: int = STANDBY_AFTER
    timer: int = 30
    timer_beeps: int = 10
    timer_range: tuple[int, int] = (13, 50)
    zone_symbol: int = ZONE_SYMBOL
    text_stays: int | None = None
    text_odds: int = 8
    volumes: int = VOLUMES

    def __post_init__(self) -> None:
        """Reject what no unit could be set to."""
        counts = [self.cards, self.step, self.standby_after, self.timer, self.zone_symbol]
        counts += [self.text_odds, self.volumes, self.timer_range[0]]
        counts += [] if self.text_stays is None else [self.text_stays]
        if min(counts) < 1 or self.timer_range[0] > self.timer_range[1]:
            raise ValueError(f"a unit cannot be set like this: {self}")
        if self.salary % self.step or self.start_balance % self.step:
            raise ValueError(f"salary and start balance go in steps of {self.step}")
