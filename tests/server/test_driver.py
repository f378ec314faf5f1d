"""Driving: a game goes on whatever its bots' thoughts are: late, missing, or against the rules."""

import asyncio
import threading
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import ClassVar

import msgspec
import pytest
from shares import start_at_once
from tables import AT_LAST, nowhere

from passgo.game.orders import Bid
from passgo.server.play import bot_pool as pools
from passgo.server.play.bot_orders import Task, think
from passgo.server.play.bot_pool import Pool, Worker
from passgo.server.play.game_log import NOBODY
from passgo.server.rooms.attendance import join
from passgo.server.rooms.driver import Driver
from passgo.server.rooms.room import Room
from passgo.server.rooms.rooms import Rooms
from passgo.server.rooms.timers import Alone
from passgo.server.store.store import open_store
from passgo.server.store.writer import Draft, Writer
from passgo.server.table.duties import Duty
from passgo.server.table.table import Place, Wanted
from passgo.server.wire.listeners import Listener
from passgo.thoughts import Thought

BOTS = Wanted(
    edition="classic-2003",
    seats=(Place(level="novice"), Place(level="steady")),
    pace="instant",
)
A_WHILE = 5.0
"""Seconds after which something is taken to go on for ever."""
SLIDERS = Wanted(edition="knockout-2024", seats=BOTS.seats, pace="instant")
Thinking = Callable[[Task], Awaitable[Thought | None]]


class Scripted(Pool):
    """A pool without processes: it thinks what it is told to."""

    def __init__(self, thinking: Thinking) -> None:
        super().__init__()
        self._thinking = thinking

    async def think(self, task: Task) -> Thought | None:
        return await self._thinking(task)


@asynccontextmanager
async def bots_at_play(
    folder: Path, thinking: Thinking, wanted: Wanted = BOTS
) -> AsyncIterator[tuple[Rooms, Room]]:
    """A table of two bots that somebody looks at."""
    store = await open_store(str(folder / "games.sqlite"))
    writer = Writer(store)
    rooms = Rooms(store, writer, Scripted(thinking), Alone(), rent_grace=0.0)
    room = await rooms.create(wanted, "host")
    await writer.do(partial(join, room=room, listener=Listener(nowhere), since=0), room)
    await writer.do(partial(start_at_once, room=room), room)
    try:
        async with asyncio.timeout(AT_LAST):
            yield rooms, room
    finally:
        await rooms.close()
        await writer.stop()
        await store.close()


async def comes_to(room: Room, seq: int) -> int:
    """Wait until a game has come to a step."""
    while room.running().seq < seq:
        await asyncio.sleep(0.01)
    return room.running().seq


def test_bots_that_have_no_answer_give_the_simplest_one(tmp_path: Path) -> None:
    async def nothing(_task: Task) -> None:
        return None

    async def run() -> int:
        async with bots_at_play(tmp_path, nothing) as (_, room):
            return await comes_to(room, 20)

    assert asyncio.run(run()) >= 20


def test_bots_whose_answer_is_against_the_rules_give_the_simplest_one(tmp_path: Path) -> None:
    async def wrong(task: Task) -> Thought:
        return Thought(seat=task.seat, order=Bid(seat=task.seat, amount=-1), memory=[])

    async def run() -> int:
        async with bots_at_play(tmp_path, wrong) as (_, room):
            return await comes_to(room, 20)

    assert asyncio.run(run()) >= 20


def test_the_driver_of_a_room_that_is_forgotten_ends_whatever_is_due_there(tmp_path: Path) -> None:
    async def nothing(_task: Task) -> None:
        return None

    async def run() -> bool:
        async with bots_at_play(tmp_path, nothing) as (rooms, room):
            await comes_to(room, 4)
            room.forget()
            pool, claiming = Scripted(nothing), Alone()
            driving = asyncio.create_task(Driver(room, rooms.writer, pool, claiming, 0.0).run())
            await asyncio.wait({driving}, timeout=A_WHILE)
            return driving.done()

    assert asyncio.run(run())


def test_an_answer_that_comes_after_the_game_went_on_is_dropped(tmp_path: Path) -> None:
    asked: list[Task] = []
    first, second, late = asyncio.Event(), asyncio.Event(), asyncio.Event()

    async def slow(task: Task) -> Thought | None:
        asked.append(task)
        if len(asked) == 1:
            first.set()
            await late.wait()
            return think(task)
        second.set()
        await asyncio.Event().wait()
        return None

    async def run() -> list[int]:
        async with bots_at_play(tmp_path, slow) as (rooms, room):
            await first.wait()
            match = room.running()
            before, seat = match.seq, match.prompt()["seats"][0]
            act = match.game.simplest(seat)
            played = partial(room.act_outside, by=seat, order=act, seq=before)
            assert await rooms.writer.do(played, room)
            late.set()
            await second.wait()
            return [match.seq - before, asked[1].seed == match.bot_seed(asked[1].seat)]

    assert asyncio.run(run()) == [1, True]


class Recorder:
    """A worker without a process, which answers at once and notes whom."""

    answered: ClassVar[list[int]] = []
    made: ClassVar[threading.Semaphore]

    def __init__(self) -> None:
        self.made.acquire()

    def ask(self, data: bytes, _seconds: float) -> bytes:
        self.answered.append(msgspec.json.decode(data, type=Task).seed)
        return msgspec.json.encode(Thought(seat=0, order=None, memory=[]))


@pytest.fixture
def recorder(monkeypatch: pytest.MonkeyPatch) -> type[Recorder]:
    """Have pools work without processes; *made* is how many may be started before they wait."""
    monkeypatch.setattr(Recorder, "answered", [])
    monkeypatch.setattr(Recorder, "made", threading.Semaphore(0), raising=False)
    monkeypatch.setattr(pools, "Worker", Recorder)
    return Recorder


def test_bots_are_not_asked_about_a_moment_that_has_passed(tmp_path: Path) -> None:
    asked = list[Task]()

    async def thinking(task: Task) -> Thought | None:
        asked.append(task)
        return Thought(seat=task.seat, order=None, memory=[])

    async def run() -> None:
        async with bots_at_play(tmp_path, thinking) as (rooms, room):
            await comes_to(room, 4)
            driver = Driver(room, rooms.writer, Scripted(thinking), Alone(), rent_grace=0.0)
            for seq, is_asked in ((room.running().seq - 1, False), (room.running().seq, True)):
                asked.clear()
                await driver._do(Duty(due=0.0, kind="business", seat=NOBODY, seq=seq))
                assert bool(asked) == is_asked

    asyncio.run(run())


def test_a_bot_no_longer_moves_at_a_table_that_was_closed(tmp_path: Path) -> None:
    async def never(_task: Task) -> None:
        await asyncio.Event().wait()

    def too_late(draft: Draft, room: Room) -> None:
        match = room.running()
        (seat, *_), before = match.prompt()["seats"], match.seq
        room.table.status = "over"
        has_moved.append(room.act_outside(draft, seat, match.game.simplest(seat), before, True))
        assert match.seq == before

    async def run() -> None:
        async with bots_at_play(tmp_path, never, SLIDERS) as (rooms, room):
            await rooms.change(room.table.id, too_late)

    has_moved: list[bool] = []
    asyncio.run(run())

    assert has_moved == [False]


def asked_by(number: int) -> Task:
    return Task(position={"format": "passgo-position"}, seat=0, levels=(), seed=number)


def test_tables_are_answered_in_turn(recorder: type[Recorder]) -> None:
    async def busy_table(pool: Pool, number: int) -> None:
        for _ in range(3):
            await pool.think(asked_by(number))

    async def run() -> None:
        pool = Pool()
        recorder.made.release()
        await asyncio.gather(*(busy_table(pool, number) for number in range(4)))

    asyncio.run(run())

    assert recorder.answered == [0, 1, 2, 3] * 3


def test_a_table_that_goes_while_its_bots_wake_up_takes_no_worker_along(
    recorder: type[Recorder],
) -> None:
    async def run() -> int:
        pool = Pool()
        gone = asyncio.create_task(pool.think(asked_by(1)))
        next_one = asyncio.create_task(pool.think(asked_by(2)))
        await asyncio.sleep(0)
        gone.cancel()
        recorder.made.release()
        async with asyncio.timeout(AT_LAST):
            await next_one
        return len(pool.workers)

    assert asyncio.run(run()) == 1
    assert recorder.answered == [2]


def test_while_a_worker_wakes_up_slowly_bots_have_no_answer_and_then_they_have(
    recorder: type[Recorder],
) -> None:
    async def run() -> list[object]:
        pool = Pool(seconds=0.01)
        early = [await pool.think(asked_by(number)) for number in range(3)]
        recorder.made.release()
        async with asyncio.timeout(AT_LAST):
            while not pool.workers:
                await asyncio.sleep(0.01)
        late = await pool.think(asked_by(3))
        return [*early, late is not None, len(pool.workers)]

    assert asyncio.run(run()) == [None, None, None, True, 1]
    assert recorder.answered == [3]


def test_where_no_process_can_be_started_bots_have_no_answer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fail() -> Worker:
        raise BlockingIOError("no more processes")

    async def run() -> list[Thought | None]:
        pool = Pool()
        return [await pool.think(asked_by(number)) for number in range(2)]

    monkeypatch.setattr(pools, "Worker", fail)

    assert asyncio.run(run()) == [None, None]
