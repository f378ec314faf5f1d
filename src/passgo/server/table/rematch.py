"""A rematch: the same people at a new table, with a new secret."""

import secrets

import msgspec
from msgspec import UNSET

from passgo.refusal import Refusal
from passgo.server.clock import time_now
from passgo.server.play.fairness import SECRET_BYTES
from passgo.server.play.game import Setup
from passgo.server.table.motion_types import Life
from passgo.server.table.names import alike
from passgo.server.table.table import ID_BYTES, Seat, Table


def next_table(table: Table) -> Table:
    """Return an open table with the seats of a finished one; everybody must be ready again."""
    if table.status != "over":
        raise Refusal("not-over")
    return fresh_table(table, msgspec.structs.replace(table.setup, position=UNSET))


def fresh_table(table: Table, setup: Setup) -> Table:
    """Return an open table for the same people with the same wishes, and a secret of its own."""
    life = table.life
    return Table(
        id=secrets.token_urlsafe(ID_BYTES),
        host=table.host,
        setup=setup,
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
            open_chances=life.open_chances,
        ),
    )


def seat_again(table: Table, at: int) -> Seat:
    """Return a seat for whoever had it last; one that nobody had is open to all."""
    seat = table.seats[at]
    if not seat.level and not seat.device:
        return Seat()
    others = {alike(other.name) for other in table.seats if other is not seat}
    name = seat.guest if seat.guest and alike(seat.guest) not in others else seat.name
    return Seat(level=seat.level, name=name, device=seat.device, claims=seat.claims)
