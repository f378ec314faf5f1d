"""Encoding: typed orders with ids and amounts outside, the kernel's integers inside.

One table says where each field of an order lives in the kernel's action and how it is read.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Literal

import msgspec

from passgo.editions import Edition
from passgo.game.actions import ORDERS, CardComes, Order
from passgo.refusal import Refusal
from passgo.rules.actions import ASKED, GIVEN, Action
from passgo.rules.limits import CARDS

LARGEST_NUMBER = 1_000_000_000_000
Reading = Literal["number", "money", "space", "kept", "zone", "token"]

FIELDS: dict[str, tuple[str, Reading]] = {
    "seat": ("seat", "number"),
    "other": ("other", "number"),
    "place": ("place", "space"),
    "amount": ("amount", "money"),
    "value": ("amount", "money"),
    "cash": ("second", "money"),
    "give_cash": ("amount", "money"),
    "ask_cash": ("second", "money"),
    "claim": ("amount", "number"),
    "wish": ("amount", "number"),
    "count": ("amount", "number"),
    "number": ("amount", "number"),
    "first": ("amount", "number"),
    "second": ("second", "number"),
    "zone": ("amount", "zone"),
    "token": ("amount", "token"),
    "card": ("place", "kept"),
}
LISTS: dict[str, tuple[str, int, Reading]] = {
    "give": ("deeds", GIVEN, "space"),
    "ask": ("deeds", ASKED, "space"),
    "give_cards": ("cards", GIVEN, "kept"),
    "ask_cards": ("cards", ASKED, "kept"),
}


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
def ids_of(edition: Edition, reading: Reading) -> tuple[str, ...]:
    """Return the ids of one kind, in the kernel's order."""
    if reading == "space":
        return tuple(space.id for space in edition.spaces)
    if reading == "zone":
        return tuple(zone.id for zone in edition.zones)
    if reading == "token":
        return tuple(token.id for token in edition.tokens)
    return kept_ids(edition)


def encode(order: Order, edition: Edition, make: Callable[[], Action] = Action) -> Action:
    """Return the kernel's action; an unknown id or an impossible amount is refused."""
    a = make()
    a.kind = order.kind
    if isinstance(order, CardComes):
        number = card_ids(edition)[_known(order.card, tuple(card_ids(edition)), "card")]
        a.place, a.amount = number // CARDS, number % CARDS
        return a
    for name in order.__struct_fields__:
        value = getattr(order, name)
        if name in LISTS:
            into, side, reading = LISTS[name]
            setattr(a, into, _flags(getattr(a, into), value, side, reading, edition))
        else:
            field, reading = FIELDS[name]
            setattr(a, field, _inside(value, name, reading, edition))
    return a


def _inside(value: object, name: str, reading: Reading, edition: Edition) -> int:
    if reading == "number":
        return _whole(value, name)
    if reading == "money":
        amount = _whole(value, name)
        if amount % edition.money.step:
            raise Refusal("not-a-multiple", (), {"given": amount, "step": edition.money.step})
        return amount // edition.money.step
    ids = ids_of(edition, reading)
    return ids.index(_known(value, ids, "card" if reading == "kept" else reading))


def _whole(value: object, name: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or abs(value) > LARGEST_NUMBER:
        raise Refusal("out-of-range", (), {"field": name, "given": str(value)[:40]})
    return value


def _known(value: object, ids: tuple[str, ...], what: str) -> str:
    if not isinstance(value, str) or value not in ids:
        raise Refusal(f"unknown-{what}", (), {"given": str(value)[:60]})
    return value


def _flags(
    flags: list[int], names: tuple[str, ...], side: int, reading: Reading, edition: Edition
) -> list[int]:
    flags = list(flags)
    for name in names:
        at = _inside(name, "deeds", reading, edition)
        if flags[at]:
            raise Refusal("named-twice", (), {"name": str(name)[:60]})
        flags[at] = side
    return flags


def decode(a: Action, edition: Edition) -> Order:
    """Return the typed order of a kernel's action."""
    order = ORDERS[a.kind]
    if order is CardComes:
        return CardComes(card=edition.cards_of(edition.decks[a.place].id)[a.amount].id)
    facts: dict[str, object] = {}
    for name in order.__struct_fields__:
        if name in LISTS:
            source, side, reading = LISTS[name]
            ids = ids_of(edition, reading)
            facts[name] = tuple(
                i for i, flag in zip(ids, getattr(a, source), strict=False) if flag == side
            )
        else:
            field, reading = FIELDS[name]
            facts[name] = _outside(getattr(a, field), reading, edition)
    if "wish" in facts:
        facts["wish"] = max(1, a.amount)
    return msgspec.convert(facts | {"do": order.__name__}, type=order)


def _outside(value: int, reading: Reading, edition: Edition) -> int | str:
    if reading == "number":
        return value
    if reading == "money":
        return value * edition.money.step
    return ids_of(edition, reading)[value]
