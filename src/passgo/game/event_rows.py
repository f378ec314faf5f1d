"""Event rows: how the kernel's rows of integers become typed events."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import takewhile

from passgo.editions import Edition
from passgo.fields import Meaning, fields_of, placed
from passgo.game.actions import Order
from passgo.game.codecs import outside
from passgo.game.encoding import decode
from passgo.game.events import EVENTS, Event
from passgo.rules import log
from passgo.rules.actions import OFFER, Action

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
TERMS = (log.CASH_NAMED, log.DEED_NAMED, log.CARD_NAMED)
"""Rows that belong to the offer before them."""


def readings(event: type[Event]) -> Iterator[Reading]:
    """Return the fields of an event that a row tells, with their meaning and column."""
    places = placed(event, PLACES, OTHER_PLACES)
    for field in fields_of(event):
        if field.name in places:
            yield field.name, field.meaning, COLUMNS.index(places[field.name])


ROWS = {name.replace("_", ""): row for name, row in vars(log).items() if name.isupper()}
"""The kinds of rows by their names, as an event of that name says them in capitals."""
READINGS = {ROWS[event.__name__.upper()]: (event, tuple(readings(event))) for event in EVENTS}


def events_of(rows: Sequence[Row], edition: Edition) -> list[Event]:
    """Return the typed events of the rows of a log."""
    return [
        _event(row, rows[at + 1 :], edition) for at, row in enumerate(rows) if row[0] not in TERMS
    ]


def _event(row: Row, later: Sequence[Row], edition: Edition) -> Event:
    event, fields = READINGS[row[0]]
    facts = {name: outside(row[column], meaning, edition) for name, meaning, column in fields}
    for field in fields_of(event):
        if field.meaning is Meaning.DEAL:
            facts[field.name] = _deal(takewhile(lambda one: one[0] in TERMS, later), edition)
    return event(**facts)


def _deal(terms: Iterable[Row], edition: Edition) -> Order:
    """Return the offer that these rows tell."""
    a = Action()
    a.kind = OFFER
    for kind, seat, other, place, amount, extra in terms:
        a.seat, a.other = seat, other
        if kind == log.CASH_NAMED:
            a.amount, a.second = amount, extra
        elif kind == log.DEED_NAMED:
            a.deeds[place] = extra
        else:
            a.cards[amount] = extra
    return decode(a, edition)
