"""Transposing: what is a sum or a seat in a scenario follows from what its fields mean."""

import pytest

from passgo.editions.rules import AMOUNTS
from passgo.scenarios.names import SEAT_KEYS
from passgo.scenarios.transpose import MONEY_KEYS, MONEY_VERBS


@pytest.mark.parametrize(
    "step",
    ["A bid 120", "A offer B: 50 for paix", "B counter: paix for 50", "A pay in kind paix at 40"],
)
def test_steps_that_hold_sums_are_those_of_orders_with_money(step: str) -> None:
    assert MONEY_VERBS.match(step)


@pytest.mark.parametrize("step", ["A build paix wish 2", "A wish 3", "dice 1 2", "A bidding 3"])
def test_numbers_of_other_steps_are_no_sums(step: str) -> None:
    assert not MONEY_VERBS.match(step)


def test_keys_of_sums_are_those_of_orders_questions_positions_and_amounts() -> None:
    assert {"amount", "give_cash", "bid", "cash", "lowest", "highest", "wealth"} < MONEY_KEYS
    assert set(AMOUNTS) < MONEY_KEYS
    assert not {"count", "wish", "houses", "seat", "turns"} & MONEY_KEYS


def test_keys_of_seats_are_those_of_positions_and_their_agenda() -> None:
    on_the_agenda = {"seat", "to", "bidder", "in", "to_ask", "to_throw", "to_deal", "chooser"}
    elsewhere = {"starter", "from", "owner", "debtor", "banker"}

    assert on_the_agenda | elsewhere < SEAT_KEYS
    assert not {"bid", "place", "houses", "cash"} & SEAT_KEYS
