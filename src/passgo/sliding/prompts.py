"""Prompts: the question the game waits on, and who may answer it.

*seats* is empty when nature answers, or nobody because the game is over.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Struct

from passgo.fields import (
    Meaning,
    Money,
    Number,
    Piece,
    Pieces,
    PlaceNos,
    Range,
    SeatSet,
    SideNo,
    SideNos,
)
from passgo.sliding.actions import kebab
from passgo.sliding.edition import Hands
from passgo.sliding.events import Reason
from passgo.sliding.table import Shot


class Question(Struct, frozen=True, tag=kebab, tag_field="ask"):
    """What the game waits on."""

    seats: SeatSet


class WhichOrder(Question, frozen=True, tag=kebab, tag_field="ask"):
    """Ask in which order the turn markers come up."""

    sides: Number


class HowSteady(Question, frozen=True, tag=kebab, tag_field="ask"):
    """Ask by how much the hand misses."""

    hands: Annotated[Hands, Meaning.MOTION]


class WhereTo(Question, frozen=True, tag=kebab, tag_field="ask"):
    """Ask where the tokens come to rest after this shot."""

    shot: Annotated[Shot, Meaning.MOTION]
    resting: Annotated[dict[int, tuple[int, int]], Meaning.MOTION]


class SlideWhich(Question, frozen=True, tag=kebab, tag_field="ask"):
    """Ask which token is slid, and how."""

    side: SideNo
    reason: Annotated[Reason, Meaning.REASON]
    tokens: Pieces
    start: Range
    direction: Range
    power: Range


class LeaveJail(Question, frozen=True, tag=kebab, tag_field="ask"):
    """Ask whether to pay and slide a jailed token again."""

    side: SideNo
    tokens: Pieces
    price: Money


class TryAgain(Question, frozen=True, tag=kebab, tag_field="ask"):
    """Ask whether to take the second chance."""

    side: SideNo
    token: Piece
    price: Money


class MoveByRailroad(Question, frozen=True, tag=kebab, tag_field="ask"):
    """Ask where the tokens on a Railroad move, if anywhere."""

    side: SideNo
    tokens: Pieces
    spaces: PlaceNos


class DoubleWhich(Question, frozen=True, tag=kebab, tag_field="ask"):
    """Ask which property the House doubles."""

    side: SideNo
    spaces: PlaceNos


class WhoWon(Question, frozen=True, tag=kebab, tag_field="ask"):
    """Ask nothing any more: the game is over and *winners* have the most cash."""

    winners: SideNos


NaturePrompt = WhichOrder | HowSteady | WhereTo
PersonPrompt = SlideWhich | LeaveJail | TryAgain | MoveByRailroad | DoubleWhich
Prompt = NaturePrompt | PersonPrompt | WhoWon
PROMPTS: tuple[type[Prompt], ...] = (
    WhichOrder,
    HowSteady,
    WhereTo,
    SlideWhich,
    LeaveJail,
    TryAgain,
    MoveByRailroad,
    DoubleWhich,
    WhoWon,
)
