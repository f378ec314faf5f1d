"""Sample values: what the fields of events and prompts may hold, in the terms of an edition."""

from collections.abc import Sequence

from passgo.editions import Edition
from passgo.fields import Field
from passgo.game.luck import Draw
from passgo.game.orders import Offer
from passgo.game.seating import Seat
from passgo.text.table import READINGS, TOKEN, TOKENS, ZONE, ZONES, Reading, Table

SEATS = tuple(Seat(name, "") for name in ("Bo", "Inès", "Chloé", "Hugo"))
SECOND = ("other", "owner", "receiver", "taker", "creditor")
FROM = ("start", "taken")


def values(edition: Edition, field: Field) -> Sequence[object]:
    """Return sample values for a field; none where the edition has no such thing."""
    if field.name in SECOND:
        return 1, 2, 0
    if field.name in FROM:
        street, station, utility = _places(edition)
        return station, utility, street
    by_reading = {**_people(), **_things(edition), **_amounts(edition)}
    return by_reading[READINGS[field.meaning]]


def _people() -> dict[Reading, Sequence[object]]:
    return {
        Table.person: (0, 1, 2),
        Table.person_or_bank: (0, 1, None),
        Table.person_or_nobody: (None, 0, 3),
        Table.people: ((0,), (1,), (3,)),
    }


def _things(edition: Edition) -> dict[Reading, Sequence[object]]:
    tokens = tuple(token.id for token in edition.tokens)
    zones = tuple(zone.id for zone in edition.zones)
    return {
        Table.place: _places(edition),
        Table.card: [edition.cards_of(deck.id)[0].id for deck in edition.decks],
        Table.power: [power.id for power in edition.powers],
        Table.offer: _offers(edition),
        TOKEN: tokens,
        TOKENS: (tokens[:1], tokens[:2], tokens),
        ZONE: zones,
        ZONES: (zones,) if zones else (),
    }


def _amounts(edition: Edition) -> dict[Reading, Sequence[object]]:
    money = (edition.money.step, edition.rules.fine, edition.rules.start_cash)
    return {
        Table.money: money,
        Table.wealth: ((0, *money),),
        Table.plain: (1, 2, 6),
        Table.draw: (Draw(what="dice"),),
    }


def _places(edition: Edition) -> tuple[str, str, str]:
    """Return a street, a station and a utility; the forms of their names differ."""
    by_kind = {space.kind: space.id for space in reversed(edition.spaces)}
    street = by_kind["street"]
    return street, by_kind.get("station", street), by_kind.get("utility", street)


def _offers(edition: Edition) -> tuple[Offer, ...]:
    """Return a sale, an exchange with a card where there is one, and a deed in payment."""
    first, second, third = _places(edition)
    cards = tuple(card.id for card in edition.cards if card.kind == "jail-free")[:1]
    cash = edition.rules.fine
    return (
        Offer(seat=1, other=0, give=(first,), ask_cash=cash),
        Offer(seat=2, other=1, give=(first, second), give_cash=cash, ask=(third,), ask_cards=cards),
        Offer(seat=0, other=3, give=(first, third)),
    )
