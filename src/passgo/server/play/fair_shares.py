"""Fair shares: when several want the same thing, whoever had the least of it lately goes first."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from passgo.server.clock import steady
from passgo.server.limits import KNOWN_SHARES

HALVED_AFTER = 10.0
"""Seconds after which half of what an owner had is forgotten."""


class FairShares:
    """So many at a time; the time each one takes is charged to its owner."""

    def __init__(self, at_once: int) -> None:
        self._free = at_once
        self._waiting: dict[asyncio.Future[None], str] = {}
        self._had: dict[str, tuple[float, float]] = {}

    @property
    def known(self) -> int:
        """Of how many owners it is known what they had."""
        return len(self._had)

    @asynccontextmanager
    async def turn(self, who: str) -> AsyncIterator[None]:
        """Wait for a turn, and take it."""
        await self._take(who)
        began = steady()
        try:
            yield
        finally:
            self._count(who, steady() - began)
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
            now = steady()
            next_one = min(self._waiting, key=lambda each: self._share(self._waiting[each], now))
            del self._waiting[next_one]
            if not next_one.done():  # Who was cancelled stays in line until it is woken.
                self._free -= 1
                next_one.set_result(None)

    def _share(self, who: str, now: float) -> float:
        """Return how much an owner had lately; equals go in the order in which they asked."""
        had, at = self._had.get(who, (0.0, now))
        return float(had * 0.5 ** ((now - at) / HALVED_AFTER))

    def _count(self, who: str, seconds: float) -> None:
        now = steady()
        share = self._share(who, now) + seconds
        self._had.pop(who, None)
        self._had[who] = share, now
        if len(self._had) > KNOWN_SHARES:
            del self._had[next(iter(self._had))]
