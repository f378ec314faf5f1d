"""Luck: where the dice, cards and deeds of a game come from."""

import random
from collections.abc import Iterable
from typing import Literal, Protocol

import msgspec

from passgo.game.orders import CardComes, DeedComes, DiceFall, DieFalls, Order, RandomFalls
from passgo.vocabulary import Source


class Draw(msgspec.Struct, frozen=True, kw_only=True):
    """What nature is asked for: one of *choices*, or a number up to *below*, all as likely.

    *seat* throws, draws or receives; dice are thrown *to* start, move or find a rent; a card comes
    from a *deck*; *unit*: an electronic unit draws by itself.
    """

    what: Literal["dice", "card", "deed", "random", "die"]
    choices: tuple[str, ...] = ()
    below: int = 6
    seat: int | None = None
    to: str = ""
    deck: str = ""
    unit: bool = False


class Luck(Protocol):
    """Anything that answers a draw."""

    def answer(self, draw: Draw) -> Order | None:
        """Return nature's action, None to leave it to the caller."""


class Seeded:
    """Luck from a seed: the same seed gives the same game."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def answer(self, draw: Draw) -> Order:
        """Draw from the generator."""
        if draw.what == "dice":
            return DiceFall(first=self._random.randint(1, 6), second=self._random.randint(1, 6))
        if draw.what == "random":
            return RandomFalls(number=self._random.randint(1, draw.below))
        if draw.what == "die":
            return DieFalls(number=self._random.randint(1, draw.below))
        choice = self._random.choice(draw.choices)
        return CardComes(card=choice) if draw.what == "card" else DeedComes(place=choice)


def drawn(source: Source, draw: Draw) -> Order:
    """Return the answer to a draw from a source of even draws."""
    if draw.what == "dice":
        first = source.below("dice", 6) + 1
        return DiceFall(first=first, second=source.below("dice", 6) + 1)
    if draw.what == "random":
        return RandomFalls(number=source.below("random", draw.below) + 1)
    if draw.what == "die":
        return DieFalls(number=source.below("die", draw.below) + 1)
    choice = draw.choices[source.below(draw.what, len(draw.choices))]
    return CardComes(card=choice) if draw.what == "card" else DeedComes(place=choice)


class LuckRanOut(LookupError):
    """A list of luck was too short for what happened."""


class Listed:
    """Luck from a list, in order: scenarios and replays."""

    def __init__(self, orders: Iterable[Order]) -> None:
        self.left = list(orders)

    def answer(self, draw: Draw) -> Order:
        """Take the next of the list."""
        if not self.left:
            raise LuckRanOut(f"the list has no more luck, but a draw of {draw.what} is due")
        return self.left.pop(0)
