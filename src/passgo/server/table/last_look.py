"""A last look: what ended a game with a real box may have been typed wrongly, and is taken back.

Until the end stands the table is still played at, and its secret is kept: a game that goes on after
all is as fair as before.
"""

from collections.abc import Collection

from passgo.server.limits import LAST_LOOK_SECONDS
from passgo.server.play.game_log import NOBODY
from passgo.server.play.match import Match


def is_looked_at(match: Match, served: Collection[int]) -> bool:
    """Tell whether a game has ended by what somebody told, and not because the table agreed to."""
    if not match.game.is_over:
        return False
    told = match.lately_told(served)
    return told is not None and NOBODY not in told.seats


def stands_at(match: Match) -> float:
    """Return when the end of a game stands if nobody says before that it is right."""
    return match.moments.changed + LAST_LOOK_SECONDS
