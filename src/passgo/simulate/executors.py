"""Executors: who does the pieces of long work. All give the same results, in any order."""

import os
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Protocol, TypeVar

from passgo.simulate.request import SimulationError

MOST_JOBS = 1024
_AHEAD = 4  # pieces in hand for each process

Asked = TypeVar("Asked")
Result = TypeVar("Result")
Work = Callable[[Asked, int], Result]
"""What is done of something wanted, given the number of a piece."""


class Executor(Protocol):
    """Does the pieces of some work somewhere; one that is alone does them in this very process."""

    @property
    def is_alone(self) -> bool:
        """Tell whether nothing is gained by pieces."""

    def run(
        self, work: Work[Asked, Result], wanted: Asked, pieces: Iterable[int]
    ) -> Generator[Result]:
        """Yield what comes of each piece as it is done."""


class Local:
    """Works on this machine, with one job in this very process."""

    def __init__(self, jobs: int = 1) -> None:
        """Refuse a number of jobs that makes no sense."""
        if not 1 <= jobs <= MOST_JOBS:
            raise SimulationError(f"jobs: {jobs} is not a number from 1 to {MOST_JOBS}")
        self.jobs = jobs

    @property
    def is_alone(self) -> bool:
        """Tell whether nothing is gained by pieces."""
        return self.jobs == 1

    def run(
        self, work: Work[Asked, Result], wanted: Asked, pieces: Iterable[int]
    ) -> Generator[Result]:
        """Yield what comes of each piece as it is done."""
        if self.is_alone:
            for index in pieces:
                yield work(wanted, index)
        else:
            yield from self._by_processes(work, wanted, deque(pieces))

    def _by_processes(
        self, work: Work[Asked, Result], wanted: Asked, left: deque[int]
    ) -> Generator[Result]:
        pool = ProcessPoolExecutor(self.jobs, get_context("spawn"), _serve_the_parent)
        running: set[Future[Result]] = set()
        try:
            while left or running:
                while left and len(running) < self.jobs * _AHEAD:
                    running.add(pool.submit(work, wanted, left.popleft()))
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
