"""The readings: one decision for every point that a rulebook leaves unclear."""

import tomllib
from functools import cache

import msgspec
from msgspec import Struct

from passgo.rulebook.clauses import DATA, FRENCH


class Reading(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What was unclear, how it is read, and why."""

    id: str
    editions: tuple[str, ...]  # prefixes of the rulebooks concerned
    issue: str
    reading: str
    why: str
    clauses: tuple[str, ...]
    fr: str = ""  # the reading in French
    fr_why: str = ""


class Said(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A reading in another language."""

    issue: str
    reading: str
    why: str


def reading(reading_id: str) -> Reading:
    """Return a reading by its id; KeyError for an unknown one."""
    if reading_id not in _by_id():
        raise KeyError(f"there is no reading {reading_id!r}")
    return _by_id()[reading_id]


def readings() -> tuple[Reading, ...]:
    """Return all readings in order."""
    return tuple(_by_id().values())


@cache
def in_french() -> dict[str, Said]:
    """Return what was unclear, how it is read and why, in French, by the id of the reading."""
    table = tomllib.loads((FRENCH / "readings.toml").read_text(encoding="utf-8"))
    return msgspec.convert(table, dict[str, Said])


@cache
def _by_id() -> dict[str, Reading]:
    table = tomllib.loads((DATA / "readings.toml").read_text(encoding="utf-8"))
    found = msgspec.convert(table["reading"], list[Reading])
    return {one.id: _with_french(one, in_french()[one.id]) for one in found}


def _with_french(one: Reading, said: Said) -> Reading:
    return msgspec.structs.replace(one, fr=said.reading, fr_why=said.why)
