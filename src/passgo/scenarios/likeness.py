"""Likeness: a given written as that of another scenario plus what differs.

``given.like`` names a scenario of the same file by its title, or of another one as
``file.toml#title``, the file seen from where this one lies.
"""

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

LIKE = "like"
BETWEEN = ".toml#"
Place = tuple[Path, str]


def read_tables(file: Path) -> list[object]:
    """Return the scenarios of a file as they are written; ValueError tells what is wrong."""
    try:
        table = tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise ValueError(f"cannot be read: {error}") from None
    unknown = [key for key in table if key != "scenario"]
    if unknown:
        raise ValueError(f"unknown key {unknown[0]!r}")
    if not isinstance(table.get("scenario"), list):
        raise ValueError("there is no [[scenario]]")
    return list(table["scenario"])


def with_whole_given(
    table: Mapping[str, Any], file: Path, tables: Sequence[object]
) -> Mapping[str, Any]:
    """Return a scenario whose given says all that it takes over from others."""
    return _whole(table, file, tables, ())


def _whole(
    table: Mapping[str, Any], file: Path, tables: Sequence[object], above: tuple[Place, ...]
) -> Mapping[str, Any]:
    given = table.get("given")
    if not isinstance(given, dict) or LIKE not in given:
        return table
    here = (file.resolve(), str(table.get("title")))
    if here in above:
        circle = " -> ".join(repr(title) for _, title in (*above[above.index(here) :], here))
        raise ValueError(f"given.like: goes round in a circle: {circle}")
    model, its_file, its_tables = _named(given[LIKE], file, tables)
    model = _whole(model, its_file, its_tables, (*above, here))
    if model.get("edition") != table.get("edition"):
        raise ValueError(
            f"given.like: {given[LIKE]!r} is of {model.get('edition')!r}, "
            f"not of {table.get('edition')!r}"
        )
    own = {key: value for key, value in given.items() if key != LIKE}
    return {**table, "given": merged(model.get("given", {}), own)}


def _named(
    like: object, file: Path, tables: Sequence[object]
) -> tuple[Mapping[str, Any], Path, Sequence[object]]:
    """Return the scenario that *like* names, with its file and all that stand in it."""
    if not isinstance(like, str):
        raise ValueError("given.like: must be the title of a scenario")
    elsewhere, found, rest = like.partition(BETWEEN)
    title = rest if found else like
    if found:
        file = file.parent / f"{elsewhere}{BETWEEN[:-1]}"
        try:
            tables = read_tables(file)
        except ValueError as error:
            raise ValueError(f"given.like: {file}: {error}") from None
    for table in tables:
        if isinstance(table, dict) and table.get("title") == title:
            return table, file, tables
    where = str(file) if found else "this file"
    raise ValueError(f"given.like: no scenario of {where} has the title {title!r}")


def merged(model: Mapping[str, Any], own: Mapping[str, Any]) -> dict[str, Any]:
    """Return a given with what differs: players by name, tables key by key, the rest as a whole."""
    whole = dict(model)
    for key, value in own.items():
        before = model.get(key)
        if key == "players" and isinstance(before, list) and isinstance(value, list):
            whole[key] = _merged_players(before, value)
        elif isinstance(before, dict) and isinstance(value, dict):
            whole[key] = before | value
        else:
            whole[key] = value
    return whole


def _merged_players(model: Sequence[Any], own: Sequence[Any]) -> list[Any]:
    """Return the players of a model, changed or joined by those that are named here."""
    players = {_name(player): player for player in model}
    for player in own:
        before = players.get(_name(player), {})
        players[_name(player)] = _described(before) | _described(player)
    return list(players.values())


def _name(player: object) -> str:
    return str(_described(player).get("name"))


def _described(player: object) -> dict[str, Any]:
    return player if isinstance(player, dict) else {"name": player} if player else {}
