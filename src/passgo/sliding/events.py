"""Events: what happened, in the past tense. They animate, sound and fill the log."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from passgo.sliding.actions import kebab
from passgo.sliding.table import Track

Step = Literal["chance", "railroad", "collect", "set-bonus", "house", "tax", "free-parking"]
Reason = Literal["turn", "jail", "chance", "second-chance"]


class Event(Struct, frozen=True, tag=kebab, tag_field="event"):
    """Something that happened at the table."""


class MarkersDrawn(Event, frozen=True, tag=kebab, tag_field="event"):
    """The turn markers were laid on the reference card."""

    order: tuple[int, ...]


class PotFilled(Event, frozen=True, tag=kebab, tag_field="event"):
    """The Banker laid money above Free Parking."""

    amount: int


class RoundBegan(Event, frozen=True, tag=kebab, tag_field="event"):
    """A round began; *side* slides first."""

    round: int
    rounds: int
    side: int
    order: tuple[int, ...]


class TokenSlid(Event, frozen=True, tag=kebab, tag_field="event"):
    """A token was slid; *tracks* is empty when the game is replayed from its record."""

    side: int
    seat: int
    token: int
    reason: Reason
    start: int
    direction: int
    power: int
    hits: tuple[tuple[int, int], ...] = ()
    tracks: tuple[Track, ...] = ()


class TokenRested(Event, frozen=True, tag=kebab, tag_field="event"):
    """A token came to rest on a space, or with *space* -1 on none."""

    side: int
    token: int
    space: int
    x: int
    y: int


class SlidOff(Event, frozen=True, tag=kebab, tag_field="event"):
    """A token slid off the board on its own slide."""

    side: int
    token: int


class KnockedOff(Event, frozen=True, tag=kebab, tag_field="event"):
    """A token was knocked off the board; *by* is the side that slid."""

    side: int
    token: int
    by: int


class Jailed(Event, frozen=True, tag=kebab, tag_field="event"):
    """A token stopped on Go to Jail, or was knocked there, and went to jail."""

    side: int
    token: int
    by: int


class JailPaid(Event, frozen=True, tag=kebab, tag_field="event"):
    """A side paid to slide a jailed token again."""

    side: int
    token: int
    amount: int


class WaitedInJail(Event, frozen=True, tag=kebab, tag_field="event"):
    """A side left a token in jail."""

    side: int
    token: int


class SecondChanceTaken(Event, frozen=True, tag=kebab, tag_field="event"):
    """A side took back a token that had slid off, for *amount*."""

    side: int
    token: int
    amount: int


class SecondChanceDeclined(Event, frozen=True, tag=kebab, tag_field="event"):
    """A side left its token off the board."""

    side: int
    token: int


class StepBegan(Event, frozen=True, tag=kebab, tag_field="event"):
    """A step of the end of the round began."""

    step: Step


class RailroadMoved(Event, frozen=True, tag=kebab, tag_field="event"):
    """A token was placed from a Railroad on a property."""

    side: int
    token: int
    space: int


class RailroadStayed(Event, frozen=True, tag=kebab, tag_field="event"):
    """A token stayed on its Railroad."""

    side: int
    token: int


class PropertyCollected(Event, frozen=True, tag=kebab, tag_field="event"):
    """The bank paid a side for a property."""

    side: int
    space: int
    amount: int


class PropertyMissed(Event, frozen=True, tag=kebab, tag_field="event"):
    """A side got nothing for a property, because *other* has the higher marker."""

    side: int
    space: int
    other: int


class BonusCollected(Event, frozen=True, tag=kebab, tag_field="event"):
    """The bank paid a side the bonus of a colour set."""

    side: int
    group: int
    amount: int


class PropertyDoubled(Event, frozen=True, tag=kebab, tag_field="event"):
    """The bank paid a side once more for a property, for its House."""

    side: int
    space: int
    amount: int


class TaxPaid(Event, frozen=True, tag=kebab, tag_field="event"):
    """A side paid Luxury Tax on its properties to Free Parking."""

    side: int
    properties: int
    amount: int


class PotTaken(Event, frozen=True, tag=kebab, tag_field="event"):
    """A side took its share of the money above Free Parking; *sharers* took part."""

    side: int
    amount: int
    sharers: int


class PotStayed(Event, frozen=True, tag=kebab, tag_field="event"):
    """Money stayed above Free Parking."""

    amount: int


class RoundEnded(Event, frozen=True, tag=kebab, tag_field="event"):
    """A round was scored; *gains* by side, what was paid for jail and second chances apart."""

    round: int
    gains: tuple[int, ...]
    cash: tuple[int, ...]


class GameEnded(Event, frozen=True, tag=kebab, tag_field="event"):
    """The last round was scored; *winners* share the win."""

    winners: tuple[int, ...]
    amount: int


ScoreLine = (
    PropertyCollected
    | PropertyMissed
    | BonusCollected
    | PropertyDoubled
    | TaxPaid
    | PotTaken
    | PotStayed
)
EVENTS: tuple[type[Event], ...] = tuple(Event.__subclasses__())
