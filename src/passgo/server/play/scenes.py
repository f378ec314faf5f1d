"""Scenes: what everybody sees of a game, moment by moment; what did not change is kept."""

from passgo.game.play import Game
from passgo.rules.state import State
from passgo.server.play.patches import Document


class Scenes:
    """The scenes of one game. They share what did not change: they are read, never changed."""

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
