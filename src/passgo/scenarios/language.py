"""Language: what the runner asks of each game that scenarios are written for.

The dice game, the sliding game and the electronic unit have their own words for a start, an order
and what is to be seen; files, steps, refusals, events, prompts and outcomes are the same for all.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from msgspec import Struct

from passgo.refusal import Refusal

MakeOrder = Callable[[Any], Any]
"""Returns the order that is meant, which may depend on the game."""


class Played(Protocol):
    """A game in play, or a unit in use."""

    def play(self, order: Any, /) -> Sequence[Any]:
        """Carry out an order and return what happened; raise Refusal and change nothing."""
        ...


class Moment(Struct, frozen=True):
    """What there is to look at: the game, and what happened on the way to it."""

    game: Any
    names: tuple[str, ...]
    events: Sequence[Struct]
    refusal: Refusal | None = None  # of the step just tried, or of the start


Check = Callable[[Moment], list[str]]


class Language(Protocol):
    """The words of one game, with its players seated."""

    @property
    def names(self) -> tuple[str, ...]:
        """Return the players in the order of their seats."""
        ...

    @property
    def codes(self) -> frozenset[str]:
        """Return every code that a refusal can have."""
        ...

    @property
    def events(self) -> Mapping[str, type[Struct]]:
        """Return every kind of event by its name."""
        ...

    @property
    def prompts(self) -> Mapping[str, type[Struct]]:
        """Return every kind of prompt by its name."""
        ...

    @property
    def draws(self) -> frozenset[str]:
        """Return the names of the prompts that nature answers."""
        ...

    def order(self, text: str) -> MakeOrder:
        """Return what a text such as "A roll" plays; StepError for what is no order."""
        ...

    def checks(self, key: str, value: Any) -> list[Check] | None:
        """Return the checks of a key of 'then' that only this game has, None for an unknown one."""
        ...

    def shown(self, thing: Struct, key: str) -> str:
        """Return one fact of an event or a prompt as a scenario writes it."""
        ...

    def prompt(self, game: Any) -> Struct | None:
        """Return who must decide what."""
        ...

    def awaited(self, game: Any) -> str:
        """Return which luck is due, "" if none is."""
        ...

    def why_not(self, game: Any, order: Any) -> Refusal | None:
        """Return why an order would be refused now."""
        ...


class Start(Protocol):
    """Where a scenario starts, and what nature will say."""

    @property
    def language(self) -> Language:
        """Return the words that the scenario is written in."""
        ...

    @property
    def luck(self) -> tuple[tuple[str, MakeOrder], ...]:
        """Return nature's answers with their texts, in order."""
        ...

    def game(self) -> Played:
        """Return the game at its start; Refusal or ValueError if it cannot be."""
        ...
