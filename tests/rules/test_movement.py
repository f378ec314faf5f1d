"""Movement: steps over the board, the salary at GO, and orders that move a token."""

import pytest
from state_changes import BOARD, JAIL, busy, changes, frame, with_frame

from passgo.boards import board_of
from passgo.editions import load_edition
from passgo.rules.agenda import LANDING, MOVE, top_kind
from passgo.rules.board import Board
from passgo.rules.movement import order_forward, step_back, steps_to, work_landing, work_move
from passgo.rules.rent import BY_CARD, NORMAL_TERMS

GO_TO_JAIL, TAX = 30, 4
SALARY_ON_GO_TWICE = board_of(load_edition("classic-2003"), "", {"salary_on_go": "twice"})


@pytest.mark.parametrize(("at", "target", "steps"), [(20, 21, 1), (20, 0, 20), (20, 19, 39)])
def test_steps_lead_forward_to_a_space(at: int, target: int, steps: int) -> None:
    s = busy()
    s.at[0] = at

    assert steps_to(s, BOARD, 0, target) == steps


def test_a_space_on_which_one_stands_is_a_whole_round_away() -> None:
    assert steps_to(busy(), BOARD, 0, 20) == BOARD.places


@pytest.mark.clause("CL-040", "CL-041")
def test_a_move_stops_at_go_for_the_salary_and_then_goes_on() -> None:
    s = with_frame(MOVE, 0, 25)
    half = changes(lambda s: work_move(s, BOARD), s)
    assert half == {"at 0": 0, "agenda_a 2": 5, "cash 0": 300, "bank_paid": 1200}

    whole = changes(lambda s: work_move(s, BOARD), s)
    assert whole == {"at 0": 5, "agenda_kind 2": LANDING, "agenda_a 2": 0}


@pytest.mark.parametrize(("board", "salary"), [(BOARD, 200), (SALARY_ON_GO_TWICE, 400)])
def test_a_stop_on_go_pays_once_or_twice(board: Board, salary: int) -> None:
    s = with_frame(MOVE, 0, 20)
    work_move(s, board)

    assert (s.at[0], s.cash[0], top_kind(s)) == (0, 100 + salary, LANDING)


@pytest.mark.clause("CL-204")
def test_a_step_back_over_go_pays_nothing() -> None:
    s = busy()
    s.at[0], s.jailed[0] = 1, 0

    assert changes(lambda s: step_back(s, BOARD, 0, 3), s) == {"at 0": 38} | frame(
        LANDING, 0, a=BY_CARD
    )


def test_an_order_to_move_frees_from_jail_and_replaces_the_move_under_way() -> None:
    s = with_frame(MOVE, 0, 9)
    told = changes(lambda s: order_forward(s, 0, 4, BY_CARD, NORMAL_TERMS), s)

    assert (s.depth, told["agenda_a 2"], told["jailed 0"]) == (3, 4, 0)


def test_a_stop_on_go_to_jail_arrests_and_on_a_tax_makes_a_debt() -> None:
    s = with_frame(LANDING, 1)
    s.at[1] = GO_TO_JAIL
    work_landing(s, BOARD)
    assert (s.at[1], s.depth) == (JAIL, 2)

    s = with_frame(LANDING, 1)
    s.at[1] = TAX
    work_landing(s, BOARD)
    assert (s.depth, s.agenda_b[2], s.agenda_d[2]) == (3, BOARD.tax[TAX], TAX)
