"""Vocabulary: the orders, events and prompts of all games, and where luck comes from.

Each goes by the name of its class; what its fields mean is told by their types in `fields`.
"""

from typing import ClassVar, Literal, Protocol

from msgspec import Struct

from passgo.fields import SeatSet, Topic

Kind = Literal["dice", "sliding"]
"""With what a game is played."""


class Order(Struct, frozen=True, tag=True, tag_field="do"):
    """Something that is done to a game: by people, by nature or from outside."""


class Event(Struct, frozen=True, tag=True, tag_field="event"):
    """Something that happened, about a topic."""

    topic: ClassVar[Topic]


class Prompt(Struct, frozen=True, tag=True, tag_field="ask"):
    """A question; *seats* may answer it, the first of them is next.

    Nobody may where nature must answer, or where the game is over.
    """

    seats: SeatSet


class LuckAsked(Struct, frozen=True, kw_only=True):
    """What nature is asked for, with all that is needed to draw it again.

    It is one of *choices*, a number up to *below*, the markers of so many sides, or the error of a
    hand with its *deviations* of direction and power.
    """

    what: Literal["dice", "die", "random", "card", "deed", "markers", "hand", "rest"]
    choices: tuple[str, ...] = ()
    below: int = 0
    deviations: tuple[int, int] = (0, 0)


class Source(Protocol):
    """Where luck comes from: even draws from 0 to *bound* - 1, each with its purpose."""

    def below(self, purpose: str, bound: int, /) -> int:
        """Return a whole number from 0 to *bound* - 1."""
