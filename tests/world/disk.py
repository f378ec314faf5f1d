"""A disk: a database that is whole after a crash up to what was synced, and no further.

SQLite runs in memory; its image is what the disk has. A commit is on the disk once it is synced,
which it is at once only where the server asks SQLite for that.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Protocol

import msgspec
import sqlalchemy as sql
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool, StaticPool
from virtual_loop import spring

FULL = 2
"""What SQLite calls a commit that waits for the disk."""
READING = 0.0005


class DiskWeather(msgspec.Struct, kw_only=True):
    """How often a commit fails before or after it took effect, and a read at all."""

    fails_before: float = 0.0
    fails_after: float = 0.0
    fails_reading: float = 0.0
    is_full: bool = False


class Keeping(Protocol):
    """Who wants to know what has become durable."""

    def kept(self, database: sqlite3.Connection) -> None:
        """Look at what a database has on its disk now."""

    def passed(self, database: sqlite3.Connection, text: str) -> None:
        """Look at a database after a statement that is not kept yet."""

    def lost(self) -> None:
        """Forget what was not kept."""


class Disk:
    """One database on one disk; the traps are sprung around each commit."""

    def __init__(self, chance: Random, keeping: Keeping) -> None:
        self._chance, self.keeping = chance, keeping
        self._image = b""
        self._live: DiskConnection | None = None
        self.weather = DiskWeather()
        self.before_commit: list[Callable[[], None]] = []
        self.after_commit: list[Callable[[], None]] = []

    def engines(self) -> tuple[AsyncEngine, sql.Engine]:
        """Return what reads the database and what writes to it."""
        reading = create_async_engine(
            "sqlite+aiosqlite://",
            async_creator=self._read,
            poolclass=AsyncAdaptedQueuePool,
            hide_parameters=True,
        )
        writing = sql.create_engine(
            "sqlite://", creator=self.live, poolclass=StaticPool, hide_parameters=True
        )
        return reading, writing

    def live(self) -> "DiskConnection":
        """Return the database as a running server sees it."""
        if self._live is None:
            self._live = sqlite3.connect(
                ":memory:", factory=DiskConnection, check_same_thread=False
            )
            self._live.disk = self
            if self._image:
                self._live.deserialize(self._image)
        return self._live

    async def _read(self, *_args: Any, **_more: Any) -> "Reader":
        return Reader(self)

    def crash(self) -> None:
        """Lose all that was not synced."""
        self._live = None

    def commit(self, connection: "DiskConnection", commit: Callable[[], None]) -> None:
        """Commit, unless the disk fails; it may also fail to say that it did not."""
        spring(self.before_commit)
        self._must_be_live(connection)
        if self.weather.is_full:
            raise sqlite3.OperationalError("database or disk is full")
        if self._chance.random() < self.weather.fails_before:
            raise sqlite3.OperationalError("disk I/O error")
        commit()
        if connection.execute("PRAGMA synchronous").fetchone()[0] >= FULL:
            self.sync(connection)
        spring(self.after_commit)
        if self._chance.random() < self.weather.fails_after:
            raise sqlite3.OperationalError("disk I/O error")

    def _must_be_live(self, connection: "DiskConnection") -> None:
        """Refuse to work for a process that has just gone."""
        if connection is not self._live:
            raise sqlite3.OperationalError("there is no such process")

    def sync(self, connection: "DiskConnection") -> None:
        """Bring all that is committed to the disk."""
        self._image = connection.serialize()
        self.keeping.kept(connection)

    async def read(self, connection: "DiskConnection", text: str, values: Any) -> sqlite3.Cursor:
        """Run a statement, after a while."""
        await asyncio.sleep(self._chance.expovariate(1 / READING))
        if self._chance.random() < self.weather.fails_reading:
            raise sqlite3.OperationalError("disk I/O error")
        found = connection.execute(text, values)
        is_reading = text.lstrip()[:6].upper() in ("SELECT", "PRAGMA")
        if not connection.in_transaction and not is_reading:
            self.sync(connection)
        return found


class DiskConnection(sqlite3.Connection):
    """A connection whose commits go to a disk."""

    disk: Disk

    def commit(self) -> None:
        """Commit what was written, if anything was."""
        if self.in_transaction:
            self.disk.commit(self, super().commit)

    def rollback(self) -> None:
        """Take back what was written."""
        self.disk.keeping.lost()
        super().rollback()

    def cursor(self, *_args: Any) -> sqlite3.Cursor:  # type: ignore[override]
        """Return what runs statements."""
        return super().cursor(DiskCursor)


class DiskCursor(sqlite3.Cursor):
    """Statements of one that writes: each is looked at."""

    def execute(self, text: str, *values: Any) -> "DiskCursor":
        """Run a statement."""
        found = super().execute(text, *values)
        connection = self.connection
        if isinstance(connection, DiskConnection):
            connection.disk.keeping.passed(connection, text)
        return found


class Reader:
    """A connection in the manner of aiosqlite, without its thread."""

    def __init__(self, disk: Disk) -> None:
        self.disk = disk
        self._connection = disk.live()
        self.isolation_level = self._connection.isolation_level

    def cursor(self) -> "ReaderCursor":
        """Return what runs statements."""
        return ReaderCursor(self.disk, self._connection)

    async def commit(self) -> None:
        """Commit what was written."""
        self._connection.commit()

    async def rollback(self) -> None:
        """Take back what was written."""
        self._connection.rollback()

    async def close(self) -> None:
        """Let go of it; the database stays open for the others."""

    def stop(self) -> None:
        """Let go of it at once."""

    async def create_function(self, *args: Any, **more: Any) -> None:
        """Have statements call something."""
        self._connection.create_function(*args, **more)


class ReaderCursor:
    """Statements and what they found: all of it is read at once, as of one moment."""

    def __init__(self, disk: Disk, connection: DiskConnection) -> None:
        self._disk, self._connection = disk, connection
        self._rows: list[Any] = []
        self.description: Any = None
        self.rowcount, self.arraysize, self.lastrowid = -1, 1, 0

    async def __aenter__(self) -> "ReaderCursor":
        return self

    async def execute(self, text: str, values: Sequence[Any] = ()) -> "ReaderCursor":
        """Run a statement."""
        found = await self._disk.read(self._connection, text, values)
        self._rows, self.description = found.fetchall(), found.description
        self.rowcount, self.lastrowid = found.rowcount, found.lastrowid or 0
        return self

    async def executemany(self, text: str, rows: Sequence[Sequence[Any]]) -> "ReaderCursor":
        """Run a statement for many rows."""
        for values in rows:
            await self.execute(text, values)
        return self

    async def fetchall(self) -> list[Any]:
        """Return what is left."""
        rows, self._rows = self._rows, []
        return rows

    async def fetchmany(self, size: int | None = None) -> list[Any]:
        """Return some of what is left."""
        wanted = size or self.arraysize
        rows, self._rows = self._rows[:wanted], self._rows[wanted:]
        return rows

    async def fetchone(self) -> Any:
        """Return one of what is left."""
        return self._rows.pop(0) if self._rows else None

    async def close(self) -> None:
        """Forget the rest."""
        self._rows = []
