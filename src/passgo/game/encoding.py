"""Encoding: typed orders as the kernel's actions, and back, by what their fields mean."""

from collections.abc import Callable, Mapping
from functools import cache

import msgspec

from passgo.editions import Edition
from passgo.fields import Field, Meaning, Side, fields_of, placed
from passgo.game.actions import ORDERS, CardComes, Order
from passgo.game.codecs import CODECS, ids_of, outside
from passgo.game.ids import Unreadable, lexicon_of
from passgo.refusal import Refusal
from passgo.rules.actions import Action
from passgo.rules.limits import CARDS

PLACES: Mapping[Meaning, tuple[str, ...]] = {
    Meaning.SEAT: ("seat", "other"),
    Meaning.SPACE: ("place",),
    Meaning.KEPT_CARD: ("place",),
}
OTHER_PLACES = ("amount", "second")
"""Where the fields of an order lie in the kernel's action."""


@cache
def places_of(order: type[Order]) -> tuple[tuple[Field, str], ...]:
    """Return the fields of a kind of order, each with where it lies; goods say it themselves."""
    places = placed(order, PLACES, OTHER_PLACES)
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
