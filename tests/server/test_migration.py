"""Migration: a database of the first schema is brought up to date with its tables."""

import asyncio
import sqlite3
from pathlib import Path

import sqlalchemy as sql

from passgo.server.store import table_rows
from passgo.server.store.schema import TABLES
from passgo.server.store.store import Kept, open_store
from passgo.server.table.motion_types import Life
from passgo.server.table.table import Seat
from passgo.server.wire.answers import Done

FIRST = """
CREATE TABLE tables (id TEXT NOT NULL PRIMARY KEY, host TEXT NOT NULL, setup TEXT NOT NULL,
  status TEXT NOT NULL, secret BLOB NOT NULL, start TEXT NOT NULL, paused BOOLEAN NOT NULL,
  engine TEXT NOT NULL, made FLOAT NOT NULL);
CREATE TABLE seats (table_id TEXT NOT NULL REFERENCES tables (id), seat INTEGER NOT NULL,
  level TEXT NOT NULL, name TEXT NOT NULL, device TEXT NOT NULL, contribution TEXT NOT NULL,
  PRIMARY KEY (table_id, seat));
CREATE TABLE log (table_id TEXT NOT NULL, seq INTEGER NOT NULL, entry TEXT NOT NULL,
  PRIMARY KEY (table_id, seq));
CREATE TABLE commands (table_id TEXT NOT NULL, seat INTEGER NOT NULL, id TEXT NOT NULL,
  answer TEXT NOT NULL, PRIMARY KEY (table_id, seat, id));
CREATE TABLE snapshots (table_id TEXT NOT NULL, seq INTEGER NOT NULL, position TEXT NOT NULL,
  draws INTEGER NOT NULL, PRIMARY KEY (table_id, seq));
CREATE TABLE chat (table_id TEXT NOT NULL, number INTEGER NOT NULL, seat INTEGER NOT NULL,
  text TEXT NOT NULL, PRIMARY KEY (table_id, number));
CREATE TABLE schema_version (version INTEGER);
INSERT INTO schema_version VALUES (1);
INSERT INTO tables VALUES ('old', 'host', '{"edition":"classic-2003","pace":"3x"}', 'open',
  x'00', '', 0, '0.1', 1.5);
INSERT INTO seats VALUES ('old', 0, '', 'Ana', 'device', 'aa');
INSERT INTO seats VALUES ('old', 1, 'novice', 'Ada', '', '');
"""
COMMANDS = (
    "CREATE TABLE commands (table_id TEXT, seat INTEGER, id TEXT, answer TEXT, version INTEGER)",
    'INSERT INTO commands VALUES (\'t\', 2, \'roll\', \'{"id":"roll","ok":true,"seq":3}\', 0)',
    'INSERT INTO commands VALUES (\'u\', 0, \'roll\', \'{"id":"roll","ok":true,"seq":2}\', 0)',
    "ALTER TABLE log DROP COLUMN seat",
    "ALTER TABLE log DROP COLUMN command",
    *(f"INSERT INTO log VALUES ('{table}', {seq}, '{{}}')" for table in "tu" for seq in (1, 2, 3)),
    "UPDATE schema_version SET version = 3",
)
"""What makes a database of the third schema of a new one: commands stood beside the log."""


OLD_TABLE = {
    **{"host": "h", "setup": "{}", "status": "playing", "secret": b"", "start": ""},
    **{"paused": False, "engine": "1", "made": 0.0},
}


async def opened(path: Path) -> Kept | None:
    """Return the old table as it is read after two starts."""
    first = await open_store(str(path))
    await first.close()
    store = await open_store(str(path))
    kept = await store.table("old")
    await store.close()
    return kept


def test_a_table_of_the_first_schema_lives_on(tmp_path: Path) -> None:
    path = tmp_path / "old.sqlite"
    with sqlite3.connect(path) as database:
        database.executescript(FIRST)
    database.close()

    kept = asyncio.run(opened(path))
    assert kept is not None
    table = table_rows.table_of(kept)
    assert (table.pace, table.life) == ("3x", Life())
    assert table.seats == [
        Seat(name="Ana", device="device", contribution="aa"),
        Seat(level="novice", name="Ada"),
    ]


async def with_commands(database: str) -> list[Kept | None]:
    """Return two tables of the third schema as they are read now."""
    store = await open_store(database)
    async with store.engine.begin() as connection:
        for table in ("t", "u"):
            await connection.execute(TABLES.insert(), OLD_TABLE | {"id": table})
        for statement in COMMANDS:
            await connection.exec_driver_sql(statement)
    await store.close()
    store = await open_store(database)
    kept = [await store.table("t"), await store.table("u")]
    async with store.engine.connect() as connection:
        assert "commands" not in await connection.run_sync(
            lambda c: sql.inspect(c).get_table_names()
        )
    await store.close()
    return kept


def test_commands_of_the_third_schema_are_found_at_the_entries_they_led_to(database: str) -> None:
    first, second = asyncio.run(with_commands(database))
    assert first is not None
    assert second is not None

    assert (len(first.log), first.done) == (3, [Done(seat=2, command="roll", seq=3)])
    assert (len(second.log), second.done) == (3, [Done(seat=0, command="roll", seq=2)])
