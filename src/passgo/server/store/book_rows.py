"""Book rows: a shared book and its entries as rows, and back."""

import msgspec
import sqlalchemy as sql
from msgspec import Struct
from sqlalchemy.ext.asyncio import AsyncConnection

from passgo.ledger import Entry
from passgo.server.store.schema import BOOK_ENTRIES, BOOKS
from passgo.server.store.store import Store
from passgo.server.store.writer import Draft
from passgo.server.wire.book_messages import BookLine, BookTerms


class KeptBook(Struct, frozen=True, kw_only=True):
    """What is kept of a book; *lines* may be only those that were asked for."""

    id: str
    terms: BookTerms
    code: str
    code_until: float
    version: int = 0
    lines: tuple[BookLine, ...] = ()


def keep_book(draft: Draft, book: KeptBook, now: float) -> None:
    """Keep a new book."""
    draft.keep(
        BOOKS.insert(),
        id=book.id,
        terms=msgspec.json.encode(book.terms).decode(),
        code=book.code,
        code_until=book.code_until,
        changed=now,
    )


def keep_code(draft: Draft, book_id: str, code: str, until: float) -> None:
    """Keep another code of a book."""
    draft.keep(BOOKS.update().where(BOOKS.c.id == book_id), code=code, code_until=until)


def keep_line(draft: Draft, book_id: str, seq: int, line: BookLine) -> None:
    """Keep the newest line of a book."""
    draft.keep(
        BOOK_ENTRIES.insert(),
        book_id=book_id,
        seq=seq,
        entry_id=line.entry.id,
        entry=msgspec.json.encode(line.entry).decode(),
        by=line.by,
        at=line.at,
    )
    draft.keep(BOOKS.update().where(BOOKS.c.id == book_id), changed=line.at)


async def read_book(connection: AsyncConnection, book_id: str, after: int = 0) -> KeptBook | None:
    """Read a book with its lines after so many, None if there is no such book."""
    found = await connection.execute(sql.select(BOOKS).filter_by(id=book_id))
    row = found.mappings().first()
    if row is None:
        return None
    wanted = sql.select(BOOK_ENTRIES).filter_by(book_id=book_id).where(BOOK_ENTRIES.c.seq > after)
    lines = await connection.execute(wanted.order_by(BOOK_ENTRIES.c.seq))
    return KeptBook(
        id=book_id,
        terms=msgspec.json.decode(row["terms"], type=BookTerms),
        code=row["code"],
        code_until=row["code_until"],
        version=row["version"],
        lines=tuple(map(line_of, lines.mappings())),
    )


def line_of(row: sql.RowMapping) -> BookLine:
    """Return a line as it was kept."""
    entry = msgspec.json.decode(row["entry"], type=Entry)
    return BookLine(entry=entry, by=row["by"], at=row["at"])


async def books_called(store: Store, code: str, now: float) -> list[str]:
    """Return the books that a code leads to now."""
    wanted = sql.select(BOOKS.c.id).where(BOOKS.c.code == code, BOOKS.c.code_until > now)
    async with store.connected() as connection:
        return list((await connection.execute(wanted)).scalars())


async def count_books(store: Store) -> int:
    """Return how many books there are."""
    async with store.connected() as connection:
        counted = await connection.execute(sql.select(sql.func.count()).select_from(BOOKS))
        return int(counted.scalar_one())
