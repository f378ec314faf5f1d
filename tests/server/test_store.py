"""The store: nothing is acknowledged before it is on the disk, and nothing acknowledged is lost."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from pathlib import Path

import pytest
import sqlalchemy as sql
from postgres import Postgres
from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncConnection

from passgo.server.store import migrations, schema
from passgo.server.store.rows import Row
from passgo.server.store.store import Store, open_store
from passgo.server.store.urls import database_url
from passgo.server.store.writer import Draft, Job, NotKept, Writer

DURABLE: dict[str, dict[str, object]] = {
    "sqlite": {"PRAGMA journal_mode": "wal", "PRAGMA synchronous": 2},
    "postgresql": {
        "SHOW fsync": "on",
        "SHOW synchronous_commit": "on",
        "SHOW full_page_writes": "on",
    },
}
VALUES = {"host": "", "setup": "{}", "status": "open", "secret": b"", "start": "", "made": 0.0}


def kept(draft: Draft, number: int, told: list[str]) -> int:
    draft.keep(schema.TABLES.insert(), id=f"t{number}", paused=False, engine="", **VALUES)
    draft.tell(lambda: told.append(f"told {number}"))
    return number


class Memory:
    """Something that can lose a change."""

    forgotten = False

    def settle(self) -> None:
        """Nothing is told of it."""

    def forget(self) -> None:
        self.forgotten = True


async def opened(database: str) -> tuple[Store, Writer]:
    store = await open_store(database)
    writer = Writer(store)
    return store, writer


def test_a_commit_with_full_synchronisation_precedes_what_is_told(database: str) -> None:
    async def run() -> tuple[str, list[str]]:
        store, writer = await opened(database)
        durable = DURABLE[store.engine.dialect.name]
        seen: list[str] = []

        def committing(connection: sql.Connection) -> None:
            found = {ask: connection.exec_driver_sql(ask).scalar() for ask in durable}
            seen.append(f"commit {found}")

        event.listen(store.writing, "commit", committing)
        await asyncio.gather(*(writer.do(partial(kept, number=n, told=seen)) for n in range(4)))
        await writer.stop()
        await store.close()
        return f"commit {durable}", seen

    expected, seen = asyncio.run(run())

    assert seen[0] == expected
    assert [line for line in seen if line.startswith("told")] == [f"told {n}" for n in range(4)]
    assert sum(line.startswith("commit") for line in seen) < 4


def test_what_the_database_does_not_take_is_told_to_nobody(database: str) -> None:
    async def run() -> tuple[list[str], bool]:
        store, writer = await opened(database)
        told: list[str] = []
        memory = Memory()
        await writer.do(lambda draft: kept(draft, 1, told))
        with pytest.raises(NotKept):
            await writer.do(lambda draft: kept(draft, 1, told), memory)
        await writer.stop()
        await store.close()
        return told, memory.forgotten

    assert asyncio.run(run()) == (["told 1"], True)


def test_what_was_applied_while_a_commit_failed_is_lost_with_it(tmp_path: Path) -> None:
    async def run() -> list[str]:
        store, writer = await opened(str(tmp_path / "games.sqlite"))
        told: list[str] = []
        begun, ends, writes = asyncio.Event(), asyncio.Event(), store.write

        async def failing(_rows: Sequence[Row]) -> None:
            begun.set()
            await ends.wait()
            raise OSError("the disk is full")

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(store, "write", failing)
            first = asyncio.create_task(writer.do(partial(kept, number=1, told=told)))
            await begun.wait()
            patch.setattr(store, "write", writes)
            applied = asyncio.Event()
            second = asyncio.create_task(writer.do(partial(seen_applied, told=told, when=applied)))
            await applied.wait()
            ends.set()
            found = await asyncio.gather(first, second, return_exceptions=True)
        await writer.do(partial(kept, number=3, told=told))
        await writer.stop()
        await store.close()
        return [*told, *(type(error).__name__ for error in found)]

    assert asyncio.run(run()) == ["told 3", "NotKept", "NotKept"]


def seen_applied(draft: Draft, told: list[str], when: asyncio.Event) -> int:
    when.set()
    return kept(draft, 2, told)


def test_what_cannot_be_told_is_kept_and_everybody_must_come_back(tmp_path: Path) -> None:
    def fail() -> None:
        raise LookupError

    def badly(draft: Draft) -> None:
        kept(draft, 1, [])
        draft.tell(fail)

    async def run() -> tuple[list[str], bool, int]:
        store, writer = await opened(str(tmp_path / "games.sqlite"))
        told: list[str] = []
        memory = Memory()
        writer.post(badly, memory)
        await writer.do(partial(kept, number=2, told=told))
        async with store.engine.connect() as connection:
            count = await connection.scalar(sql.select(sql.func.count()).select_from(schema.TABLES))
        await store.close()
        return told, memory.forgotten, count or 0

    assert asyncio.run(run()) == (["told 2"], True, 2)


def test_a_database_of_a_newer_version_is_left_alone(database: str) -> None:
    async def run() -> None:
        store = await open_store(database)
        async with store.engine.begin() as connection:
            await connection.execute(migrations.VERSION.update().values(version=99))
        await store.close()
        with pytest.raises(migrations.NewerSchema):
            await open_store(database)

    asyncio.run(run())


def test_a_postgresql_address_gets_its_driver() -> None:
    assert str(database_url("postgresql://me@db/x")) == "postgresql+asyncpg://me@db/x"
    assert str(database_url("/tmp/x.sqlite")) == "sqlite+aiosqlite:////tmp/x.sqlite"
    assert str(database_url("sqlite:////tmp/x.sqlite")) == "sqlite+aiosqlite:////tmp/x.sqlite"


def test_nodes_that_start_together_bring_the_schema_up_to_date_once(postgres: Postgres) -> None:
    async def run() -> list[int | None]:
        database = postgres.database()
        stores = await asyncio.gather(*(open_store(database) for _ in range(4)))
        async with stores[0].engine.connect() as connection:
            found = await connection.execute(sql.select(migrations.VERSION.c.version))
            versions = list(found.scalars())
        for store in stores:
            await store.close()
        return versions

    assert asyncio.run(run()) == [len(migrations.MIGRATIONS)]


def refused(draft: Draft, number: int, told: list[str]) -> None:
    """Say something to a table that is not there, which no database takes."""
    draft.keep(schema.CHAT.insert(), table_id=f"none{number}", number=1, seat=0, text="")
    draft.tell(lambda: told.append(f"told {number}"))


class AllTogether:
    """Shares with nobody."""

    async def catch_up(self, _connection: AsyncConnection, _jobs: Sequence[Job]) -> None:
        """There is nobody to catch up with."""

    def rows(self, _jobs: Sequence[Job]) -> list[Row]:
        return []

    def kept(self, _jobs: Sequence[Job]) -> None:
        """Nobody is told."""


def test_a_change_that_the_database_refuses_is_lost_alone(database: str) -> None:
    async def run() -> tuple[list[str], list[bool], list[str], list[int]]:
        store, writer = await opened(database)
        writer.sharing = AllTogether() if store.is_shared else None
        told: list[str] = []
        one, other = Memory(), Memory()
        work: list[tuple[Callable[[Draft], object], Memory | None]] = [
            (partial(kept, number=1, told=told), one),
            (partial(kept, number=2, told=told), other),
            (partial(refused, number=3, told=told), one),
            (partial(kept, number=4, told=told), one),
            (partial(kept, number=5, told=told), other),
            (partial(refused, number=6, told=told), None),
            (partial(kept, number=7, told=told), None),
        ]
        doing = (writer.do(*each) for each in work)
        found = await asyncio.gather(*doing, return_exceptions=True)
        await writer.stop()
        await store.close()
        lost = [type(each).__name__ for each in found if isinstance(each, Exception)]
        failures = [writer.failures.commits, writer.failures.changes]
        return told, [one.forgotten, other.forgotten], lost, failures

    told, forgotten, lost, failures = asyncio.run(run())

    assert told == ["told 1", "told 2", "told 5", "told 7"]
    assert forgotten == [True, False]
    assert lost == ["NotKept"] * 3
    assert failures == [2, 2]


def test_a_database_that_fails_while_jobs_are_tried_one_by_one_loses_only_the_rest(
    tmp_path: Path,
) -> None:
    async def run() -> tuple[list[str], list[str]]:
        store, writer = await opened(str(tmp_path / "games.sqlite"))
        told: list[str] = []
        writes, seen = store.write, list[int]()

        def failing(rows: Sequence[Row]) -> Awaitable[None]:
            seen.append(len(rows))
            if len(seen) > 2:
                raise sql.exc.OperationalError("", {}, OSError("the disk is full"))
            return writes(rows)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(store, "write", failing)
            doing = (
                writer.do(partial(work, number=number, told=told))
                for number, work in enumerate((kept, refused, kept))
            )
            found = await asyncio.gather(*doing, return_exceptions=True)
        await writer.stop()
        await store.close()
        return told, [type(each).__name__ for each in found]

    assert asyncio.run(run()) == (["told 0"], ["int", "NotKept", "NotKept"])
