"""The shape of one `edition.toml`: known keys, right types, allowed choices.

A value of the wrong shape is reported and left out, so that the rest can still be checked.
"""

from collections.abc import Mapping
from typing import Annotated, Any, Literal, get_type_hints

import msgspec
from msgspec import Meta, Struct

from passgo.editions.mistakes import Report, wrong_value
from passgo.editions.model import (
    Card,
    Deck,
    Group,
    Id,
    Look,
    Money,
    Players,
    Power,
    Shelf,
    Side,
    Space,
    Token,
    Zone,
)
from passgo.editions.rules import Rules

Table = dict[str, Any]

TABLES: Mapping[str, type[Struct]] = {
    "players": Players,
    "money": Money,
    "rules": Rules,
    "shelf": Shelf,
    "look": Look,
}
LISTS: Mapping[str, type[Struct]] = {
    "group": Group,
    "space": Space,
    "deck": Deck,
    "card": Card,
    "zone": Zone,
    "side": Side,
    "power": Power,
    "token": Token,
}
HEAD: Mapping[str, Any] = {
    "id": Id,
    "base": Id,
    "game": Literal["dice"],
    "year": Annotated[int, Meta(ge=1900, le=2200)],
    "country": Annotated[str, Meta(pattern="^[A-Z]{2}$")],
    "rulebook": Id,
    "symbol": Annotated[str, Meta(min_length=1, max_length=4)],
    "derived": tuple[str, ...],
    "certain": tuple[str, ...],
    "without": tuple[str, ...],
}
AT: Mapping[str, Any] = {"at": Annotated[int, Meta(ge=0, le=1_000)]}


def hints_of(kind: type[Struct]) -> dict[str, Any]:
    """Return the type of every field of a struct, limits included."""
    return get_type_hints(kind, include_extras=True)


def checked(source: Table, report: Report) -> Table:
    """Return *source* without what has the wrong shape, and report that."""
    clean = _fields({k: v for k, v in source.items() if k in HEAD}, HEAD, "", report)
    for name, value in source.items():
        if name in TABLES:
            clean[name] = _table(value, hints_of(TABLES[name]), name, report)
        elif name in LISTS:
            clean[name] = _entries(value, name, report)
        elif name == "variant":
            clean[name] = _variants(value, report)
        elif name not in HEAD:
            report.add(name, _unknown(name, [*HEAD, *TABLES, *LISTS, "variant"]))
    return clean


def entry_key(name: str, entry: Table, number: int) -> str:
    """Return how mistakes name one entry: by its id, its place or its number."""
    if isinstance(entry.get("id"), str):
        return f"{name}.{entry['id']}"
    return f"{name}[{entry.get('at', number)}]"


def _entries(value: object, name: str, report: Report) -> list[Table]:
    if not isinstance(value, list):
        report.add(name, f"must be a list of tables: write [[{name}]]")
        return []
    hints = {**hints_of(LISTS[name]), **(AT if name == "space" else {})}
    return [
        _table(e, hints, entry_key(name, e, i) if isinstance(e, dict) else f"{name}[{i}]", report)
        for i, e in enumerate(value)
    ]


def _variants(value: object, report: Report) -> Table:
    if not isinstance(value, dict):
        report.add("variant", "must hold tables: write [variant.NAME.rules]")
        return {}
    clean: Table = {}
    for variant, body in value.items():
        key = f"variant.{variant}"
        known = _table(body, {"rules": dict[str, Any]}, key, report)
        clean[variant] = _table(known.get("rules", {}), hints_of(Rules), f"{key}.rules", report)
    return clean


def _table(value: object, hints: Mapping[str, Any], key: str, report: Report) -> Table:
    if not isinstance(value, dict):
        report.add(key, "must be a table")
        return {}
    return _fields(value, hints, f"{key}.", report)


def _fields(table: Table, hints: Mapping[str, Any], prefix: str, report: Report) -> Table:
    clean: Table = {}
    for name, value in table.items():
        if name not in hints:
            report.add(prefix + name, _unknown(name, list(hints)))
            continue
        try:
            clean[name] = msgspec.convert(value, hints[name])
        except msgspec.ValidationError as error:
            report.add(prefix + name, wrong_value(value, hints[name], error))
    return clean


def _unknown(name: str, known: list[str]) -> str:
    return f"unknown key {name!r}; known here: {', '.join(known)}"
