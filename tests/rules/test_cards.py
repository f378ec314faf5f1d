"""Cards that no pack of the classic game holds, but whose rule it states."""

import pytest

from passgo.boards import board_of
from passgo.editions import load_edition
from passgo.rules.agenda import LANDING, top_kind
from passgo.rules.board import Board
from passgo.rules.movement import step_back, work_landing
from passgo.rules.state import State

GO = 0
BELLEVILLE = 1
LECOURBE = 3
LUXURY_TAX = 38


def board() -> Board:
    """Return the classic board."""
    return board_of(load_edition("classic-2003"))


def token_at(place: int) -> State:
    """Return a state with one token on *place* and 500 in its player's hand."""
    s = State()
    s.seats = 2
    s.cash[0] = 500
    s.at[0] = place
    return s


@pytest.mark.clause("CL-204")
def test_a_card_that_leads_backward_over_go_pays_no_salary() -> None:
    s = token_at(BELLEVILLE)

    step_back(s, board(), 0, 3)

    assert s.at[0] == LUXURY_TAX
    assert s.cash[0] == 500
    assert top_kind(s) == LANDING


@pytest.mark.clause("CL-204")
def test_a_card_that_leads_backward_to_go_pays_no_salary() -> None:
    b = board()
    s = token_at(LECOURBE)

    step_back(s, b, 0, 3)
    work_landing(s, b)

    assert s.at[0] == GO
    assert s.cash[0] == 500
    assert s.depth == 0
