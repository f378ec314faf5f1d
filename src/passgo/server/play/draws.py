"""Draws: each draw of a game with all that is needed to draw it again."""

from typing import Any

import msgspec

from passgo.games import AnyGame
from passgo.server.play.patches import Document, plain
from passgo.vocabulary import LuckAsked


class Drawing(LuckAsked, frozen=True, kw_only=True):
    """One answer of nature, with the question."""

    seq: int
    said: dict[str, Any]


def drawing_of(game: AnyGame, seq: int, said: Document) -> Drawing:
    """Return a draw: the question that is open, and what nature answered to it."""
    return Drawing(seq=seq, said=plain(said), **msgspec.structs.asdict(game.luck_asked))
