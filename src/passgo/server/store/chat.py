"""Chat at a table: its command and message, what is kept of it, and its rows.

`limits` says how long a message may be, how often one may come and how many are kept.
"""

from collections.abc import Iterable, Iterator
from typing import Annotated

import sqlalchemy as sql
from msgspec import Meta

from passgo.server.limits import CHAT_KEPT, LONGEST_CHAT
from passgo.server.store.rows import Row
from passgo.server.store.schema import CHAT
from passgo.server.table.names import checked_words
from passgo.server.wire.listeners import SeatLimits
from passgo.server.wire.messages import Command, Message


class Chat(Command, frozen=True, kw_only=True):
    """Say something to the table."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]


class Said(Message, frozen=True, kw_only=True):
    """What somebody said; chat has its own numbering."""

    number: int
    seat: int
    text: str


class Conversation:
    """The latest chat of a table."""

    def __init__(self, said: Iterable[Said] = ()) -> None:
        self._said = list(said)

    def __iter__(self) -> Iterator[Said]:
        return iter(self._said)

    @property
    def newest(self) -> int:
        """The number of the latest message, 0 while there is none."""
        return self._said[-1].number if self._said else 0

    def next(self, limits: SeatLimits, seat: int, text: str) -> Said | None:
        """Return the message of a seat, None if it is blank; refuse a seat that says too much."""
        limits.count(seat, "chat")
        words = checked_words(text)
        return Said(number=self.newest + 1, seat=seat, text=words) if words else None

    def hear(self, said: Said) -> None:
        """Remember a message, and forget those that nobody will be told again."""
        self._said = [*self._said, said][-CHAT_KEPT:]


def rows_of(table_id: str, said: Said) -> Iterator[Row]:
    """Yield the rows for what was said; now and then also one that drops what is too old."""
    values = {"number": said.number, "seat": said.seat, "text": said.text}
    yield CHAT.insert(), {"table_id": table_id, **values}
    if said.number % CHAT_KEPT == 0:
        old = (CHAT.c.table_id == table_id) & (CHAT.c.number <= said.number - CHAT_KEPT)
        yield CHAT.delete().where(old), {}


def said_after(table_id: str, number: int) -> sql.Select[tuple[int, int, str]]:
    """Return the query for the latest chat after a number, the newest first."""
    here = sql.select(CHAT.c.number, CHAT.c.seat, CHAT.c.text).filter_by(table_id=table_id)
    return here.where(CHAT.c.number > number).order_by(CHAT.c.number.desc()).limit(CHAT_KEPT)


def said_in(rows: Iterable[sql.RowMapping]) -> list[Said]:
    """Return what was said, as it was kept."""
    return [Said(number=row["number"], seat=row["seat"], text=row["text"]) for row in rows]
