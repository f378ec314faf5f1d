"""A last look: what ended a game with a real box may have been typed wrongly, and is taken back.

Until the end stands the table is still played at, and its secret is kept: a game that goes on after
all is as fair as before.
"""

from collections.abc import Collection

from passgo.refusal import Refusal
from passgo.server.limits import LAST_LOOK_SECONDS
from passgo.server.play.game_log import NOBODY
from passgo.server.play.match import Match, actors_of
from passgo.server.table.table import Table


def is_looked_at(match: Match, served: Collection[int]) -> bool:
    """Tell whether a game has ended by what somebody told, and not because the table agreed to."""
    if not match.game.is_over:
        return False
    told = match.lately_told(served)
    return told is not None and NOBODY not in told.seats


def stands_at(match: Match) -> float:
    """Return when the end of a game stands if nobody says before that it is right."""
    return match.moments.changed + LAST_LOOK_SECONDS


def check_look(
    table: Table,
    match: Match,
    mine: Collection[int],
    away: Collection[int],
    served: Collection[int],
) -> None:
    """Refuse to say that the end is right for who has conceded, or alone for one's own entry.

    With nobody else there who still plays, whoever entered it says so too.
    """
    standing = [at for at, seat in enumerate(table.seats) if seat.cover != "conceded"]
    if not any(at in standing for at in mine):
        raise Refusal("has-conceded")
    others = {at for at in standing if at not in mine and at not in away}
    is_other_there = any(table.seats[at].device and not table.seats[at].is_played for at in others)
    if is_other_there and entered_by(match, served) in mine:
        raise Refusal("end-of-ones-own")


def entered_by(match: Match, served: Collection[int]) -> int:
    """Return which seat made the newest entry that no bot and no clock made."""
    steps = (step for _, step in reversed(match.steps))
    return next((who for step in steps for who in actors_of(step, served)), NOBODY)
