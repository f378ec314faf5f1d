"""Names: the players of a given, and where a position counts their seats instead."""

from collections.abc import Mapping, Sequence
from typing import Any

from passgo.fields import ONE_SEAT, Meaning
from passgo.scenarios.position_keys import keys_meaning

DEFAULT_PLAYERS = ("A", "B")
A_SEAT = (*ONE_SEAT, Meaning.SEATS)
SEAT_KEYS = keys_meaning(*A_SEAT)
"""Where a position counts seats, on its agenda or elsewhere."""


def check_keys(table: Mapping[str, Any], known: Sequence[str]) -> None:
    """Refuse a key that a given does not have."""
    for key in table:
        if key not in known:
            raise ValueError(f"given.{key}: unknown key; known: {', '.join(known)}")


def read_opening(table: Mapping[str, Any]) -> bool:
    """Tell whether a scenario starts at the very beginning of a game."""
    opening = table.get("opening", False)
    if not isinstance(opening, bool):
        raise ValueError("given.opening: must be true or false")
    return opening


def read_luck(table: Mapping[str, Any]) -> list[str]:
    """Return what nature will say, as it is written."""
    value = table.get("luck", [])
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise ValueError("given.luck: must be a list of texts")
    return value


def read_players(table: Mapping[str, Any]) -> tuple[list[dict[str, Any]], tuple[str, ...]]:
    """Return the players as tables, and their names."""
    value = table.get("players", list(DEFAULT_PLAYERS))
    if not isinstance(value, list):
        raise ValueError("given.players: must be a list")
    players = [{"name": item} if isinstance(item, str) else item for item in value]
    for at, player in enumerate(players):
        if not isinstance(player, dict):
            raise ValueError(f"given.players[{at}]: must be a name or a table")
    return players, _names(players)


def _names(players: Sequence[Mapping[str, Any]]) -> tuple[str, ...]:
    names = tuple(player.get("name") for player in players)
    for at, name in enumerate(names):
        if not isinstance(name, str) or not name.isalnum() or not name[0].isupper():
            message = "one word with a capital letter is needed"
            raise ValueError(f"given.players[{at}].name: {message}, not {str(name)[:60]!r}")
    return tuple(str(name) for name in names)


def numbered(value: Any, names: Sequence[str], key: str) -> Any:
    """Return a part of a position with the players' names turned into seat numbers."""
    if key == "turn" and isinstance(value, str):
        return {"seat": _seat(value, names)}
    if key in ("banker", "winners"):
        return _seat(value, names)
    if key == "promised" and isinstance(value, dict):
        return {
            kind: {name: _seat(taker, names) for name, taker in promises.items()}
            for kind, promises in value.items()
        }
    return _numbered(value, names)


def _numbered(value: Any, names: Sequence[str]) -> Any:
    if isinstance(value, list):
        return [_numbered(item, names) for item in value]
    if isinstance(value, dict):
        return {
            key: _seat(item, names) if key in SEAT_KEYS else _numbered(item, names)
            for key, item in value.items()
        }
    return value


def _seat(value: Any, names: Sequence[str]) -> Any:
    if isinstance(value, list):
        return [_seat(item, names) for item in value]
    if isinstance(value, str) and value in names:
        return list(names).index(value)
    return value
