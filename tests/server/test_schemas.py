"""Schemas: a database that each earlier Passgo left behind is migrated and played on.

`schemas/version-N.sql` is what the code of that time wrote: a classic game of one person against
a novice, seven decisions old, with a word in the chat. Its head says whose game it is.
"""

import asyncio
import re
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql
from scripts import play_on
from sqlalchemy.ext.asyncio import create_async_engine
from tables import Guest, running
from test_restart import again, service

from passgo.server.http.devices import COOKIE
from passgo.server.store.migrations import MIGRATIONS, VERSION, migrate
from passgo.server.store.schema import METADATA
from passgo.server.store.urls import database_url, is_shared

FOLDER = Path(__file__).parent / "schemas"
VERSIONS = range(1, len(MIGRATIONS) + 1)


def dump(version: int) -> str:
    """Return what was left behind, as SQL."""
    return (FOLDER / f"version-{version}.sql").read_text(encoding="utf-8")


def on(database: str, do: Callable[[sql.Connection], Any]) -> Any:
    """Do something with a database in one transaction."""

    async def run() -> Any:
        engine = create_async_engine(database_url(database))
        async with engine.begin() as connection:
            done = await connection.run_sync(do)
        await engine.dispose()
        return done

    return asyncio.run(run())


def shape(connection: sql.Connection) -> dict[str, object]:
    """Return the columns, keys and indexes of every table but that of the version."""
    look = sql.inspect(connection)
    return {
        table: (
            {c["name"]: column_shape(c) for c in look.get_columns(table)},
            look.get_pk_constraint(table)["constrained_columns"],
            [(k["constrained_columns"], k["referred_table"]) for k in look.get_foreign_keys(table)],
            sorted((str(i["name"]), tuple(i["column_names"])) for i in look.get_indexes(table)),
        )
        for table in look.get_table_names()
        if table != VERSION.name
    }


def column_shape(column: Any) -> tuple[str, bool, str]:
    return str(column["type"]), column["nullable"], str(column["default"])


def take_steps(upto: int) -> Callable[[sql.Connection], None]:
    def steps(connection: sql.Connection) -> None:
        for step in MIGRATIONS[:upto]:
            step(connection)

    return steps


def restore(version: int, database: str) -> None:
    """Put what was left behind into a database; its rows alone, where it was another kind."""
    if not is_shared(database):
        kept = sqlite3.connect(database)
        kept.executescript(dump(version))
        kept.close()
        return
    source = sql.create_engine("sqlite://", poolclass=sql.StaticPool)
    with source.connect() as old:
        old.connection.executescript(dump(version))
        found = sql.MetaData()
        found.reflect(old)
        rows = {
            table: old.execute(sql.select(table)).mappings().all() for table in found.sorted_tables
        }

    def copy(connection: sql.Connection) -> None:
        take_steps(version)(connection)
        VERSION.create(connection)
        for table, kept in rows.items():
            if kept:
                connection.execute(table.insert(), [dict(row) for row in kept])

    on(database, copy)


async def played_on(database: str, version: int) -> Guest:
    """Return the person of an old game, come back for three more decisions."""
    told = dict(re.findall(r"(?m)^-- (\w+) (\S+)$", dump(version)))
    async with running(service(database)) as base:
        before = Guest(base)
        before.http.cookies.set(COOKIE, told["secret"])
        before.table, before.seat = told["table"], int(told["seat"])
        guest = await again(before, base)
        assert guest.seq >= int(told["seq"])
        await guest.play({"do": "Roll"}, id="once", answers=1)
        assert await play_on(guest, 3) == 3
        await guest.close()
        await before.http.aclose()
    return guest


@pytest.mark.parametrize("version", VERSIONS)
def test_a_game_that_an_earlier_schema_kept_is_played_on(database: str, version: int) -> None:
    restore(version, database)

    guest = asyncio.run(played_on(database, version))

    assert guest.answers["once"]["ok"], "the command was done on that evening"
    assert [said["text"] for said in guest.said] == ["à demain"]
    assert on(database, lambda c: c.execute(sql.select(VERSION.c.version)).scalars().all()) == [
        len(MIGRATIONS)
    ]


@pytest.mark.parametrize("version", VERSIONS)
def test_a_step_makes_what_the_code_of_its_time_made(tmp_path: Path, version: int) -> None:
    left, made = str(tmp_path / "left.sqlite"), str(tmp_path / "made.sqlite")
    restore(version, left)
    on(made, take_steps(version))

    assert on(made, shape) == on(left, shape)


def test_the_steps_end_at_today_s_tables(database: str) -> None:
    on(database, migrate)
    by_steps = on(database, shape)

    def afresh(connection: sql.Connection) -> None:
        found = sql.MetaData()
        found.reflect(connection)
        found.drop_all(connection)
        METADATA.create_all(connection)

    on(database, afresh)

    assert by_steps == on(database, shape)


def test_steps_that_were_interrupted_may_be_taken_again(database: str) -> None:
    restore(1, database)
    on(database, take_steps(3))
    on(database, migrate)
    by_steps = on(database, shape)
    on(database, lambda c: c.execute(VERSION.update().values(version=0)))
    on(database, migrate)

    assert on(database, shape) == by_steps


def test_every_earlier_schema_has_its_database() -> None:
    assert len(list(FOLDER.iterdir())) == len(MIGRATIONS)
