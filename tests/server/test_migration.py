"""Migration: commands of earlier schemas are found at the entries they led to."""

import asyncio

import sqlalchemy as sql
from test_schemas import on, take_steps

from passgo.server.store.migrations import VERSION
from passgo.server.store.store import Kept, open_store
from passgo.server.wire.repeated_commands import Done

TABLE = (
    "INSERT INTO tables (id, host, setup, status, secret, start, paused, engine, made)"
    " VALUES (:id, 'h', '{}', 'playing', :secret, '', :paused, '1', 0.0)"
)
ENTRY = "INSERT INTO log (table_id, seq, entry) VALUES (:id, :seq, '{}')"
COMMAND = "INSERT INTO commands VALUES (:id, :seat, 'roll', :answer, 0)"
THIRD = 3


def third_schema(connection: sql.Connection) -> None:
    """Make what a Passgo of the third schema left behind: commands stood beside the log."""
    take_steps(THIRD)(connection)
    VERSION.create(connection)
    connection.execute(VERSION.insert(), {"version": THIRD})
    for table, seat, answered in (("t", 2, 3), ("u", 0, 2)):
        kept = {"id": table, "secret": b"", "paused": False}
        connection.execute(sql.text(TABLE), kept)
        for seq in (1, 2, 3):
            connection.execute(sql.text(ENTRY), {"id": table, "seq": seq})
        answer = f'{{"id":"roll","ok":true,"seq":{answered}}}'
        connection.execute(sql.text(COMMAND), {"id": table, "seat": seat, "answer": answer})


async def with_commands(database: str) -> list[Kept | None]:
    """Return the two tables as they are read now."""
    store = await open_store(database)
    kept = [await store.table("t"), await store.table("u")]
    async with store.engine.connect() as connection:
        assert "commands" not in await connection.run_sync(
            lambda c: sql.inspect(c).get_table_names()
        )
    await store.close()
    return kept


def test_commands_of_the_third_schema_are_found_at_the_entries_they_led_to(database: str) -> None:
    on(database, third_schema)

    first, second = asyncio.run(with_commands(database))
    assert first is not None
    assert second is not None

    assert (len(first.log), first.done) == (3, [Done(seat=2, command="roll", seq=3)])
    assert (len(second.log), second.done) == (3, [Done(seat=0, command="roll", seq=2)])
