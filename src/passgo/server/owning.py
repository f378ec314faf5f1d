"""Owning a database: a SQLite file has one server at a time, for each has its tables in memory."""

import sqlite3
from contextlib import AbstractContextManager, closing, nullcontext
from pathlib import Path

from passgo.server.store import SQLITE, database_url


class InUse(RuntimeError):
    """Another server has the file."""


def own(database: str) -> AbstractContextManager[object]:
    """Keep other servers off a file while this lasts, however it ends; PostgreSQL is shared."""
    url = database_url(database)
    if not url.startswith(SQLITE):
        return nullcontext()
    path = Path(url.removeprefix(SQLITE) + ".lock")
    path.parent.mkdir(parents=True, exist_ok=True)
    lock = sqlite3.connect(path, timeout=0, isolation_level=None)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        lock.close()
        if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
            raise
        raise InUse(f"another Passgo has {path.with_suffix('')} open") from error
    return closing(lock)
