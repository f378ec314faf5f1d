"""Bot memory: what the bots of a room remember, and how it follows from the log.

They remember their own steps, and when they were asked and did nothing. What cannot be derived
from the log is forgotten: after a restart, or when another node played them.
"""

from collections.abc import Hashable

from passgo.server.limits import MOST_IDLE


class BotMemory:
    """What bots remember since the entry *of*, their last step."""

    def __init__(self) -> None:
        self.ints: list[int] = []
        self.idle: tuple[int, ...] = ()
        self.is_fresh = False
        self._of = 0
        self._company: Hashable = None

    def recall(self, last_step: int, company: Hashable) -> None:
        """Forget what does not follow from the log; *company* is who plays which seats."""
        changed = bool(self.idle) and self._company != company
        if self._of != last_step or changed or len(self.idle) >= MOST_IDLE:
            self.ints, self.idle, self._of = [], (), last_step
            self.is_fresh = last_step != 0
        self._company = company

    def note_idle(self, seq: int, ints: list[int]) -> None:
        """Remember that the bots were asked after an entry and did nothing."""
        self.ints, self.idle = ints, (*self.idle, seq)

    def note_step(self, seq: int, ints: list[int]) -> None:
        """Remember a step of a bot."""
        self.ints, self.idle, self._of, self.is_fresh = ints, (), seq, False
