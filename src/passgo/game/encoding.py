"""Encoding: orders as the kernel's actions and back, and its rows as events, by their meanings."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import takewhile

import msgspec

from passgo.editions import Edition
from passgo.fields import Field, Meaning, Side, fields_of, placed
from passgo.game.codecs import CODECS, Unreadable, ids_of, outside
from passgo.game.events import EVENTS, Event
from passgo.game.ids import Lexicon, lexicon_of
from passgo.game.orders import ORDERS, CardComes, Order
from passgo.refusal import Refusal
from passgo.rules import log
from passgo.rules.actions import OFFER, Action
from passgo.rules.limits import CARDS

PLACES_OF_ORDERS: Mapping[Meaning, tuple[str, ...]] = {
    Meaning.SEAT: ("seat", "other"),
    Meaning.SPACE: ("place",),
    Meaning.KEPT_CARD: ("place",),
}
OTHER_PLACES_OF_ORDERS = ("amount", "second")
"""Where the fields of an order lie in the kernel's action."""


@cache
def places_of(order: type[Order]) -> tuple[tuple[Field, str], ...]:
    """Return the fields of a kind of order, each with where it lies; goods say it themselves."""
    places = placed(order, PLACES_OF_ORDERS, OTHER_PLACES_OF_ORDERS)
    return tuple((field, places.get(field.name, "")) for field in fields_of(order))


def encode(order: Order, edition: Edition, make: Callable[[], Action] = Action) -> Action:
    """Return the kernel's action; an unknown id or an impossible amount is refused."""
    a = make()
    a.kind = order.kind
    if isinstance(order, CardComes):
        a.place, a.amount = divmod(_inside(order.card, "card", Meaning.CARD, edition), CARDS)
        return a
    for field, place in places_of(type(order)):
        value = getattr(order, field.name)
        if field.side is not None:
            flags = getattr(a, field.side.at)
            setattr(a, field.side.at, _flags(flags, value, field.side, edition))
        else:
            setattr(a, place, _inside(value, field.name, field.meaning, edition))
    return a


def _inside(value: object, name: str, meaning: Meaning, edition: Edition) -> int:
    try:
        return CODECS[meaning].read(value, lexicon_of(edition))
    except Unreadable as wrong:
        field = {"field": name} if wrong.code == "out-of-range" else {}
        raise Refusal(wrong.code, (), field | wrong.facts) from None


def _flags(flags: list[int], names: tuple[str, ...], side: Side, edition: Edition) -> list[int]:
    flags = list(flags)
    for name in names:
        at = _inside(name, "deeds", side.of, edition)
        if flags[at]:
            raise Refusal("named-twice", (), {"name": str(name)[:60]})
        flags[at] = side.mark
    return flags


def decode(a: Action, edition: Edition) -> Order:
    """Return the typed order of a kernel's action."""
    order = ORDERS[a.kind]
    if order is CardComes:
        return CardComes(card=lexicon_of(edition).card_name(a.place, a.amount))
    facts: dict[str, object] = {}
    for field, place in places_of(order):
        if field.side is not None:
            flags = zip(ids_of(edition, field.side.of), getattr(a, field.side.at), strict=False)
            facts[field.name] = tuple(one for one, flag in flags if flag == field.side.mark)
        else:
            facts[field.name] = outside(getattr(a, place), field.meaning, edition)
    if "wish" in facts:
        facts["wish"] = max(1, a.amount)
    return msgspec.convert(facts | {"do": order.__name__}, type=order)


Row = tuple[int, int, int, int, int, int]
Reading = tuple[str, Callable[[int, Lexicon], object], int]
"""A field of an event, what writes it, and the column in which it lies."""

COLUMNS = ("kind", "seat", "other", "place", "amount", "extra")
COLUMNS_OF_EVENTS = {
    **dict.fromkeys((Meaning.SEAT, Meaning.SEAT_OR_BANK), ("seat", "other")),
    **dict.fromkeys((Meaning.SPACE, Meaning.SPACE_OR_NONE, Meaning.LOT), ("place",)),
    **dict.fromkeys((Meaning.SEATS, Meaning.REASON, Meaning.WAY, Meaning.ORDER), ("extra",)),
}
OTHER_COLUMNS = ("amount", "extra")
"""Where the fields of an event lie in a row."""
TERMS = (log.CASH_NAMED, log.DEED_NAMED, log.CARD_NAMED)
"""Rows that belong to the offer before them."""


def readings(event: type[Event]) -> Iterator[Reading]:
    """Return how the fields of an event are read that a row tells."""
    places = placed(event, COLUMNS_OF_EVENTS, OTHER_COLUMNS)
    for field in fields_of(event):
        if field.name in places:
            yield field.name, CODECS[field.meaning].write, COLUMNS.index(places[field.name])


def deals_of(event: type[Event]) -> tuple[str, ...]:
    """Return the fields of an event that hold an offer, which is told by the rows after it."""
    return tuple(field.name for field in fields_of(event) if field.meaning is Meaning.DEAL)


ROWS = {name.replace("_", ""): row for name, row in vars(log).items() if name.isupper()}
"""The kinds of rows by their names, as an event of that name says them in capitals."""
READINGS = {
    ROWS[event.__name__.upper()]: (event, tuple(readings(event)), deals_of(event))
    for event in EVENTS
}


def events_of(rows: Sequence[Row], edition: Edition) -> list[Event]:
    """Return the typed events of the rows of a log."""
    lexicon = lexicon_of(edition)
    return [_event(at, rows, lexicon) for at, row in enumerate(rows) if row[0] not in TERMS]


def _event(at: int, rows: Sequence[Row], lexicon: Lexicon) -> Event:
    row = rows[at]
    event, fields, deals = READINGS[row[0]]
    facts = {name: write(row[column], lexicon) for name, write, column in fields}
    for name in deals:
        terms = takewhile(lambda one: one[0] in TERMS, rows[at + 1 :])
        facts[name] = _deal(terms, lexicon.edition)
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
