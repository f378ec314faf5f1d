"""Versions: each change of a row raises its version, of which the other nodes get a notice.

Where several nodes share a database, a change locks its rows, takes over what others wrote there,
and raises their versions; the notice goes out with the commit.
"""

from collections.abc import Awaitable, Callable, Collection, Iterable, Sequence
from typing import Generic, Protocol, TypeVar

import sqlalchemy as sql
from sqlalchemy.ext.asyncio import AsyncConnection

from passgo.server.store.change_notices import CHANNEL
from passgo.server.store.rows import Row
from passgo.server.store.writer import Changeable, Job, Writer


class Versioned(Changeable, Protocol):
    """Something in memory that follows a row of the store."""

    version: int
    is_forgotten: bool

    @property
    def id(self) -> str:
        """What its row is called."""


V = TypeVar("V", bound=Versioned)


class Versions(Generic[V]):
    """The versions of all rows of one kind, and what is in memory of them."""

    def __init__(self, rows: sql.Table, kind: type[V]) -> None:
        self._rows, self._kind, self._raise = rows, kind, raising(rows)
        self.in_memory: Callable[[], dict[str, V]] = dict
        self._found: dict[str, int] = {}
        self._raised: set[str] = set()

    async def catch_up(
        self,
        connection: AsyncConnection,
        jobs: Sequence[Job],
        take_over: Callable[[AsyncConnection, V], Awaitable[None]],
    ) -> None:
        """Lock the rows that will change, and take over what others wrote."""
        touched, changing = self.touched(jobs), self.changing(jobs)
        self._found = await self._read(connection, changing.keys(), is_locked=True)
        self._found |= await self._read(connection, touched.keys() - changing.keys())
        self._raised = set()
        for row_id, thing in touched.items():
            if self._found.get(row_id) != thing.version and not thing.is_forgotten:
                await take_over(connection, thing)

    def touched(self, jobs: Iterable[Job]) -> dict[str, V]:
        """Return what jobs touch, by its id; of two, the one that is not forgotten."""
        touched = [job.touched for job in jobs if isinstance(job.touched, self._kind)]
        touched.sort(key=lambda thing: not thing.is_forgotten)
        return {thing.id: thing for thing in touched}

    def changing(self, jobs: Iterable[Job]) -> dict[str, V]:
        """Return what jobs change, by its id."""
        return self.touched(job for job in jobs if job.changes)

    def written(self, jobs: Iterable[Job]) -> Collection[str]:
        """Return the ids of what jobs have written something of."""
        return self.touched(job for job in jobs if job.draft.rows).keys()

    def raised(self, row_id: str) -> Row:
        """Return what raises a version with the others' notice of it."""
        self._raised.add(row_id)
        return self._raise, {"raised_id": row_id}

    def kept(self, jobs: Sequence[Job]) -> None:
        """Note the versions that were raised."""
        for row_id, thing in self.changing(jobs).items():
            if row_id in self._raised and row_id in self._found and not thing.is_forgotten:
                thing.version = self._found[row_id] + 1

    async def now(self, connection: AsyncConnection) -> dict[str, int]:
        """Return the versions that the store has of what is in memory."""
        return await self._read(connection, self.in_memory().keys())

    def heard(self, writer: Writer, row_id: str, version: int) -> None:
        """Look at what is in memory with an older version."""
        thing = self.in_memory().get(row_id)
        if thing is not None and thing.version < version:
            writer.look(thing)

    async def _read(
        self, connection: AsyncConnection, wanted: Collection[str], is_locked: bool = False
    ) -> dict[str, int]:
        """Return the versions of rows that there are, locked in the order of the database."""
        if not wanted:
            return {}
        columns = self._rows.c
        read = sql.select(columns.id, columns.version).where(columns.id.in_(sorted(wanted)))
        read = read.order_by(columns.id)
        found = await connection.execute(read.with_for_update() if is_locked else read)
        return {row.id: row.version for row in found}


def raising(rows: sql.Table) -> sql.Update:
    """Return what raises the version of a row and sends the notice of it with the commit."""
    notice = rows.c.id + " " + sql.cast(rows.c.version, sql.Text)
    update = rows.update().where(rows.c.id == sql.bindparam("raised_id"))
    raised = update.values(version=rows.c.version + 1)
    return raised.returning(sql.func.pg_notify(CHANNEL, notice))
