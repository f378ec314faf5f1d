"""Positions: where a game stood now and then, so that going back does not replay all of it.

Older ones are kept more sparsely: their number is bounded, however long a game is.
"""

from bisect import bisect_left

from passgo.server.limits import POSITIONS_KEPT

POSITION_EVERY = 20
"""Entries between two positions: going back one step replays fewer than this."""


class Positions:
    """Positions after entries of the log, as JSON, the oldest first."""

    def __init__(self) -> None:
        self._numbers: list[int] = []
        self._written: list[bytes] = []

    def __len__(self) -> int:
        return len(self._numbers)

    def keep(self, seq: int, position: bytes) -> None:
        """Keep the position after an entry; if there are too many, drop every second old one."""
        self._numbers.append(seq)
        self._written.append(position)
        if len(self._numbers) > POSITIONS_KEPT:
            old = slice(1, POSITIONS_KEPT // 2, 2)
            del self._numbers[old]
            del self._written[old]

    def drop(self, seq: int) -> None:
        """Drop the positions from an entry on, because it was undone."""
        at = bisect_left(self._numbers, seq)
        del self._numbers[at:]
        del self._written[at:]

    def before(self, seq: int) -> tuple[int, bytes] | None:
        """Return the last position before an entry, with its number, None if there is none."""
        at = bisect_left(self._numbers, seq) - 1
        return (self._numbers[at], self._written[at]) if at >= 0 else None
