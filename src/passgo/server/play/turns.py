"""Turns: who goes next where many want the same; of those who wait, who had the least lately."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from passgo.server.limits import KNOWN_SHARES

HALVED_AFTER = 10.0
"""Seconds after which half of what somebody had is forgotten."""


class Turns:
    """So many at a time; time that was taken is counted for whom it was."""

    def __init__(self, at_once: int) -> None:
        self._free = at_once
        self._waiting: dict[asyncio.Future[None], str] = {}
        self._had: dict[str, tuple[float, float]] = {}

    @asynccontextmanager
    async def turn(self, who: str) -> AsyncIterator[None]:
        """Wait for one's turn, and have it."""
        await self._take(who)
        began = time.monotonic()
        try:
            yield
        finally:
            self._count(who, time.monotonic() - began)
            self._free += 1
            self._call_next()

    async def _take(self, who: str) -> None:
        called = asyncio.get_running_loop().create_future()
        self._waiting[called] = who
        self._call_next()
        try:
            await called
        except asyncio.CancelledError:
            self._waiting.pop(called, None)
            if not called.cancelled():  # It was called, and does not come.
                self._free += 1
                self._call_next()
            raise

    def _call_next(self) -> None:
        while self._free and self._waiting:
            now = time.monotonic()
            next_one = min(self._waiting, key=lambda each: self._share(self._waiting[each], now))
            del self._waiting[next_one]
            if not next_one.done():  # Who was cancelled stays in line until it is woken.
                self._free -= 1
                next_one.set_result(None)

    def _share(self, who: str, now: float) -> float:
        """Return how much somebody had lately; equals come in the order in which they asked."""
        had, at = self._had.get(who, (0.0, now))
        return float(had * 0.5 ** ((now - at) / HALVED_AFTER))

    def _count(self, who: str, seconds: float) -> None:
        now = time.monotonic()
        share = self._share(who, now) + seconds
        self._had.pop(who, None)
        self._had[who] = share, now
        if len(self._had) > KNOWN_SHARES:
            del self._had[next(iter(self._had))]
