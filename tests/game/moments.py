"""Moments: whatever a game has come to, its position says all of it."""

from passgo.game.play import Game
from passgo.game.positions import position_text, read_position_text
from passgo.scenarios.unit import Desk
from passgo.sliding import SlidingGame


def check_moment(game: Game | SlidingGame | Desk) -> None:
    """Assert that a game comes back from its position, and that its position is sound."""
    if isinstance(game, Game):
        text = position_text(game.position())
        assert read_position_text(text).state.to_ints() == game.state.to_ints()
    elif isinstance(game, SlidingGame):
        assert SlidingGame.at(game.position()).position() == game.position()
