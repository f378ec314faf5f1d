"""The compiled twin: one moment of a game as the rules are asked about it, many times and quickly.

Questions change nothing, so they may be put to a compiled copy of the game where there is one. The
copy may go on with its game: to do the same again is quicker than to copy everything anew.
"""

import threading
from functools import lru_cache
from weakref import WeakKeyDictionary

from passgo.bots.memory import Memory
from passgo.kernel import Kernel, load
from passgo.rules.actions import Action
from passgo.rules.board import Board
from passgo.rules.state import State

Found = tuple[int, ...]
"""What the rules said of every kind of action of a seat, row after row."""


class Rules:
    """The rules as they stand at one moment."""

    def __init__(self, s: State, b: Board) -> None:
        """Copy the moment, if the copy answers faster."""
        self._kernel = fastest()
        self.draft = self._kernel.Action
        self.state, self._board = s, b
        if self._is_copied:
            self.state, self._board = self._kernel.State(), copied(b)
            self.state.from_ints(s.to_ints())

    @property
    def _is_copied(self) -> bool:
        return self._kernel.form != "plain"

    def follow(self, a: Action) -> None:
        """Do in the copy what is done in the game; *a* is allowed."""
        if self._is_copied:
            mine = self.draft()
            mine.from_ints(a.to_ints())
            self._kernel.step(self.state, self._board, mine)

    def findings(self, seat: int) -> Found:
        """Return what the rules say of every kind of action of a seat."""
        found = self._kernel.Findings()
        sheet = paper(self._kernel)
        self._kernel.find_all(self.state, self._board, seat, sheet.action, sheet.twin, found)
        return tuple(found.line)

    def chosen(self, m: Memory, seat: int) -> Action:
        """Return what the bot of *seat* answers; *m* is a memory in the form of the rules."""
        action = self.draft()
        self._kernel.choose_for(self.state, self._board, m, action, seat)
        return plain(action)

    def polled(self, m: Memory, seat: int) -> Action | None:
        """Return what the bot of a seat does unasked, None if that is nothing."""
        action = self.draft()
        if not self._kernel.poll(self.state, self._board, m, seat, action):
            return None
        return plain(action)


def plain(a: Action) -> Action:
    """Return an action in the plain form."""
    copy = Action()
    copy.from_ints(a.to_ints())
    return copy


@lru_cache(maxsize=1)
def fastest() -> Kernel:
    """Return the rules compiled, or plain where they are not."""
    return load("auto")


class Paper(threading.local):
    """Scratch paper for questions, each thread's own; whoever asks fills it in anew."""

    def __init__(self, kernel: Kernel) -> None:
        self.action, self.twin = kernel.Action(), kernel.State()


@lru_cache(maxsize=2)
def paper(kernel: Kernel) -> Paper:
    """Return the scratch paper of a form of the rules."""
    return Paper(kernel)


_copies: WeakKeyDictionary[Board, Board] = WeakKeyDictionary()


def copied(b: Board) -> Board:
    """Return a board in the form of the fastest rules; a board never changes once it is made."""
    copy = _copies.get(b)
    if copy is None:
        copy = _copies[b] = fastest().Board()
        copy.from_ints(b.to_ints())
    return copy
