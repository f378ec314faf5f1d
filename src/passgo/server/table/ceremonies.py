"""Ceremonies: scenes that no event tells by itself, so that bots wait for them as for all others.

They are read from the events of a step and the view that it leads to, as in the client.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Raw, Struct, json

from passgo.game.ceremonies import Coming, completions, first_hotel, is_blow
from passgo.game.events import Bought, Built, DeedMoved, Paid

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
    payer: int | None = None
    amount: int = 0
    reason: str = ""


EVENTS = json.Decoder(list[Seen])


def ceremonies_in(
    events: Raw, players: Sequence[Mapping[str, Any]], groups: Mapping[str, str]
) -> list[str]:
    """Return scenes: of who completed groups and whom a rent hurt, and of the first hotel.

    *groups* has the group of each space that can be owned.
    """
    seen = list(enumerate(EVENTS.decode(events)))
    marks = [dict(deed(text) for text in player.get("owns", ())) for player in players]
    owners = {space: seat for seat, deeds in enumerate(marks) for space in deeds}
    comings = [Coming(at, taker, one.place) for at, one in seen for taker in takers_of(one)]
    built = [Coming(at, one.seat or 0, one.place) for at, one in seen if is_hotel(one)]
    standing = sum(mark == HOTEL for deeds in marks for mark in deeds.values())
    whole = completions(comings, owners, groups)
    blows = [one for _, one in seen if is_rent(one) and is_blow(one.amount, cash_of(one, players))]
    hotels = ["hotel"] * (first_hotel(built, standing) is not None)
    return ["group"] * len(whole) + hotels + ["blow"] * len(blows)


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


def is_rent(event: Seen) -> bool:
    """Tell whether somebody paid a rent."""
    return event.event == Paid.__name__ and event.reason == "rent" and event.payer is not None


def cash_of(event: Seen, players: Sequence[Mapping[str, Any]]) -> int:
    """Return what who paid has left."""
    assert event.payer is not None
    return int(players[event.payer].get("cash", 0))
