"""Presence: who is at a table, who has been away since when, and when the table woke up."""

from collections.abc import Collection

from msgspec import Struct

HOST = -2
"""Stands for the host among the seats present: a host may look on without a seat."""


class Presence(Struct, kw_only=True):
    """Who is there, with times in seconds since 1970; a table sleeps while nobody looks at it."""

    anyone: bool = False
    woke: float = 0.0
    away: dict[int, float] = {}
    host_away: float | None = None
    rests: bool = False
    idle: int = 0

    def see(self, seen: "Seen", now: float) -> None:
        """Note who is there now; time does not count as absence while the table sleeps.

        A table that was paused wakes up too, so that no clock runs out meanwhile.
        """
        if seen.anyone and not self.anyone:
            self.woke, self.away, self.host_away = now, {}, None
        if self.rests and not seen.rests:
            self.woke = now
        self.anyone, self.rests = seen.anyone, seen.rests
        gone = [seat for seat in seen.people if seat not in seen.here]
        self.away = {seat: self.away.get(seat, now) for seat in gone}
        since = self.host_away if self.host_away is not None else now
        self.host_away = None if seen.host else since

    def is_gone(self, seat: int, grace: float, now: float) -> bool:
        """Tell whether somebody has been away for longer than the table waits."""
        return seat in self.away and now >= self.away[seat] + grace

    def is_host_gone(self, grace: float, now: float) -> bool:
        """Tell whether the host has been away for longer than the table waits."""
        return self.host_away is not None and now >= self.host_away + grace


class Seen(Struct, frozen=True, kw_only=True):
    """Who is seen: people's seats, those with somebody there, the host, anyone at all.

    *rests*: the table is paused.
    """

    people: Collection[int]
    here: Collection[int]
    host: bool
    anyone: bool
    rests: bool = False


class Company(Struct, frozen=True, kw_only=True):
    """Who is at a table, on one node or several: seats, and onlookers by device and name."""

    seats: frozenset[int] = frozenset()
    onlookers: tuple[tuple[str, str], ...] = ()
