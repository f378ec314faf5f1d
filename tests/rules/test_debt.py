"""Debts: what a deal or a payment in property may hold, so that no loan hides in it."""

import pytest

from passgo.game.actions import Counter, Offer, Order, PayInKind

WHO = {"seat", "other"}
HANDED_OVER_AT_ONCE = {"give_cash", "ask_cash", "give", "ask", "give_cards", "ask_cards"}


@pytest.mark.clause("CL-173", "CL-174", "CL-175")
@pytest.mark.parametrize("order", [Offer, Counter])
def test_a_deal_has_no_room_for_a_later_payment_or_a_free_stay(order: type[Order]) -> None:
    assert set(order.__struct_fields__) == WHO | HANDED_OVER_AT_ONCE


@pytest.mark.clause("CL-170", "CL-172")
def test_a_payment_in_property_names_deeds_and_their_value_only() -> None:
    assert set(PayInKind.__struct_fields__) == {"seat", "give", "value"}
