"""The game loop: how a game ends, whichever limit comes first."""

import pytest

from passgo.boards import board_of
from passgo.bots.game_endings import DECISIONS_EXHAUSTED, ENDED
from passgo.editions import load_edition
from passgo.kernel import load

SEED = 7
TURNS = 1_000


def play(decisions: int, *, checked: bool) -> tuple[int, int, list[int]]:
    """Play a game of two bots with so many decisions; return how it ended, and after how many."""
    kernel = load("auto")
    board = board_of(load_edition("classic-2003"), "quick", {}, make=kernel.Board)
    state, memory, action = kernel.State(), kernel.Memory(), kernel.Action()
    kernel.seed_memory(memory, SEED)
    for seat in range(2):
        kernel.seat_bot(memory, seat, 5)
    kernel.new_game(state, board, 2, SEED)
    if checked:
        code = kernel.play_checked(
            state, board, memory, kernel.State(), action, TURNS, decisions, 0
        )
    else:
        code = kernel.play_game(state, board, memory, action, TURNS, decisions)
    return code, memory.decisions, list(state.won)


@pytest.mark.parametrize("checked", [False, True])
def test_a_game_that_ends_with_its_last_decision_has_ended(checked: bool) -> None:
    code, used, won = play(10**6, checked=checked)
    assert code == ENDED

    assert play(used, checked=checked) == (ENDED, used, won)
    assert play(used - 1, checked=checked)[0] == DECISIONS_EXHAUSTED
