"""Playing: one generated game from its number, watched at every step."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from acts import Hand
from arrangement import Table, arrange, family_table_of, table_of
from business import Pair, meetings, moment_of
from money_ledger import Ledger
from soundness import Watch

from passgo.kernel import Kernel
from passgo.rules.actions import Action
from passgo.rules.board import Board
from passgo.rules.state import State

STEPS = 60
FAMILIES = 1_000_000  # from this number on house rules of families are played too
DRAFTS = 3


class Step(NamedTuple):
    """One step of a game: what was done, what met, what is wrong."""

    number: int
    action: Action
    met: set[Pair]
    faults: list[str]


class Play:
    """A game under watch, in one form of the kernel."""

    def __init__(self, kernel: Kernel, board: Board, start: State) -> None:
        """Begin at a moment."""
        self.kernel = kernel
        self.board = kernel.Board()
        self.board.from_ints(board.to_ints())
        self.state = kernel.State()
        self.state.from_ints(start.to_ints())
        self.log = kernel.Log()
        self.state.log = self.log
        self.moment = moment_of(self.state)
        self.ledger = Ledger(self.board, self.state, self.moment)
        self.watch = Watch(kernel, self.board)
        self.steps = 0

    def do(self, action: Action) -> Step:
        """Do a legal act and look at what it brings."""
        s, before = self.state, self.moment
        self.log.rows.clear()
        self.kernel.step(s, self.board, action)
        self.steps += 1
        rows = list(self.log.rows)
        self.moment = moment_of(s)
        met = meetings(before, action.kind, rows, self.moment)
        faults = self.ledger.follow(before, rows, self.moment, s)
        faults += self.watch.follow(before, rows, self.moment, s)
        if met and not faults and not s.over:
            faults += self.watch.stuck(s)
        return Step(self.steps, action, met, faults)

    def foreseen(self, action: Action) -> set[Pair]:
        """Return what an act would make meet."""
        twin, rows = self.state.clone(), self.kernel.Log()
        twin.log = rows
        self.kernel.step(twin, self.board, action)
        return meetings(self.moment, action.kind, rows.rows, moment_of(twin))


class Game(NamedTuple):
    """A generated game about to begin."""

    table: Table
    play: Play
    hand: Hand

    def best_act(self, known: set[Pair]) -> Action:
        """Draft some acts and return the one that brings most meetings not yet known."""
        drafts = [self.hand.next_act(self.play.state) for _ in range(DRAFTS)]
        return max(drafts, key=lambda act: len(self.play.foreseen(act) - known))

    def steps(self, most: int = STEPS) -> Iterator[Step]:
        """Play until it is over, something is wrong, or it is long enough."""
        known: set[Pair] = set()
        while not self.play.state.over and self.play.steps < most:
            step = self.play.do(self.best_act(known))
            known |= step.met
            yield step
            if step.faults:
                return


def game_of(kernel: Kernel, seed: int) -> Game:
    """Return the game of a number; from some number on families play."""
    luck = Random(seed)
    table = family_table_of(luck) if seed >= FAMILIES else table_of(luck)
    play = Play(kernel, *arrange(table, luck))
    return Game(table, play, Hand(kernel, play.board, luck))
