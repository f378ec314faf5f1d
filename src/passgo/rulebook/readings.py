"""The readings: one decision for every point that a rulebook leaves unclear."""

import tomllib
from functools import cache

import msgspec
from msgspec import Struct

from passgo.rulebook.clauses import DATA


class Reading(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What was unclear, how it is read, and why."""

    id: str
    editions: tuple[str, ...]  # prefixes of the rulebooks concerned
    issue: str
    reading: str
    why: str
    clauses: tuple[str, ...]
    fr: str = ""


def reading(reading_id: str) -> Reading:
    """Return a reading by its id; KeyError for an unknown one."""
    if reading_id not in _by_id():
        raise KeyError(f"there is no reading {reading_id!r}")
    return _by_id()[reading_id]


def readings() -> tuple[Reading, ...]:
    """Return all readings in order."""
    return tuple(_by_id().values())


@cache
def _by_id() -> dict[str, Reading]:
    table = tomllib.loads((DATA / "readings.toml").read_text(encoding="utf-8"))
    found = msgspec.convert(table["reading"], list[Reading])
    return {reading.id: reading for reading in found}
