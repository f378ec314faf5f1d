"""A rate limit: at most so many of something in so many seconds."""

from collections import deque
from collections.abc import Iterable

from passgo.refusal import Refusal
from passgo.server.clock import steady

PARTS = 50
"""Of the time of a limit: of what comes within one, only the number is remembered."""


class Limit:
    """At most so many in so many seconds; what a part of them brought counts until its last."""

    def __init__(self, most: int, seconds: float) -> None:
        self._most, self._seconds = most, seconds
        self._visits: deque[Visits] = deque()
        self._count = 0

    def check(self, times: int = 1) -> None:
        """Refuse one more, or so many at once, if that is too many; count nothing."""
        gone = steady() - self._seconds
        while self._visits and self._visits[0].last <= gone:
            self._count -= self._visits.popleft().count
        if self._count + times > self._most:
            raise Refusal("too-fast", (), {"most": self._most, "seconds": int(self._seconds)})

    def count(self, times: int = 1) -> None:
        """Count one more, or so many at once, or refuse them."""
        self.check(times)
        now = steady()
        if not self._visits or now - self._visits[-1].first >= self._seconds / PARTS:
            self._visits.append(Visits(now))
        self._visits[-1].add(now, times)
        self._count += times


class Visits:
    """What one part of the time brought."""

    __slots__ = ("count", "first", "last")

    def __init__(self, first: float) -> None:
        self.first = self.last = first
        self.count = 0

    def add(self, now: float, times: int) -> None:
        """Add so many that come now."""
        self.last, self.count = now, self.count + times


def count_together(limits: Iterable[Limit], times: int = 1) -> None:
    """Count in several limits, or refuse for the first that is reached and count in none."""
    checked = list[Limit]()
    for limit in limits:
        limit.check(times)
        checked.append(limit)
    for limit in checked:
        limit.count(times)
