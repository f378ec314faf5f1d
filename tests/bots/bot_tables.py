"""Tables of bots: who sits where, on which edition, and how a game of theirs ended."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from random_games import Table, tables

from passgo.boards import board_of
from passgo.bots.arena import ENDED, INVARIANT_BROKEN
from passgo.bots.memory import (
    FIXED_A,
    FIXED_B,
    FIXED_C,
    NOVICE,
    RANDOM_BOT,
    SHARK,
    STEADY,
    Memory,
)
from passgo.editions import edition_ids, load_edition
from passgo.kernel import Kernel

TURNS = 1_000  # the documented safeguard against endless games
DECISIONS = 200_000

NAMES = {
    "random": RANDOM_BOT,
    "fp-a": FIXED_A,
    "fp-b": FIXED_B,
    "fp-c": FIXED_C,
    "novice": NOVICE,
    "steady": STEADY,
    "shark": SHARK,
}


class Played(NamedTuple):
    """How a game of bots ended: code, winners, counts and the integers of the last state."""

    code: int
    winners: tuple[int, ...]
    decisions: int
    offers: int
    refusals: int
    trades: int
    state: list[int]

    @property
    def is_sound(self) -> bool:
        """Tell whether the game ended or reached the safeguard, all choices legal."""
        return ENDED <= self.code < INVARIANT_BROKEN


class Arena:
    """One edition and one row of bots, ready to play many games in one form of the kernel."""

    def __init__(
        self,
        kernel: Kernel,
        edition: str,
        bots: list[int],
        variant: str = "",
        options: Mapping[str, str] | None = None,
    ) -> None:
        self.kernel = kernel
        self.bots = bots
        self.board = board_of(load_edition(edition), variant, dict(options or {}), kernel.Board)
        self.blank, self.state = kernel.State(), kernel.State()
        self.action, self.memory = kernel.Action(), kernel.Memory()
        self.rows = [self._row(shift) for shift in range(len(bots))]

    def _row(self, shift: int) -> Memory:
        row = self.kernel.Memory()
        for at, bot in enumerate(self.bots):
            self.kernel.seat_bot(row, (at + shift) % len(self.bots), bot)
        return row

    def play(self, seed: int, shift: int = 0, *, checked: bool = False) -> Played:
        """Play one game with the seats moved on by *shift*."""
        s, b, m, a = self.state, self.board, self.memory, self.action
        s.copy_from(self.blank)
        m.copy_from(self.rows[shift])
        self.kernel.seed_memory(m, seed + 7_919)
        self.kernel.new_game(s, b, len(self.bots), seed)
        loop = self.kernel.play_checked if checked else self.kernel.play_game
        code = loop(s, b, m, a, TURNS, DECISIONS)
        seats = len(self.bots)
        winners = tuple((seat - shift) % seats for seat in range(seats) if s.won[seat])
        return Played(code, winners, m.decisions, m.offers, m.refusals, m.trades, s.to_ints())

    def share_of_first(self, games: int) -> float:
        """Return the share of games that the first bot wins, seats rotated."""
        won = 0.0
        for seed in range(games):
            winners = self.play(seed, seed % len(self.bots)).winners
            won += (0 in winners) / max(1, len(winners))
        return won / games


def every_table() -> Iterator[Table]:
    """Yield every edition, variant, optional rule and number of players."""
    for edition in edition_ids():
        yield from tables(edition)
