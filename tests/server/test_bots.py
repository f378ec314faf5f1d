"""Bots: a pool of processes that answers, and what happens when it does not."""

import asyncio
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from processes import is_marked

from passgo.editions import edition_ids
from passgo.games import new_game
from passgo.server.play import bot_pool
from passgo.server.play.bot_orders import Task, think
from passgo.server.play.bot_pool import Pool, Worker

EVERY = (*edition_ids(), "knockout-2024")


@pytest.fixture
def spawned(monkeypatch: pytest.MonkeyPatch) -> None:
    """Start processes as the product does; for other tests they are forked, which is quicker."""
    monkeypatch.setattr(bot_pool, "STARTED_BY", multiprocessing.get_context("spawn"))


def task(edition: str = "classic-2003") -> Task:
    game = new_game(edition, ["Ana", "Bo"], seed=3)
    return Task(position=game.position(), seat=0, levels=("novice", ""), seed=1)


@pytest.mark.parametrize("edition", EVERY)
def test_a_thought_and_the_simplest_answer_are_legal(edition: str) -> None:
    game = new_game(edition, ["Ana", "Bo"], seed=3)
    asked = game.prompt

    for action in (think(task(edition)).order, game.simplest(0)):
        assert action is not None
        assert game.probe(action).refusal == ""
    assert game.prompt == asked


def test_a_worker_answers_and_a_dead_one_is_replaced() -> None:
    async def run() -> list[object]:
        pool = Pool(seconds=20.0)
        first = await pool.think(task())
        worker: Worker = next(iter(pool.workers))
        os.kill(worker.process.pid or 0, signal.SIGKILL)
        worker.process.join()
        dead = await pool.think(task())
        again = await pool.think(task())
        pool.close()
        return [first == again, dead, len(pool.workers)]

    assert asyncio.run(run()) == [True, None, 0]


def test_a_thought_that_takes_too_long_is_dropped() -> None:
    async def run() -> object:
        pool = Pool(seconds=0.0)
        late = await pool.think(task("knockout-2024"))
        pool.close()
        return late

    assert asyncio.run(run()) is None


@pytest.mark.usefixtures("spawned")
def test_a_process_that_thinks_never_hears_control_c() -> None:
    worker = Worker()
    assert worker.process.pid is not None
    is_blocked = is_marked(worker.process.pid, "SigBlk", signal.SIGINT)
    worker.end()

    assert is_blocked
    assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, ())


PARENT = """
import time
from passgo.server.play.bot_pool import Worker
worker = Worker()
print(worker.process.pid, flush=True)
time.sleep(60)
"""


def test_a_worker_ends_with_its_parent() -> None:
    here = os.environ | {"PYTHONPATH": str(Path(__file__).parents[2] / "src")}
    command = [sys.executable, "-c", PARENT]
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=here) as parent:
        assert parent.stdout is not None
        worker = int(parent.stdout.readline())
        assert is_alive(worker)

        parent.kill()

    until = time.monotonic() + 10
    while is_alive(worker) and time.monotonic() < until:
        time.sleep(0.05)
    assert not is_alive(worker)


def is_alive(process: int) -> bool:
    """Tell whether a process runs; one that ended but was not waited for does not."""
    try:
        state = Path(f"/proc/{process}/stat").read_text(encoding="utf-8")
    except (FileNotFoundError, ProcessLookupError):
        return False
    return state.rpartition(")")[2].split()[0] != "Z"


@pytest.mark.usefixtures("spawned")
def test_a_worker_that_is_not_ready_in_time_answers_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "STARTING_SECONDS", 0.0)

    with pytest.raises(OSError, match="not ready within"):
        Worker()
