"""Budgets: how long rollouts go on, by their number, by what is known, or by the clock."""

from collections.abc import Iterator
from time import monotonic

from msgspec import Struct

from passgo.bots.trials import MOST_ROUNDS
from passgo.bots.value.scratch import CERTAIN
from passgo.bots.weighed_ways import GRAIN

PIECE = 64
"""Rollouts of each way between two looks at the clock."""
STEPS = CERTAIN // GRAIN
"""Of a certain win, in which the kernel counts leads."""


class Budget(Struct, frozen=True, kw_only=True):
    """So many rollouts at most, fewer once intervals are *within* so much on either side.

    With *seconds* they also end when those are over; then the same seed may say something else.
    """

    rollouts: int
    within: float = 0.0
    seconds: float = 0.0

    @property
    def aim(self) -> int:
        """Return what intervals are to be within, in steps of the kernel; 0: as they come."""
        return max(1, round(self.within * STEPS)) if self.within else 0

    def pieces(self) -> Iterator[int]:
        """Yield how many rollouts to play next, until the number or the time is used up."""
        left = min(self.rollouts, MOST_ROUNDS)
        end = monotonic() + self.seconds if self.seconds else 0.0
        while left > 0:
            piece = min(left, PIECE) if end else left
            yield piece
            left -= piece
            if end and monotonic() >= end:
                return
