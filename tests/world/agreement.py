"""Agreement: who said yes to what, who was there, and whether a table went on without them."""

from collections.abc import Callable

from kept_tables import KeptTable

from passgo.server.table.motion_types import Vote
from passgo.server.table.start_event import read_start

SURELY_THERE = 2.0
"""Seconds after which a server must have seen who it tells everything."""
AT_A_START = 0.2
"""The same for a server alone that starts a game: it looks who is there."""
VOICED_FOR = 35.0
"""Seconds in which a voice counts that was on its way."""
LONGEST_WAY = 90.0
"""Seconds after which a voice has surely come to a vote, or never will."""


class Agreement:
    """Watches votes."""

    def __init__(self, now: Callable[[], float], fail: Callable[[str], None]) -> None:
        self._now, self._fail = now, fail
        self._voices: dict[tuple[str, int], float] = {}
        self._spoken: dict[tuple[str, int], float] = {}
        self._present: dict[tuple[str, int], float] = {}
        self._starts: set[str] = set()
        self.is_calm: Callable[[], bool] = lambda: True
        self.is_alone = True

    def voice(self, table: str, seat: int) -> None:
        """Note that somebody says yes to whatever is voted on."""
        self._voices[table, seat] = self._spoken[table, seat] = self._now()

    def come(self, table: str, seat: int) -> None:
        """Note that somebody is at a table."""
        self._present.setdefault((table, seat), self._now())

    def go(self, table: str, seat: int) -> None:
        """Note that somebody may no longer be at a table."""
        self._present.pop((table, seat), None)

    def look_at_vote(self, table: str, kept: KeptTable) -> None:
        """Check that every voice of an open vote is of somebody who said yes, in calm or not."""
        before, now = vote_before(kept), kept.table.life.vote
        if now is None:
            return
        known = before.yes if before is not None and before.motion == now.motion else ()
        for seat in now.yes:
            if seat not in known and not self._has_spoken(table, seat):
                self._fail(f"{table}: the voice of seat {seat} counts, which never said yes")

    def must_be_agreed(self, table: str, kept: KeptTable, what: str) -> None:
        """Check that somebody wanted it, and everybody who was surely there had said yes.

        A voice that is kept counts until the vote is decided, however long that takes.
        """
        seats, before = kept.table.seats, vote_before(kept)
        known = set(before.yes) if before is not None else set()
        if not known and not any(self._has_spoken(table, at) for at in range(len(seats))):
            self._fail(f"{table}: it {what}, and nobody with a voice said yes")
        said = {at for at in range(len(seats)) if self._has_voiced(table, at)}
        for at in said:
            del self._voices[table, at]
        said |= known
        if not self.is_calm():
            return
        for at, seat in enumerate(seats):
            is_there = self._is_there(table, at)
            if seat.device and not seat.is_played and is_there and at not in said:
                self._fail(f"{table}: it {what} without the voice of seat {at}")

    def look_at_start(self, table: str, kept: KeptTable) -> None:
        """Check that a start has the share of everybody who is surely there when it is fixed.

        It is judged once: who has come back since was away then.
        """
        before = kept.versions[-2].table if len(kept.versions) > 1 else kept.table
        if before.start or not kept.table.start or kept.table.start in self._starts:
            return
        self._starts.add(kept.table.start)
        if not self.is_calm():
            return
        named = read_start(kept.table.start).shares
        sure = AT_A_START if self.is_alone else SURELY_THERE
        for at, seat in enumerate(before.seats):
            if seat.share_commitment and str(at) not in named and self._is_there(table, at, sure):
                self._fail(f"{table}: it starts without the share of seat {at}, which is there")

    def _has_spoken(self, table: str, seat: int) -> bool:
        """Tell whether a voice may have come to some vote lately."""
        return self._now() - self._spoken.get((table, seat), -LONGEST_WAY) < LONGEST_WAY

    def _has_voiced(self, table: str, seat: int) -> bool:
        """Tell whether a voice may have come to a vote that is decided now."""
        return self._now() - self._voices.get((table, seat), -VOICED_FOR) < VOICED_FOR

    def _is_there(self, table: str, seat: int, sure: float = SURELY_THERE) -> bool:
        since = self._present.get((table, seat))
        return since is not None and self._now() - since > sure


def vote_before(kept: KeptTable) -> Vote | None:
    """Return the vote as it stood before the newest version of a table."""
    return kept.versions[-2].table.life.vote if len(kept.versions) > 1 else None
