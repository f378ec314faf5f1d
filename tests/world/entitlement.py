"""Entitlement: who may change what at a table, and what has to be kept of it."""

from collections.abc import Iterator
from typing import Any

from kept_tables import Doc, KeptTable

CHANGES = ("POST", "DELETE")


def wrongly_done(
    kept: KeptTable, device: str, method: str, words: list[str], body: Any
) -> Iterator[str]:
    """Yield what is wrong with a change that a server says it has made.

    *words* are those of the address behind the table's id.
    """
    if not may_change(kept, device, method, words):
        yield "who may not"
    elif not is_kept(kept, device, method, words, body if isinstance(body, dict) else {}):
        yield "and it is not kept"


def may_change(kept: KeptTable, device: str, method: str, words: list[str]) -> bool:
    """Tell whether a device could make a change, by all the seats that it ever had."""
    match words:
        case ["seats", _] if method == "POST":
            return True
        case ["seats", seat, *_]:
            return kept.has_had(int(seat), device)
        case ["vote"] | ["move"]:
            return kept.is_known(device)
        case ["motions"] | ["rematch"]:
            return kept.is_known(device) or kept.table.host == device
        case ["start"] | ["pause"] | ["places", *_]:
            return kept.table.host == device
    return False


def is_kept(kept: KeptTable, device: str, method: str, words: list[str], body: Doc) -> bool:
    """Tell whether what somebody was told is done was ever kept."""
    match words:
        case ["seats", seat] if method == "POST" and device:
            return kept.has_had(int(seat), device)
        case ["seats", seat, "ready"]:
            return kept.has_had(int(seat), body["share_commitment"])
        case ["seats", seat, "open"]:
            return kept.has_had(int(seat), body["share"])
    return True
