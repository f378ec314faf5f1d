"""Draws: each draw of a game with all that is needed to draw it again."""

from typing import Any, Literal

from msgspec import Struct

from passgo.game.prompts import AwaitLuck
from passgo.games import AnyGame
from passgo.server.play.patches import Document, plain
from passgo.sliding.prompts import HowSteady, WhichOrder

What = Literal["dice", "die", "random", "card", "deed", "markers", "hand", "rest"]


class Drawing(Struct, frozen=True, kw_only=True):
    """One answer of nature, with the question.

    The question was for one of *choices*, for a number up to *below*, for the markers of so many
    sides, or for the error of a hand with its *deviations* of direction and power.
    """

    seq: int
    what: What
    choices: tuple[str, ...] = ()
    below: int = 0
    deviations: tuple[int, int] = (0, 0)
    said: dict[str, Any]


def drawing_of(game: AnyGame, seq: int, said: Document) -> Drawing:
    """Return a draw: the question that is open, and what nature answered to it."""
    asked = game.prompt
    if isinstance(asked, AwaitLuck):
        draw = asked.draw
        return Drawing(
            seq=seq, what=draw.what, choices=draw.choices, below=draw.below, said=plain(said)
        )
    if isinstance(asked, WhichOrder):
        return Drawing(seq=seq, what="markers", below=asked.sides, said=plain(said))
    if isinstance(asked, HowSteady):
        hand = game.edition.hands[asked.hands] if asked.hands != "off" else None
        deviations = (hand.direction, hand.power) if hand is not None else (0, 0)
        return Drawing(seq=seq, what="hand", deviations=deviations, said=plain(said))
    return Drawing(seq=seq, what="rest", said=plain(said))
