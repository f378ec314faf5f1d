"""The record of a game at a table, up to now."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from passgo import __version__
from passgo.server.play.game import Base, Setup, record_of
from passgo.server.play.game_log import Step, orders_in
from passgo.server.play.receipts import Receipt
from passgo.server.rooms.room import Room
from passgo.server.table.start_event import VoidedStart
from passgo.server.table.table_record import FIRST, VERSION, TableRecord


class Told(NamedTuple):
    """A game as it stood at a moment; its record is written from this without holding up tables.

    The *entries* of its log, *seq* of them, are read from the store.
    """

    game: str
    commitment: str
    start: str
    secret: str
    setup: Setup
    names: tuple[str, ...]
    steps: list[tuple[int, Step]]
    base: Base | None
    version: int = VERSION
    voided: Sequence[VoidedStart] = ()
    shares: Mapping[str, str] = MappingProxyType({})
    receipt: Receipt | None = None
    seq: int = 0
    entries: Sequence[str] = ()

    def record(self) -> TableRecord:
        """Return the record of the game."""
        return TableRecord(
            version=self.version,
            engine=__version__,
            game=self.game,
            round=len(self.voided),
            commitment=self.commitment,
            start=self.start,
            voided=list(self.voided),
            shares=dict(self.shares),
            secret=self.secret,
            entries=list(self.entries),
            receipt=self.receipt,
            record=record_of(self.setup, self.names, orders_in(self.steps), self.base),
        )


def told_of(room: Room) -> Told:
    """Return the game at a table as it stands; the secret is told once the game is over."""
    table, match = room.table, room.running()
    is_first = table.started is not None and table.started.is_of_the_first
    return Told(
        game=table.id,
        commitment=table.commitment,
        start=table.start,
        secret=table.secret.hex() if table.status == "over" else "",
        setup=match.setup,
        names=match.names,
        steps=match.steps,
        base=match.base,
        version=FIRST if is_first else VERSION,
        voided=table.voided,
        shares=table.shares,
        receipt=room.audience.receipt(),
        seq=0 if is_first else match.seq,
    )
