"""The writer: one line for all that changes tables. Check, apply, append, commit, then tell.

What waits is applied in turn for at most five milliseconds and then kept in one transaction; only
after its commit is anybody told or answered. While it commits, what came meanwhile is applied; it
is kept after it, and lost with it if the commit fails.
Where several nodes share a database, the rows of the tables are locked first and the rooms brought
up to date, so that any node may write.
"""

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeVar

import sqlalchemy as sql
from sqlalchemy.ext.asyncio import AsyncConnection

from passgo.refusal import Refusal
from passgo.server.rows import Row, write
from passgo.server.store import Store

GROUPED_SECONDS = 0.005
GROUPED_JOBS = 64
T = TypeVar("T")


class NotKept(RuntimeError):
    """The database did not take a change; nobody was told of it."""


class Changeable(Protocol):
    """What can lose a change that was not kept."""

    def forget(self) -> None:
        """Drop what is in memory: the store has the truth."""


class Draft:
    """A change while it is made: rows to keep, and what to tell once they are kept."""

    def __init__(self) -> None:
        self.rows: list[Row] = []
        self.told: list[Callable[[], None]] = []
        self.version = 0

    def keep(self, statement: sql.Insert | sql.Update | sql.Delete, **values: Any) -> None:
        """Have a row written."""
        self.rows.append((statement, values))

    def tell(self, telling: Callable[[], None]) -> None:
        """Do something once all is kept."""
        self.told.append(telling)


class Job:
    """Something that waits for its turn; one without *changes* only looks what others did."""

    def __init__(
        self, work: Callable[[Draft], Any], touched: Changeable | None, changes: bool = True
    ) -> None:
        self.work, self.touched, self.changes = work, touched, changes
        self.draft = Draft()
        self.answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.result: Any = None

    def apply(self) -> bool:
        """Do the work in memory; a refusal changed nothing, a bug may have: memory is dropped."""
        try:
            self.result = self.work(self.draft)
        except Refusal as refusal:
            self.fail(refusal)
            return False
        except Exception as error:
            self.lose(error)
            return False
        return True

    def finish(self) -> None:
        """Tell and answer."""
        for telling in self.draft.told:
            telling()
        if not self.answer.done():
            self.answer.set_result(self.result)

    def lose(self, error: Exception) -> None:
        """Drop what may not be kept, and answer with an error."""
        if self.touched is not None:
            self.touched.forget()
        self.fail(error)

    def fail(self, error: Exception) -> None:
        """Answer with an error."""
        if not self.answer.done():
            self.answer.set_exception(error)


class Sharing(Protocol):
    """What nodes that share a database do around each change."""

    async def catch_up(self, connection: AsyncConnection, jobs: Sequence[Job]) -> None:
        """Lock the tables of the jobs and take over what other nodes did there."""

    def rows(self, jobs: Sequence[Job]) -> list[Row]:
        """Return what other nodes need beside the rows of the jobs."""

    def kept(self, jobs: Sequence[Job]) -> None:
        """Note that all of it is kept."""


class Writer:
    """The one line in which all changes of all tables wait."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.sharing: Sharing | None = None
        self._waiting: asyncio.Queue[Job] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._keeping: asyncio.Task[bool] | None = None

    def start(self) -> None:
        """Begin to work."""
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Finish what waits, then stop."""
        await self._waiting.join()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def do(self, work: Callable[[Draft], T], touched: Changeable | None = None) -> T:
        """Do *work* in its turn and return its result once it is kept."""
        job = Job(work, touched)
        self._waiting.put_nowait(job)
        result: T = await job.answer
        return result

    def post(self, work: Callable[[Draft], None], touched: Changeable) -> None:
        """Have *work* done in its turn without waiting for it."""
        self._post(Job(work, touched))

    def look(self, touched: Changeable) -> None:
        """Have a room brought up to date in its turn."""
        self._post(Job(lambda _draft: None, touched, changes=False))

    def _post(self, job: Job) -> None:
        job.answer.add_done_callback(asyncio.Future.exception)  # Nobody waits for it.
        self._waiting.put_nowait(job)

    async def _run(self) -> None:
        while True:
            batch = [await self._waiting.get()]
            if self.sharing is None:
                applied, before = self._applied(batch), self._keeping
                if before is not None and not await before:
                    lose(applied, NotKept("what came before was not kept"))
                    applied = []
                self._keeping = asyncio.create_task(self._keep(applied, len(batch)))
            else:
                await self._share(self.sharing, batch)
                self._done(len(batch))

    def _done(self, count: int) -> None:
        for _ in range(count):
            self._waiting.task_done()

    def _applied(self, batch: list[Job]) -> list[Job]:
        """Apply what waits for a while; return what is to be kept."""
        applied = [batch[0]] if batch[0].apply() else []
        until = time.monotonic() + GROUPED_SECONDS
        while not self._waiting.empty() and time.monotonic() < until:
            batch.append(self._waiting.get_nowait())
            if batch[-1].apply():
                applied.append(batch[-1])
        return applied

    async def _keep(self, jobs: list[Job], count: int) -> bool:
        """Keep what was applied, then tell; return whether it is kept."""
        rows = [row for job in jobs for row in job.draft.rows]
        try:
            if rows:
                await self._store.write(rows)
        except Exception as error:  # Whatever went wrong: it is not kept.
            lose(jobs, error)
            return False
        else:
            for job in jobs:
                job.finish()
            return True
        finally:
            self._done(count)

    async def _share(self, sharing: Sharing, batch: list[Job]) -> None:
        while not self._waiting.empty() and len(batch) < GROUPED_JOBS:
            batch.append(self._waiting.get_nowait())
        try:
            async with self._store.engine.begin() as connection:
                await sharing.catch_up(connection, batch)
                applied = [job for job in batch if job.apply()]
                rows = [row for job in applied for row in job.draft.rows]
                await connection.run_sync(write, rows + sharing.rows(applied))
        except Exception as error:  # Whatever went wrong: it is not kept.
            lose(batch, error)
            return
        sharing.kept(applied)
        for job in applied:
            job.finish()


def lose(jobs: Sequence[Job], error: Exception) -> None:
    """Drop what the database did not take."""
    for job in jobs:
        job.lose(NotKept(str(error)))
