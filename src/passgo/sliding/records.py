"""Records: a whole game as one list of people's and nature's orders, and back.

A record holds where the tokens came to rest after each slide, so that reading it never runs the
physics. It is plain JSON with a version.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

import msgspec
from msgspec import Struct

from passgo.documents import VERSION, brought_up
from passgo.sliding.orders import AnyOrder
from passgo.sliding.positions import path_first
from passgo.sliding.seating import HouseRules
from passgo.sliding.state import State


class RecordError(ValueError):
    """A document is no record of this game; the message begins with the path."""


class Record(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game as it was played, from the start or from a position."""

    format: Literal["passgo-record"] = "passgo-record"
    version: Literal[3]
    edition: str
    digest: str
    seats: tuple[str, ...]
    house_rules: HouseRules
    position: dict[str, Any] | None
    orders: tuple[AnyOrder, ...]


def write_record(
    s: State, orders: Sequence[AnyOrder], position: Mapping[str, Any] | None
) -> dict[str, Any]:
    """Return the document of a game that began at *position* and went on with *orders*."""
    document = Record(
        version=VERSION,
        edition=s.edition.id,
        digest=s.edition.digest,
        seats=s.names,
        house_rules=s.house_rules,
        position=dict(position) if position is not None else None,
        orders=tuple(orders),
    )
    built: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(document))
    return built


def read_record(document: Mapping[str, Any]) -> Record:
    """Return the parts of a record, or raise RecordError naming the path."""
    try:
        return msgspec.convert(brought_up(document), Record)
    except (msgspec.ValidationError, TypeError, ValueError, RecursionError) as error:
        raise RecordError(path_first(str(error))) from error
