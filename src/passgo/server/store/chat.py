"""Chat: what somebody says at a table: its command and message, what is kept of it, and its rows.

How long it may be, how often it may come and how much of it is kept stands in `limits`.
"""

from collections.abc import Iterable, Iterator
from typing import Annotated

import sqlalchemy as sql
from msgspec import Meta

from passgo.server.limits import CHAT_KEPT, LONGEST_CHAT
from passgo.server.store.rows import Row
from passgo.server.store.schema import CHAT
from passgo.server.table.names import checked_words
from passgo.server.wire.listeners import Paces
from passgo.server.wire.messages import Command, Message


class Chat(Command, frozen=True, kw_only=True):
    """Say something to the table."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]


class Said(Message, frozen=True, kw_only=True):
    """What somebody said; the number is chat's own."""

    number: int
    seat: int
    text: str


class Conversation:
    """What was last said at a table."""

    def __init__(self, said: Iterable[Said] = ()) -> None:
        self._said = list(said)

    def __iter__(self) -> Iterator[Said]:
        return iter(self._said)

    @property
    def newest(self) -> int:
        """The number of what was said last, 0 while nobody has said anything."""
        return self._said[-1].number if self._said else 0

    def next(self, paces: Paces, seat: int, text: str) -> Said | None:
        """Return what a seat says, or refuse one that says too much; blanks alone say nothing."""
        paces.count(seat, "chat")
        words = checked_words(text)
        return Said(number=self.newest + 1, seat=seat, text=words) if words else None

    def hear(self, said: Said) -> None:
        """Remember what was said, and forget what nobody will be told again."""
        self._said = [*self._said, said][-CHAT_KEPT:]


def rows_of(table_id: str, said: Said) -> Iterator[Row]:
    """Yield the rows that keep what was said, and now and then drop what is too old."""
    values = {"number": said.number, "seat": said.seat, "text": said.text}
    yield CHAT.insert(), {"table_id": table_id, **values}
    if said.number % CHAT_KEPT == 0:
        old = (CHAT.c.table_id == table_id) & (CHAT.c.number <= said.number - CHAT_KEPT)
        yield CHAT.delete().where(old), {}


def said_after(table_id: str, number: int) -> sql.Select[tuple[int, int, str]]:
    """Return the question for what was last said at a table after a number, the newest first."""
    here = sql.select(CHAT.c.number, CHAT.c.seat, CHAT.c.text).filter_by(table_id=table_id)
    return here.where(CHAT.c.number > number).order_by(CHAT.c.number.desc()).limit(CHAT_KEPT)


def said_in(rows: Iterable[sql.RowMapping]) -> list[Said]:
    """Return what was said, as it was kept."""
    return [Said(number=row["number"], seat=row["seat"], text=row["text"]) for row in rows]
