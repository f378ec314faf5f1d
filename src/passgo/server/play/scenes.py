"""Scenes: what everybody sees of a game, moment by moment; what did not change is kept."""

from collections.abc import Callable
from typing import Any, Protocol

from passgo.game.play import Game
from passgo.games import Kind
from passgo.rules.state import State
from passgo.server.play.patches import Document, plain
from passgo.sliding.game import SlidingGame


class AnyScenes(Protocol):
    """The scenes of one game. They share what did not change: they are read, never changed."""

    @property
    def game(self) -> object:
        """Whose scenes they are."""

    def now(self) -> Document:
        """Return what is to be seen now."""


class Scenes:
    """The scenes of a dice game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._sheet = game.sheet()
        self._last: State | None = None

    def now(self) -> Document:
        """Return what is to be seen now."""
        state = self.game.rules.state
        if self._last is None:
            self._last = state.clone()
            return self._sheet.write(self.game.state)
        changed = state.differing(self._last)
        self._last.copy_from(state)
        return self._sheet.write(self.game.state, changed)


class SlidingScenes:
    """The scenes of a sliding game."""

    def __init__(self, game: SlidingGame) -> None:
        self.game = game

    def now(self) -> Document:
        """Return what is to be seen now."""
        seen: Document = plain(self.game.view(None))
        return seen


SCENES: dict[Kind, Callable[[Any], AnyScenes]] = {"dice": Scenes, "sliding": SlidingScenes}
