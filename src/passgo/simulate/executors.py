"""Executors: who plays the pieces of a run. All give the same chunks, in any order."""

import os
import signal
from collections import deque
from collections.abc import Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Protocol

from passgo.simulate.chunks import Chunk, play_chunk
from passgo.simulate.request import Request, SimulationError

MOST_JOBS = 1024
_AHEAD = 4  # pieces in hand for each process


class Executor(Protocol):
    """Plays the pieces of a run somewhere."""

    def run(self, request: Request, pieces: Iterable[int]) -> Generator[Chunk]:
        """Yield the chunks as they are done."""


class Local:
    """Plays on this machine, with one job in this very process."""

    def __init__(self, jobs: int = 1) -> None:
        """Refuse a number of jobs that makes no sense."""
        if not 1 <= jobs <= MOST_JOBS:
            raise SimulationError(f"jobs: {jobs} is not a number from 1 to {MOST_JOBS}")
        self.jobs = jobs

    def run(self, request: Request, pieces: Iterable[int]) -> Generator[Chunk]:
        """Yield the chunks as they are done."""
        if self.jobs == 1:
            for index in pieces:
                yield play_chunk(request, index)
        else:
            yield from self._by_processes(request, deque(pieces))

    def _by_processes(self, request: Request, left: deque[int]) -> Generator[Chunk]:
        pool = ProcessPoolExecutor(self.jobs, get_context("spawn"), _serve_the_parent)
        running: set[Future[Chunk]] = set()
        try:
            while left or running:
                while left and len(running) < self.jobs * _AHEAD:
                    running.add(pool.submit(play_chunk, request, left.popleft()))
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        except BrokenProcessPool:
            raise SimulationError(
                "a process of the run was ended from outside, for want of memory perhaps: "
                "try fewer --jobs"
            ) from None
        finally:
            pool.shutdown(cancel_futures=True)


def _serve_the_parent() -> None:
    """Leave Ctrl-C to the process that was asked, and end when it does, however that comes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_the_parent, daemon=True).start()


def _end_with_the_parent() -> None:
    """Wait for the parent's end; without it nobody would ever ask for more."""
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)
