"""Checks of a position: the parts that 'then' reads, with what they are when left out."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec
from msgspec import NODEFAULT, Struct
from msgspec.structs import fields

from passgo.game.position_shape import PlayerPart, PositionPart, TurnPart
from passgo.scenarios.language import Check, Moment


def left_out(part: type[Struct], *hidden: str, **seen_as: Any) -> dict[str, Any]:
    """Return what the keys of a part are when they are left out.

    That is their default, but for what a position leaves out because the table knows it: *seen_as*.
    """
    defaults = {
        each.encode_name: each.default
        if each.default_factory is NODEFAULT
        else each.default_factory()
        for each in fields(part)
        if each.encode_name not in hidden and not each.required
    }
    return {key: msgspec.to_builtins(value) for key, value in (defaults | seen_as).items()}


PLAYER_DEFAULTS = left_out(PlayerPart, "offers_made", cash=0, at="", jail=False, opening=0)
PARTIAL_KEYS = ("has", "lacks")
PLAYER_KEYS = (*PLAYER_DEFAULTS, *PARTIAL_KEYS)
TURN_DEFAULTS = left_out(TurnPart, "number", seat=0, dice=False)
TABLE_DEFAULTS = left_out(
    PositionPart,
    *("variant", "house_rules", "claims_so_far", "promised", "luck"),
    turn=TURN_DEFAULTS,
    bank={},
    offer=False,
    agenda=[],
)
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
