"""Telling a game: events, prompts, refusals and orders as sentences for players."""

from collections.abc import Sequence
from functools import lru_cache

from passgo.editions import Edition
from passgo.editions.rules import AMOUNTS
from passgo.game.seating import Seat
from passgo.refusal import Refusal
from passgo.sliding.edition import Edition as SlidingEdition
from passgo.text.catalogue import Catalogue
from passgo.text.keys import event_key, order_key, prompt_key, refusal_key, rule_key
from passgo.text.language import Language
from passgo.text.sliding_table import SlidingTable
from passgo.text.table import AnyTable, Table
from passgo.vocabulary import Event, Order, Prompt


class Teller:
    """Tells one game in one language; the functions below make one for a single sentence."""

    def __init__(
        self, edition: Edition | SlidingEdition, seats: Sequence[Seat], language: Language
    ) -> None:
        self._words = catalogue_of(edition, language)
        self._table = table_of(edition, seats)

    def event(self, event: Event, reader: int | None = None) -> str:
        """Return what happened, as everybody reads it or as the seat *reader* is told it."""
        return self._words.text(event_key(type(event)), self._table.facts(event, reader))

    def prompt(self, prompt: Prompt, seat: int | None) -> str:
        """Return what is to be decided, to *seat* if it may answer, else as the others see it.

        A question that names whom it is for reads the same to all.
        """
        key = prompt_key(type(prompt))
        is_for_others = seat not in prompt.seats and "others" in self._words.forms(key)
        return self._words.text(
            f"{key}.others" if is_for_others else key, self._table.facts(prompt)
        )

    def refusal(self, refusal: Refusal) -> str:
        """Return why not, to whoever tried."""
        return self._words.text(refusal_key(refusal.code), self._table.refusal(refusal))


def table_of(edition: Edition | SlidingEdition, seats: Sequence[Seat]) -> AnyTable:
    """Return the table that a game of an edition is told at."""
    return (
        SlidingTable(edition, seats)
        if isinstance(edition, SlidingEdition)
        else Table(edition, seats)
    )


@lru_cache(maxsize=32)
def catalogue_of(edition: Edition | SlidingEdition | None, language: Language) -> Catalogue:
    """Return the messages of an edition, read once."""
    return Catalogue(edition, language)


def tell_event(event: Event, edition: Edition, seats: Sequence[Seat], language: Language) -> str:
    """Return an event as a sentence."""
    return Teller(edition, seats, language).event(event)


def tell_prompt(
    prompt: Prompt, seat: int | None, edition: Edition, seats: Sequence[Seat], language: Language
) -> str:
    """Return a prompt as *seat* reads it; None is somebody who only looks on."""
    return Teller(edition, seats, language).prompt(prompt, seat)


def tell_refusal(
    refusal: Refusal, edition: Edition, language: Language, seats: Sequence[Seat] = ()
) -> str:
    """Return a refusal as a sentence; before a game there are no seats yet."""
    return Teller(edition, seats, language).refusal(refusal)


def tell_order(order: type[Order] | str, language: Language) -> str:
    """Return the label of the button for an order, by its type or its name."""
    return catalogue_of(None, language).text(order_key(order))


def tell_hint(order: type[Order] | str, language: Language) -> str:
    """Return in one sentence what an order does."""
    return catalogue_of(None, language).text(order_key(order) + ".hint")


def tell_rule(name: str, edition: Edition, language: Language) -> str:
    """Return the name of a rule that a table may choose."""
    return catalogue_of(edition, language).text(rule_key(name))


def tell_rule_hint(name: str, edition: Edition, language: Language) -> str:
    """Return in one sentence what a rule decides."""
    return catalogue_of(edition, language).text(rule_key(name) + ".hint")


def tell_choice(name: str, value: bool | int | str, edition: Edition, language: Language) -> str:
    """Return the value of a rule as a player reads it: an amount, a number or a choice."""
    words = catalogue_of(edition, language)
    if isinstance(value, bool):
        return words.text("yes" if value else "no")
    if isinstance(value, int):
        return words.money(value) if name in AMOUNTS else str(value)
    return words.text(f"{rule_key(name)}.{value}")
