"""Positions from which rollouts begin."""

from typing import Any

from passgo.boards import board_of
from passgo.bots.weighted.weights import SHARK
from passgo.editions import load_edition
from passgo.kernel import Form, load

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
        kernel, found = self.kernel, self.kernel.Rollouts()
        kernel.roll_out(
            kernel.State(),
            self.board,
            kernel.Memory(),
            kernel.Outlook(),
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
