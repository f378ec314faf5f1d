"""A table's record: a game with everything needed to draw all its luck again."""

from typing import Any

import msgspec
from msgspec import Struct

from passgo.games import AnyGame, replay
from passgo.server.play.patches import Document
from passgo.server.play.receipts import Receipt
from passgo.server.table.start_event import VoidedStart

FIRST, VERSION = 1, 2


class TableRecord(Struct, frozen=True, kw_only=True):
    """A game as it was played; the secret is there once the game is over.

    *entries* is the log as it is kept, in order, with all that was taken back; *record* is the game
    that follows from it. *engine* is the version of Passgo that wrote it, *voided* are the voided
    starts. Games of the first protocol have version 1, without entries, shares and receipt.
    """

    format: str = "passgo-table"
    version: int = VERSION
    engine: str = ""
    game: str
    round: int = 0
    commitment: str
    start: str
    voided: list[VoidedStart] = []
    shares: dict[str, str] = {}
    secret: str
    entries: list[str] = []
    receipt: Receipt | None = None
    record: dict[str, Any]


def play_again(text: bytes) -> AnyGame:
    """Return the game of a record, or of a table's record, played to its end."""
    return replay(game_record(text))


def game_record(text: bytes) -> Document:
    """Return the record of a game, taken out of a table's record if need be."""
    document = msgspec.json.decode(text)
    if not isinstance(document, dict):
        raise ValueError("a record is an object")
    found: Document = document["record"] if document.get("format") == "passgo-table" else document
    return found
