"""Luck: who answers for nature. A seed, a list, any other source, or the caller by hand."""

from __future__ import annotations

import random
from collections.abc import Iterable
from copy import deepcopy
from typing import Protocol

from passgo.sliding.edition import Edition
from passgo.sliding.hands import miss
from passgo.sliding.orders import DrawMarkers, NatureOrder, Rest
from passgo.sliding.prompts import AnyPrompt, HowSteady, LuckPrompt, WhichOrder
from passgo.sliding.table import Table, Track
from passgo.vocabulary import LuckAsked, Source

Said = tuple[NatureOrder, tuple[Track, ...]]
"""An answer of nature, with the ways of the tokens if it watched them."""


class Luck(Protocol):
    """Whoever answers for nature."""

    def answer(self, edition: Edition, asked: LuckPrompt, /) -> Said | None:
        """Return nature's answer, or nothing to leave it to the caller."""
        ...

    def copy(self) -> Luck:
        """Return independent luck that will say the same."""
        ...


class Drawn:
    """Luck from any source of even draws; the table itself answers where tokens rest."""

    def __init__(self, source: Source) -> None:
        """Draw everything from *source*."""
        self._source = source

    def answer(self, edition: Edition, asked: LuckPrompt) -> Said | None:
        """Draw the markers, the error of the hand, or watch the tokens come to rest."""
        return drawn(self._source, edition, asked)

    def copy(self) -> Drawn:
        """Return independent luck that will say the same."""
        return Drawn(deepcopy(self._source))


class Seeded(Drawn):
    """Luck from a seed: the same seed and the same slides give the same game."""

    def __init__(self, seed: int) -> None:
        """Draw everything from the generator with this *seed*."""
        super().__init__(SeededSource(seed))


class SeededSource:
    """Even draws from a seeded generator."""

    def __init__(self, seed: int) -> None:
        """Start the generator."""
        self._generator = random.Random(seed)

    def below(self, _purpose: str, bound: int, /) -> int:
        """Return a whole number from 0 to *bound* - 1."""
        return self._generator.randrange(bound)

    def __deepcopy__(self, memo: object) -> SeededSource:
        """Return a generator in the same state, much faster than copying number by number."""
        twin = SeededSource(0)
        twin._generator.setstate(self._generator.getstate())
        return twin


class Listed:
    """Luck from a list of answers; when it is used up, the caller answers."""

    def __init__(self, answers: Iterable[NatureOrder]) -> None:
        """Say *answers* in turn."""
        self._answers = list(answers)

    def answer(self, _edition: Edition, _asked: LuckPrompt, /) -> Said | None:
        """Return the next answer of the list."""
        return (self._answers.pop(0), ()) if self._answers else None

    def copy(self) -> Listed:
        """Return independent luck that will say the same."""
        return Listed(self._answers)


def drawn(source: Source, edition: Edition, asked: LuckPrompt) -> Said:
    """Draw the markers or the error of the hand, or watch the tokens come to rest."""
    if isinstance(asked, WhichOrder):
        return DrawMarkers(shuffled(source, asked.sides)), ()
    if isinstance(asked, HowSteady):
        return miss(edition, asked.hands, source), ()
    outcome, tracks = Table(edition).film(asked.resting, asked.shot)
    return Rest(outcome.rests, outcome.off, outcome.hits), tracks


def shuffled(source: Source, sides: int) -> tuple[int, ...]:
    """Draw the face-down markers one after the other (KO-032 to KO-034)."""
    face_down = list(range(sides))
    return tuple(face_down.pop(source.below("markers", len(face_down))) for _ in range(sides))


def luck_asked(edition: Edition, asked: AnyPrompt) -> LuckAsked:
    """Return what nature is asked for, with all that is needed to draw it again."""
    if isinstance(asked, WhichOrder):
        return LuckAsked(what="markers", below=asked.sides)
    if isinstance(asked, HowSteady):
        hand = edition.hands[asked.hands] if asked.hands != "off" else None
        return LuckAsked(
            what="hand", deviations=(hand.direction, hand.power) if hand is not None else (0, 0)
        )
    return LuckAsked(what="rest")
