"""Money: how it moves, where it lies, and what of it is free to be spent."""

from collections.abc import Callable

import pytest
from state_changes import BOARD, MONTPARNASSE, PARKING, WITH_POT, busy, changes, frame, with_frame

from passgo.rules.actions import BUILD, Action
from passgo.rules.agenda import AUCTION, DEBT, INHERITANCE
from passgo.rules.limits import BANK
from passgo.rules.money import (
    FOR_BID,
    FOR_INTEREST,
    FOR_RENT,
    FOR_TAX,
    free_cash,
    make_debt,
    money_outside,
    owe,
    pledged,
    transfer,
    why_not_spend,
)
from passgo.rules.refusals import NOT_ENOUGH_CASH
from passgo.rules.state import State


def test_money_moves_between_players_the_bank_and_free_parking() -> None:
    def act(payer: int, receiver: int) -> Callable[[State], object]:
        return lambda s: transfer(s, WITH_POT, payer, receiver, 30, FOR_TAX)

    assert changes(act(1, 0)) == {"cash 1": 170, "cash 0": 130}
    assert changes(act(BANK, 0)) == {"cash 0": 130, "bank_paid": 1030}
    assert changes(act(0, BANK)) == {"cash 0": 70, f"pot {PARKING}": 100}
    assert changes(lambda s: transfer(s, BOARD, 0, BANK, 30, FOR_TAX)) == {
        "cash 0": 70,
        "bank_paid": 970,
    }


def test_a_debt_lies_on_the_agenda_with_all_its_terms() -> None:
    terms = {"a": 1, "b": 40, "c": FOR_TAX}
    assert changes(lambda s: owe(s, 2, 1, 40, FOR_TAX, 4)) == frame(DEBT, 2, **terms, d=4)

    s = with_frame(INHERITANCE, 2, MONTPARNASSE, 1, 1, 1, 1)
    made = changes(lambda s: make_debt(s, 2, BANK, 10, FOR_INTEREST, MONTPARNASSE), s)
    assert s.agenda_kind[2] == DEBT
    assert made == {
        "agenda_kind 2": DEBT,
        "agenda_a 2": BANK,
        "agenda_b 2": 10,
        "agenda_c 2": FOR_INTEREST,
        "agenda_d 2": MONTPARNASSE,
        "agenda_e 2": 0,
    }


def test_nothing_moves_where_nothing_is_paid() -> None:
    assert changes(lambda s: transfer(s, WITH_POT, 0, BANK, 0, FOR_TAX)) == {}
    assert changes(lambda s: owe(s, 0, BANK, 0, FOR_TAX, 4)) == {}


def test_money_outside_the_bank_is_with_players_and_on_free_parking() -> None:
    assert money_outside(busy()) == 100 + 200 + 300 + 70


@pytest.mark.clause("CL-211")
def test_a_highest_bid_is_no_longer_free_to_be_spent() -> None:
    s = with_frame(AUCTION, BANK, MONTPARNASSE, 140, 1, 0b111, 1)
    a = Action()
    a.kind, a.seat = BUILD, 1

    assert (pledged(s, 1), pledged(s, 2)) == (140, 0)
    assert (free_cash(s, 1), free_cash(s, 2)) == (60, 300)
    assert why_not_spend(s, a, 60) == 0
    assert why_not_spend(s, a, 61) == NOT_ENOUGH_CASH


@pytest.mark.parametrize("reason", [FOR_RENT, FOR_BID])
def test_rents_and_bids_never_lie_on_free_parking(reason: int) -> None:
    paid = changes(lambda s: transfer(s, WITH_POT, 0, BANK, 30, reason))

    assert paid == {"cash 0": 70, "bank_paid": 970}
