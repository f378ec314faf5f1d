"""A rate limit: at most so many of something in so many seconds."""

from collections import deque

from passgo.refusal import Refusal
from passgo.server.clock import steady


class Limit:
    """At most so many in so many seconds."""

    def __init__(self, most: int, seconds: float) -> None:
        self._most, self._seconds = most, seconds
        self._times: deque[float] = deque()

    def count(self) -> None:
        """Count one more, or refuse it."""
        now = steady()
        while self._times and self._times[0] <= now - self._seconds:
            self._times.popleft()
        if len(self._times) >= self._most:
            raise Refusal("too-fast", (), {"most": self._most, "seconds": int(self._seconds)})
        self._times.append(now)
