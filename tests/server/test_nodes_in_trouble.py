"""Nodes in trouble: one that is slow, one that lost a room, one that holds a later duty."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any

from postgres import Postgres
from processes import until
from shares import get_ready, start_at_once
from test_rooms_in_memory import Heard

from passgo.server.nodes import Nodes, bury
from passgo.server.play.bot_pool import Pool
from passgo.server.rooms.attendance import join, part
from passgo.server.rooms.room import Room
from passgo.server.rooms.rooms import Rooms, leave_memory
from passgo.server.settings import Rhythm
from passgo.server.store import table_rows
from passgo.server.store.store import Store, open_store
from passgo.server.store.writer import Draft, NotKept, Writer
from passgo.server.table.seats import take_seat
from passgo.server.table.table import Place, Wanted

FAST = Rhythm(look=0.1, lease=60.0, hold=0.5)


class Server:
    """A node without sockets."""

    def __init__(self, store: Store) -> None:
        self.store, self.writer = store, Writer(store)
        self.nodes = Nodes(store, 0.05, FAST)
        self.rooms = Rooms(store, self.writer, Pool(), self.nodes.timers, 0.05)

    async def join(self, table_id: str, seat: int) -> tuple[Room, Heard]:
        room, who = await self.rooms.get(table_id), Heard(f"device {seat}")
        await self.writer.do(lambda draft: join(draft, room, who, 0), room)
        return room, who

    async def part(self, room: Room, who: Heard) -> None:
        await self.writer.do(lambda draft: part(draft, room, who), room)


@asynccontextmanager
async def node(database: str) -> AsyncIterator[Server]:
    server = Server(await open_store(database))
    await server.nodes.start(server.writer, server.rooms.in_memory)
    try:
        yield server
    finally:
        await server.writer.stop()
        await server.rooms.close()
        await server.writer.stop()
        await server.nodes.stop()
        await server.store.close()


async def two_people(server: Server, **more: Any) -> str:
    """Return a table with two people who are ready."""
    wanted = Wanted(edition="classic-2003", seats=(Place(), Place()), **more)
    made = (await server.rooms.create(wanted, "device 0")).table.id

    def sit(draft: Draft, room: Room, seat: int) -> None:
        take_seat(room.table, seat, f"device {seat}", f"P{seat}")
        get_ready(room.table, seat)
        table_rows.keep_seat(draft, room.table, seat)

    for seat in (0, 1):
        await server.rooms.change(made, partial(sit, seat=seat))
    return made


def test_who_stayed_on_a_slow_node_gets_a_covered_seat_back(postgres: Postgres) -> None:
    async def run() -> None:
        database = postgres.database()
        async with node(database) as here, node(database) as there:
            made = await two_people(here, grace=0)
            await here.rooms.change(made, start_at_once)
            room, _ = await here.join(made, 0)
            other, _ = await there.join(made, 1)
            covered = asyncio.create_task(until(lambda: other.table.seats[0].cover == "away"))
            slow = here.nodes._tasks[1]
            slow.cancel()
            async with there.store.engine.begin() as connection:
                await bury(connection, [here.nodes._node])
            await covered
            here.nodes._tasks[1] = asyncio.create_task(here.nodes._look_again(here.writer))
            await until(lambda: not other.audience.presence.away)
            await until(lambda: other.table.seats[0].cover == "")
            assert room.table.seats[0].cover == ""

    asyncio.run(run())


def test_who_was_cut_off_by_the_database_is_not_taken_for_present(postgres: Postgres) -> None:
    async def run() -> None:
        database = postgres.database()
        async with node(database) as here, node(database) as there:
            made = await two_people(here)
            room, who = await here.join(made, 0)
            other, _ = await there.join(made, 1)
            assert not other.audience.presence.away
            good = here.nodes.catch_up

            async def fail(*_: object) -> None:
                raise OSError("the database is away")

            here.nodes.catch_up = fail  # type: ignore[assignment,method-assign]
            with suppress(NotKept):
                await here.writer.do(room.tell_change, room)
            with suppress(NotKept):
                await here.part(room, who)
            here.nodes.catch_up = good  # type: ignore[method-assign]
            await until(lambda: 0 in other.audience.presence.away)

    asyncio.run(run())


def test_a_nearer_duty_does_not_wait_for_who_holds_a_later_one(postgres: Postgres) -> None:
    async def run() -> None:
        database = postgres.database()
        async with node(database) as here, node(database) as there:
            made = await two_people(here, grace=3600, clock=3600)
            people = [await here.join(made, seat) for seat in (0, 1)]
            await here.rooms.change(made, start_at_once)
            for room, who in people:
                await here.part(room, who)
            room = people[0][0]
            await here.writer.do(lambda draft: leave_memory(draft, room), room)
            await there.rooms.change(made, wait_for_nobody)
            other, _ = await there.join(made, 1)
            await until(lambda: other.table.seats[0].cover == "away")

    asyncio.run(run())


def wait_for_nobody(draft: Draft, room: Room) -> None:
    room.table.life.grace = 0
    room.tell_change(draft)
