"""Prompts: the question the game waits on, and who may answer it.

*seats* is empty when nature answers, or nobody because the game is over.
"""

from __future__ import annotations

from typing import Annotated

from passgo import vocabulary
from passgo.fields import (
    Meaning,
    Money,
    Number,
    Piece,
    Pieces,
    PlaceNos,
    Range,
    SideNo,
    SideNos,
    leaves,
)
from passgo.sliding.edition import Hands
from passgo.sliding.events import Reason
from passgo.sliding.table import Shot


class Prompt(vocabulary.Prompt, frozen=True):
    """What a sliding game waits on."""


class AwaitLuck(Prompt, frozen=True):
    """Wait for nature."""


class WhichOrder(AwaitLuck, frozen=True):
    """Ask in which order the turn markers come up."""

    sides: Number


class HowSteady(AwaitLuck, frozen=True):
    """Ask by how much the hand misses."""

    hands: Annotated[Hands, Meaning.MOTION]


class WhereTo(AwaitLuck, frozen=True):
    """Ask where the tokens come to rest after this shot."""

    shot: Annotated[Shot, Meaning.MOTION]
    resting: Annotated[dict[int, tuple[int, int]], Meaning.MOTION]


class SlideWhich(Prompt, frozen=True):
    """Ask which token is slid, and how."""

    side: SideNo
    reason: Annotated[Reason, Meaning.REASON]
    tokens: Pieces
    start: Range
    direction: Range
    power: Range


class LeaveJail(Prompt, frozen=True):
    """Ask whether to pay and slide a jailed token again."""

    side: SideNo
    tokens: Pieces
    price: Money


class TryAgain(Prompt, frozen=True):
    """Ask whether to take the second chance."""

    side: SideNo
    token: Piece
    price: Money


class MoveByRailroad(Prompt, frozen=True):
    """Ask where the tokens on a Railroad move, if anywhere."""

    side: SideNo
    tokens: Pieces
    spaces: PlaceNos


class DoubleWhich(Prompt, frozen=True):
    """Ask which property the House doubles."""

    side: SideNo
    spaces: PlaceNos


class WhoWon(Prompt, frozen=True):
    """Ask nothing any more: the game is over and *winners* have the most cash."""

    winners: SideNos


LuckPrompt = WhichOrder | HowSteady | WhereTo
PeoplesPrompt = SlideWhich | LeaveJail | TryAgain | MoveByRailroad | DoubleWhich
AnyPrompt = LuckPrompt | PeoplesPrompt | WhoWon
PROMPTS = leaves(Prompt)
