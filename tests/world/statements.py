"""Statements: what servers say to PostgreSQL, as SQLite takes it."""

import re
import sqlite3
from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec

TYPES = re.compile(r"::(?:VARCHAR|TEXT|INTEGER|BIGINT|FLOAT|BOOLEAN|BYTEA|NUMERIC)\b")
NUMBER = re.compile(r"\$(\d+)")
EPOCH = re.compile(r"EXTRACT\(epoch FROM clock_timestamp\(\)\)", re.IGNORECASE)
FOR_UPDATE = re.compile(r"\s+FOR UPDATE( SKIP LOCKED)?", re.IGNORECASE)
CHANGED = re.compile(r"^(?:UPDATE|DELETE FROM) (\w+)(.*)$", re.DOTALL)
INSERTED = re.compile(
    r"^INSERT INTO (\w+) \(([^)]*)\) VALUES \(([^)]*(?:\([^)]*\)[^)]*)*)\)", re.DOTALL
)
READ_FROM = re.compile(r"\bFROM (\w+)")


class Statement(msgspec.Struct, frozen=True, kw_only=True):
    """A statement as SQLite takes it, and what it locks in which way."""

    text: str
    is_writing: bool
    locks: str = ""
    skips: bool = False


@cache
def translated(operation: str) -> Statement:
    """Return a statement of PostgreSQL as SQLite takes it."""
    locked = FOR_UPDATE.search(operation)
    text = FOR_UPDATE.sub("", TYPES.sub("", operation))
    text = NUMBER.sub(r"?\1", EPOCH.sub("clock_now()", text)).strip()
    return Statement(
        text=text,
        is_writing=text[:6].upper() in ("INSERT", "UPDATE", "DELETE"),
        locks="update" if locked else "",
        skips=bool(locked and locked[1]),
    )


def select_with(base: sqlite3.Connection, select: str, values: Sequence[Any]) -> list[Any]:
    """Run a part of a statement, which may name fewer values than the whole."""
    most = max([0, *map(int, re.findall(r"\?(\d+)", select))])
    return base.execute(select, list(values)[:most]).fetchall()
