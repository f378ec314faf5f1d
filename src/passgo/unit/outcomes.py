"""Outcomes: what the unit proposes, tells and lets hear.

A card is its number in the caller's list of balances. The unit only proposes: whoever keeps the
balances books what it says, with `booked` or in the rules of a game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from msgspec import Struct

from passgo.unit.parts import Sound, Zone

CardNo = Annotated[int, "card"]
"""A card, by its number."""


class RandomDraw(Struct, frozen=True, tag="random-draw"):
    """A random Chance text may come, once in *odds* times, for the owner of *card*."""

    card: CardNo
    odds: int


class ZoneDraw(Struct, frozen=True, tag="zone-draw"):
    """A Chance text of *zone* comes for the player who chose its symbol."""

    zone: Zone


Draw = RandomDraw | ZoneDraw


class Transaction(Struct, frozen=True, tag="transaction"):
    """Money to be moved, as a whole: nobody as payer or receiver stands for the bank."""

    payer: CardNo | None
    receiver: CardNo | None
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
    Woke | FellAsleep | VolumeSet | TimerStarted | TimerStopped | TimeRanOut | TextRead | TextMissed
)


class Outcome(Struct, frozen=True):
    """What one use of the unit, or some time, brought."""

    proposal: Proposal | None = None
    draw: Draw | None = None
    events: tuple[Event, ...] = ()
    sounds: tuple[Sound, ...] = ()


def booked(balances: Sequence[int], proposal: Proposal) -> list[int]:
    """Return the balances once *proposal* has been carried out as a whole."""
    if isinstance(proposal, Reset):
        return [proposal.balance] * len(balances)
    after = list(balances)
    for card, change in proposal.changes:
        after[card] += change
    return after
