"""Stored times: written by another process, whose clock may have been ahead of ours.

A moment in the future is taken for now, and a delay is no longer than it can be: nobody waits
because a machine's clock was set back.
"""

import msgspec

from passgo.server.limits import MOVE_SECONDS
from passgo.server.play.match import Match
from passgo.server.table.motion_types import HOLD_SECONDS
from passgo.server.table.table import Table


def cap_times(table: Table, match: Match | None, now: float) -> None:
    """Limit every time of a table that was read to how far ahead it can be."""
    hold = table.life.hold
    if hold is not None:
        until = min(hold.until, now + HOLD_SECONDS)
        table.life.hold = msgspec.structs.replace(hold, until=until)
    table.pressed = min(table.pressed, now)
    for seat in table.seats:
        seat.move_until = min(seat.move_until, now + MOVE_SECONDS)
    if match is not None:
        match.moments.cap(now)
