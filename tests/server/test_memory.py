"""Memory: rooms that nobody looks at leave it and come back from the store."""

import asyncio
import gc
import threading
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from weakref import ref

import pytest
from shares import get_ready, start_at_once
from tables import AT_LAST, nowhere

from passgo.server.play.bot_pool import Pool
from passgo.server.play.match import Match
from passgo.server.rooms import rooms as memory
from passgo.server.rooms.attendance import join, part
from passgo.server.rooms.motions import move
from passgo.server.rooms.room import Room
from passgo.server.rooms.rooms import Rooms, match_of
from passgo.server.rooms.timers import Alone
from passgo.server.store import table_rows
from passgo.server.store.rows import Row
from passgo.server.store.store import Kept, open_store
from passgo.server.store.writer import Draft, NotKept, Writer
from passgo.server.table.motion_types import GoBack
from passgo.server.table.seats import take_seat
from passgo.server.table.table import Place, Table, Wanted
from passgo.server.wire.listeners import Listener

BOTS = Wanted(edition="classic-2003", seats=(Place(level="novice"), Place(level="steady")))
SOON = 0.02


@asynccontextmanager
async def house(database: str, idle: float = SOON) -> AsyncIterator[Rooms]:
    """Rooms over a database, which are tidied all the time."""
    store = await open_store(database)
    writer, pool = Writer(store), Pool()
    rooms = Rooms(store, writer, pool, Alone(), rent_grace=0.0)
    tidying = asyncio.create_task(rooms.tidy(idle))
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
    start_at_once(draft, room)


def test_an_idle_room_leaves_memory_and_comes_back_beside_the_loop_as_it_was(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    loading: list[threading.Thread] = []

    def watched(table: Table, kept: Kept) -> Match:
        loading.append(threading.current_thread())
        return match_of(table, kept)

    monkeypatch.setattr(memory, "match_of", watched)

    async def run() -> tuple[Room, Room]:
        async with house(database) as rooms:
            made = await rooms.create(BOTS, "host")
            begun = await rooms.change(made.table.id, begin)
            await left(rooms)
            back = await rooms.get(made.table.id)
            return begun, back

    begun, back = asyncio.run(run())

    assert begun is not back
    assert len(loading) == 1
    assert threading.main_thread() not in loading
    assert begun.is_forgotten
    assert begun.match is not None
    assert back.match is not None
    assert back.match.game.position() == begun.match.game.position()


def test_a_room_with_a_listener_stays_until_the_listener_is_gone(database: str) -> None:
    async def run() -> list[bool]:
        async with house(database) as rooms:
            listener, table = Listener(nowhere), (await rooms.create(BOTS, "host")).table
            room = await rooms.change(table.id, lambda draft, room: join(draft, room, listener, 0))
            idle = await rooms.create(BOTS, "host")
            async with asyncio.timeout(AT_LAST):
                while idle in rooms.all:
                    await asyncio.sleep(SOON)
            stays = room in rooms.all
            await rooms.writer.do(partial(part, room=room, listener=listener), room)
            await left(rooms)
            return [stays, room.is_forgotten]

    assert asyncio.run(run()) == [True, True]


def test_of_too_many_rooms_those_leave_first_that_nobody_used_for_longest(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(memory, "ROOMS_KEPT", 3)

    async def run() -> list[bool]:
        async with house(database, idle=3600.0) as rooms:
            made = [await rooms.create(BOTS, "host")]
            listener = Listener(nowhere)
            await rooms.change(made[0].table.id, lambda draft, room: join(draft, room, listener, 0))
            made += [await rooms.create(BOTS, "host") for _ in range(2)]
            await rooms.get(made[1].table.id)
            made.append(await rooms.create(BOTS, "host"))
            await rooms.writer.stop()
            assert (await rooms.get(made[2].table.id)).table.id == made[2].table.id
            return [room in rooms.all for room in made]

    assert asyncio.run(run()) == [True, False, False, True]


def test_long_games_that_nobody_looks_at_leave_memory_before_there_are_many(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(memory, "ENTRIES_KEPT", 5)

    async def run() -> list[bool]:
        async with house(str(tmp_path / "games.sqlite"), idle=3600.0) as rooms:
            made = [await rooms.create(BOTS, "host") for _ in range(3)]
            await rooms.change(made[1].table.id, begin)
            for _ in range(5):
                await rooms.change(made[1].table.id, act)
            await rooms.change(made[2].table.id, begin)
            await rooms.create(BOTS, "host")
            await rooms.writer.stop()
            return [room in rooms.all for room in made]

    assert asyncio.run(run()) == [False, False, True]


def test_a_room_that_left_memory_is_given_back_at_once(tmp_path: Path) -> None:
    """Nobody searches for rings of garbage on a server that is calm."""

    async def run() -> list[object]:
        async with house(str(tmp_path / "games.sqlite"), idle=3600.0) as rooms:
            room, people = await seated(rooms)
            await rooms.change(room.table.id, act)
            for listener in people:
                await rooms.writer.do(partial(part, room=room, listener=listener), room)
            left: list[Callable[[], object]] = [
                ref(room),
                ref(room.audience),
                ref(room.running().game),
            ]
            room.forget()
            del room
            await rooms.writer.do(lambda _draft: None)
            async with asyncio.timeout(AT_LAST):
                while any(found() is not None for found in left):
                    await asyncio.sleep(SOON)
            return [found() for found in left]

    gc.collect()
    gc.disable()
    try:
        assert asyncio.run(run()) == [None, None, None]
    finally:
        gc.enable()


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


def test_who_parts_from_a_room_that_lost_a_step_writes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> tuple[bool, list[str], list[str]]:
        async with house(str(tmp_path / "games.sqlite")) as rooms:
            room, people = await seated(rooms)
            for _ in range(4):
                await rooms.change(room.table.id, act)
            await rooms.change(room.table.id, partial(move, device="d0", motion=GoBack(seq=3)))
            before = await kept_log(rooms, room)
            with monkeypatch.context() as broken:
                broken.setattr(rooms.store, "write", full)
                with pytest.raises(NotKept):
                    await rooms.change(room.table.id, act)
            for listener in reversed(people):
                await rooms.writer.do(partial(part, room=room, listener=listener), room)
            after = await kept_log(rooms, room)
            await rooms.change(room.table.id, act)
            return room.is_forgotten, before, after

    is_forgotten, before, after = asyncio.run(run())

    assert is_forgotten
    assert after == before


async def full(_rows: Sequence[Row]) -> None:
    """Write nothing: there is no room."""
    raise OSError("the disk is full")


async def seated(rooms: Rooms) -> tuple[Room, list[Listener]]:
    """Return a game of two people who listen, at a table that waits for nobody."""
    wanted = Wanted(edition="classic-2003", seats=(Place(), Place()), grace=0)
    room = await rooms.create(wanted, "d0")
    people = [Listener(nowhere, f"d{seat}") for seat in (0, 1)]

    def sit(draft: Draft, room: Room) -> None:
        for seat, listener in enumerate(people):
            take_seat(room.table, seat, listener.device, f"P{seat}")
            get_ready(room.table, seat)
            table_rows.keep_seat(draft, room.table, seat)
            join(draft, room, listener, 0)

    await rooms.change(room.table.id, sit)
    return await rooms.change(room.table.id, begin), people


def act(draft: Draft, room: Room) -> None:
    """Do the simplest for whoever is asked."""
    match = room.running()
    seat = match.prompt()["seats"][0]
    assert room.act_outside(draft, seat, match.game.simplest(seat), match.seq)


async def kept_log(rooms: Rooms, room: Room) -> list[str]:
    kept = await rooms.store.table(room.table.id)
    assert kept is not None
    return list(kept.log)
