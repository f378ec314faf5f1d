"""Chat at a table: its commands and message, what is kept of it, and its rows.

What is said is words or an emote, one of a few small pictures; both are numbered, limited and kept
alike. `limits` says how long a message may be, how often one may come and how many are kept.
"""

from collections.abc import Iterable, Iterator
from typing import Annotated, Literal, get_args

import sqlalchemy as sql
from msgspec import Meta

from passgo.server.limits import CHAT_KEPT, LONGEST_CHAT
from passgo.server.store.rows import Row
from passgo.server.store.schema import CHAT
from passgo.server.table.names import checked_words
from passgo.server.wire.listeners import SeatLimits
from passgo.server.wire.messages import Command, Message

EmoteName = Literal["hello", "well-played", "thanks", "sorry", "laugh", "ouch", "thinking", "hurry"]
EMOTE_MARK = "\x02"
"""Stands before an emote in the rows: no words that anybody says have a control character."""
EMOTES: tuple[EmoteName, ...] = get_args(EmoteName)
KEPT_EMOTES = {EMOTE_MARK + emote: emote for emote in EMOTES}


class Chat(Command, frozen=True, kw_only=True):
    """Say something to the table."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]


class Emote(Command, frozen=True, kw_only=True):
    """Show the table how one feels, without a word."""

    emote: EmoteName


class Said(Message, frozen=True, kw_only=True):
    """What somebody said, in words or by an emote; chat has its own numbering.

    *earlier*: it was said before the listener came.
    """

    number: int
    seat: int
    text: str = ""
    emote: EmoteName | None = None
    earlier: bool = False


class Conversation:
    """The latest chat of a table."""

    def __init__(self, said: Iterable[Said] = ()) -> None:
        self._said = list(said)

    def __len__(self) -> int:
        return len(self._said)

    def __iter__(self) -> Iterator[Said]:
        return iter(self._said)

    @property
    def newest(self) -> int:
        """The number of the latest message, 0 while there is none."""
        return self._said[-1].number if self._said else 0

    def next(self, limits: SeatLimits, seat: int, what: Chat | Emote) -> Said | None:
        """Return the message of a seat, None if it is blank; refuse a seat that says too much."""
        limits.count(seat, "chat")
        if isinstance(what, Emote):
            return Said(number=self.newest + 1, seat=seat, emote=what.emote)
        words = checked_words(what.text)
        return Said(number=self.newest + 1, seat=seat, text=words) if words else None

    def hear(self, said: Said) -> None:
        """Remember a message, and forget those that nobody will be told again."""
        self._said = [*self._said, said][-CHAT_KEPT:]


def rows_of(table_id: str, said: Said) -> Iterator[Row]:
    """Yield the rows for what was said; now and then also one that drops what is too old."""
    text = said.text if said.emote is None else EMOTE_MARK + said.emote
    values = {"number": said.number, "seat": said.seat, "text": text}
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
    return [said_as(row["number"], row["seat"], row["text"]) for row in rows]


def said_as(number: int, seat: int, kept: str) -> Said:
    """Return a message from its row; an emote that there is no more is told by its name."""
    emote = KEPT_EMOTES.get(kept)
    text = "" if emote else kept.removeprefix(EMOTE_MARK)
    return Said(number=number, seat=seat, text=text, emote=emote)
