"""The store: opens the database, reads from it, and writes what the writer hands it.

A SQLite file has one writing thread, which gets a whole transaction at a time.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import sqlalchemy as sql
from msgspec import Struct
from sqlalchemy import event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from passgo.server.limits import CONNECTING_SECONDS, READ_AT_ONCE
from passgo.server.play.receipts import Signer
from passgo.server.store.chat import Said, said_after, said_in
from passgo.server.store.database_file import DatabaseFile
from passgo.server.store.device_marks import Marks, marks_in
from passgo.server.store.migrations import VERSION, migrate
from passgo.server.store.private_files import keep_private, make_folder
from passgo.server.store.rows import Row, write, write_at_once
from passgo.server.store.schema import LOG, SEATS, SNAPSHOTS, TABLES
from passgo.server.store.seals import open_seals
from passgo.server.store.signing_keys import signer_beside, signer_in
from passgo.server.store.time_limit import NoAnswer, in_time
from passgo.server.store.urls import cannot_use, database_url, file_of, is_shared
from passgo.server.wire.repeated_commands import Done

PRAGMAS = (
    *("journal_mode=WAL", "synchronous=FULL", "wal_autocheckpoint=4000"),
    *("foreign_keys=ON", "busy_timeout=5000"),
)
"""Rare checkpoints: pages that are written again and again are copied back only now and then."""
SAME_VERSION = VERSION.update().values(version=VERSION.c.version)
Rows = Sequence[sql.RowMapping]


class Kept(Struct, frozen=True):
    """Everything that is kept of one table."""

    table: sql.RowMapping
    seats: Rows
    log: Sequence[str]
    snapshot: sql.RowMapping | None
    chat: Sequence[Said]
    done: Sequence[Done]


class Since(Struct, frozen=True, kw_only=True):
    """How much of a table is known already: so many entries and chat messages."""

    seq: int = 0
    chat: int = 0


class Store:
    """A database that is open: SQLite in a *file*, or PostgreSQL."""

    def __init__(
        self, engine: AsyncEngine, writing: sql.Engine, file: DatabaseFile | None = None
    ) -> None:
        self.engine, self.writing, self._file = engine, writing, file
        self.marks = Marks(key=b"")
        self.signer: Signer | None = None
        self._thread = ThreadPoolExecutor(1, "passgo-writer")

    def write(self, rows: Sequence[Row]) -> Awaitable[None]:
        """Write rows in one transaction; SQLite's thread begins at once."""
        if self.is_shared:
            return self._write_shared(rows)
        return asyncio.get_running_loop().run_in_executor(self._thread, self._write, rows)

    async def try_writing(self) -> None:
        """Write something that changes nothing, by the same path as every change."""
        await self.write([(SAME_VERSION, {})])

    @asynccontextmanager
    async def connected(self) -> AsyncIterator[AsyncConnection]:
        """Return a connection for reading, within the time limit."""
        async with AsyncExitStack() as ending:
            try:
                connection = await ending.enter_async_context(self.engine.connect())
            except OSError as error:  # The driver leaves these as they are.
                raise NoAnswer(str(error) or type(error).__name__) from error
            if self.is_shared:
                await ending.enter_async_context(in_time(connection))
            yield connection

    @asynccontextmanager
    async def begun(self) -> AsyncIterator[AsyncConnection]:
        """Return a connection in a transaction that commits at the end, within the time limit."""
        async with self.connected() as connection, connection.begin():
            yield connection

    async def _write_shared(self, rows: Sequence[Row]) -> None:
        async with self.begun() as connection:
            await connection.run_sync(write, rows)

    def _write(self, rows: Sequence[Row]) -> None:
        """Write rows, checking before and after that the file is still at its path."""
        self._check_file()
        with self.writing.begin() as connection:
            write_at_once(connection, rows)
        self._check_file()

    def _check_file(self) -> None:
        if self._file is not None:
            self._file.check()

    @property
    def is_shared(self) -> bool:
        """Whether other servers may write to this database too."""
        return self.engine.dialect.name == "postgresql"

    async def table(self, table_id: str) -> Kept | None:
        """Return what is kept of a table, None if there is no such table."""
        async with self.connected() as connection:
            return await read_table(connection, table_id, Since())

    async def lives(self, ids: Sequence[str]) -> Sequence[sql.RowMapping]:
        """Return what is kept of how tables are run, with the status of each that there is."""
        if not ids:
            return ()
        columns = sql.select(TABLES.c.status, TABLES.c.life).where(TABLES.c.id.in_(ids))
        async with self.connected() as connection:
            return (await connection.execute(columns)).mappings().all()

    async def entries(self, table_id: str, count: int) -> list[str]:
        """Return the first entries of a table's log as they are kept."""
        if not count:
            return []
        async with self.connected() as connection:
            log, _done = await read_log(connection, table_id, 0)
        return log[:count]

    async def tables_of(self, device: str) -> list[str]:
        """Return the tables where a device is host or has a seat, the newest first."""
        seated = sql.select(SEATS.c.table_id).filter_by(device=device)
        mine = sql.or_(TABLES.c.id.in_(seated), TABLES.c.host == device)
        wanted = sql.select(TABLES.c.id).where(mine).order_by(TABLES.c.made.desc())
        async with self.connected() as c:
            return list((await c.execute(wanted)).scalars().all())

    async def tables_called(self, code: str) -> list[str]:
        """Return the tables that have not started and were given a code, whether it still holds."""
        wanted = sql.select(TABLES.c.id).where(
            TABLES.c.status == "open", TABLES.c.life.contains(f'"code":"{code}"', autoescape=True)
        )
        async with self.connected() as connection:
            return list((await connection.execute(wanted)).scalars())

    async def open_among(self, tables: set[str]) -> set[str]:
        """Return which of these tables have not started."""
        known = sql.select(TABLES.c.id).where(TABLES.c.id.in_(tables))
        async with self.connected() as connection:
            wanted = known.where(TABLES.c.status.in_(("open", "starting")))
            return set((await connection.execute(wanted)).scalars())

    async def close(self) -> None:
        """Close every connection."""
        self._thread.shutdown()
        if not self.is_shared:
            self.writing.dispose()
        await self.engine.dispose()


async def read_table(connection: AsyncConnection, table_id: str, since: Since) -> Kept | None:
    """Read a table: first its state, then the part of its log after *since*."""

    async def read(select: sql.Select[Any], *where: sql.ColumnElement[bool]) -> Rows:
        wanted = select.filter_by(table_id=table_id).where(*where)
        rows: Rows = (await connection.execute(wanted)).mappings().all()
        return rows

    found = await connection.execute(sql.select(TABLES).filter_by(id=table_id))
    row = found.mappings().first()
    if row is None:
        return None
    log, done = await read_log(connection, table_id, since.seq)
    shots = sql.select(SNAPSHOTS).order_by(SNAPSHOTS.c.seq.desc()).limit(1)
    said = await connection.execute(said_after(table_id, since.chat))
    return Kept(
        table=row,
        seats=await read(sql.select(SEATS).order_by(SEATS.c.seat)),
        log=log,
        snapshot=next(iter(await read(shots)), None) if since.seq == 0 else None,
        chat=said_in(said.mappings().all()[::-1]),
        done=done,
    )


async def read_log(
    connection: AsyncConnection, table_id: str, since: int
) -> tuple[list[str], list[Done]]:
    """Read a log after an entry in parts, so that other requests are answered in between."""
    columns = sql.select(LOG.c.entry, LOG.c.command, LOG.c.seat, LOG.c.seq)
    wanted = columns.filter_by(table_id=table_id).where(LOG.c.seq > since).order_by(LOG.c.seq)
    log: list[str] = []
    done: list[Done] = []
    async with connection.stream(wanted) as result:
        async for rows in result.partitions(READ_AT_ONCE):
            for entry, command, seat, seq in rows:
                log.append(entry)
                if command:
                    done.append(Done(seat, command, seq))
    return log, done


def engines_of(database: str) -> tuple[AsyncEngine, sql.Engine]:
    """Return the engines that read a database and write to it; PostgreSQL needs only one.

    Nothing is opened yet, except that a new file is made.
    """
    url = database_url(database)
    if is_shared(database):
        engine = create_async_engine(
            url, connect_args={"timeout": CONNECTING_SECONDS}, hide_parameters=True
        )
        return engine, engine.sync_engine
    make_folder(file_of(database).parent)
    keep_private(file_of(database))
    engine = create_async_engine(url, hide_parameters=True)
    return engine, sql.create_engine(url.set(drivername="sqlite"), hide_parameters=True)


async def open_store(database: str) -> Store:
    """Open a database, bring its schema up to date and make every commit durable."""
    engine, writing = engines_of(database)
    file = None if is_shared(database) else DatabaseFile(file_of(database))
    store = Store(engine, writing, file)
    if file is not None:
        for each in (engine.sync_engine, writing):
            event.listen(each, "do_connect", file.check)
            event.listen(each, "connect", make_durable)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(migrate)
            store.marks = await connection.run_sync(marks_in)
            if store.is_shared:
                store.signer = await connection.run_sync(signer_in)
            else:
                await connection.run_sync(open_seals, file_of(database))
                store.signer = signer_beside(file_of(database))
    except BaseException:
        await store.close()
        raise
    return store


async def try_out(database: str) -> None:
    """Open a database, write to it and close it; if any of it fails, say so in one line."""
    try:
        store = await open_store(database)
        try:
            await store.try_writing()
        finally:
            await store.close()
    except Exception as error:
        raise cannot_use(database, error) from error


def make_durable(connection: DBAPIConnection, _record: object) -> None:
    """Have SQLite use a write-ahead log and wait for the disk at each commit."""
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
