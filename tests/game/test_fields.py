"""Fields: every one says what it means, and each has a place of its own in the kernel."""

from typing import Annotated, get_args

import pytest
from msgspec import Struct

from passgo.editions import load_edition
from passgo.fields import KeptIn, Meaning, Money, SeatNo, Space, Topic, fields_of, placed
from passgo.game import encoding
from passgo.game.encoding import places_of
from passgo.game.events import (
    EVENTS,
    Countered,
    DealForced,
    Event,
    Moved,
    OfferRefused,
    SettlementOffered,
)
from passgo.game.orders import ORDERS, Offer
from passgo.game.prompts import Prompt
from passgo.rules import log
from passgo.rules.actions import ASKED, GIVEN
from passgo.sliding.events import EVENTS as SLIDING_EVENTS
from passgo.sliding.orders import NATURE_ORDERS, PEOPLES_ORDERS
from passgo.sliding.prompts import PROMPTS as SLIDING_PROMPTS


class Mute(Struct):
    """A thing with a field that says nothing."""

    seat: int


class Crowded(Struct):
    """More sums than there is room for."""

    first: Money
    second: Money


class Told(Struct):
    """One field that lies elsewhere than its like."""

    start: Annotated[Space, KeptIn("amount")]
    at: Space
    seat: SeatNo


def test_every_field_of_orders_events_and_prompts_says_what_it_means() -> None:
    kinds = (*ORDERS.values(), *EVENTS, *Prompt.__subclasses__())
    kinds += (*PEOPLES_ORDERS, *NATURE_ORDERS, *SLIDING_EVENTS, *SLIDING_PROMPTS)

    assert all(fields_of(kind) or not kind.__struct_fields__ for kind in kinds)


def test_a_field_without_a_meaning_is_refused_by_name() -> None:
    with pytest.raises(TypeError, match=r"Mute\.seat does not say what it means"):
        fields_of(Mute)


def test_a_field_without_room_is_refused_by_name() -> None:
    with pytest.raises(TypeError, match=r"Crowded\.second has no place left"):
        placed(Crowded, {}, ("amount",))


def test_fields_take_the_places_of_their_meaning_unless_they_say_where_they_lie() -> None:
    places = {Meaning.SPACE: ("place",), Meaning.SEAT: ("seat",)}

    assert placed(Told, places, ("extra",)) == {"start": "amount", "at": "place", "seat": "seat"}


def test_every_row_is_that_of_an_event_or_belongs_to_an_offer() -> None:
    assert len(encoding.READINGS) == len(EVENTS)  # no two share a row
    assert set(encoding.ROWS.values()) - encoding.READINGS.keys() == set(encoding.TERMS)


def test_every_event_is_about_something() -> None:
    assert {kind.topic for kind in EVENTS} == set(get_args(Topic))
    assert {kind.topic for kind in SLIDING_EVENTS} <= set(get_args(Topic))


def test_no_two_fields_of_an_event_share_a_column() -> None:
    for _, fields, _ in encoding.READINGS.values():
        columns = [column for _, _, column in fields]
        assert len(set(columns)) == len(columns)


@pytest.mark.parametrize(
    ("event", "columns"),
    [
        (Moved, {"seat": 1, "start": 4, "at": 3, "by": 5}),
        (DealForced, {"seat": 1, "other": 2, "given": 3, "taken": 4}),
    ],
)
def test_a_second_space_lies_where_it_says(event: type[Event], columns: dict[str, int]) -> None:
    assert {name: column for name, _, column in encoding.readings(event)} == columns


def test_no_two_fields_of_an_order_share_a_place() -> None:
    for order in ORDERS.values():
        places = [place for _, place in places_of(order) if place]
        assert len(set(places)) == len(places), order


def test_the_terms_of_an_offer_come_from_the_rows_after_its_own() -> None:
    rows = [
        (log.COUNTERED, 1, 0, -1, 0, 0),
        (log.CASH_NAMED, 1, 0, -1, 50, 0),
        (log.DEED_NAMED, 1, 0, 1, 0, ASKED),
        (log.CARD_NAMED, 1, 0, -1, 0, GIVEN),
        (log.SETTLEMENT_OFFERED, 1, 0, -1, 90, 0),
        (log.CASH_NAMED, 1, 0, -1, 7, 0),
        (log.DEED_NAMED, 1, 0, 3, 0, GIVEN),
        (log.OFFER_REFUSED, 0, 1, -1, 0, 0),
    ]
    edition = load_edition("classic-2003")
    street, other = edition.spaces[1].id, edition.spaces[3].id
    card = next(card.id for card in edition.cards_of("chance") if card.kind == "jail-free")
    terms = Offer(seat=1, other=0, give_cash=50, ask=(street,), give_cards=(card,))
    payment = Offer(seat=1, other=0, give_cash=7, give=(other,))

    assert encoding.events_of(rows, edition) == [
        Countered(seat=1, other=0, offer=terms),
        SettlementOffered(seat=1, other=0, value=90, offer=payment),
        OfferRefused(seat=0, other=1),
    ]
