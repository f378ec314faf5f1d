"""Seen: the parts of a position that 'then' reads, with what they are when left out."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from passgo.scenarios.language import Check, Moment

PLAYER_DEFAULTS: dict[str, Any] = {
    "token": "",
    "cash": 0,
    "at": "",
    "passed_go": False,
    "jail": False,
    "status": "playing",
    "left": 0,
    "owns": [],
    "cards": [],
    "wish": 0,
    "opening": 0,
}
PARTIAL_KEYS = ("has", "lacks")
PLAYER_KEYS = (*PLAYER_DEFAULTS, *PARTIAL_KEYS)
TABLE_DEFAULTS: dict[str, Any] = {
    "bank": {},
    "pot": 0,
    "turn": {
        "seat": 0,
        "power": 0,
        "rounds": 0,
        "starter": 0,
        "throws": 0,
        "doubles": 0,
        "again": False,
        "over": False,
        "extra": False,
        "dice": False,
    },
    "decks": {},
    "claims": [],
    "offer": False,
    "for_sale": [],
    "agenda": [],
    "time_up": False,
    "over": False,
    "winners": [],
    "banker": 0,
}
TABLE_KEYS = tuple(TABLE_DEFAULTS)
UNSORTED = ("owns", "cards", "for_sale", "winners")
UNKNOWN_PACK = ["..."]


def missed_player(
    position: Mapping[str, Any], seat: int, key: str, expected: Any, names: Sequence[str]
) -> list[str]:
    """Return expected against found for one fact of a player."""
    players = position.get("players", [])
    player = players[seat] if seat < len(players) else {}
    path = f"{names[seat]}.{key}"
    if key in PARTIAL_KEYS:
        return _missed_part(player, key, expected, path)
    found = player.get(key, PLAYER_DEFAULTS[key])
    return missed(found, expected, path, key in UNSORTED)


def _missed_part(player: Mapping[str, Any], key: str, expected: Any, path: str) -> list[str]:
    held = [*player.get("owns", []), *player.get("cards", [])]
    bare = [item.split()[0] for item in held]
    wanted = expected if isinstance(expected, list) else [expected]
    wrong = [item for item in wanted if (item in held or item in bare) == (key == "lacks")]
    return [f"{path}: expected {expected!r}, found {held!r}"] if wrong else []


def missed_table(position: Mapping[str, Any], key: str, expected: Any) -> list[str]:
    """Return expected against found for one part of the position."""
    found = position.get(key, TABLE_DEFAULTS[key])
    if key == "turn":
        found = TABLE_DEFAULTS[key] | found
    elif key == "decks":
        found = dict.fromkeys(expected, UNKNOWN_PACK) | found
    return missed(found, expected, key, key in UNSORTED)


def seen(path: str, expected: Any, look: Callable[[Any], Any]) -> Check:
    """Return the check of one thing that *look* sees of the game."""

    def check(moment: Moment) -> list[str]:
        return missed(look(moment.game), expected, path)

    return check


def missed(found: Any, expected: Any, path: str, unsorted: bool = False) -> list[str]:
    """Compare, tables by the keys that are expected, lists one by one."""
    if isinstance(expected, dict) and isinstance(found, dict):
        return [
            failure
            for key in expected
            for failure in missed(found.get(key), expected[key], f"{path}.{key}", unsorted)
        ]
    if isinstance(found, dict) and isinstance(expected, str) and "frame" in found:
        found = found["frame"]
    if isinstance(expected, list) and isinstance(found, list):
        return _missed_list(found, expected, path, unsorted)
    if type(expected) is type(found) and expected == found:
        return []
    return [f"{path}: expected {expected!r}, found {found!r}"]


def _missed_list(found: list[Any], expected: list[Any], path: str, unsorted: bool) -> list[str]:
    if unsorted:
        found, expected = sorted(found, key=str), sorted(expected, key=str)
    whole = f"{path}: expected {expected!r}, found {found!r}"
    if len(found) != len(expected):
        return [whole]
    pairs = enumerate(zip(found, expected, strict=True))
    parts = [missed(item, wanted, f"{path}[{at}]") for at, (item, wanted) in pairs]
    return [whole] if unsorted and any(parts) else [line for part in parts for line in part]
