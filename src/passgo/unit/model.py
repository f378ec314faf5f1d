"""The model: what the electronic unit is made of, and what can come out of it.

A unit is a value. Using it gives another unit and an `Outcome`; balances, clock and luck stay with
the caller. A card is its number in the caller's list of balances.
"""

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


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """What an edition or a table decides about the unit; times are seconds."""

    cards: int = 6
    step: int = STEP
    salary: int = 2_000_000
    start_balance: int = 15_000_000
    standby_after: int = 90
    timer: int = 30
    timer_beeps: int = 10
    timer_range: tuple[int, int] = (13, 50)
    zone_symbol: int = 2
    text_stays: int | None = None
    text_odds: int = 8
    volumes: int = 4


class RandomDraw(Struct, frozen=True, tag="random-draw"):
    """A random Chance text may come, once in *odds* times, for the owner of *card*."""

    card: int
    odds: int


class ZoneDraw(Struct, frozen=True, tag="zone-draw"):
    """A Chance text of *zone* comes for the player who chose its symbol."""

    zone: Zone


Draw = RandomDraw | ZoneDraw


class Resting(Struct, frozen=True, tag="resting"):
    """Nothing is under way."""


class Typing(Struct, frozen=True, tag="typing"):
    """An amount is being typed."""

    digits: str


class Done(Struct, frozen=True, tag="done"):
    """A transaction was just made; its amount is still shown."""

    amount: int


class Choosing(Struct, frozen=True, tag="choosing"):
    """The zone symbols follow each other, since *seconds*."""

    seconds: int


class Timing(Struct, frozen=True, tag="timing"):
    """The auction timer runs, for *left* more seconds."""

    left: int


class Showing(Struct, frozen=True, tag="showing"):
    """A Chance text scrolls, for *left* more seconds or until it is read."""

    text: str
    draw: Draw
    left: int | None


Mode = Resting | Typing | Done | Choosing | Timing | Showing


class Unit(Struct, frozen=True):
    """The electronic unit at one moment.

    *idle* counts the seconds without use, *traded* tells whether money has moved since a card was
    put in, and *due* is the Chance text that may come now.
    """

    settings: Settings = Settings()
    on: bool = False
    mode: Mode = Resting()
    green: int | None = None
    red: int | None = None
    volume: int = 3
    idle: int = 0
    traded: bool = False
    due: Draw | None = None

    @property
    def is_empty(self) -> bool:
        """Tell whether no card is in a slot."""
        return self.green is None and self.red is None


class Transaction(Struct, frozen=True, tag="transaction"):
    """Money to be moved, as a whole: nobody as payer or receiver stands for the bank."""

    payer: int | None
    receiver: int | None
    amount: int

    @property
    def changes(self) -> tuple[tuple[int, int], ...]:
        """Return (card, change of its balance) in the order shown: payer first, then receiver."""
        sides = ((self.payer, -self.amount), (self.receiver, self.amount))
        return tuple((card, change) for card, change in sides if card is not None)


class Reset(Struct, frozen=True, tag="reset"):
    """A new game: every card is to hold *balance*."""

    balance: int


Proposal = Transaction | Reset


class Woke(Struct, frozen=True, tag="woke"):
    """The unit switched on."""


class FellAsleep(Struct, frozen=True, tag="fell-asleep"):
    """The unit went to standby."""


class VolumeSet(Struct, frozen=True, tag="volume-set"):
    """The volume changed; level 0 leaves only beeps."""

    level: int


class TimerStarted(Struct, frozen=True, tag="timer-started"):
    """The auction timer started: bids count from now on."""

    seconds: int


class TimerStopped(Struct, frozen=True, tag="timer-stopped"):
    """The auction timer was stopped *left* seconds early."""

    left: int


class TimeRanOut(Struct, frozen=True, tag="time-ran-out"):
    """The auction time is over."""


class TextRead(Struct, frozen=True, tag="text-read"):
    """A Chance text was read in time: it is to be obeyed."""

    text: str
    draw: Draw


class TextMissed(Struct, frozen=True, tag="text-missed"):
    """A Chance text left the screen unread: it has no effect."""

    text: str
    draw: Draw


Event = (
    Woke
    | FellAsleep
    | VolumeSet
    | TimerStarted
    | TimerStopped
    | TimeRanOut
    | TextRead
    | TextMissed
)


class Outcome(Struct, frozen=True):
    """What one use of the unit, or some time, brought."""

    proposal: Proposal | None = None
    draw: Draw | None = None
    events: tuple[Event, ...] = ()
    sounds: tuple[Sound, ...] = ()
