"""Typing: digits, point, K, M and C, and the transactions they end in."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from passgo.refusal import Refusal
from passgo.unit import Key, Reset, Transaction, Unit, parse_amount, press

if TYPE_CHECKING:
    from tests.unit.conftest import Desk

TYPING_CASES = Path(__file__).parents[2] / "web" / "src" / "unit" / "typing-cases.json"
"""What keys make of an amount: the client answers the same cases, `web/src/unit/typing.test.ts`."""


@pytest.mark.clause("RE-052", "RE-055", "RE-056")
@pytest.mark.parametrize(
    "case", json.loads(TYPING_CASES.read_text()), ids=lambda case: case["keys"]
)
def test_keys_are_read_as_the_client_reads_them(desk: Desk, case: dict[str, Any]) -> None:
    desk.insert("green", 0)
    for key in case["keys"]:
        try:
            desk.keys(key)
        except Refusal:
            continue
    booked = [one.amount for one in desk.booked if isinstance(one, Transaction)]
    is_ended = desk.shown.line.endswith(("K", "M"))

    assert desk.shown.line == case["line"]
    assert (booked[-1] if is_ended else None) == case["amount"]


@pytest.mark.clause("RE-054", "RE-055")
@pytest.mark.parametrize(("typed", "amount"), [("10K", 10_000), ("260K", 260_000)])
def test_k_ends_an_amount_in_thousands(desk: Desk, typed: str, amount: int) -> None:
    desk.insert("green", 0)

    assert desk.type(typed).proposal == Transaction(None, 0, amount)


@pytest.mark.clause("RE-057", "RE-059")
def test_the_card_in_the_green_slot_receives_from_the_bank(desk: Desk) -> None:
    desk.insert("green", 3)
    assert (desk.shown.green, desk.shown.red) == ("7.5M", None)
    desk.type("1.5M")

    assert desk.shown.green == "9M"
    assert desk.balances == [7_500_000] * 3 + [9_000_000] + [7_500_000] * 2
    desk.remove("green")
    after = desk.shown
    assert (after.green, after.line) == (None, "")


@pytest.mark.clause("RE-061")
def test_both_cards_in_the_payer_s_balance_falls_and_then_the_receiver_s_rises(desk: Desk) -> None:
    desk.insert("red", 4)
    desk.insert("green", 1)
    proposal = desk.type("2.6M").proposal

    assert proposal == Transaction(4, 1, 2_600_000)
    assert isinstance(proposal, Transaction)
    assert proposal.changes == ((4, -2_600_000), (1, 2_600_000))
    assert (desk.shown.red, desk.shown.green) == ("4.9M", "10.1M")
    assert sum(desk.balances) == 6 * 7_500_000


@pytest.mark.clause("RE-062")
@pytest.mark.parametrize("with_receiver", [False, True])
def test_a_payment_above_the_balance_is_refused_as_a_whole(desk: Desk, with_receiver: bool) -> None:
    desk.insert("red", 0)
    if with_receiver:
        desk.insert("green", 1)
    desk.keys("7", ".", "5", "1")
    refusal = desk.refused("keys", "M")

    assert (refusal.code, refusal.clauses) == ("not-enough-cash", ("RE-062",))
    assert refusal.facts == {"needed": 7_510_000, "held": 7_500_000}
    assert desk.shown.line == "7.51"


@pytest.mark.clause("RE-062")
def test_a_balance_may_be_paid_down_to_nothing(desk: Desk) -> None:
    desk.insert("red", 0)
    desk.type("7.5M")

    assert (desk.balances[0], desk.shown.red) == (0, "0K")
    desk.keys("1", "0")
    assert desk.refused("keys", "K").code == "not-enough-cash"


@pytest.mark.clause("RE-118")
def test_the_printed_price_of_a_property_is_paid_through_the_unit(desk: Desk) -> None:
    desk.insert("red", 5)
    desk.type("600K")
    desk.remove("red")

    assert desk.booked == [Transaction(5, None, 600_000)]
    assert desk.balances[5] == 6_900_000


@pytest.mark.clause("RE-051", "RE-017")
@pytest.mark.parametrize("typed", ["", "12"])
def test_holding_c_puts_every_card_at_15m_again(desk: Desk, typed: str) -> None:
    desk.insert("green", 0)
    desk.type("3M" + typed)

    assert desk.keys("C", held=True).proposal == Reset(15_000_000)
    assert desk.balances == [15_000_000] * 6
    assert (desk.shown.line, desk.shown.green) == ("", "15M")


@pytest.mark.clause("RE-051", "RE-052")
def test_a_press_is_short_unless_it_is_said_to_be_held() -> None:
    _, outcome = press(Unit(on=True), "C", [])

    assert outcome.proposal is None


@pytest.mark.clause("RE-051")
def test_after_a_reset_no_text_is_due_for_what_was_paid_before_it(desk: Desk) -> None:
    desk.trade()
    desk.keys("C", held=True)
    assert desk.remove_all().draw is None

    desk.trade()
    desk.remove_all()
    desk.keys("C", held=True)
    assert desk.refused("announce", "a text").code == "no-text-due"


@pytest.mark.clause("RE-045", "RE-046")
def test_the_go_key_credits_2m_to_the_green_card_without_typing(desk: Desk) -> None:
    desk.insert("green", 2)

    assert desk.keys(Key.GO).proposal == Transaction(None, 2, 2_000_000)
    assert (desk.shown.line, desk.shown.green) == ("2M", "9.5M")


@pytest.mark.clause("RE-046")
def test_the_bank_pays_the_salary_even_with_a_card_in_the_red_slot(desk: Desk) -> None:
    desk.insert("red", 0)
    assert desk.refused("keys", Key.GO).code == "no-green-card"
    desk.insert("green", 1)

    assert desk.keys(Key.GO).proposal == Transaction(None, 1, 2_000_000)


@pytest.mark.clause("RE-059", "RE-060")
@pytest.mark.parametrize(("stays", "moves"), [("red", "green"), ("green", "red")])
@pytest.mark.parametrize("into", [True, False])
def test_an_amount_is_never_carried_to_other_cards(
    desk: Desk, stays: str, moves: str, into: bool
) -> None:
    desk.insert(stays, 0)
    if not into:
        desk.insert(moves, 1)
    desk.keys("2", "0")
    if into:
        desk.insert(moves, 1)
    else:
        desk.remove(moves)

    assert desk.shown.line == ""
    assert desk.refused("keys", "K").code == "amount-empty"


def test_a_new_amount_begins_with_the_first_digit_after_a_transaction(desk: Desk) -> None:
    desk.insert("green", 0)
    desk.type("260K")
    assert desk.shown.line == "260K"
    desk.keys("5", "0")
    assert desk.shown.line == "50"

    assert desk.keys("K").proposal == Transaction(None, 0, 50_000)


@pytest.mark.parametrize("typed", ["10K", "1500K", "0.26M", "007M", "1.50M", "99990K"])
def test_the_display_shows_the_amount_that_is_proposed(desk: Desk, typed: str) -> None:
    desk.insert("green", 0)
    proposal = desk.type(typed).proposal

    assert isinstance(proposal, Transaction)
    assert parse_amount(desk.shown.line) == proposal.amount == parse_amount(typed)
