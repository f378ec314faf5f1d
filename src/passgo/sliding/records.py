"""Records: a whole game as one list of people's and nature's actions, and back.

A record holds where the tokens came to rest after each slide, so that reading it never runs the
physics. It is plain JSON with a version.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

import msgspec
from msgspec import Struct

from passgo.documents import VERSION, brought_up
from passgo.sliding.actions import Action
from passgo.sliding.positions import path_first
from passgo.sliding.seating import HouseRules
from passgo.sliding.state import State


class RecordError(ValueError):
    """A document is no record of this game; the message begins with the path."""


class RecordDoc(Struct, frozen=True, forbid_unknown_fields=True):
    """A game from its start: a new game, or the position *start*."""

    version: Literal[2]
    edition: str
    digest: str
    seats: tuple[str, ...]
    house_rules: HouseRules
    start: dict[str, Any] | None
    actions: tuple[Action, ...]


def write_record(
    s: State, actions: Sequence[Action], start: Mapping[str, Any] | None
) -> dict[str, Any]:
    """Return the document of a game that began at *start* and went on with *actions*."""
    document = RecordDoc(
        version=VERSION,
        edition=s.edition.id,
        digest=s.edition.digest,
        seats=s.names,
        house_rules=s.house_rules,
        start=dict(start) if start is not None else None,
        actions=tuple(actions),
    )
    built: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(document))
    return built


def read_record(document: Mapping[str, Any]) -> RecordDoc:
    """Return the parts of a record, or raise RecordError naming the path."""
    try:
        return msgspec.convert(brought_up(document), RecordDoc)
    except (msgspec.ValidationError, TypeError, ValueError, RecursionError) as error:
        raise RecordError(path_first(str(error))) from error
