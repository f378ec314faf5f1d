"""Debts: what a deal may hold, so that no loan hides in it, and how the money waits."""

import pytest

from passgo.game.actions import Counter, Offer, Order, PayInKind
from passgo.game.play import Game
from passgo.rules.agenda import BREAK, ROUND

WHO = {"seat", "other"}
HANDED_OVER_AT_ONCE = {"give_cash", "ask_cash", "give", "ask", "give_cards", "ask_cards"}


@pytest.mark.clause("CL-173", "CL-174", "CL-175")
@pytest.mark.parametrize("order", [Offer, Counter])
def test_a_deal_has_no_room_for_a_later_payment_or_a_free_stay(order: type[Order]) -> None:
    assert set(order.__struct_fields__) == WHO | HANDED_OVER_AT_ONCE


@pytest.mark.clause("CL-170", "CL-172")
def test_a_payment_in_property_names_deeds_and_their_value_only() -> None:
    assert set(PayInKind.__struct_fields__) == {"seat", "give", "value"}


@pytest.mark.clause("CL-174")
def test_nothing_of_a_deal_is_left_on_the_table_after_it() -> None:
    game = Game.at(
        {
            "format": "passgo-position",
            "version": 1,
            "edition": "classic-2003",
            "players": [
                {"name": "A", "cash": 500, "owns": ["nord"]},
                {"name": "B", "cash": 200},
            ],
        }
    )

    game.play(Offer(seat=0, other=1, give=("nord",), ask_cash=200))
    game.play(ACCEPT)

    state = game.state
    assert state.agenda_kind[: state.depth] == [ROUND, BREAK]
    assert (state.offer_from, state.offer_to, state.offer_asks) == (-1, -1, 0)
    assert not any(state.offer_deeds)
    assert state.cash[:2] == [700, 0]
