"""Pots: what the bank lays on a space of the board, and who takes it."""

import pytest
from state_changes import BOARD, JAIL, PARKING, WITH_POT, busy, changes

from passgo.rules import money
from passgo.rules.board import Board
from passgo.rules.limits import BANK, NONE, REASONS
from passgo.rules.money import FOR_BID, FOR_CARD, FOR_FINE, FOR_TAX, lay_down, money_outside
from passgo.rules.movement import work_landing
from passgo.rules.pot import open_pots, take_pot
from passgo.rules.rent import BY_DICE
from passgo.rules.slots import push_landing
from passgo.rules.state import State


def jackpot() -> Board:
    """Return a board with a second pot: who visits the jail takes what was bid at auctions."""
    b = WITH_POT.clone()
    b.pot_first[JAIL] = 25
    b.pot_for[FOR_BID] = JAIL
    return b


def test_what_is_laid_on_a_space_is_there_for_one_player_alone() -> None:
    pot = f"pot {PARKING}"

    assert changes(lambda s: lay_down(s, PARKING, 5)) == {pot: 75, "bank_paid": 1005}
    assert changes(lambda s: lay_down(s, PARKING, 1)) == {pot: 71, "bank_paid": 1001}
    assert changes(lambda s: take_pot(s, WITH_POT, 2, PARKING)) == {pot: 0, "cash 2": 370}


@pytest.mark.clause("CL-091")
def test_only_taxes_fines_and_cards_fill_free_parking_where_it_is_filled() -> None:
    reasons = range(REASONS)

    into = {reason for reason in reasons if WITH_POT.pot_for[reason] == PARKING}
    assert into == {FOR_TAX, FOR_FINE, FOR_CARD}
    assert [place for place in range(40) if WITH_POT.pot_first[place] != NONE] == [PARKING]
    assert BOARD.pot_for == [NONE] * REASONS
    assert set(BOARD.pot_first) == {NONE}


def test_every_reason_to_pay_has_its_place_among_them() -> None:
    numbers = [number for name, number in vars(money).items() if name.startswith("FOR_")]

    assert max(numbers) < REASONS


def test_pots_of_two_spaces_are_two() -> None:
    b = jackpot()
    s = State()
    open_pots(s, b)

    assert {place: s.pot[place] for place in range(40) if s.pot[place] != NONE} == {
        JAIL: 25,
        PARKING: 0,
    }
    assert money_outside(s) == s.bank_paid == 25

    s.seats, s.cash[0] = 2, 100
    money.transfer(s, b, 0, BANK, 40, FOR_BID)
    assert (s.pot[JAIL], s.pot[PARKING], s.cash[0]) == (65, 0, 60)


@pytest.mark.parametrize(("place", "gets"), [(JAIL, 30), (PARKING, 70), (0, 0)])
def test_who_stops_takes_what_lies_there(place: int, gets: int) -> None:
    s = busy()
    s.pot[JAIL], s.at[1], s.jailed[1] = 30, place, 0
    push_landing(s, 1, BY_DICE, 0)

    taken = changes(lambda s: work_landing(s, jackpot()), s)

    assert taken.get("cash 1", 200) == 200 + gets
    assert s.pot[place] <= 0
