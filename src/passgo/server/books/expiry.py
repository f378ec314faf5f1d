"""Expiry of books: those untouched for long are removed, soon those that were hardly used."""

import asyncio
import logging
from functools import partial

import sqlalchemy as sql

from passgo.server.books.open_books import Shelf
from passgo.server.clock import time_now
from passgo.server.limits import BOOK_SECONDS, EMPTY_BOOK_SECONDS, FEW_LINES, TRIED_BOOK_SECONDS
from passgo.server.rooms.expiry import EVERY_SECONDS
from passgo.server.store.schema import BOOK_ENTRIES, BOOKS
from passgo.server.store.writer import Draft, NotKept

LOG = logging.getLogger("passgo.server")
EMPTY = ~sql.exists().where(BOOK_ENTRIES.c.book_id == BOOKS.c.id).correlate(BOOKS)
"""Nothing was ever entered."""
MORE = sql.and_(BOOK_ENTRIES.c.book_id == BOOKS.c.id, BOOK_ENTRIES.c.seq > FEW_LINES)
TRIED = ~sql.exists().where(MORE).correlate(BOOKS)
"""Only a few lines were ever entered."""


async def keep_sweeping_books(shelf: Shelf) -> None:
    """Sweep now and then while the server runs."""
    while True:
        try:
            await sweep_books(shelf, time_now())
        except (NotKept, sql.exc.SQLAlchemyError, OSError):
            LOG.warning("old books could not be removed; trying again later")
        await asyncio.sleep(EVERY_SECONDS)


async def sweep_books(shelf: Shelf, now: float) -> int:
    """Remove the books that are too old and that nobody looks at."""
    async with shelf.store.connected() as connection:
        found = (await connection.execute(sql.select(BOOKS.c.id).where(is_old(now)))).scalars()
        old = list(found)
    return sum([await shelf.writer.do(partial(sweep_one, shelf, one, now)) for one in old])


def is_old(now: float) -> sql.ColumnElement[bool]:
    """Return the condition for books that may go."""
    is_unused = sql.and_(BOOKS.c.changed < now - EMPTY_BOOK_SECONDS, EMPTY)
    is_tried = sql.and_(BOOKS.c.changed < now - TRIED_BOOK_SECONDS, TRIED)
    return sql.or_(BOOKS.c.changed < now - BOOK_SECONDS, is_tried, is_unused)


def sweep_one(shelf: Shelf, book_id: str, now: float, draft: Draft) -> bool:
    """Remove a book unless somebody looks at it or is coming; return whether it went.

    Its row is updated first: where nodes share a database, none can write to it meanwhile.
    """
    book = shelf.in_memory().get(book_id)
    if shelf.is_coming(book_id) or (book is not None and book.listeners):
        return False
    may_go = sql.and_(BOOKS.c.id == book_id, is_old(now))
    draft.keep(BOOKS.update().where(may_go).values(version=BOOKS.c.version))
    going = sql.select(BOOKS.c.id).where(may_go)
    draft.keep(BOOK_ENTRIES.delete().where(BOOK_ENTRIES.c.book_id.in_(going)))
    draft.keep(BOOKS.delete().where(may_go))
    if book is not None:
        book.forget()
    return True
