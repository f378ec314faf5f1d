"""Book watch: every entry that a phone was told of is kept, once, where it was said to stand."""

import sqlite3
from collections.abc import Callable
from typing import Any

import msgspec

BOOKS = "/api/books"
KEPT = "SELECT book_id, seq, entry_id FROM book_entries ORDER BY book_id, seq"


class BookWatch:
    """What is durable of shared books, and what is told of them."""

    def __init__(self, fail: Callable[..., None]) -> None:
        self._fail = fail
        self.is_needed = False
        self.lines: dict[str, list[str]] = {}

    def kept(self, database: sqlite3.Connection) -> None:
        """Look at what has become durable: lines only come, each behind the one before."""
        if not self.is_needed:
            return
        try:
            rows = database.execute(KEPT).fetchall()
        except sqlite3.OperationalError:  # There are no tables yet.
            return
        found: dict[str, list[str]] = {}
        for book, seq, entry in rows:
            lines = found.setdefault(book, [])
            lines.append(entry)
            if seq != len(lines):
                self._fail(f"line {seq} of book {book} is kept as its {len(lines)}th")
        for book, before in self.lines.items():
            if found.get(book, [])[: len(before)] != before:
                self._fail(f"lines of book {book} that were kept are no longer")
        for book, lines in found.items():
            if len(set(lines)) < len(lines):
                self._fail(f"an entry of book {book} is kept twice")
        self.lines = found

    def answered(self, name: str, path: str, status: int, said: bytes) -> None:
        """Check that all a phone is told is durable; what it is promised stands in the book."""
        if status >= 300 or not path.startswith(BOOKS):
            return
        answer: Any = msgspec.json.decode(said)
        book = answer.get("book", answer)
        kept = self.lines.get(book["id"], [])
        told = [line["entry"]["id"] for line in book["lines"]]
        if kept[book["first"] : book["first"] + len(told)] != told:
            self._fail(f"{name} was told lines of a book that are not kept")
        for outcome in answer.get("outcomes", ()):
            is_booked = not outcome["refused"] and not outcome["falls"]
            if is_booked and outcome["id"] not in kept:
                self._fail(f"{name} was promised {outcome['id']}, which is not kept")
