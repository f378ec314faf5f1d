"""Stored times: what another process wrote down, by a clock that may have been ahead of ours.

A moment that is still to come is taken for now, and a delay lasts no longer than it ever does:
a machine whose clock was set back makes nobody wait for it.
"""

import msgspec

from passgo.server.limits import MOVE_SECONDS
from passgo.server.play.match import Match
from passgo.server.table.motion_types import HOLD_SECONDS
from passgo.server.table.table import Table


def cap_times(table: Table, match: Match | None, now: float) -> None:
    """Have nothing of a table that was read lie further ahead than it can."""
    hold = table.life.hold
    if hold is not None:
        until = min(hold.until, now + HOLD_SECONDS)
        table.life.hold = msgspec.structs.replace(hold, until=until)
    for seat in table.seats:
        seat.move_until = min(seat.move_until, now + MOVE_SECONDS)
    if match is not None:
        match.moments.cap(now)
