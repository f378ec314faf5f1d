"""Votes: what the people of a table decide together; voices are seats.

Ending and going back need everybody. What the host may order needs more than half, and only while
the host is away. People who are away keep their voice as long as the table waits for them: a broken
connection or a restarted server decides nothing.
"""

from msgspec.structs import replace

from passgo.server.table.motion_types import AGREED, AnyMotion, Vote
from passgo.server.table.presence import Presence
from passgo.server.table.table import Table


def voters(table: Table, presence: Presence, now: float) -> tuple[int, ...]:
    """Return the seats that have a voice: of people who are there or may soon be back."""
    grace = table.life.grace
    return tuple(
        at
        for at, seat in enumerate(table.seats)
        if seat.device and not seat.is_played and not presence.is_gone(at, grace, now)
    )


def needed(table: Table, presence: Presence, motion: AnyMotion, now: float) -> int:
    """Return how many voices a motion needs."""
    voices = len(voters(table, presence, now))
    return voices if isinstance(motion, AGREED) else voices // 2 + 1


def with_voices(vote: Vote, seats: tuple[int, ...], is_for: bool) -> Vote:
    """Return a vote after some seats have voted; the last vote of each counts."""
    yes = {seat for seat in vote.yes if seat not in seats}
    no = {seat for seat in vote.no if seat not in seats}
    (yes if is_for else no).update(seats)
    return replace(vote, yes=tuple(sorted(yes)), no=tuple(sorted(no)))


def is_carried(table: Table, presence: Presence, vote: Vote, now: float) -> bool:
    """Tell whether enough voices are for it."""
    voices = voters(table, presence, now)
    agreed = [seat for seat in vote.yes if seat in voices]
    return bool(voices) and len(agreed) >= needed(table, presence, vote.motion, now)


def is_lost(table: Table, presence: Presence, vote: Vote, now: float) -> bool:
    """Tell whether too many voices are against it, or its proposer has withdrawn it."""
    voices = voters(table, presence, now)
    against = [seat for seat in vote.no if seat in voices]
    may_be = len(voices) - len(against)
    return vote.by in vote.no or may_be < needed(table, presence, vote.motion, now)
