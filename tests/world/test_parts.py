"""Parts of the world: time jumps, crashes lose what was not synced, locks wait, plans shrink."""

import asyncio
import re
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from random import Random

import msgspec
import pytest
from asyncpg.exceptions import DeadlockDetectedError
from count_watch import wrongly_awaited
from disk import Disk
from kept_tables import Doc, KeptTable, Line, Version
from msgspec.structs import replace
from plan_shrinking import shrunk
from plans import plan_of
from row_locks import RowLocks
from virtual_loop import Machine, Stuck, VirtualLoop

from passgo.server.play.game import Setup
from passgo.server.play.game_log import Step
from passgo.server.table.motion_types import Read
from passgo.server.table.table import Seat, Table


@pytest.fixture
def loop() -> Iterator[VirtualLoop]:
    """Return a loop in virtual time; what still waits in it is ended with it."""
    made = VirtualLoop(Random(1))
    yield made
    waiting = asyncio.all_tasks(made)
    for task in waiting:
        task.cancel()
    if waiting:
        made.run_until_complete(asyncio.wait(waiting))
    made.close()


class Nobody:
    """Somebody who does not look at what is kept."""

    def kept(self, _database: sqlite3.Connection) -> None:
        pass

    def passed(self, _database: sqlite3.Connection, _text: str) -> None:
        pass

    def lost(self) -> None:
        pass


def test_an_hour_passes_at_once(loop: VirtualLoop) -> None:
    loop.run_until_complete(asyncio.sleep(3600.0))

    assert loop.time() == 3600.0


def test_what_would_never_happen_is_noticed(loop: VirtualLoop) -> None:
    with pytest.raises(Stuck):
        loop.run_until_complete(loop.create_future())


def test_one_thread_does_one_thing_after_the_other(loop: VirtualLoop) -> None:
    order = list[int]()

    async def work() -> None:
        with ThreadPoolExecutor(1) as pool:
            await asyncio.gather(*(loop.run_in_executor(pool, order.append, at) for at in range(9)))

    loop.run_until_complete(work())

    assert order == list(range(9))


def test_a_machine_that_is_gone_does_nothing_more_and_one_that_is_paused_does_it_later(
    loop: VirtualLoop,
) -> None:
    done = list[str]()
    gone, paused = Machine("gone"), Machine("paused")

    async def work(name: str) -> None:
        await asyncio.sleep(1.0)
        done.append(f"{name} at {loop.time():.0f}")

    async def live() -> None:
        for machine in (gone, paused):
            machine.begin(loop, work(machine.name))
        await asyncio.sleep(0.5)
        gone.is_gone = paused.is_paused = True
        await asyncio.sleep(9.5)
        paused.go_on(loop)
        await asyncio.sleep(1.0)

    loop.run_until_complete(live())
    gone.is_gone = False  # What it had begun is ended with the loop.

    assert done == ["paused at 10"]


@pytest.mark.parametrize(("pragma", "left"), [("FULL", 1), ("OFF", 0)])
def test_a_crash_loses_what_was_not_synced(pragma: str, left: int) -> None:
    disk = Disk(Random(1), Nobody())
    live = disk.live()
    live.execute("CREATE TABLE log (seq INTEGER)")
    disk.sync(live)
    live.execute(f"PRAGMA synchronous={pragma}")
    live.execute("INSERT INTO log VALUES (1)")
    live.commit()

    disk.crash()

    assert len(disk.live().execute("SELECT * FROM log").fetchall()) == left


def test_who_wants_a_locked_row_waits_and_a_ring_of_those_who_wait_is_broken(
    loop: VirtualLoop,
) -> None:
    async def lock() -> list[str]:
        locks, said = RowLocks(), list[str]()

        async def take(owner: str, first: str, second: str) -> None:
            await locks.take(owner, [(first,)], "update")
            await asyncio.sleep(1.0)
            try:
                await locks.take(owner, [(second,)], "update")
                said.append(f"{owner} has both")
            except DeadlockDetectedError:
                said.append(f"{owner} gives way")
            locks.release(owner)

        await asyncio.gather(take("ana", "a", "b"), take("bo", "b", "a"))
        return said

    assert loop.run_until_complete(lock()) == ["bo gives way", "ana has both"]


def test_a_reference_shares_a_row_with_a_change_of_it_but_not_with_its_lock(
    loop: VirtualLoop,
) -> None:
    async def lock() -> list[bool]:
        locks = RowLocks()
        await locks.take("ana", [("a",)], "write")
        await locks.take("bo", [("b",)], "update")
        return [bool(locks.in_the_way("zoe", (row,), "share")) for row in ("a", "b")]

    assert loop.run_until_complete(lock()) == [False, True]


def test_a_plan_is_shrunk_to_what_it_takes_to_break() -> None:
    plan = next(plan for seed in range(99) if len((plan := plan_of(seed)).faults) > 20)
    kinds = {plan.faults[3].kind, plan.faults[17].kind}

    small = shrunk(plan, lambda each: kinds <= {fault.kind for fault in each.faults})

    assert {fault.kind for fault in small.faults} == kinds
    assert len(small.faults) == len(kinds)
    assert len(small.tables) == 1
    assert replace(small, faults=[]).nodes == 1


def counted(*readers: int) -> KeptTable:
    """Return a table whose second step counted a round, which some seats have read since."""
    kept = KeptTable()
    for at, events in enumerate((b"[]", b'[{"event":"RoundEnded"}]')):
        step = Step(at=0.0, prompt=at, by=0, orders=[], events=msgspec.Raw(events))
        kept.log.append(Line(text="", entry=step, seat=None, command=None, at=1.0))
    people = [Seat(name=name, device=name) for name in ("Ana", "Bo")]
    setup = Setup(edition="knockout-2024")
    of = Table(id="t", host="Ana", setup=setup, pace="3x", secret=b"", seats=people)
    of.life.read = Read(seq=2, seats=readers) if readers else None
    kept.note_standing(Version(table=of, shown=""))
    return kept


@pytest.mark.parametrize(
    ("reading", "wrong"),
    [
        ({"seq": 2, "seats": [1]}, None),
        ({"seq": 2, "seats": [0, 1]}, None),
        ({"seq": 1, "seats": [1]}, "which is no count that is kept"),
        ({"seq": 3, "seats": [1]}, "which is no count that is kept"),
        ({"seq": 2, "seats": [1, 2]}, r"bots wait for \[2\], where nobody reads"),
        ({"seq": 2, "seats": [0]}, r"do not wait for \[1\], whose reading of step 2 is not kept"),
        (None, r"do not wait for \[1\], whose reading of step 2 is not kept"),
    ],
)
def test_whom_bots_wait_for_after_a_count_follows_from_what_is_kept(
    reading: Doc | None, wrong: str | None
) -> None:
    person = {"level": "", "cover": "", "present": True}
    seats = [person, person, {"level": "novice", "cover": "", "present": True}]
    view = {"reading": reading, "status": "playing", "pace": "3x", "seats": seats}

    found = list(wrongly_awaited(counted(0), view, 2.0, is_alone=True))

    assert len(found) == (wrong is not None)
    assert wrong is None or re.search(wrong, found[0])


def test_nobody_knows_whom_bots_wait_for_long_after_a_count_or_at_another_server() -> None:
    person = {"level": "", "cover": "", "present": True}
    view = {"reading": None, "status": "playing", "pace": "3x", "seats": [person]}

    assert list(wrongly_awaited(counted(), view, 2.0, is_alone=False)) == []
    assert list(wrongly_awaited(counted(), view, 60.0, is_alone=True)) == []
    assert list(wrongly_awaited(counted(), view, 2.0, is_alone=True))
