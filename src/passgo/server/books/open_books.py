"""Open books: every shared book in memory, loaded from the store when somebody asks for it."""

import secrets
from functools import partial

from sqlalchemy.ext.asyncio import AsyncConnection

from passgo.refusal import Refusal
from passgo.server.books.open_book import OpenBook
from passgo.server.books.terms import checked_terms
from passgo.server.clock import time_now
from passgo.server.limits import BOOK_SECONDS, BOOKS_KEPT, CODE_SECONDS, DAY, LINES_KEPT
from passgo.server.store.book_rows import KeptBook, keep_book, read_book
from passgo.server.store.memory import Memory
from passgo.server.store.writer import Draft
from passgo.server.table.codes import new_code
from passgo.server.table.table import ID_BYTES
from passgo.server.wire.book_messages import BookTerms


class Shelf(Memory[OpenBook]):
    """The books in memory."""

    def unknown(self) -> Refusal:
        """Return the refusal of a book that there is not, with how many days one is kept."""
        return Refusal("unknown-book", (), {"days": BOOK_SECONDS // DAY})

    @property
    def lines(self) -> int:
        """How many lines the books in memory have."""
        return sum(len(book.lines) for book in self.all)

    async def open(self, terms: BookTerms) -> str:
        """Keep a new book, with a code to read aloud, and return its id."""
        now = time_now()
        book = KeptBook(
            id=secrets.token_urlsafe(ID_BYTES),
            terms=checked_terms(terms),
            code=new_code(),
            code_until=now + CODE_SECONDS,
        )
        await self.writer.do(lambda draft: keep_book(draft, book, now))
        return book.id

    async def load(self, wanted: str) -> OpenBook | None:
        """Take a book from the store."""
        async with self.store.connected() as connection:
            kept = await read_book(connection, wanted)
        if kept is None:
            return None
        book = OpenBook(kept, self.drop)
        self.enter(book)
        self.make_room()
        return book

    def make_room(self) -> None:
        """If memory is full, drop books that nobody looks at, the longest unused first.

        The newest stays: somebody is just asking for it.
        """
        books, lines = len(self.all), self.lines
        for book in self.all[:-1]:
            if books <= BOOKS_KEPT and lines <= LINES_KEPT:
                return
            if not book.listeners:
                books, lines = books - 1, lines - len(book.lines)
                self.writer.post(partial(leave_memory, book=book), book)


async def take_over(connection: AsyncConnection, book: OpenBook) -> None:
    """Bring a book up to date with the store; one that is gone is forgotten."""
    kept = await read_book(connection, book.id, len(book.lines))
    if kept is None:
        book.forget()
    else:
        book.take_over(kept, time_now())


def leave_memory(_draft: Draft, book: OpenBook) -> None:
    """Forget a book that nobody looks at; the store has all of it."""
    if not book.listeners:
        book.forget()
