"""Sheets: a document of a game by sections, of which only what changed is written anew."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import NamedTuple

import msgspec

from passgo.documents import VERSION
from passgo.editions import Edition
from passgo.game.ids import Lexicon, lexicon_of
from passgo.game.position_shape import FORMAT
from passgo.rules.state import State


class Section(NamedTuple):
    """A part of a document, and the fields of a state of which it is written; None: left out."""

    name: str
    reads: frozenset[str]
    write: Callable[[State, Lexicon], object]


class Sheet:
    """The document of one game, written again and again.

    What did not change is the same object in every document: they are read, never changed.
    """

    def __init__(
        self,
        edition: Edition,
        variant: str,
        house_rules: Mapping[str, object],
        sections: Sequence[Section],
    ) -> None:
        """Begin with what stays; the sections come in their order."""
        self._edition = edition
        self._sections = sections
        self._parts: dict[str, object] = {
            "format": FORMAT,
            "version": VERSION,
            "edition": edition.id,
            "players": None,
            "variant": variant or None,
            "house_rules": dict(house_rules) or None,
        }

    def write(self, s: State, changed: Collection[str] | None = None) -> dict[str, object]:
        """Return the document of a state of which these fields changed since the last time."""
        lexicon = lexicon_of(self._edition, s.seats)
        for section in self._sections:
            if changed is None or not section.reads.isdisjoint(changed):
                part = section.write(s, lexicon)
                self._parts[section.name] = None if part is None else msgspec.to_builtins(part)
        return {name: part for name, part in self._parts.items() if part is not None}
