"""Telling a game: events, prompts and refusals as sentences for players."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

from passgo.editions import Edition
from passgo.game.seating import Seat
from passgo.refusal import Refusal
from passgo.sliding.edition import Edition as SlidingEdition
from passgo.text.catalogue import Catalogue
from passgo.text.keys import event_key, prompt_key, refusal_key
from passgo.text.language import Language
from passgo.text.sliding_table import SlidingTable
from passgo.text.table import AnyTable, Table
from passgo.vocabulary import Event, Prompt


class Teller:
    """Tells one game in one language."""

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


TABLES: dict[type, Callable[[Any, Sequence[Seat]], AnyTable]] = {
    Edition: Table,
    SlidingEdition: SlidingTable,
}
"""The table at which games are told, by what the data of their edition are."""


def table_of(edition: Edition | SlidingEdition, seats: Sequence[Seat]) -> AnyTable:
    """Return the table that a game of an edition is told at."""
    return TABLES[type(edition)](edition, seats)


@lru_cache(maxsize=32)
def catalogue_of(edition: Edition | SlidingEdition | None, language: Language) -> Catalogue:
    """Return the messages of an edition, read once."""
    return Catalogue(edition, language)
