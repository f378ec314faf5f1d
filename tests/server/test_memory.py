"""Memory: rooms that nobody looks at leave it and come back from the store."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

import pytest
from tables import AT_LAST, nowhere

from passgo.server.listening import Listener
from passgo.server.pool import Pool
from passgo.server.room import Room
from passgo.server.rooms import Rooms
from passgo.server.store import open_store
from passgo.server.table import Place, Wanted
from passgo.server.timers import Alone
from passgo.server.writer import Draft, Writer

BOTS = Wanted(edition="classic-2003", seats=(Place(level="novice"), Place(level="steady")))
SOON = 0.02


@asynccontextmanager
async def house(database: str) -> AsyncIterator[Rooms]:
    """Rooms over a database, which are tidied all the time."""
    store = await open_store(database)
    writer, pool = Writer(store), Pool()
    rooms = Rooms(store, writer, pool, Alone(), rent_grace=0.0)
    tidying = asyncio.create_task(rooms.tidy(SOON))
    yield rooms
    tidying.cancel()
    await writer.stop()
    await rooms.close()
    pool.close()
    await store.close()


async def left(rooms: Rooms) -> None:
    """Wait until no room is in memory."""
    async with asyncio.timeout(AT_LAST):
        while rooms.all:
            await asyncio.sleep(SOON)


def begin(draft: Draft, room: Room) -> None:
    room.start(draft)


def test_an_idle_room_leaves_memory_and_comes_back_as_it_was(database: str) -> None:
    async def run() -> tuple[Room, Room]:
        async with house(database) as rooms:
            made = await rooms.create(BOTS, "host")
            begun = await rooms.change(made.table.id, begin)
            await left(rooms)
            back = await rooms.get(made.table.id)
            return begun, back

    begun, back = asyncio.run(run())

    assert begun is not back
    assert begun.is_forgotten
    assert begun.match is not None
    assert back.match is not None
    assert back.match.game.position() == begun.match.game.position()


def test_a_room_with_a_listener_stays_until_the_listener_is_gone(database: str) -> None:
    async def run() -> list[bool]:
        async with house(database) as rooms:
            listener, table = Listener(nowhere), (await rooms.create(BOTS, "host")).table
            room = await rooms.change(table.id, lambda draft, room: room.join(draft, listener, 0))
            idle = await rooms.create(BOTS, "host")
            async with asyncio.timeout(AT_LAST):
                while idle in rooms.all:
                    await asyncio.sleep(SOON)
            stays = room in rooms.all
            await rooms.writer.do(partial(room.part, listener=listener), room)
            await left(rooms)
            return [stays, room.is_forgotten]

    assert asyncio.run(run()) == [True, True]


def test_a_change_whose_room_left_memory_before_it_is_made_at_the_new_one(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> tuple[bool, bool]:
        async with house(database) as rooms:
            room = await rooms.create(BOTS, "host")
            found, late = rooms.get, [room]

            async def get(table_id: str) -> Room:
                return late.pop() if late else await found(table_id)

            monkeypatch.setattr(rooms, "get", get)
            room.forget()
            begun = await rooms.change(room.table.id, begin)
            return begun is room, begun.match is not None

    assert asyncio.run(run()) == (False, True)
