"""The bot pool: processes that think for bots, so that a long thought holds nobody up.

A worker ends when its parent does, because its pipe closes. A worker that takes too long or dies
is replaced, and its task stays unanswered.
"""

import asyncio
import logging
import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection
from typing import TYPE_CHECKING

import msgspec

from passgo.server.clock import steady
from passgo.server.limits import STARTING_SECONDS, THINKERS_NICE, THINKING_SECONDS
from passgo.server.play.bot_orders import Look, Shares, Task, answer_task, read_thought
from passgo.server.play.fair_shares import FairShares
from passgo.thoughts import Thought

if TYPE_CHECKING:
    from multiprocessing.context import ForkServerContext, SpawnContext

LOG = logging.getLogger("passgo.server")
STARTED_BY: "SpawnContext | ForkServerContext" = multiprocessing.get_context("spawn")
"""How processes that think are started: they share nothing with the server, not even threads."""
READY = b"ready"


def work(pipe: Connection) -> None:
    """Answer tasks until the pipe ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        pipe.send_bytes(READY)
        while True:
            pipe.send_bytes(answer_task(pipe.recv_bytes()))
    except (EOFError, OSError):
        return


class Worker:
    """One process that works, mostly for bots; starting it takes as long as loading the rules.

    One that is not ready in time is not used: what it says then would be taken for an answer, and
    each answer after it for that to the next question, whatever table asked.
    """

    def __init__(
        self, does: Callable[[Connection], None] = work, nice: int = THINKERS_NICE
    ) -> None:
        self._pipe, theirs = STARTED_BY.Pipe()
        self.process = STARTED_BY.Process(target=does, args=(theirs,), daemon=True)
        with deaf_to_interrupts():
            self.process.start()
        give_way(self.process.pid, nice)
        theirs.close()
        if self.hear(STARTING_SECONDS) != READY:
            self.end()
            raise OSError(f"it ended, or was not ready within {STARTING_SECONDS:.0f} seconds")

    def ask(self, task: bytes, seconds: float) -> bytes | None:
        """Return the answer, None if it is late or the process died."""
        try:
            self._pipe.send_bytes(task)
        except OSError:
            return None
        return self.hear(seconds)

    def hear(self, seconds: float) -> bytes | None:
        """Return what the process says next, None if it is late or died."""
        try:
            return self._pipe.recv_bytes() if self._pipe.poll(seconds) else None
        except (EOFError, OSError):
            return None

    def end(self) -> None:
        """End the process."""
        self.process.kill()
        self.process.join()
        self._pipe.close()


def give_way(pid: int | None, nice: int) -> None:
    """Let a process that thinks have the processor after those that answer people."""
    if sys.platform == "win32" or pid is None:
        return
    with suppress(OSError):  # It may have ended already.
        os.setpriority(os.PRIO_PROCESS, pid, nice)


@contextmanager
def deaf_to_interrupts() -> Iterator[None]:
    """Have processes started here ignore Ctrl-C, which is meant for their parent."""
    if sys.platform == "win32":  # Nothing of this is inherited there.
        yield
        return
    resource_tracker.ensure_running()  # It starts with the first process, and lets signals through.
    known = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, known)


class Pool:
    """Some workers; of the tables that wait, the one whose bots had the least time goes first.

    So a table with one bot hardly notices how many others keep their bots busy.
    """

    def __init__(self, workers: int = 1, seconds: float = THINKING_SECONDS) -> None:
        self._seconds = seconds
        self._shares = FairShares(workers)
        self._idle: list[Worker] = []
        self._hiring: asyncio.Task[bool] | None = None
        self._is_closed = False
        self.workers: set[Worker] = set()

    def caches(self) -> dict[str, int]:
        """Return how much is remembered, by name."""
        return {"shares": self._shares.known}

    async def think(self, task: Task) -> Thought | None:
        """Return what a worker answers, None if it failed or took too long."""
        answer = await self._ask(task)
        return read_thought(task.position, answer) if answer is not None else None

    async def look(self, look: Look) -> Shares | None:
        """Return everybody's chances in a position, None if a worker failed or took too long."""
        answer = await self._ask(look)
        return msgspec.json.decode(answer, type=Shares) if answer is not None else None

    async def _ask(self, task: Task | Look) -> bytes | None:
        async with self._shares.turn(task.table):
            worker, answer = await self._free_worker(), None
            if worker is None:
                return None
            try:
                asked = msgspec.json.encode(task)
                answer = await asyncio.to_thread(worker.ask, asked, self._seconds)
            finally:
                if answer is None:
                    self._fire(worker)
                else:
                    self._idle.append(worker)
        return answer

    async def _free_worker(self) -> Worker | None:
        """Return a worker, None if none is free in time; it then goes to the next who asks."""
        until = steady() + self._seconds
        while not self._idle:
            if self._hiring is None:
                self._hiring = asyncio.create_task(self._hire())
            left = until - steady()
            if left <= 0 or await self._is_in_vain(self._hiring, left):
                return None
        return self._idle.pop()

    async def _is_in_vain(self, hiring: asyncio.Task[bool], seconds: float) -> bool:
        """Wait for a worker; tell whether none can be started."""
        await asyncio.wait({hiring}, timeout=seconds)
        return hiring.done() and not hiring.result()

    async def _hire(self) -> bool:
        try:
            worker = await asyncio.to_thread(Worker)
        except OSError as error:
            LOG.warning("no process can be started for bots: %s", error)
            return False
        finally:
            self._hiring = None
        self.workers.add(worker)
        if self._is_closed:
            self._fire(worker)
        else:
            self._idle.append(worker)
        return True

    def _fire(self, worker: Worker) -> None:
        self.workers.discard(worker)
        worker.end()

    def close(self) -> None:
        """End every worker."""
        self._is_closed = True
        self._idle.clear()
        for worker in list(self.workers):
            self._fire(worker)
