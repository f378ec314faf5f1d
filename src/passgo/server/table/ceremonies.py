"""Ceremonies: scenes that no event tells by itself, so that bots wait for them as for all others.

The client finds them alike (`web/src/board/ceremonies.ts`), from the events of a step and the view
that it leads to.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Raw, Struct, json

TOP = 5
"""The buildings of a street with a hotel, in events."""
HOTEL = "hotel"
"""The mark of its deed, in views."""


class Seen(Struct):
    """What is read of an event."""

    event: str
    seat: int | None = None
    taker: int | None = None
    place: str = ""
    houses: int = 0


EVENTS = json.Decoder(list[Seen])


def ceremonies_in(
    events: Raw, players: Sequence[Mapping[str, Any]], groups: Mapping[str, str]
) -> list[str]:
    """Return a scene for everybody who completed groups, and one for the first hotel.

    *groups* has the group of each space that can be owned.
    """
    seen = EVENTS.decode(events)
    marks = [dict(deed(text) for text in player.get("owns", ())) for player in players]
    owners = {taker_of(one) for one in seen if completes(one, marks, groups)}
    built = sum(one.event == "Built" and one.houses == TOP for one in seen)
    standing = sum(mark == HOTEL for deeds in marks for mark in deeds.values())
    return ["group"] * len(owners) + ["hotel"] * (0 < built == standing)


def deed(text: str) -> tuple[str, str]:
    """Return the space and the mark of a deed in a view."""
    space, _, mark = text.partition(" ")
    return space, mark


def taker_of(event: Seen) -> int | None:
    """Return to whom an event brought a deed, if to anybody."""
    takers = {"Bought": event.seat, "DeedMoved": event.taker}
    return takers.get(event.event)


def completes(event: Seen, marks: Sequence[Mapping[str, str]], groups: Mapping[str, str]) -> bool:
    """Tell whether an event brought a deed to somebody who now has all of its group."""
    taker = taker_of(event)
    if taker is None:
        return False
    group = groups[event.place]
    return all(space in marks[taker] for space, of in groups.items() if of == group)
