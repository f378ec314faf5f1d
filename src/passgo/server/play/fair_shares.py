"""Fair shares: when several want the same thing, whoever had the least of it lately goes first.

Start-time fair queueing: a turn is stamped with what its owner has had, but never with less than
the stamp of the turn that was called last. So nobody saves up turns by not coming, and neither who
is new nor who has waited long passes by those who share the time now.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple

from passgo.server.clock import steady
from passgo.server.limits import KNOWN_SHARES


class Waiting(NamedTuple):
    """Who waits for a turn, and the least stamp that it may have."""

    who: str
    least: float


class FairShares:
    """So many at a time; the time each one takes is charged to its owner."""

    def __init__(self, at_once: int) -> None:
        self._free = at_once
        self._called = 0.0
        self._waiting: dict[asyncio.Future[None], Waiting] = {}
        self._had: dict[str, float] = {}

    @property
    def known(self) -> int:
        """Of how many owners it is known what they had."""
        return len(self._had)

    @asynccontextmanager
    async def turn(self, who: str) -> AsyncIterator[None]:
        """Wait for a turn, and take it."""
        stamp = await self._take(who)
        began = steady()
        try:
            yield
        finally:
            self._count(who, stamp, steady() - began)
            self._free += 1
            self._call_next()

    async def _take(self, who: str) -> float:
        called = asyncio.get_running_loop().create_future()
        waiting = self._waiting[called] = Waiting(who, self._called)
        self._call_next()
        try:
            await called
        except asyncio.CancelledError:
            self._waiting.pop(called, None)
            if not called.cancelled():  # It was called, and does not come.
                self._free += 1
                self._call_next()
            raise
        return self._stamp(waiting)

    def _call_next(self) -> None:
        while self._free and self._waiting:
            next_one = min(self._waiting, key=lambda each: self._order(self._waiting[each]))
            waiting = self._waiting.pop(next_one)
            if not next_one.done():  # Who was cancelled stays in line until it is woken.
                self._called = self._stamp(waiting)
                self._free -= 1
                next_one.set_result(None)

    def _order(self, waiting: Waiting) -> tuple[float, float]:
        """Return when whose turn it is: by stamps, then by what each had, then as they asked."""
        return self._stamp(waiting), self._had.get(waiting.who, 0.0)

    def _stamp(self, waiting: Waiting) -> float:
        """Return what a turn is stamped with."""
        return max(waiting.least, self._had.get(waiting.who, 0.0))

    def _count(self, who: str, stamp: float, seconds: float) -> None:
        had = max(stamp, self._had.pop(who, 0.0)) + seconds
        self._had[who] = had
        if len(self._had) > KNOWN_SHARES:
            del self._had[next(iter(self._had))]
