"""A shared database: what servers know of PostgreSQL, played over SQLite.

A transaction keeps its statements; each is tried on top of what is committed by now, and all are
done again at the commit, as READ COMMITTED has it. Rows are locked as PostgreSQL locks them.
Notices come with the commit, late or never. Between a server and the database is a wire that may be
cut; a server that is gone is noticed.
"""

import asyncio
import re
import sqlite3
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import msgspec
import sqlalchemy as sql
from asyncpg import exceptions
from database_link import Link, Transaction
from disk import Keeping
from row_locks import Key, Mode, RowLocks
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import StaticPool
from statements import CHANGED, INSERTED, READ_FROM, Statement, select_with, translated
from virtual_loop import BEGAN, HERE, OUTSIDE, OUTSIDE_CONTEXT, Machine, VirtualLoop, spring

from passgo.server.store.migrations import migrate
from passgo.server.store.schema import METADATA

WIRE = 0.001
PATIENCE = 10.0
"""Seconds for which a wire may be cut before its connections break."""
CONNECTING = 10.0
CANNED = {
    "select pg_catalog.version()": "PostgreSQL 16.4 on a simulated machine",
    "show standard_conforming_strings": "on",
    "select current_schema()": "public",
    "show transaction isolation level": "read committed",
}


class DatabaseWeather(msgspec.Struct, kw_only=True):
    """How often a commit fails, or its answer is lost, or a notice; how slow all is."""

    fails: float = 0.0
    lies: float = 0.0
    loses_notices: float = 0.0
    slowness: float = 0.0


class SharedDatabase:
    """One database for several servers."""

    def __init__(self, loop: VirtualLoop, chance: Random, keeping: Keeping) -> None:
        self.loop, self.chance, self._keeping = loop, chance, keeping
        self.weather = DatabaseWeather()
        self.before_commit: list[Callable[[], None]] = []
        self.after_commit: list[Callable[[], None]] = []
        self.locks = RowLocks()
        self._parted: set[str] = set()
        self._links: list[Link] = []
        self._said: list[str] = []
        self._base = sqlite3.connect(":memory:", isolation_level=None)
        self._base.create_function("pg_notify", 2, self._notify)
        self._base.create_function("clock_now", 0, lambda: BEGAN + loop.time())
        engine = sql.create_engine("sqlite://", creator=lambda: self._base, poolclass=StaticPool)
        with engine.begin() as connection:
            migrate(connection)

    def _notify(self, _channel: str, payload: str) -> str:
        self._said.append(payload)
        return ""

    def engine(self) -> AsyncEngine:
        """Return what a server reads and writes the database with."""
        return create_async_engine(
            "postgresql+asyncpg://world/passgo", async_creator=self._connect, hide_parameters=True
        )

    async def _connect(self, *_args: Any, **_more: Any) -> Link:
        link = Link(self, HERE.get(OUTSIDE))
        began = self.loop.time()
        while self.is_parted(link.machine):
            await asyncio.sleep(0.25)
            if self.loop.time() - began > CONNECTING:
                raise TimeoutError
        await asyncio.sleep(self.chance.expovariate(1 / WIRE))
        self._links.append(link)
        return link

    # Wires.

    def is_parted(self, machine: Machine) -> bool:
        """Tell whether a machine cannot reach the database."""
        return machine.name.partition(".")[0] in self._parted

    def part(self, node: str) -> None:
        """Cut the wire of a node."""
        self._parted.add(node)

    def join(self, node: str) -> None:
        """Mend the wire of a node."""
        self._parted.discard(node)

    def lose(self, machine: Machine) -> None:
        """Notice after a while that a machine is gone."""
        late = self.chance.choice((0.001, 0.01, 3.0))
        self.loop.call_later(late, self._drop, machine, context=OUTSIDE_CONTEXT)

    def _drop(self, machine: Machine | None) -> None:
        for link in list(self._links):
            if machine is None or link.machine is machine:
                self.end(link)

    def restart(self) -> None:
        """Break every connection; what was committed stays."""
        self._drop(None)

    def end(self, link: Link) -> None:
        """End a connection, and what it was in the middle of."""
        link.is_over = True
        if link in self._links:
            self._links.remove(link)
        if link.current is not None:
            self.locks.release(link.current)
        for ended in link.ended:
            self.loop.call_soon(ended, link, context=link.context)

    async def travel(self, link: Link) -> None:
        """Be on the way between a server and the database; a wire that is cut long breaks."""
        began = self.loop.time()
        slow = self.chance.random() * self.weather.slowness
        await asyncio.sleep(self.chance.expovariate(1 / WIRE) + slow)
        while self.is_parted(link.machine) and not link.is_over:
            await asyncio.sleep(0.25)
            if self.loop.time() - began > PATIENCE:
                self.end(link)
        if link.is_over:
            raise exceptions.ConnectionDoesNotExistError("the connection was closed")

    # Statements.

    async def run(self, link: Link, operation: str, values: Sequence[Any]) -> list[Any]:
        """Run a statement in a transaction; return its rows."""
        transaction = link.current
        assert transaction is not None
        if "pg_class" in operation:
            return [(values[-1],)]
        if operation in CANNED:
            return [(CANNED[operation],)]
        if "SAVEPOINT" in operation:
            return self._mark(transaction, operation)
        if transaction.has_failed:
            raise exceptions.InFailedSQLTransactionError("the transaction has failed")
        if "pg_advisory_xact_lock" in operation:
            await self.locks.take(transaction, [("advisory", *values)], "update")
            return [("",)]
        try:
            return await self._run(transaction, translated(operation), values)
        except sqlite3.IntegrityError as error:
            transaction.has_failed = True
            raise exceptions.UniqueViolationError(str(error)) from error
        except exceptions.PostgresError:
            transaction.has_failed = True
            raise

    def _mark(self, transaction: Transaction, operation: str) -> list[Any]:
        name = operation.rsplit(maxsplit=1)[-1]
        if operation.startswith("SAVEPOINT"):
            transaction.marks[name] = len(transaction.done)
        elif operation.startswith("ROLLBACK"):
            del transaction.done[transaction.marks[name] :]
            transaction.has_failed = False
        return []

    async def _run(
        self, transaction: Transaction, wanted: Statement, values: Sequence[Any]
    ) -> list[Any]:
        keys, mode = self._keys(transaction, wanted, values)
        while keys and not wanted.skips and await self.locks.take(transaction, keys, mode):
            keys, mode = self._keys(transaction, wanted, values)  # It may be others by now.
        if wanted.is_writing and (shared := self._referred(wanted, values)):
            await self.locks.take(transaction, shared, "share")
        if transaction.link.is_over:
            self.locks.release(transaction)
            raise exceptions.ConnectionDoesNotExistError("the connection was closed")
        rows = self._tried(transaction, lambda: self._base.execute(wanted.text, values).fetchall())
        if wanted.is_writing:
            transaction.done.append((wanted.text, values))
        if wanted.skips:
            return await self._unlocked(transaction, wanted, rows)
        return list(rows)

    async def _unlocked(
        self, transaction: Transaction, wanted: Statement, rows: list[Any]
    ) -> list[Any]:
        """Lock those of some rows that nobody has, and return them alone."""
        name = READ_FROM.findall(wanted.text)[0]
        free = []
        for row in rows:
            key = self._key_of(name, row[0])
            if not self.locks.in_the_way(transaction, key, "update"):
                await self.locks.take(transaction, [key], "update")
                free.append(row)
        return free

    def _tried(self, transaction: Transaction, work: Callable[[], Any]) -> Any:
        """Do something on top of what a transaction did, and take it all back."""
        self._base.execute("BEGIN")
        try:
            for text, values in transaction.done:
                self._base.execute(text, values)
            return work()
        finally:
            self._base.execute("ROLLBACK")
            self._said.clear()

    def _keys(
        self, transaction: Transaction, wanted: Statement, values: Sequence[Any]
    ) -> tuple[list[Key], Mode]:
        """Return the rows that a statement locks, as far as they are committed."""
        if wanted.skips:
            return [], "update"
        if wanted.locks:
            found = self._base.execute(wanted.text, values).fetchall()
            name = READ_FROM.findall(wanted.text)[0]
            return [self._key_of(name, row[0]) for row in found], "update"
        if inserted := INSERTED.match(wanted.text):
            return self._inserted_keys(inserted, values), "write"
        changed = CHANGED.match(wanted.text)
        if changed is None:
            return [], "share"
        where = changed[2].partition("WHERE")[2].partition("RETURNING")[0]
        select = f"SELECT rowid FROM {changed[1]} WHERE {where or 'true'}"
        found = self._tried(transaction, lambda: select_with(self._base, select, values))
        mode: Mode = "update" if wanted.text.startswith("DELETE") else "write"
        return [(changed[1], row[0]) for row in found], mode

    def _inserted_keys(self, inserted: "re.Match[str]", values: Sequence[Any]) -> list[Key]:
        """Return the place of a new row, and the row that is there already."""
        name, columns = inserted[1], [each.strip() for each in inserted[2].split(",")]
        primary = [column.name for column in METADATA.tables[name].primary_key]
        own = [values[columns.index(column)] for column in primary]
        where = " AND ".join(f"{column} = ?" for column in primary)
        there = self._base.execute(f"SELECT rowid FROM {name} WHERE {where}", own).fetchall()
        return [(name, "new", *own), *((name, row[0]) for row in there)]

    def _referred(self, wanted: Statement, values: Sequence[Any]) -> list[Key]:
        """Return the table's row that a new row refers to."""
        inserted = INSERTED.match(wanted.text)
        if inserted is None:
            return []
        columns = [each.strip() for each in inserted[2].split(",")]
        if "table_id" not in columns:
            return []
        return [self._key_of("tables", values[columns.index("table_id")])]

    def _key_of(self, name: str, primary: Any) -> Key:
        column = next(iter(METADATA.tables[name].primary_key)).name
        select = f"SELECT rowid FROM {name} WHERE {column} = ?"
        row = self._base.execute(select, (primary,)).fetchone()
        return (name, row[0] if row is not None else primary)

    def described(self, operation: str) -> list[str]:
        """Return the names of the columns that a statement returns."""
        if "SAVEPOINT" in operation:
            return []
        if operation in CANNED or "pg_class" in operation or "pg_advisory" in operation:
            return ["found"]
        wanted = translated(operation)
        if wanted.is_writing and "RETURNING" not in wanted.text:
            return []
        none = [0] * max([0, *map(int, re.findall(r"\?(\d+)", wanted.text))])
        self._base.execute("BEGIN")
        try:
            found = self._base.execute(wanted.text, none).description or ()
            return [column[0] for column in found]
        finally:
            self._base.execute("ROLLBACK")
            self._said.clear()

    # Ends of transactions.

    async def commit(self, link: Link, transaction: Transaction) -> None:
        """Make a transaction durable, unless the database fails; its answer may be lost."""
        spring_at(self.before_commit, link.machine)
        if transaction.has_failed or self.chance.random() < self.weather.fails:
            await self.abort(transaction)
            if not transaction.has_failed:
                raise exceptions.InternalServerError("could not write to the log")
            return
        if transaction.done:
            self._base.execute("BEGIN")
            for text, values in transaction.done:
                self._base.execute(text, values)
                self._keeping.passed(self._base, text)
            self._base.execute("COMMIT")
            said, self._said = self._said, []
            self._keeping.kept(self._base)
            self._tell(list(dict.fromkeys(said)))
        link.current = None
        self.locks.release(transaction)
        spring_at(self.after_commit, link.machine)
        if self.chance.random() < self.weather.lies:
            self.end(link)

    async def abort(self, transaction: Transaction) -> None:
        """Forget a transaction."""
        transaction.done.clear()
        transaction.link.current = None
        self.locks.release(transaction)

    def _tell(self, said: list[str]) -> None:
        """Have every listener hear what was said, if its wire is whole."""
        for link in self._links:
            for payload in said:
                if link.hears is not None and self.chance.random() >= self.weather.loses_notices:
                    late = self.chance.expovariate(1 / WIRE)
                    self.loop.call_later(late, link.hear, payload, context=link.context)


def spring_at(traps: list[Callable[[], None]], machine: Machine) -> None:
    """Spring traps for what a machine asked for."""
    machine.run(spring, traps)
