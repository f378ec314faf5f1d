"""State: the electronic unit at one moment, as a value.

Using it gives another unit and an `Outcome`; balances, clock and luck stay with the caller.
"""

from __future__ import annotations

from msgspec import Struct

from passgo.unit.outcomes import Draw
from passgo.unit.parts import Settings


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
