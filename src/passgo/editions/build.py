"""From checked tables to an edition."""

import hashlib
from typing import Any, Literal, TypeVar, get_args, get_origin

import msgspec
from msgspec import UNSET, Struct
from msgspec.structs import replace

from passgo.editions.check_shape import Table, entry_key, hints_of
from passgo.editions.mistakes import Report
from passgo.editions.model import (
    Card,
    Deck,
    Edition,
    Group,
    Money,
    Players,
    Power,
    Side,
    Space,
    Token,
    Variant,
    Zone,
)
from passgo.editions.rules import Rules
from passgo.looks import StreetColour, ZoneColour, colours_left, undressed

S = TypeVar("S", bound=Struct)
_PARTS = ("groups", "spaces", "decks", "zones", "tokens")
_REQUIRED_HEAD = ("id", "year", "country", "symbol")


def build(table: Table, folders: tuple[str, ...], report: Report) -> Edition:
    """Return the edition of a complete table; what is missing is reported and left empty."""
    for name in _REQUIRED_HEAD:
        if name not in table:
            report.add(name, "missing")
    rules = table.get("rules", {})
    edition = Edition(
        id=table.get("id", ""),
        base=table.get("base", ""),
        year=table.get("year", 0),
        country=table.get("country", ""),
        rulebook=table.get("rulebook", ""),
        symbol=table.get("symbol", ""),
        players=_struct(Players, table.get("players", {}), "players", report),
        money=_struct(Money, table.get("money", {}), "money", report),
        rules=_struct(Rules, rules, "rules", report),
        variants=tuple(
            Variant(id=name, rules=_struct(Rules, {**rules, **changes}, "rules", report))
            for name, changes in table.get("variant", {}).items()
        ),
        groups=coloured_groups(_structs(Group, table, "group", report)),
        spaces=_structs(Space, table, "space", report),
        decks=_structs(Deck, table, "deck", report),
        cards=_structs(Card, table, "card", report),
        zones=coloured_zones(_structs(Zone, table, "zone", report)),
        sides=_structs(Side, table, "side", report),
        powers=_structs(Power, table, "power", report),
        tokens=_structs(Token, table, "token", report),
        derived=tuple(table.get("derived", ())),
        folders=folders,
    )
    return replace(edition, digest=digest(edition))


def coloured_groups(groups: tuple[Group, ...]) -> tuple[Group, ...]:
    """Return the groups with a colour each: their own one, or the next that is left."""
    left = colours_left((group.colour for group in groups), StreetColour)
    usual = {"station": "slate", "utility": "grey"}
    return tuple(
        replace(group, colour=usual.get(group.kind) or next(left))
        if group.colour is UNSET
        else group
        for group in groups
    )


def coloured_zones(zones: tuple[Zone, ...]) -> tuple[Zone, ...]:
    """Return the zones with a colour each: their own one, or the next that is left."""
    left = colours_left((zone.colour for zone in zones), ZoneColour)
    return tuple(
        replace(zone, colour=next(left)) if zone.colour is UNSET else zone for zone in zones
    )


def digest(edition: Edition) -> str:
    """Return the SHA-256 of an edition's canonical content; texts and looks are no part of it."""
    parts = {name: tuple(map(undressed, getattr(edition, name))) for name in _PARTS}
    content = replace(edition, folders=(), digest="", **parts)
    return hashlib.sha256(msgspec.json.encode(content, order="deterministic")).hexdigest()


def _structs(kind: type[S], table: Table, name: str, report: Report) -> tuple[S, ...]:
    return tuple(
        _struct(kind, entry, entry_key(name, entry, number), report)
        for number, entry in enumerate(table.get(name, []))
    )


def _struct(kind: type[S], values: Table, key: str, report: Report) -> S:
    """Return the struct; a missing value is reported and replaced by an empty one."""
    filled: dict[str, Any] = {}
    hints = hints_of(kind)
    for field in msgspec.structs.fields(kind):
        if field.name in values:
            filled[field.name] = values[field.name]
        elif field.required:
            report.add(f"{key}.{field.name}", "missing")
            filled[field.name] = _empty(hints[field.name])
    return kind(**filled)


def _empty(hint: Any) -> Any:
    """Return a value that stands for nothing: no choice, no amount, no name."""
    plain = get_args(hint)[0] if hasattr(hint, "__metadata__") else hint
    if get_origin(plain) is Literal:
        return ""
    return (get_origin(plain) or plain)()
