"""The link of a server to the shared database: a connection in the manner of asyncpg."""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

from asyncpg import exceptions
from virtual_loop import OUTSIDE_CONTEXT, Machine

if TYPE_CHECKING:
    from shared_database import SharedDatabase

FLOAT = 701
"""What every column is called: it is asked only of those that are numbers."""
TRUTHS = ("paused", "claims")


class Transaction:
    """What a connection has done since it began: statements, savepoints, locks."""

    def __init__(self, link: "Link") -> None:
        self.link = link
        self.done: list[tuple[str, Sequence[Any]]] = []
        self.marks: dict[str, int] = {}
        self.has_failed = False

    async def start(self) -> None:
        """Begin."""
        self.link.must_be_open()
        self.link.current = self

    async def commit(self) -> None:
        """Have all of it stand."""
        await self.link.ask(lambda: self.link.database.commit(self.link, self))

    async def rollback(self) -> None:
        """Have nothing of it stand."""
        await self.link.ask(lambda: self.link.database.abort(self))


class Link:
    """A connection in the manner of asyncpg."""

    def __init__(self, database: "SharedDatabase", machine: Machine) -> None:
        self.database, self.machine = database, machine
        self.context = machine.context()
        self.current: Transaction | None = None
        self.is_over = False
        self.hears: Callable[[str], None] | None = None
        self.ended: list[Callable[[Any], None]] = []

    def must_be_open(self) -> None:
        """Refuse to work where the connection has ended."""
        if self.is_over:
            raise exceptions.InterfaceError("connection is closed")

    async def ask(self, work: Callable[[], Coroutine[Any, Any, Any]]) -> Any:
        """Have the database do something, which it does whatever becomes of who asked."""
        self.must_be_open()
        answer = self.database.loop.create_future()
        serving = self._serve(work, answer)
        self.database.loop.create_task(serving, context=OUTSIDE_CONTEXT.copy())
        return await answer

    async def _serve(
        self, work: Callable[[], Coroutine[Any, Any, Any]], answer: asyncio.Future[Any]
    ) -> None:
        found, error = None, None
        try:
            await self.database.travel(self)
            try:
                found = await work()
            except exceptions.PostgresError as failed:
                error = failed
            if self.is_over:
                self.database.end(self)  # What it waited for came when nobody was there any more.
            await self.database.travel(self)
        except exceptions.PostgresError as failed:
            error = failed
        if answer.done():
            return
        if error is not None:
            answer.set_exception(error)
        else:
            answer.set_result(found)

    def transaction(self, **_more: Any) -> Transaction:
        """Return a new transaction."""
        return Transaction(self)

    async def prepare(self, operation: str, **_more: Any) -> "Prepared":
        """Return a statement that can be run."""
        self.must_be_open()
        return Prepared(self, operation)

    async def executemany(self, operation: str, rows: Sequence[Sequence[Any]]) -> None:
        """Run a statement for many rows."""

        async def run_all() -> None:
            for values in rows:
                await self.database.run(self, operation, values)

        await self.ask(run_all)

    async def fetchrow(self, _operation: str) -> None:
        """Say that somebody is there."""
        self.must_be_open()

    async def set_type_codec(self, *_args: Any, **_more: Any) -> None:
        """Know what JSON is."""

    def is_closed(self) -> bool:
        """Tell whether it has ended."""
        return self.is_over

    async def close(self, **_more: Any) -> None:
        """End it."""
        self.database.end(self)

    def terminate(self) -> None:
        """End it at once."""
        self.database.end(self)

    def add_termination_listener(self, ended: Callable[[Any], None]) -> None:
        """Have somebody called when it ends."""
        self.ended.append(ended)

    async def add_listener(self, channel: str, heard: Callable[..., None]) -> None:
        """Have somebody called with every notice."""
        self.must_be_open()
        self.hears = lambda payload: heard(self, 0, channel, payload)

    def hear(self, payload: str) -> None:
        """Pass on a notice, unless it is lost with the wire."""
        if (
            self.hears is not None
            and not self.is_over
            and not self.database.is_parted(self.machine)
        ):
            self.hears(payload)


class Prepared:
    """A statement of a connection."""

    def __init__(self, link: Link, operation: str) -> None:
        self._link, self._operation = link, operation
        self._names = link.database.described(operation)
        self._status = ""

    def get_attributes(self) -> list[Any]:
        """Return the columns."""
        kind = SimpleNamespace(oid=FLOAT)
        return [SimpleNamespace(name=name, type=kind) for name in self._names]

    async def fetch(self, *values: Any) -> list[Any]:
        """Run it and return its rows."""
        database = self._link.database
        rows = await self._link.ask(lambda: database.run(self._link, self._operation, values))
        truths = [at for at, name in enumerate(self._names) if name in TRUTHS]
        found = [with_truths(row, truths) for row in rows] if truths else rows
        self._status = f"SELECT {len(found)}"
        return list(found)

    def get_statusmsg(self) -> str:
        """Return how many rows there were."""
        return self._status

    async def cursor(self, *values: Any) -> "Rows":
        """Run it and return its rows bit by bit."""
        return Rows(await self.fetch(*values))


class Rows:
    """Rows that are fetched bit by bit."""

    def __init__(self, rows: list[Any]) -> None:
        self._rows = rows

    async def fetch(self, size: int) -> list[Any]:
        """Return some more."""
        some, self._rows = self._rows[:size], self._rows[size:]
        return some


def with_truths(row: Sequence[Any], truths: list[int]) -> tuple[Any, ...]:
    """Return a row whose truths are no numbers."""
    return tuple(bool(value) if at in truths else value for at, value in enumerate(row))
