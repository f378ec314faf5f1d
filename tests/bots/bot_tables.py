"""Tables of bots: who sits where, on which edition, and how a game of theirs ended."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from random_games import Table, tables

from passgo.boards import board_of
from passgo.bots.game_endings import ENDED, ILLEGAL_CHOICE, INVARIANT_BROKEN, TURNS_EXHAUSTED
from passgo.bots.memory import Memory
from passgo.bots.registry import BOTS
from passgo.bots.weighted.weights import CHAMPION
from passgo.editions import edition_ids, load_edition
from passgo.kernel import Kernel

TURNS = 1_000  # the documented safeguard against endless games
DECISIONS = 200_000

NAMES = {bot.name: bot.kind for bot in BOTS if bot.kind != CHAMPION}
"""Those that act at a look; the champion's games take longer, and have tests of their own."""


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
        """Tell whether the game ended, or went on for all its turns, all choices legal."""
        return self.code in (ENDED, TURNS_EXHAUSTED)


class Arena:
    """One edition and one row of bots, ready to play many games in one form of the kernel."""

    def __init__(
        self,
        kernel: Kernel,
        edition: str,
        bots: list[int],
        variant: str = "",
        house_rules: Mapping[str, object] | None = None,
    ) -> None:
        self.kernel = kernel
        self.bots = bots
        self.board = board_of(load_edition(edition), variant, dict(house_rules or {}), kernel.Board)
        self.blank, self.state, self.choice = (kernel.State() for _ in range(3))
        self.action, self.memory = kernel.Action(), kernel.Memory()
        self.rows = [self._row(shift) for shift in range(len(bots))]

    def _row(self, shift: int) -> Memory:
        row = self.kernel.Memory()
        for at, bot in enumerate(self.bots):
            self.kernel.seat_bot(row, (at + shift) % len(self.bots), bot)
        return row

    def play(self, seed: int, shift: int = 0, *, checked: bool = False, whims: int = 0) -> Played:
        """Play one game with the seats moved on by *shift*; one act in *whims* is at random."""
        s, b, m, a = self.state, self.board, self.memory, self.action
        s.copy_from(self.blank)
        m.copy_from(self.rows[shift])
        self.kernel.seed_memory(m, seed + 7_919)
        self.kernel.new_game(s, b, len(self.bots), seed)
        if checked:
            self.kernel.seed_generator(self.choice, seed + 1_000_003)
            code = self.kernel.play_checked(s, b, m, self.choice, a, TURNS, DECISIONS, whims)
        else:
            code = self.kernel.play_game(s, b, m, a, TURNS, DECISIONS)
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

    def told(self, played: Played) -> str:
        """Return at which step a game went wrong, and how."""
        s, b, a = self.state, self.board, self.action
        step = f"step {played.decisions}, action {a.kind} of seat {a.seat}"
        if played.code == ILLEGAL_CHOICE:
            return f"{step}: refused with code {self.kernel.why_not(s, b, a)}"
        if played.code == INVARIANT_BROKEN:
            return f"{step}: broke invariant {self.kernel.broken(s, b)}"
        return f"{step}: without end"


def arena_of(kernel: Kernel, table: Table, bots: Sequence[str]) -> Arena:
    """Return a table with these bots on its seats."""
    kinds = [NAMES[bot] for bot in bots]
    return Arena(kernel, table.edition, kinds, table.variant, dict(table.house_rules))


def fault_of(kernel: Kernel, table: Table, bots: Sequence[str], seed: int) -> str:
    """Play one game with everything checked; return what went wrong, nothing if all is well."""
    arena = arena_of(kernel, table, bots)
    played = arena.play(seed, checked=True)
    if played.is_sound:
        return ""
    return f"{table.name}, {', '.join(bots)}, seed {seed}, {arena.told(played)}"


def every_table() -> Iterator[Table]:
    """Yield every edition, variant, optional rule and number of players."""
    for edition in edition_ids():
        yield from tables(edition)
