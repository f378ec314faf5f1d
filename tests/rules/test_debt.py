"""Debts: what may be raised for them, and what a deal or a payment in property may hold."""

import pytest

from passgo.boards import board_of
from passgo.editions import load_edition
from passgo.game.orders import Counter, Offer, Order, PayInKind
from passgo.game.play import Game
from passgo.rules.agenda import AUCTION, push
from passgo.rules.debt import WITHOUT_END, can_raise, needs_pledge, raisable
from passgo.rules.limits import BANK, MEMBERS, NOBODY, NONE
from passgo.rules.money import FOR_TAX, owe
from passgo.rules.slots import debt_amount, debt_place
from passgo.rules.state import State

WHO = {"seat", "other"}
HANDED_OVER_AT_ONCE = {"give_cash", "ask_cash", "give", "ask", "give_cards", "ask_cards"}


@pytest.mark.clause("CL-173", "CL-174", "CL-175")
@pytest.mark.parametrize("order", [Offer, Counter])
def test_a_deal_has_no_room_for_a_later_payment_or_a_free_stay(order: type[Order]) -> None:
    assert set(order.__struct_fields__) == WHO | HANDED_OVER_AT_ONCE


@pytest.mark.clause("CL-170", "CL-172")
def test_a_settlement_names_deeds_their_value_and_cash_only() -> None:
    assert set(PayInKind.__struct_fields__) == {"seat", "give", "value", "cash"}


def indebted() -> Game:
    """Return a game in which A owes B 100, with 30 in cash and a station."""
    debt = {"frame": "debt", "seat": 0, "to": 1, "amount": 100, "for": "rent"}
    return Game.at(
        {
            "format": "passgo-position",
            "version": 3,
            "edition": "classic-2003",
            "players": [{"name": "A", "cash": 30, "owns": ["nord"]}, {"name": "B"}],
            "turn": {"seat": 0, "throws": 1},
            "agenda": [{"frame": "round"}, {"frame": "turn", "seat": 0}, debt],
        }
    )


@pytest.mark.clause("CL-170")
def test_a_payment_in_property_names_at_least_one_deed() -> None:
    game = indebted()

    refusal = game.why_not(PayInKind(seat=0, give=(), value=50))

    assert refusal is not None
    assert refusal.code == "empty-offer"
    assert game.why_not(PayInKind(seat=0, give=("nord",), value=50)) is None


@pytest.mark.clause("CL-172")
def test_who_would_pay_too_much_is_told_the_value_and_the_cash_together() -> None:
    game = indebted()
    assert game.why_not(PayInKind(seat=0, give=("nord",), value=80, cash=20)) is None

    refusal = game.why_not(PayInKind(seat=0, give=("nord",), value=80, cash=25))

    assert refusal is not None
    assert (refusal.code, refusal.facts) == ("more-than-owed", {"needed": 100, "held": 105})


@pytest.mark.clause("CL-158")
def test_what_can_be_raised_is_cash_mortgages_and_half_the_buildings() -> None:
    b = board_of(load_edition("classic-2003"))
    s = State()
    s.seats = 2
    s.cash[0] = 30
    lots = b.member[b.group[1] * MEMBERS : b.group[1] * MEMBERS + b.group_size[b.group[1]]]
    for lot in lots:
        s.owner[lot] = 0
        s.houses[lot] = 2
    s.owner[39] = 0
    s.mortgaged[39] = 1
    s.owner[37] = 1

    whole = 30 + sum(b.mortgage[lot] + 2 * (b.house_price[lot] // 2) for lot in lots)

    assert raisable(s, b, 0, WITHOUT_END) == whole
    assert raisable(s, b, 0, 30) == 30  # no more is counted than is needed
    assert 30 < raisable(s, b, 0, 31) < whole
    assert can_raise(s, b, 0, whole)
    assert not can_raise(s, b, 0, whole + 1)


def test_what_costs_nothing_is_no_debt_and_one_franc_is() -> None:
    s = State()
    owe(s, 0, BANK, 0, FOR_TAX, NONE)
    assert s.depth == 0

    owe(s, 0, BANK, 1, FOR_TAX, NONE)
    assert (s.depth, debt_amount(s), debt_place(s)) == (1, 1, NONE)


@pytest.mark.clause("CL-212")
@pytest.mark.parametrize(
    ("amount", "owns", "waits"),
    [
        (100, True, True),  # the cash covers it, with the money behind the bid
        (101, True, False),  # the bank helps: a mortgage brings 100
        (160, True, False),
        (161, True, True),  # the bank alone does not help, the money behind the bid would
        (200, True, True),
        (201, True, False),  # nothing would help
        (100, False, True),
        (101, False, False),
    ],
)
def test_a_debt_waits_for_the_money_behind_a_bid(amount: int, owns: bool, waits: bool) -> None:
    b = board_of(load_edition("classic-2003"))
    s = State()
    s.seats = 2
    s.cash[0] = 100
    if owns:
        s.owner[5] = 0
    assert not needs_pledge(s, b, 0, amount)

    push(s, AUCTION, NOBODY, 15, 40, 0)

    assert needs_pledge(s, b, 0, amount) == waits
