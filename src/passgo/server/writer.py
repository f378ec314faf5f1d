"""The writer: one line for all that changes tables. Check, apply, append, commit, then tell.

What waits is applied in turn for at most five milliseconds and then kept in one transaction; only
after its commit is anybody told or answered. While it commits, nothing else is applied or read.
"""

import asyncio
import time
from collections.abc import Callable
from typing import Any, Protocol, TypeVar

import sqlalchemy as sql

from passgo.refusal import Refusal
from passgo.server.store import Store

GROUPED_SECONDS = 0.005
T = TypeVar("T")
Row = tuple[sql.Insert | sql.Update | sql.Delete, dict[str, Any]]


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

    def keep(self, statement: sql.Insert | sql.Update | sql.Delete, **values: Any) -> None:
        """Have a row written."""
        self.rows.append((statement, values))

    def tell(self, telling: Callable[[], None]) -> None:
        """Do something once all is kept."""
        self.told.append(telling)


class Job:
    """Something that waits for its turn."""

    def __init__(self, work: Callable[[Draft], Any], touched: Changeable | None) -> None:
        self.work, self.touched = work, touched
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
            if self.touched is not None:
                self.touched.forget()
            self.fail(error)
            return False
        return True

    def finish(self) -> None:
        """Tell and answer."""
        for telling in self.draft.told:
            telling()
        if not self.answer.done():
            self.answer.set_result(self.result)

    def fail(self, error: Exception) -> None:
        """Answer with an error."""
        if not self.answer.done():
            self.answer.set_exception(error)


class Writer:
    """The one line in which all changes of all tables wait."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._waiting: asyncio.Queue[Job] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

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
        self._waiting.put_nowait(Job(work, touched))

    async def _run(self) -> None:
        while True:
            batch = [await self._waiting.get()]
            applied = [batch[0]] if batch[0].apply() else []
            until = time.monotonic() + GROUPED_SECONDS
            while not self._waiting.empty() and time.monotonic() < until:
                batch.append(self._waiting.get_nowait())
                if batch[-1].apply():
                    applied.append(batch[-1])
            await self._keep(applied)
            for _ in batch:
                self._waiting.task_done()

    async def _keep(self, jobs: list[Job]) -> None:
        rows = [row for job in jobs for row in job.draft.rows]
        try:
            if rows:
                await self._commit(rows)
        except (sql.exc.SQLAlchemyError, OSError) as error:
            for job in jobs:
                if job.touched is not None:
                    job.touched.forget()
                job.fail(NotKept(str(error)))
            return
        for job in jobs:
            job.finish()

    async def _commit(self, rows: list[Row]) -> None:
        async with self._store.engine.begin() as connection:
            for statement, values in rows:
                await connection.execute(statement, values)
