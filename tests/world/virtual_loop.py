"""The virtual loop: asyncio on a clock that jumps to the next thing that is due.

Threads are played: what goes to one is done here after a delay, one thing after the other where a
pool has one thread. Each piece of code belongs to a machine, which may stand still or be gone.
"""

import asyncio
import heapq
from collections import deque
from collections.abc import Callable, Coroutine
from concurrent.futures import Executor
from contextvars import Context, ContextVar, copy_context
from itertools import count
from random import Random
from typing import Any

BEGAN = 1_800_000_000.0
"""The hour of day at which every world begins."""
LIVELOCK = 200_000
"""So many callbacks at one moment: something turns in circles."""
WORKING = 0.001
ANSWERING = 0.0005
"""Seconds that a thread takes on average, and its answer to come back."""


class Stuck(AssertionError):
    """Nothing will ever happen again, or the same for ever."""


class Machine:
    """Where code runs: it may be paused, as by SIGSTOP, or gone, as by SIGKILL.

    *skew* is by how much its clock is wrong, *slowness* what its disk takes beside, in seconds.
    Who *has_ended* was not killed, but ended in good order or gave up by itself.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self.skew = self.slowness = 0.0
        self.is_gone = self.is_paused = self.has_ended = False
        self._context = copy_context()
        self._context.run(HERE.set, self)
        self._held: list[asyncio.Handle] = []

    def begin(self, loop: "VirtualLoop", work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Have work done on this machine."""
        return loop.create_task(work, context=self._context.copy())

    def context(self) -> Context:
        """Return a context of this machine."""
        return self._context.copy()

    def run(self, work: Callable[..., Any], *args: Any) -> Any:
        """Do something here at once."""
        return self._context.copy().run(work, *args)

    def hold(self, handle: asyncio.Handle) -> None:
        """Keep something for when the machine goes on."""
        self._held.append(handle)

    def go_on(self, loop: "VirtualLoop") -> None:
        """Run again after a pause; what was due meanwhile comes in its order."""
        self.is_paused = False
        held, self._held = self._held, []
        loop.take_up(held)


HERE: ContextVar[Machine] = ContextVar("HERE")
OUTSIDE = Machine("outside")
"""Where people and wires are, which no fault stops."""
HERE.set(OUTSIDE)
OUTSIDE_CONTEXT: Context = copy_context()


class NumberedTask(asyncio.Task[Any]):
    """A task whose place in a set does not depend on where it lies in memory."""

    _numbers = count(1)
    number: int

    def __new__(cls, *_args: Any, **_more: Any) -> "NumberedTask":
        made: NumberedTask = super().__new__(cls)
        made.number = next(cls._numbers)
        return made

    def __hash__(self) -> int:
        return self.number


class VirtualLoop(asyncio.BaseEventLoop):
    """A loop that never waits: when nothing is to be done, its clock jumps."""

    _ready: deque[Any]
    _scheduled: list[Any]
    _timer_cancelled_count: int

    def __init__(self, chance: Random) -> None:
        super().__init__()
        self._now = 0.0
        self._chance = chance
        self._busy_until: dict[Executor, float] = {}
        self._kept: list[asyncio.Task[Any]] = []
        self._at_once = 0
        self.set_task_factory(self._make_task)

    def _make_task(
        self, _loop: asyncio.AbstractEventLoop, work: Any, context: Context | None = None
    ) -> asyncio.Task[Any]:
        """Make a task, and keep it: a task of a machine that is gone must not be cleaned up."""
        task = NumberedTask(work, loop=self, context=context)
        if len(self._kept) % 512 == 0:
            self._kept = [task for task in self._kept if not task.done()]
        self._kept.append(task)
        return task

    def time(self) -> float:
        """Return the virtual time."""
        return self._now

    def _run_once(self) -> None:
        self._jump()
        while self._scheduled and self._scheduled[0]._when <= self._now:
            timer = heapq.heappop(self._scheduled)
            timer._scheduled = False
            self._ready.append(timer)
        for _ in range(len(self._ready)):
            handle = self._ready.popleft()
            machine: Machine = handle._context.get(HERE, OUTSIDE)
            if handle._cancelled or machine.is_gone:
                continue
            if machine.is_paused:
                machine.hold(handle)
            else:
                handle._run()

    def _jump(self) -> None:
        """Go on to the next moment at which something is due, if nothing is now."""
        while self._scheduled and self._scheduled[0]._cancelled:
            heapq.heappop(self._scheduled)._scheduled = False
            self._timer_cancelled_count -= 1
        if self._ready:
            self._at_once += 1
            if self._at_once > LIVELOCK:
                raise Stuck("the same goes on and on without any time passing")
            return
        if not self._scheduled:
            raise Stuck("nothing will ever happen again")
        self._at_once = 0
        self._now = max(self._now, self._scheduled[0]._when)

    def take_up(self, handles: list[asyncio.Handle]) -> None:
        """Do soon what was held up."""
        self._ready.extend(handles)

    def run_in_executor(  # type: ignore[override]
        self, executor: Executor | None, func: Callable[..., Any], *args: Any
    ) -> asyncio.Future[Any]:
        """Do what a thread would do, after a while and in its order."""
        future = self.create_future()
        begins = self._now if executor is None else self._busy_until.get(executor, self._now)
        slow = self._chance.random() * HERE.get(OUTSIDE).slowness
        ends = max(begins, self._now) + self._chance.expovariate(1 / WORKING) + slow
        if executor is not None:
            self._busy_until[executor] = ends
        self.call_at(ends, self._work, future, func, args)
        return future

    def _work(
        self, future: asyncio.Future[Any], func: Callable[..., Any], args: tuple[Any, ...]
    ) -> None:
        result, error = None, None
        try:
            result = func(*args)
        except Exception as failed:
            error = failed
        back = self._chance.expovariate(1 / ANSWERING)
        self.call_later(back, tell, future, result, error)

    def call_soon_threadsafe(  # type: ignore[override]
        self, callback: Callable[..., Any], *args: Any, context: Context | None = None
    ) -> asyncio.Handle:
        """Call soon: there are no threads."""
        return self.call_soon(callback, *args, context=context)

    def _write_to_self(self) -> None:
        """Wake nobody: nothing ever waits."""

    async def shutdown_default_executor(self) -> None:
        """Nothing was started."""


def tell(future: asyncio.Future[Any], result: Any, error: Exception | None) -> None:
    """Give a future what came of its work."""
    if future.done():
        return
    if error is not None:
        future.set_exception(error)
    else:
        future.set_result(result)


def spring(traps: list[Callable[[], None]]) -> None:
    """Spring what waits for a moment."""
    for trap in list(traps):
        trap()


class WorldClock:
    """The clock of all servers of a world: one time, and each machine's own error."""

    def __init__(self, loop: VirtualLoop) -> None:
        self._loop = loop

    def steady(self) -> float:
        """Return the virtual time."""
        return self._loop.time()

    def time_now(self) -> float:
        """Return the time of day as the machine believes."""
        return BEGAN + self._loop.time() + HERE.get(OUTSIDE).skew
