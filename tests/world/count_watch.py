"""The count watch: whom bots wait for after a count is told as it follows from what is kept.

Who still reads a count is kept nowhere: it follows from the log, from who has read it, from who is
there and from the time. Only the first two are durable, and only they are checked.
"""

from collections.abc import Iterator

import msgspec
from kept_tables import Doc, KeptTable

from passgo.server.limits import COUNT_SECONDS
from passgo.server.play.game_log import AnyEntry, Step
from passgo.server.table.motion_types import PACES

SURELY_AWAITED = COUNT_SECONDS / 2
"""Seconds after a count was kept in which a server surely waits for its readers."""


def wrongly_awaited(kept: KeptTable, view: Doc, now: float, is_alone: bool) -> Iterator[str]:
    """Yield what a view tells of who reads a count that does not follow from what is kept.

    A server alone knows all that is kept; others may not have heard of the count yet.
    """
    told = view["reading"] or {"seq": 0, "seats": []}
    seq, seats = told["seq"], set(told["seats"])
    if seq and (seq > len(kept.log) or not is_count(kept.log[seq - 1].entry)):
        yield f"bots wait for readers of step {seq}, which is no count that is kept"
        return
    if played := seats - {at for at, seat in enumerate(view["seats"]) if is_person(seat)}:
        yield f"bots wait for {sorted(played)}, where nobody reads"
    if not seq and is_alone and view["status"] == "playing" and PACES[view["pace"]]:
        seq = awaited(kept, now)
    there = {at for at, seat in enumerate(view["seats"]) if is_person(seat) and seat["present"]}
    if seq and (unread := there - kept.readers_of(seq) - seats):
        yield f"bots do not wait for {sorted(unread)}, whose reading of step {seq} is not kept"


def awaited(kept: KeptTable, now: float) -> int:
    """Return the step whose count is surely being read, 0 if none is."""
    for seq in range(len(kept.log), 0, -1):
        line = kept.log[seq - 1]
        if not isinstance(line.entry, Step) or now - line.at > SURELY_AWAITED:
            return 0
        if is_count(line.entry):
            return seq
    return 0


def is_count(entry: AnyEntry) -> bool:
    """Tell whether a round was counted in an entry."""
    if not isinstance(entry, Step):
        return False
    return any(event["event"] == "RoundEnded" for event in msgspec.json.decode(entry.events))


def is_person(seat: Doc) -> bool:
    """Tell whether a person plays at a seat."""
    return not seat["level"] and not seat["cover"]
