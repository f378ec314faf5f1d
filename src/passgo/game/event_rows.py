"""Event rows: how the kernel's rows of integers become typed events."""

from collections.abc import Iterator

import msgspec

from passgo.editions import Edition
from passgo.game.actions import Offer, Order, PayInKind, Terms
from passgo.game.encoding import decode, outside
from passgo.game.events import Event
from passgo.game.fields import Meaning, fields_of, placed
from passgo.rules import log
from passgo.rules.actions import Action

Row = tuple[int, int, int, int, int, int]
Reading = tuple[str, Meaning, int]

COLUMNS = ("kind", "seat", "other", "place", "amount", "extra")
PLACES = {
    **dict.fromkeys((Meaning.SEAT, Meaning.SEAT_OR_BANK), ("seat", "other")),
    **dict.fromkeys((Meaning.SPACE, Meaning.LOT), ("place",)),
    **dict.fromkeys((Meaning.SEATS, Meaning.REASON, Meaning.WAY, Meaning.ORDER), ("extra",)),
}
OTHER_PLACES = ("amount", "extra")
"""Where the fields of an event lie in a row."""
OFFERS = (log.OFFERED, log.COUNTERED, log.SETTLEMENT_OFFERED)


def readings(event: type[Event]) -> Iterator[Reading]:
    """Return the fields of an event that a row tells, with their meaning and column."""
    places = placed(event, PLACES, OTHER_PLACES)
    for field in fields_of(event):
        if field.name in places:
            yield field.name, field.meaning, COLUMNS.index(places[field.name])


READINGS = {event.row: (event, tuple(readings(event))) for event in Event.__subclasses__()}


def event_of(row: Row, edition: Edition, action: Action) -> Event:
    """Return the typed event of one row of the log that *action* has caused."""
    event, fields = READINGS[row[0]]
    facts = {name: outside(row[column], meaning, edition) for name, meaning, column in fields}
    if row[0] in OFFERS:
        facts["offer"] = _offer(decode(action, edition), row[COLUMNS.index("other")])
    return event(**facts)


def _offer(order: Order, other: int) -> Offer:
    """Return the terms of an order that offers something."""
    if isinstance(order, Terms):
        return msgspec.convert(msgspec.structs.asdict(order), Offer)
    assert isinstance(order, PayInKind)
    return Offer(seat=order.seat, other=other, give=order.give, give_cash=order.cash)
