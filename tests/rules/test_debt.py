"""Debts: what a deal or a payment in property may hold, so that no loan hides in it."""

import pytest

from passgo.game.actions import Counter, Offer, Order, PayInKind
from passgo.game.play import Game

WHO = {"seat", "other"}
HANDED_OVER_AT_ONCE = {"give_cash", "ask_cash", "give", "ask", "give_cards", "ask_cards"}


@pytest.mark.clause("CL-173", "CL-174", "CL-175")
@pytest.mark.parametrize("order", [Offer, Counter])
def test_a_deal_has_no_room_for_a_later_payment_or_a_free_stay(order: type[Order]) -> None:
    assert set(order.__struct_fields__) == WHO | HANDED_OVER_AT_ONCE


@pytest.mark.clause("CL-170", "CL-172")
def test_a_payment_in_property_names_deeds_and_their_value_only() -> None:
    assert set(PayInKind.__struct_fields__) == {"seat", "give", "value"}


@pytest.mark.clause("CL-170")
def test_a_payment_in_property_names_at_least_one_deed() -> None:
    debt = {"frame": "debt", "seat": 0, "to": 1, "amount": 100, "for": "rent"}
    game = Game.at(
        {
            "format": "passgo-position",
            "version": 1,
            "edition": "classic-2003",
            "players": [{"name": "A", "cash": 10, "owns": ["nord"]}, {"name": "B"}],
            "turn": {"seat": 0, "throws": 1},
            "agenda": [{"frame": "round"}, {"frame": "turn", "seat": 0}, debt],
        }
    )

    refusal = game.why_not(PayInKind(seat=0, give=(), value=50))

    assert refusal is not None
    assert refusal.code == "empty-offer"
    assert game.why_not(PayInKind(seat=0, give=("nord",), value=50)) is None
