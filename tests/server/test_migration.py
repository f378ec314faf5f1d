"""Migration: commands of earlier schemas are found at the entries they led to."""

import asyncio

import sqlalchemy as sql

from passgo.server.store.schema import TABLES
from passgo.server.store.store import Kept, open_store
from passgo.server.wire.repeated_commands import Done

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
