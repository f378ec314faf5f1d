"""The writer: one queue for all changes of tables. Check, apply, append, commit, then tell.

A change is applied in memory as soon as it comes. Everything applied while one transaction is
being written becomes the next one. Messages are prepared meanwhile, but nobody is told or answered
before the commit. If the database fails, the transaction is lost with everything applied since. If
it only refuses some rows, their change alone is found and lost, with whatever was built on it.
Where several nodes share a database, changes wait until the rows of their tables are locked and
the rooms are up to date, so that any node may write.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Protocol, TypeVar

import sqlalchemy as sql
from sqlalchemy.ext.asyncio import AsyncConnection

from passgo.refusal import Refusal
from passgo.server.limits import GROUPED_JOBS
from passgo.server.store.failures import Failures, is_of_rows
from passgo.server.store.rows import Row, write
from passgo.server.store.store import Store

LOG = logging.getLogger("passgo.server")
T = TypeVar("T")


class NotKept(RuntimeError):
    """The database did not accept a change; nobody was told of it."""


class Changeable(Protocol):
    """Something in memory that can lose a change that was not kept."""

    def settle(self) -> None:
        """Write any message about the present state before the state changes."""

    def forget(self) -> None:
        """Drop what is in memory: the store is right."""


class Draft:
    """A change while it is made: rows to keep, and what to tell once they are kept."""

    def __init__(self) -> None:
        self.rows: list[Row] = []
        self.prepared: list[Callable[[], None]] = []
        self.told: list[Callable[[], None]] = []

    def keep(self, statement: sql.Insert | sql.Update | sql.Delete, **values: Any) -> None:
        """Have a row written."""
        self.rows.append((statement, values))

    def prepare(self, preparing: Callable[[], None]) -> None:
        """Do some work while the rows are being written, so that telling is quick."""
        self.prepared.append(preparing)

    def tell(self, telling: Callable[[], None]) -> None:
        """Do some work once all rows are kept."""
        self.told.append(telling)


class Job:
    """Work in the queue; without *changes* it only looks at what other nodes did."""

    def __init__(
        self, work: Callable[[Draft], Any], touched: Changeable | None, changes: bool = True
    ) -> None:
        self.work, self.touched, self.changes = work, touched, changes
        self.draft = Draft()
        self.is_done = False
        self._result: Any = None
        self._error: Exception | None = None
        self._waiter: asyncio.Future[None] | None = None

    async def kept(self) -> Any:
        """Wait until the change is kept and return its result, or raise why it was not."""
        if not self.is_done:
            self._waiter = asyncio.get_running_loop().create_future()
            await self._waiter
        if self._error is not None:
            raise self._error
        return self._result

    def apply(self) -> bool:
        """Do the work in memory; after a bug, which may have changed something, drop the memory."""
        try:
            if self.touched is not None:
                self.touched.settle()
            self._result = self.work(self.draft)
        except Refusal as refusal:
            self._end(refusal)
            return False
        except Exception as error:
            self.lose(error)
            return False
        return True

    def prepare(self) -> None:
        """Prepare what will be told."""
        self._do_all(self.draft.prepared)

    def finish(self) -> None:
        """Tell and answer."""
        self._do_all(self.draft.told)
        self._end()

    def _do_all(self, things: Sequence[Callable[[], None]]) -> None:
        """Send the messages; after a bug in this, everybody must reconnect to what is kept."""
        try:
            for thing in things:
                thing()
        except Exception:
            LOG.exception("what is kept could not be told")
            if self.touched is not None:
                self.touched.forget()

    def lose(self, error: Exception) -> None:
        """Drop what may not have been kept, and answer with an error."""
        if self.touched is not None:
            self.touched.forget()
        self._end(error)

    def _end(self, error: Exception | None = None) -> None:
        self.is_done, self._error = True, error
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)


class Posted(Job):
    """A job that nobody may be waiting for: what goes wrong with it is logged."""

    def lose(self, error: Exception) -> None:
        """Drop what may not have been kept, and log a bug."""
        if not isinstance(error, NotKept):
            LOG.error("a change failed", exc_info=error)
        super().lose(error)


class Sharing(Protocol):
    """What nodes do around each change when they share a database."""

    async def catch_up(self, connection: AsyncConnection, jobs: Sequence[Job]) -> None:
        """Lock the tables of the jobs and apply what other nodes did there."""

    def rows(self, jobs: Sequence[Job]) -> list[Row]:
        """Return the rows that other nodes need besides those of the jobs."""

    def kept(self, jobs: Sequence[Job]) -> None:
        """Note that all of these are kept."""


class Writer:
    """The one queue for all changes of all tables."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.failures = Failures()
        self.sharing: Sharing | None = None
        self._waiting: list[Job] = []
        self._keeping: asyncio.Task[None] | None = None

    async def stop(self) -> None:
        """Finish what is in the queue."""
        while self._keeping is not None:
            await self._keeping

    async def do(
        self,
        work: Callable[[Draft], T],
        touched: Changeable | None = None,
        changes: bool = True,
    ) -> T:
        """Do *work* in its turn and return its result once it is kept."""
        result: T = await self._enter(Job(work, touched, changes)).kept()
        return result

    def post(self, work: Callable[[Draft], None], touched: Changeable) -> Job:
        """Queue *work* without waiting for it."""
        return self._enter(Posted(work, touched))

    def look(self, touched: Changeable) -> None:
        """Have a room brought up to date in its turn."""
        self._enter(Posted(lambda _draft: None, touched, changes=False))

    def _enter(self, job: Job) -> Job:
        """Apply a job, or let it wait until its table is locked; then queue it to be kept."""
        if self.sharing is not None or job.apply():
            self._waiting.append(job)
            if self._keeping is None:
                self._keeping = asyncio.create_task(self._keep_all())
        return job

    async def _keep_all(self) -> None:
        """Keep one group after the other until nothing waits."""
        try:
            if self.sharing is None:
                await self._keep_alone()
            while self.sharing is not None and self._waiting:
                await self._share(self.sharing, self._next_group())
        finally:
            self._keeping = None

    def _next_group(self) -> list[Job]:
        group = self._waiting[:GROUPED_JOBS]
        del self._waiting[:GROUPED_JOBS]
        return group

    async def _keep_alone(self) -> None:
        """Keep what was applied.

        While a group is being written, the one before it is told and its own messages are prepared.
        """
        kept: list[Job] = []
        while self._waiting or kept:
            group = self._next_group()
            rows = [row for job in group for row in job.draft.rows]
            writing = self._store.write(rows) if rows else None
            for job in kept:
                job.finish()
            for job in group:
                job.prepare()
            kept = await self._kept(group, writing)

    async def _kept(self, group: list[Job], writing: Awaitable[None] | None) -> list[Job]:
        """Return the jobs of a group that were kept; what was built on the others is lost."""
        try:
            if writing is not None:
                await writing
        except Exception as error:  # Whatever went wrong: it is not kept.
            if is_of_rows(error):
                return await self._kept_singly(group)
            self._lose(group + self._take_waiting(), error)
            return []
        if writing is not None:
            self.failures.note_kept()
        return group

    async def _kept_singly(self, group: list[Job]) -> list[Job]:
        """Keep the jobs of a group one by one, and return those that are kept."""
        kept: list[Job] = []
        try:
            lost = await self._keep_each(group, self._keep_one, kept)
        except Exception as error:  # The database failed meanwhile.
            left = [job for job in group if not job.is_done and job not in kept]
            self._lose(left + self._take_waiting(), error)
        else:
            self._waiting = without(self._waiting, lost)
        return kept

    async def _keep_one(self, job: Job) -> None:
        if job.draft.rows:
            await self._store.write(job.draft.rows)

    async def _keep_each(
        self, jobs: Sequence[Job], keep: Callable[[Job], Awaitable[None]], kept: list[Job]
    ) -> list[Changeable]:
        """Keep jobs one by one; return what is lost when the database refuses one."""
        lost: list[Changeable] = []
        for job in jobs:
            if not without([job], lost):
                continue
            try:
                await keep(job)
            except Exception as error:
                if not is_of_rows(error):
                    raise
                self._lose([job], error)
                lost += [job.touched] if job.touched is not None else []
            else:
                kept.append(job)
        return lost

    def _take_waiting(self) -> list[Job]:
        waiting, self._waiting = self._waiting, []
        return waiting

    def _lose(self, jobs: Sequence[Job], error: Exception) -> None:
        """Drop what the database did not accept."""
        self.failures.note(error, len(jobs))
        lose(jobs, str(error))

    async def _share(self, sharing: Sharing, group: list[Job]) -> None:
        """Apply a group to tables that are locked and up to date, keep it, then tell."""
        try:
            async with self._store.begun() as connection:
                await sharing.catch_up(connection, group)
                applied = [job for job in group if job.apply()]
                kept = await self._write_shared(connection, applied)
                await connection.run_sync(write, sharing.rows(kept))
        except Exception as error:  # Whatever went wrong: it is not kept.
            self._lose(group, error)
            return
        self.failures.note_kept()
        sharing.kept(kept)
        for job in kept:
            job.finish()

    async def _write_shared(self, connection: AsyncConnection, applied: list[Job]) -> list[Job]:
        """Write the rows of jobs, one by one if the database refuses any; return those it took."""
        rows = [row for job in applied for row in job.draft.rows]
        try:
            async with connection.begin_nested():
                await connection.run_sync(write, rows)
        except Exception as error:
            if not is_of_rows(error):
                raise
        else:
            return applied

        async def keep(job: Job) -> None:
            async with connection.begin_nested():
                await connection.run_sync(write, job.draft.rows)

        kept: list[Job] = []
        await self._keep_each(applied, keep, kept)
        return kept


def without(jobs: Sequence[Job], lost: Sequence[Changeable]) -> list[Job]:
    """Return the jobs that touch nothing lost; the others are lost as well."""
    gone = [job for job in jobs if any(job.touched is one for one in lost)]
    lose(gone, "what it was built on was not kept")
    return [job for job in jobs if job not in gone]


def lose(jobs: Sequence[Job], reason: str) -> None:
    """Drop what was not kept, and tell whoever waits for it."""
    for job in jobs:
        job.lose(NotKept(reason))
