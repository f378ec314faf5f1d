"""Moment: one moment of a game as the rules are asked about it, many times and quickly.

Questions change nothing, so they may be put to a compiled copy of the game where there is one.
"""

from functools import lru_cache
from weakref import WeakKeyDictionary

from passgo.kernel import Kernel, load
from passgo.rules.actions import Action
from passgo.rules.board import Board
from passgo.rules.state import State

Row = tuple[int, int, int, int, int, int]
"""What the rules said of one thing: kind, part, item, code and two facts."""
Rows = tuple[Row, ...]


class Rules:
    """The rules as they stand at one moment."""

    def __init__(self, s: State, b: Board) -> None:
        """Copy the moment, if the copy answers faster."""
        self._kernel = fastest()
        self._paper = self._kernel.Action(), self._kernel.State()
        self.draft = self._kernel.Action
        self._state, self._board = s, b
        if self._kernel.form != "plain":
            self._state, self._board = self._kernel.State(), copied(b)
            self._state.from_ints(s.to_ints())

    def why_not(self, a: Action) -> int:
        """Return why *a* may not be done now, or 0; its facts are left in *a*."""
        return self._kernel.why_not(self._state, self._board, a)

    def cash_after(self, a: Action) -> int:
        """Return the cash that who does *a* would have after it."""
        twin = self._state.clone()
        twin.own_luck = 0
        self._kernel.step(twin, self._board, a)
        return twin.cash[a.seat]

    def findings(self, seat: int) -> tuple[Rows, ...]:
        """Return what the rules say of every kind of action of a seat, kind by kind."""
        found = self._kernel.Findings()
        scratch, twin = self._paper
        self._kernel.find_all(self._state, self._board, seat, scratch, twin, found)
        return tuple(found.kinds)


@lru_cache(maxsize=1)
def fastest() -> Kernel:
    """Return the rules compiled, or plain where they are not."""
    return load("auto")


_copies: WeakKeyDictionary[Board, Board] = WeakKeyDictionary()


def copied(b: Board) -> Board:
    """Return a board in the form of the fastest rules; a board never changes once it is made."""
    copy = _copies.get(b)
    if copy is None:
        copy = _copies[b] = fastest().Board()
        copy.from_ints(b.to_ints())
    return copy
