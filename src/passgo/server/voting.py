"""Voting: what the people who are there decide together; voices are seats.

End and going back need everybody; what is the host's to order needs more than half of those who
are there, and only while the host is away.
"""

from msgspec.structs import replace

from passgo.server.life import AGREED, AnyMotion, Vote
from passgo.server.presence import Presence
from passgo.server.table import Table


def voters(table: Table, presence: Presence) -> tuple[int, ...]:
    """Return the seats that have a voice: people who are there and play."""
    return tuple(
        at
        for at, seat in enumerate(table.seats)
        if seat.device and not seat.is_played and at not in presence.away
    )


def needed(table: Table, presence: Presence, motion: AnyMotion) -> int:
    """Return how many voices a motion needs."""
    voices = len(voters(table, presence))
    return voices if isinstance(motion, AGREED) else voices // 2 + 1


def with_voices(vote: Vote, seats: tuple[int, ...], is_for: bool) -> Vote:
    """Return a vote after some seats have spoken; the last word of each counts."""
    yes = {seat for seat in vote.yes if seat not in seats}
    no = {seat for seat in vote.no if seat not in seats}
    (yes if is_for else no).update(seats)
    return replace(vote, yes=tuple(sorted(yes)), no=tuple(sorted(no)))


def is_carried(table: Table, presence: Presence, vote: Vote) -> bool:
    """Tell whether enough of those who are there are for it."""
    there = voters(table, presence)
    voices = [seat for seat in vote.yes if seat in there]
    return bool(there) and len(voices) >= needed(table, presence, vote.motion)


def is_lost(table: Table, presence: Presence, vote: Vote) -> bool:
    """Tell whether too many are against it, or who proposed it has withdrawn it."""
    there = voters(table, presence)
    against = [seat for seat in vote.no if seat in there]
    may_be = len(there) - len(against)
    return vote.by in vote.no or may_be < needed(table, presence, vote.motion)
