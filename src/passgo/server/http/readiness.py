"""Readiness: whether changes can be kept just now, which is more than being alive."""

import asyncio
from collections.abc import Awaitable, Callable

from passgo.refusal import Refusal
from passgo.server.clock import steady
from passgo.server.http.cached_responses import AnyRequest
from passgo.server.limits import READY_AGAIN_SECONDS, READY_SECONDS
from passgo.server.store.failures import Failures, log


class Readiness:
    """Tries to write when asked; whoever asks again soon gets the same answer."""

    def __init__(self, try_writing: Callable[[], Awaitable[None]], failures: Failures) -> None:
        self._try_writing, self._failures = try_writing, failures
        self._trying: asyncio.Future[None] | None = None
        self._began = 0.0

    async def is_ready(self) -> bool:
        """Tell whether the database takes a write, and soon.

        On a full disk it may take the little that is tried here, and no change of a table.
        """
        if self._failures.is_failing:
            return False
        trying = self._newest()
        await asyncio.wait({trying}, timeout=READY_SECONDS)
        return trying.done() and trying.exception() is None

    def _newest(self) -> asyncio.Future[None]:
        """Return the latest attempt; a database that hangs is asked once."""
        now, trying = steady(), self._trying
        if trying is None or (trying.done() and now >= self._began + READY_AGAIN_SECONDS):
            trying = asyncio.ensure_future(self._try_writing())
            trying.add_done_callback(note)
            self._trying, self._began = trying, now
        return trying

    async def stop(self) -> None:
        """Wait for nothing any more."""
        if self._trying is not None:
            self._trying.cancel()
            await asyncio.wait({self._trying})


def note(trying: asyncio.Future[None]) -> None:
    """Log why nothing could be written."""
    error = None if trying.cancelled() else trying.exception()
    if isinstance(error, Exception):
        log(error, "the database takes nothing: %s")


async def readyz(request: AnyRequest) -> dict[str, str]:
    """Say whether changes can be kept, for a balancer that decides where to send guests."""
    readiness: Readiness = request.app.state.readiness
    if not await readiness.is_ready():
        raise Refusal("not-kept")
    return {"status": "ready"}
