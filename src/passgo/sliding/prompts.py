"""Prompts: the question the game waits on, and who may answer it.

*seats* is empty when nature answers, or nobody because the game is over.
"""

from __future__ import annotations

from msgspec import Struct

from passgo.sliding.actions import kebab
from passgo.sliding.edition import Hands
from passgo.sliding.events import Reason
from passgo.sliding.table import Shot

Range = tuple[int, int]


class Question(Struct, frozen=True, tag=kebab, tag_field="ask"):
    """What the game waits on."""

    seats: tuple[int, ...]


class WhichOrder(Question, frozen=True, tag=kebab, tag_field="ask"):
    """Ask in which order the turn markers come up."""

    sides: int


class HowSteady(Question, frozen=True, tag=kebab, tag_field="ask"):
    """Ask by how much the hand misses."""

    hands: Hands


class WhereTo(Question, frozen=True, tag=kebab, tag_field="ask"):
    """Ask where the tokens come to rest after this shot."""

    shot: Shot
    resting: dict[int, tuple[int, int]]


class SlideWhich(Question, frozen=True, tag=kebab, tag_field="ask"):
    """Ask which token is slid, and how."""

    side: int
    reason: Reason
    tokens: tuple[int, ...]
    start: Range
    direction: Range
    power: Range


class LeaveJail(Question, frozen=True, tag=kebab, tag_field="ask"):
    """Ask whether to pay and slide a jailed token again."""

    side: int
    tokens: tuple[int, ...]
    price: int


class TryAgain(Question, frozen=True, tag=kebab, tag_field="ask"):
    """Ask whether to take the second chance."""

    side: int
    token: int
    price: int


class MoveByRailroad(Question, frozen=True, tag=kebab, tag_field="ask"):
    """Ask where the tokens on a Railroad move, if anywhere."""

    side: int
    tokens: tuple[int, ...]
    spaces: tuple[int, ...]


class DoubleWhich(Question, frozen=True, tag=kebab, tag_field="ask"):
    """Ask which property the House doubles."""

    side: int
    spaces: tuple[int, ...]


class WhoWon(Question, frozen=True, tag=kebab, tag_field="ask"):
    """Ask nothing any more: the game is over and *winners* have the most cash."""

    winners: tuple[int, ...]


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
