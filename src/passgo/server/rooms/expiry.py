"""Expiry: tables that nobody started within a day go; what was played is kept for ever."""

import asyncio
import logging
from collections.abc import Callable
from functools import partial

import sqlalchemy as sql

from passgo.server.clock import time_now
from passgo.server.limits import UNSTARTED_SECONDS
from passgo.server.rooms.rooms import Rooms
from passgo.server.store.schema import METADATA, PRESENCE, TABLES
from passgo.server.store.writer import Draft, NotKept

LOG = logging.getLogger("passgo.server")
EVERY_SECONDS = 3600
ELSEWHERE = sql.exists().where(PRESENCE.c.table_id == TABLES.c.id).correlate(TABLES)
"""Somebody is at the table, over this node or another."""


async def keep_sweeping(rooms: Rooms, clock: Callable[[], float] = time_now) -> None:
    """Sweep now and then, for as long as the server runs."""
    while True:
        try:
            await sweep(rooms, clock())
        except (NotKept, sql.exc.SQLAlchemyError, OSError):
            LOG.warning("tables that were never started could not be removed; trying again later")
        await asyncio.sleep(EVERY_SECONDS)


async def sweep(rooms: Rooms, now: float) -> int:
    """Remove the tables that are a day old, have not started, and have nobody at them."""
    is_old = TABLES.c.made < now - UNSTARTED_SECONDS
    old = sql.and_(TABLES.c.status == "open", is_old, ~ELSEWHERE)
    async with rooms.store.engine.connect() as connection:
        found = (await connection.execute(sql.select(TABLES.c.id).where(old))).scalars().all()
    return sum([await rooms.writer.do(partial(sweep_one, rooms, table_id)) for table_id in found])


def sweep_one(rooms: Rooms, table_id: str, draft: Draft) -> bool:
    """Remove a table unless somebody is there or coming; return whether it went.

    Its room is forgotten before: who comes meanwhile looks into the store, after this.
    """
    here = [room for room in rooms.all if room.table.id == table_id]
    if any(room.audience.listeners for room in here) or rooms.is_coming(table_id):
        return False
    remove(draft, table_id)
    for room in here:
        room.forget()
    return True


def remove(draft: Draft, table_id: str) -> None:
    """Remove a table that has not started, with all that belongs to it.

    Its row is touched first: where nodes share a database, none can start it meanwhile. The touch
    names the row itself: a start that it had to wait for is looked at again only there.
    """
    is_open = sql.and_(TABLES.c.id == table_id, TABLES.c.status == "open")
    unstarted = sql.select(TABLES.c.id).where(is_open, ~ELSEWHERE)
    draft.keep(TABLES.update().where(is_open), status="open")
    for table in reversed(METADATA.sorted_tables):
        column = table.c.id if table is TABLES else table.c.get("table_id")
        if column is not None:
            draft.keep(table.delete().where(column.in_(unstarted)))
