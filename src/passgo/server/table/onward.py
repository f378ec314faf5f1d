"""Onward: a running game goes on at a new table, by the server's luck or with a real box."""

import secrets

import msgspec

from passgo.refusal import Refusal
from passgo.server.clock import time_now
from passgo.server.play.fairness import SECRET_BYTES
from passgo.server.play.game import Setup, check
from passgo.server.play.match import Match
from passgo.server.table.motion_types import Life
from passgo.server.table.rematch import seat_again
from passgo.server.table.table import ID_BYTES, Table


def check_onward(table: Table, match: Match) -> Setup:
    """Return what is played on from here with the other kind of luck, or refuse that."""
    if table.status != "playing":
        raise Refusal("not-playing")
    setup = msgspec.structs.replace(
        table.setup,
        luck="drawn" if table.setup.luck == "told" else "told",
        position=match.game.position(),
    )
    check(setup, len(table.seats))
    return setup


def onward_table(table: Table, match: Match) -> Table:
    """Return an open table with the same seats, at which the game goes on from where it stands."""
    life = table.life
    return Table(
        id=secrets.token_urlsafe(ID_BYTES),
        host=table.host,
        setup=check_onward(table, match),
        pace=table.pace,
        secret=secrets.token_bytes(SECRET_BYTES),
        seats=[seat_again(table, at) for at in range(len(table.seats))],
        made=time_now(),
        life=Life(
            grace=life.grace,
            clock=life.clock,
            minutes=life.minutes,
            locked=life.locked,
            own_claims=life.own_claims,
        ),
    )
