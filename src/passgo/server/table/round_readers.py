"""Readers of a round: people read how a round was counted before bots begin the next one.

A screen says when its people have; those who are away, and the tables whose bots wait for nothing,
are not waited for, and nobody for longer than a limit.
"""

from collections.abc import Collection

from passgo.server.limits import COUNT_SECONDS
from passgo.server.play.match import Match
from passgo.server.table.motion_types import PACES, Read
from passgo.server.table.presence import Presence
from passgo.server.table.table import Table


def note_read(table: Table, match: Match, seats: Collection[int], seq: int) -> bool:
    """Note that some seats have read what a step counted; return whether that is news."""
    before = read_at(table, match)
    if seq != match.counted or before.issuperset(seats):
        return False
    table.life.read = Read(seq=seq, seats=tuple(sorted(before.union(seats))))
    return True


def read_at(table: Table, match: Match) -> frozenset[int]:
    """Return the seats that have read the last count."""
    read = table.life.read
    return frozenset(read.seats if read is not None and read.seq == match.counted else ())


def readers(table: Table, match: Match, presence: Presence) -> tuple[int, ...]:
    """Return the seats whose people may still be reading the last count."""
    if not match.counted:
        return ()
    done = read_at(table, match).union(presence.away)
    return tuple(at for at, seat in enumerate(table.seats) if not seat.is_played and at not in done)


def read_by(table: Table, match: Match, presence: Presence) -> float:
    """Return when the last count has been read by all who are there, at the latest."""
    if not PACES[table.pace] or not readers(table, match, presence):
        return 0.0
    return match.moments.counted + COUNT_SECONDS
