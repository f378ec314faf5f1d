"""Expiry of shared books: codes lead to one for a while, unused ones go, old ones are read."""

import asyncio
import re
from functools import partial
from pathlib import Path

import msgspec
import pytest
from phones import ANA, BO, TERMS, Phone, at, lines_of, share
from tables import browser, running, service
from test_nodes import service as node_service
from test_schemas import dump, restore

from passgo.ledger import BANK, Payment
from passgo.refusal import Refusal
from passgo.server.books.expiry import sweep_books
from passgo.server.books.open_book import OpenBook
from passgo.server.books.open_books import Shelf
from passgo.server.clock import time_now
from passgo.server.limits import (
    BOOK_SECONDS,
    CODE_SECONDS,
    EMPTY_BOOK_SECONDS,
    FEW_LINES,
    TRIED_BOOK_SECONDS,
)
from passgo.server.store.book_rows import books_called
from passgo.server.store.store import open_store
from passgo.server.store.writer import Draft, Writer
from passgo.server.table.codes import CODE
from passgo.server.wire.book_messages import Booking, BookTerms


def test_a_code_leads_to_its_book_for_a_while(tmp_path: Path) -> None:
    async def script(base: str) -> None:
        book = await share(base)
        assert re.fullmatch(CODE, book["code"])
        async with browser(base) as http:
            found = (await http.get(f"/api/codes/{book['code']}")).json()
            assert found == {"table": "", "book": book["id"]}
        store = await open_store(str(tmp_path / "games.sqlite"))
        now = time_now()
        assert await books_called(store, book["code"], now) == [book["id"]]
        assert await books_called(store, book["code"], now + CODE_SECONDS) == []
        await store.close()

    at(service(tmp_path), script)


def pay(draft: Draft, book: OpenBook, paid: tuple[Booking, ...], now: float) -> None:
    """Enter payments."""
    book.book_all(draft, paid, now)


def test_books_nobody_uses_go_and_others_stay(database: str) -> None:
    async def run() -> tuple[list[int], int]:
        store = await open_store(database)
        shelf = Shelf(store, Writer(store))
        now = time_now()
        terms = msgspec.convert(TERMS, BookTerms)
        used, tried, _unused = [await shelf.open(terms) for _ in range(3)]
        for wanted, count in ((used, FEW_LINES + 1), (tried, FEW_LINES)):
            paid = tuple(
                Booking(entry=Payment(f"paid-{number}", (ANA,), BO, 50), by=ANA)
                for number in range(count)
            )
            await shelf.do(wanted, partial(pay, paid=paid, now=now))
        swept = [
            await sweep_books(shelf, now + seconds)
            for seconds in (
                EMPTY_BOOK_SECONDS - 60,
                EMPTY_BOOK_SECONDS + 60,
                TRIED_BOOK_SECONDS - 60,
                TRIED_BOOK_SECONDS + 60,
                BOOK_SECONDS - 60,
            )
        ]
        left = len((await shelf.get(used)).lines)
        swept.append(await sweep_books(shelf, now + BOOK_SECONDS + 60))
        with pytest.raises(Refusal, match="unknown-book"):
            await shelf.get(used)
        await shelf.close()
        await store.close()
        return swept, left

    assert asyncio.run(run()) == ([0, 1, 0, 1, 0, 1], FEW_LINES + 1)


def test_a_book_that_an_earlier_schema_kept_is_read(database: str) -> None:
    restore(7, database)
    (book,) = re.findall(r"(?m)^-- book (\S+)$", dump(7))

    async def run() -> list[int]:
        async with running(node_service(database)) as base:
            phone = Phone(base, book, ANA)
            phone.pay([ANA], BO, 1)
            await phone.send()
            await phone.close()
            return [line.by for line in await lines_of(base, book)]

    assert asyncio.run(run()) == [ANA, BANK, BO, ANA]
