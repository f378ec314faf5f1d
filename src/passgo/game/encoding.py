"""Encoding: ids and amounts outside, the kernel's integers inside, by what a field means."""

from collections.abc import Callable, Mapping
from functools import cache, lru_cache

import msgspec

from passgo.editions import Edition
from passgo.game.actions import ORDERS, CardComes, Order
from passgo.game.fields import Field, Meaning, Side, fields_of, placed
from passgo.game.kernel_names import LOTS, ORDER_NAMES, REASONS, WAYS
from passgo.refusal import Refusal
from passgo.rules.actions import Action
from passgo.rules.limits import CARDS, SEATS

LARGEST_NUMBER = 1_000_000_000_000
ID_WORDS = {
    Meaning.SPACE: "space",
    Meaning.ZONE: "zone",
    Meaning.TOKEN: "token",
    Meaning.KEPT_CARD: "card",
}
"""What an id that nobody knows is called in its refusal."""
PLACES: Mapping[Meaning, tuple[str, ...]] = {
    Meaning.SEAT: ("seat", "other"),
    Meaning.SPACE: ("place",),
    Meaning.KEPT_CARD: ("place",),
}
OTHER_PLACES = ("amount", "second")
"""Where the fields of an order lie in the kernel's action."""


@lru_cache(maxsize=64)
def card_ids(edition: Edition) -> dict[str, int]:
    """Return the kernel's number of every card of an edition."""
    numbers: dict[str, int] = {}
    for at, deck in enumerate(edition.decks):
        for index, card in enumerate(edition.cards_of(deck.id)):
            numbers[card.id] = at * CARDS + index
    return numbers


@lru_cache(maxsize=64)
def kept_ids(edition: Edition) -> tuple[str, ...]:
    """Return the ids of the get-out-of-jail cards, in the kernel's order."""
    return tuple(
        card.id
        for deck in edition.decks
        for card in edition.cards_of(deck.id)
        if card.kind == "jail-free"
    )


@lru_cache(maxsize=64)
def power_ids(edition: Edition) -> dict[int, str]:
    """Return the ids of the actions that a six opens, by the kernel's number."""
    sides = [side.id for side in edition.sides]
    return {sides.index(power.side) * 6 + power.die - 1: power.id for power in edition.powers}


@lru_cache(maxsize=256)
def ids_of(edition: Edition, meaning: Meaning) -> tuple[str, ...]:
    """Return the ids of one kind, in the kernel's order."""
    if meaning is Meaning.SPACE:
        return tuple(space.id for space in edition.spaces)
    if meaning is Meaning.ZONE:
        return tuple(zone.id for zone in edition.zones)
    if meaning is Meaning.TOKEN:
        return tuple(token.id for token in edition.tokens)
    assert meaning is Meaning.KEPT_CARD
    return kept_ids(edition)


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
        number = card_ids(edition)[_known(order.card, tuple(card_ids(edition)), "card")]
        a.place, a.amount = number // CARDS, number % CARDS
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
    if meaning in (Meaning.NUMBER, Meaning.SEAT):
        return _whole(value, name)
    if meaning is Meaning.MONEY:
        amount = _whole(value, name)
        if amount % edition.money.step:
            raise Refusal("not-a-multiple", (), {"given": amount, "step": edition.money.step})
        return amount // edition.money.step
    ids = ids_of(edition, meaning)
    return ids.index(_known(value, ids, ID_WORDS[meaning]))


def _whole(value: object, name: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or abs(value) > LARGEST_NUMBER:
        raise Refusal("out-of-range", (), {"field": name, "given": str(value)[:40]})
    return value


def _known(value: object, ids: tuple[str, ...], what: str) -> str:
    if not isinstance(value, str) or value not in ids:
        raise Refusal(f"unknown-{what}", (), {"given": str(value)[:60]})
    return value


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
        return CardComes(card=edition.cards_of(edition.decks[a.place].id)[a.amount].id)
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


def outside(value: int, meaning: Meaning, edition: Edition) -> object:
    """Return what the kernel's number of a field is outside."""
    match meaning:
        case Meaning.MONEY:
            return value * edition.money.step
        case Meaning.SPACE | Meaning.LOT:
            return edition.spaces[value].id if value >= 0 else LOTS[value]
        case Meaning.SEAT_OR_BANK:
            return value if value >= 0 else None
        case Meaning.SEATS:
            return tuple(seat for seat in range(SEATS) if value >> seat & 1)
        case Meaning.CARD:
            return edition.cards_of(edition.decks[value // CARDS].id)[value % CARDS].id
        case Meaning.POWER:
            return power_ids(edition)[value]
        case Meaning.REASON:
            return REASONS[value]
        case Meaning.WAY:
            return WAYS[value]
        case Meaning.ORDER:
            return ORDER_NAMES[value]
        case Meaning.KEPT_CARD | Meaning.ZONE | Meaning.TOKEN:
            return ids_of(edition, meaning)[value]
    return value
