"""Rollouts: games from one position end alike in both forms, and share their luck turn by turn."""

from typing import Any

import pytest

from passgo.boards import board_of
from passgo.bots import rollouts
from passgo.bots.endings import ENDED, LEFT_OPEN
from passgo.bots.weighted.weights import SHARK
from passgo.editions import load_edition
from passgo.kernel import Form, Kernel, load
from passgo.rules.log import ROLLED, TURN_BEGAN

SEED = 20
SEATS = 3


class Position:
    """A game of sharks after some turns, from which rollouts begin."""

    def __init__(self, form: Form, edition: str = "classic-2003", turns: int = 30) -> None:
        self.kernel = load(form)
        self.board = board_of(load_edition(edition), "", {}, make=self.kernel.Board)
        self.state, self.memory = self.kernel.State(), self.kernel.Memory()
        self.kernel.seed_memory(self.memory, SEED)
        for seat in range(SEATS):
            self.kernel.seat_bot(self.memory, seat, SHARK)
        self.kernel.new_game(self.state, self.board, SEATS, SEED)
        action = self.kernel.Action()
        while self.state.turns < turns:
            self.kernel.next_act(self.state, self.board, self.memory, action)
            self.kernel.step(self.state, self.board, action)

    def rolled_out(self, count: int, first: int = 0, last: int = 0) -> Any:
        """Return how so many rollouts ended."""
        kernel, found = self.kernel, form_of(self.kernel, "Rollouts")()
        form_of(kernel, "roll_out")(
            kernel.State(),
            self.board,
            kernel.Memory(),
            kernel.Action(),
            self.state,
            self.memory,
            found,
            SEED,
            first,
            count,
            last,
        )
        return found


def form_of(kernel: Kernel, name: str) -> Any:
    """Return what a name stands for in a form of the rules."""
    return getattr(kernel, name, getattr(rollouts, name))


@pytest.mark.parametrize("edition", ["classic-2003", "revolution-2009", "clone-wars-2008"])
def test_rollouts_end_alike_in_both_forms(edition: str) -> None:
    plain, compiled = (Position(form, edition).rolled_out(4) for form in ("plain", "compiled"))
    assert list(plain.won) == list(compiled.won)
    assert list(plain.turns) == list(compiled.turns)
    assert set(plain.ending[:4]) == {ENDED}
    assert len(set(plain.turns[:4])) > 1, "all rollouts were the same"


def test_a_rollout_is_the_same_by_itself_and_leaves_its_position_alone() -> None:
    position = Position("compiled")
    before = position.state.to_ints()
    all_at_once = position.rolled_out(20)
    assert position.state.to_ints() == before
    alone = position.rolled_out(1, first=7)
    assert (alone.won[0], alone.turns[0]) == (all_at_once.won[7], all_at_once.turns[7])


def test_a_rollout_can_be_left_at_a_turn_without_ending_its_game() -> None:
    position = Position("compiled")
    left = position.rolled_out(20, last=position.state.turns + 5)
    assert set(left.ending[:20]) == {LEFT_OPEN}
    assert set(left.turns[:20]) == {6}
    assert not any(left.won)


def test_alternatives_share_the_luck_of_later_turns() -> None:
    """One line may draw more in a turn than the other: the next turns begin with the same dice."""
    free, jailed = (first_throws(is_jailed) for is_jailed in (0, 1))
    assert len(free) > 150
    assert free == jailed


def first_throws(is_jailed: int) -> dict[tuple[int, int], list[int]]:
    """Return the first throw of each later turn of some rollouts, by rollout and turn.

    Who is in jail throws once, where others throw again after a double.
    """
    position = Position("plain")
    found: dict[tuple[int, int], list[int]] = {}
    position.state.own_luck, position.state.jailed[position.state.turn] = 1, is_jailed
    start = position.state.turns
    for key in range(30):
        game, memory = position.state.clone(), position.memory.clone()
        log = game.log = position.kernel.Log()
        rollouts.play_on(game, position.board, memory, position.kernel.Action(), key, start + 8)
        turn = start
        for kind, *_, first, second in log.rows:
            turn = first if kind == TURN_BEGAN else turn
            if kind == ROLLED and turn > start:
                found.setdefault((key, turn), [first, second])
    return found
