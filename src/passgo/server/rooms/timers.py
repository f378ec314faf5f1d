"""Timers: where nodes share a database, the next duty of a table is a row with a time.

The node that made the last step holds it. If that node is gone or late, any other may claim it. A
duty belongs to one number of the log, which is written once: so it is done once, whoever does it.
"""

from typing import Protocol
from weakref import WeakKeyDictionary

import sqlalchemy as sql
from msgspec import Struct
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from passgo.server.clock import time_now
from passgo.server.rooms.room import Room
from passgo.server.store.rows import Row
from passgo.server.store.schema import DUTIES, NODES
from passgo.server.store.store import Store
from passgo.server.table.duties import Duty, next_duty

AGAIN_SECONDS = 0.5
PATIENCE = 4
"""Others wait for this fraction of the holder's time before they ask whether it is alive."""
NOW = sql.extract("epoch", sql.func.clock_timestamp())
"""The database's own time: leases must not depend on the clocks of nodes."""


class Claiming(Protocol):
    """Decides which node does the next duty of a table."""

    async def claim(self, room: Room, duty: Duty) -> float:
        """Return 0 if it is ours to do now, else how long to wait before asking again."""


class Alone:
    """One node does everything."""

    async def claim(self, _room: Room, _duty: Duty) -> float:
        """Return 0: it is ours."""
        return 0.0


class Held(Struct, frozen=True, kw_only=True):
    """Which node holds the duty after an entry of the log."""

    seq: int
    holder: str


class Timers:
    """The duties of all tables, as rows that nodes hold."""

    def __init__(self, store: Store, node: str, rent_grace: float, held_seconds: float) -> None:
        self._store, self._node = store, node
        self._rent_grace, self._held_seconds = rent_grace, held_seconds
        self._held: WeakKeyDictionary[Room, Held] = WeakKeyDictionary()

    def rows(self, room: Room) -> list[Row]:
        """Return the row of a table's next duty, if it is new; the last step's node holds it."""
        duty = next_duty(room.table, room.match, room.audience.presence, self._rent_grace)
        held = self._held.get(room)
        if duty is None or (held is not None and held.seq == duty.seq):
            return []
        self._held[room] = Held(seq=duty.seq, holder=self._node)
        return [self._row(room, duty)]

    def _row(self, room: Room, duty: Duty) -> Row:
        values = {"seq": duty.seq, "kind": duty.kind, "seat": duty.seat, "due": duty.due}
        held_for = self._held_seconds + max(0.0, duty.due - time_now())
        whole = values | {"table_id": room.table.id, "holder": self._node, "held_for": held_for}
        return HOLD, whole

    async def learn(self, connection: AsyncConnection, room: Room) -> None:
        """Read who holds the next duty of a table."""
        wanted = sql.select(DUTIES.c.seq, DUTIES.c.holder).filter_by(table_id=room.table.id)
        row = (await connection.execute(wanted)).mappings().first()
        if row is not None:
            self._held[room] = Held(seq=row["seq"], holder=row["holder"])

    async def claim(self, room: Room, duty: Duty) -> float:
        """Return 0 if a duty is ours to do now, else how long to wait before asking again."""
        held = self._held.get(room)
        if held is not None and held.seq == duty.seq:
            if held.holder == self._node:
                return 0.0
            late = duty.due + self._held_seconds / PATIENCE - time_now()
            if late > 0:
                return late
        async with self._store.begun() as connection:
            is_late = duty.due + self._held_seconds < time_now()
            if not await is_free(connection, room.table.id, duty, self._node, is_late):
                return AGAIN_SECONDS
            statement, values = self._row(room, duty)
            await connection.execute(statement, values)
        self._held[room] = Held(seq=duty.seq, holder=self._node)
        return 0.0


async def is_free(
    connection: AsyncConnection, table_id: str, duty: Duty, node: str, is_late: bool
) -> bool:
    """Lock the duty of a table unless another node has it; tell whether *node* may take it.

    The holder of a later duty of the same step may not know of one that came up since; that one is
    free once it is late.
    """
    there = sql.select(DUTIES.c.table_id).filter_by(table_id=table_id)
    if (await connection.execute(there)).first() is None:
        return True
    living = sql.select(NODES.c.id).where(NODES.c.until > NOW)
    free = sql.or_(
        DUTIES.c.seq < duty.seq,
        DUTIES.c.holder == node,
        DUTIES.c.held_until < NOW,
        DUTIES.c.holder.not_in(living),
        sql.and_(DUTIES.c.due > duty.due, sql.literal(is_late)),
    )
    claimed = there.where(DUTIES.c.seq <= duty.seq, free).with_for_update(skip_locked=True)
    return (await connection.execute(claimed)).first() is not None


def _hold() -> sql.Insert:
    held_until = NOW + sql.bindparam("held_for", type_=sql.Float)
    made = insert(DUTIES).values(
        {name: sql.bindparam(name) for name in ("table_id", "seq", "kind", "seat", "due", "holder")}
        | {"held_until": held_until}
    )
    new = {name: made.excluded[name] for name in ("seq", "kind", "seat", "due", "holder")}
    return made.on_conflict_do_update(
        index_elements=["table_id"], set_=new | {"held_until": made.excluded.held_until}
    )


HOLD = _hold()
