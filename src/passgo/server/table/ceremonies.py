"""Ceremonies: scenes that no event tells by itself, so that bots wait for them as for all others.

They are read from the events of a step and the view that it leads to, as in the client.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Raw, Struct, json

from passgo.game.ceremonies import Coming, completions, first_hotel
from passgo.game.events import Bought, Built, DeedMoved

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
    seen = list(enumerate(EVENTS.decode(events)))
    marks = [dict(deed(text) for text in player.get("owns", ())) for player in players]
    owners = {space: seat for seat, deeds in enumerate(marks) for space in deeds}
    comings = [Coming(at, taker, one.place) for at, one in seen for taker in takers_of(one)]
    built = [Coming(at, one.seat or 0, one.place) for at, one in seen if is_hotel(one)]
    standing = sum(mark == HOTEL for deeds in marks for mark in deeds.values())
    whole = completions(comings, owners, groups)
    return ["group"] * len(whole) + ["hotel"] * (first_hotel(built, standing) is not None)


def deed(text: str) -> tuple[str, str]:
    """Return the space and the mark of a deed in a view."""
    space, _, mark = text.partition(" ")
    return space, mark


def takers_of(event: Seen) -> list[int]:
    """Return to whom an event brought a deed, if to anybody."""
    taker = {Bought.__name__: event.seat, DeedMoved.__name__: event.taker}.get(event.event)
    return [] if taker is None else [taker]


def is_hotel(event: Seen) -> bool:
    """Tell whether an event built a hotel."""
    return event.event == Built.__name__ and event.houses == TOP
