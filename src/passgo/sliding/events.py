"""Events: what happened, in the past tense. They animate, sound and fill the log."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from passgo import vocabulary
from passgo.fields import (
    GroupNo,
    Meaning,
    Money,
    Number,
    Piece,
    PlaceNo,
    SeatNo,
    SideNo,
    SideNos,
    Sums,
    Topic,
    Touches,
    leaves,
)
from passgo.sliding.table import Track

Step = Literal["chance", "railroad", "collect", "set-bonus", "house", "tax", "free-parking"]
Reason = Literal["turn", "jail", "chance", "second-chance"]


class Event(vocabulary.Event, frozen=True):
    """Something that happened in a sliding game."""


class AboutMoves(Event, frozen=True):
    """Where tokens slide, rest and stay."""

    topic: ClassVar[Topic] = "moves"


class AboutMoney(Event, frozen=True):
    """What is collected and paid."""

    topic: ClassVar[Topic] = "money"


class AboutGame(Event, frozen=True):
    """Rounds, their steps, and the end."""

    topic: ClassVar[Topic] = "game"


class MarkersDrawn(AboutGame, frozen=True):
    """The turn markers were laid on the reference card."""

    order: SideNos


class PotFilled(AboutMoney, frozen=True):
    """The Banker laid money above Free Parking."""

    amount: Money


class RoundBegan(AboutGame, frozen=True):
    """A round began; *side* slides first."""

    round: Number
    rounds: Number
    side: SideNo
    order: SideNos


class TokenSlid(AboutMoves, frozen=True):
    """A token was slid; *tracks* is empty when the game is replayed from its record."""

    side: SideNo
    seat: SeatNo
    token: Piece
    reason: Annotated[Reason, Meaning.REASON]
    start: Number
    direction: Number
    power: Number
    hits: Touches = ()
    tracks: Annotated[tuple[Track, ...], Meaning.MOTION] = ()


class TokenRested(AboutMoves, frozen=True):
    """A token came to rest on a space, or with *space* -1 on none."""

    side: SideNo
    token: Piece
    space: PlaceNo
    x: Number
    y: Number


class SlidOff(AboutMoves, frozen=True):
    """A token slid off the board on its own slide."""

    side: SideNo
    token: Piece


class KnockedOff(AboutMoves, frozen=True):
    """A token was knocked off the board; *by* is the side that slid."""

    side: SideNo
    token: Piece
    by: SideNo


class Jailed(AboutMoves, frozen=True):
    """A token stopped on Go to Jail, or was knocked there, and went to jail."""

    side: SideNo
    token: Piece
    by: SideNo


class JailPaid(AboutMoney, frozen=True):
    """A side paid to slide a jailed token again."""

    side: SideNo
    token: Piece
    amount: Money


class WaitedInJail(AboutMoves, frozen=True):
    """A side left a token in jail."""

    side: SideNo
    token: Piece


class SecondChanceTaken(AboutMoves, frozen=True):
    """A side took back a token that had slid off, for *amount*."""

    side: SideNo
    token: Piece
    amount: Money


class SecondChanceDeclined(AboutMoves, frozen=True):
    """A side left its token off the board."""

    side: SideNo
    token: Piece


class StepBegan(AboutGame, frozen=True):
    """A step of the end of the round began."""

    step: Annotated[Step, Meaning.STEP]


class RailroadMoved(AboutMoves, frozen=True):
    """A token was placed from a Railroad on a property."""

    side: SideNo
    token: Piece
    space: PlaceNo


class RailroadStayed(AboutMoves, frozen=True):
    """A token stayed on its Railroad."""

    side: SideNo
    token: Piece


class PropertyCollected(AboutMoney, frozen=True):
    """The bank paid a side for a property."""

    side: SideNo
    space: PlaceNo
    amount: Money


class PropertyMissed(AboutMoney, frozen=True):
    """A side got nothing for a property, because *other* has the higher marker."""

    side: SideNo
    space: PlaceNo
    other: SideNo


class BonusCollected(AboutMoney, frozen=True):
    """The bank paid a side the bonus of a colour set."""

    side: SideNo
    group: GroupNo
    amount: Money


class PropertyDoubled(AboutMoney, frozen=True):
    """The bank paid a side once more for a property, for its House."""

    side: SideNo
    space: PlaceNo
    amount: Money


class TaxPaid(AboutMoney, frozen=True):
    """A side paid Luxury Tax on its properties to Free Parking."""

    side: SideNo
    properties: Number
    amount: Money


class PotTaken(AboutMoney, frozen=True):
    """A side took its share of the money above Free Parking; *sharers* took part."""

    side: SideNo
    amount: Money
    sharers: Number


class PotStayed(AboutMoney, frozen=True):
    """Money stayed above Free Parking."""

    amount: Money


class RoundEnded(AboutGame, frozen=True):
    """A round was scored; *gains* by side, what was paid for jail and second chances apart."""

    round: Number
    gains: Sums
    cash: Sums


class GameEnded(AboutGame, frozen=True):
    """The last round was scored; *winners* share the win."""

    winners: SideNos
    amount: Money


ScoreLine = (
    PropertyCollected
    | PropertyMissed
    | BonusCollected
    | PropertyDoubled
    | TaxPaid
    | PotTaken
    | PotStayed
)
EVENTS = leaves(Event)
