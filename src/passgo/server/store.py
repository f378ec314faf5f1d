"""The store: opens the database and reads what it keeps; only the writer writes."""

from collections.abc import Sequence
from pathlib import Path

import sqlalchemy as sql
from msgspec import Struct
from sqlalchemy import event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from passgo.server.schema import CHAT, COMMANDS, LOG, SEATS, SNAPSHOTS, TABLES, migrate

CHAT_KEPT = 50


class Kept(Struct, frozen=True):
    """Everything that is kept of one table."""

    table: sql.RowMapping
    seats: Sequence[sql.RowMapping]
    log: Sequence[str]
    snapshot: sql.RowMapping | None
    chat: Sequence[sql.RowMapping]
    commands: Sequence[sql.RowMapping]


class Store:
    """A database that is open: SQLite in a file, or PostgreSQL."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def table(self, table_id: str) -> Kept | None:
        """Return what is kept of a table, None when there is no such table."""
        async with self.engine.connect() as c:
            row = (await c.execute(sql.select(TABLES).filter_by(id=table_id))).mappings().first()
            if row is None:
                return None
            seats = sql.select(SEATS).filter_by(table_id=table_id).order_by(SEATS.c.seat)
            log = sql.select(LOG.c.entry).filter_by(table_id=table_id).order_by(LOG.c.seq)
            shots = sql.select(SNAPSHOTS).filter_by(table_id=table_id)
            last = shots.order_by(SNAPSHOTS.c.seq.desc()).limit(1)
            said = sql.select(CHAT).filter_by(table_id=table_id).order_by(CHAT.c.number.desc())
            answered = sql.select(COMMANDS).filter_by(table_id=table_id)
            return Kept(
                table=row,
                seats=(await c.execute(seats)).mappings().all(),
                log=(await c.execute(log)).scalars().all(),
                snapshot=(await c.execute(last)).mappings().first(),
                chat=(await c.execute(said.limit(CHAT_KEPT))).mappings().all()[::-1],
                commands=(await c.execute(answered)).mappings().all(),
            )

    async def tables_of(self, device: str) -> list[str]:
        """Return the tables where a device is host or has a seat, the newest first."""
        seated = sql.select(SEATS.c.table_id).filter_by(device=device)
        mine = sql.or_(TABLES.c.id.in_(seated), TABLES.c.host == device)
        wanted = sql.select(TABLES.c.id).where(mine).order_by(TABLES.c.made.desc())
        async with self.engine.connect() as c:
            return list((await c.execute(wanted)).scalars().all())

    async def close(self) -> None:
        """Close every connection."""
        await self.engine.dispose()


def database_url(database: str) -> str:
    """Return the address of a database: a URL as it is, with its driver, or a SQLite file."""
    if database.startswith(("postgresql://", "postgres://")):
        return "postgresql+asyncpg://" + database.partition("://")[2]
    if "://" in database:
        return database
    return f"sqlite+aiosqlite:///{Path(database).absolute()}"


async def open_store(database: str) -> Store:
    """Open a database, bring its schema up to date and make every commit durable."""
    url = database_url(database)
    if url.startswith("sqlite"):
        Path(url.partition(":///")[2]).parent.mkdir(parents=True, exist_ok=True)
    engine = create_async_engine(url)
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", make_durable)
    store = Store(engine)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(migrate)
    except BaseException:
        await store.close()
        raise
    return store


def make_durable(connection: DBAPIConnection, _record: object) -> None:
    """Have SQLite write ahead and wait for the disk at each commit."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
