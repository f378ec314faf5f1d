"""Expiry: tables not started within a day are removed, and after a week those of bots alone.

A table at which a game goes on from a position waits much longer for its people.
Games that people have played are kept for ever.
"""

import asyncio
import logging
from collections.abc import Callable
from functools import partial

import sqlalchemy as sql

from passgo.server.clock import time_now
from passgo.server.limits import BOTS_SECONDS, UNSTARTED_ONWARD_SECONDS, UNSTARTED_SECONDS
from passgo.server.rooms.rooms import Rooms
from passgo.server.store.schema import METADATA, PRESENCE, SEATS, TABLES
from passgo.server.store.writer import Draft, NotKept

LOG = logging.getLogger("passgo.server")
EVERY_SECONDS = 3600
UNSTARTED = TABLES.c.status.in_(("open", "starting"))
GOES_ON = TABLES.c.setup.contains('"position":{', autoescape=True)
"""A game goes on there from a position: no choice that people make is written like that."""
ELSEWHERE = sql.exists().where(PRESENCE.c.table_id == TABLES.c.id).correlate(TABLES)
"""Somebody is at the table, on this node or another."""

PEOPLE = sql.and_(
    SEATS.c.table_id == TABLES.c.id, sql.or_(SEATS.c.device != "", SEATS.c.share_commitment != "")
)
NOBODY_PLAYED = ~sql.exists().where(PEOPLE).correlate(TABLES)
"""Only bots have sat at the table."""


async def keep_sweeping(rooms: Rooms, clock: Callable[[], float] = time_now) -> None:
    """Sweep now and then while the server runs."""
    while True:
        try:
            await sweep(rooms, clock())
        except (NotKept, sql.exc.SQLAlchemyError, OSError):
            LOG.warning("tables that were never started could not be removed; trying again later")
        await asyncio.sleep(EVERY_SECONDS)


async def sweep(rooms: Rooms, now: float) -> int:
    """Remove the tables that are too old for their kind and have nobody at them."""
    old = sql.and_(sql.or_(unstarted(now), of_bots(now)), ~ELSEWHERE)
    async with rooms.store.connected() as connection:
        found = (await connection.execute(sql.select(TABLES.c.id).where(old))).scalars().all()
    return sum(
        [await rooms.writer.do(partial(sweep_one, rooms, table_id, now)) for table_id in found]
    )


def unstarted(now: float) -> sql.ColumnElement[bool]:
    """Return the condition for tables that nobody has started for too long."""
    waits = sql.case((GOES_ON, UNSTARTED_ONWARD_SECONDS), else_=UNSTARTED_SECONDS)
    return sql.and_(UNSTARTED, TABLES.c.made < now - waits)


def of_bots(now: float) -> sql.ColumnElement[bool]:
    """Return the condition for tables where only bots played, long ago."""
    return sql.and_(NOBODY_PLAYED, TABLES.c.made < now - BOTS_SECONDS)


def sweep_one(rooms: Rooms, table_id: str, now: float, draft: Draft) -> bool:
    """Remove a table unless somebody is there or coming; return whether it went.

    Its room is forgotten first: whoever comes meanwhile asks the store after this.
    """
    here = [room for room in rooms.all if room.table.id == table_id]
    if any(room.audience.listeners for room in here) or rooms.is_coming(table_id):
        return False
    remove(draft, table_id, now)
    for room in here:
        room.forget()
    return True


def remove(draft: Draft, table_id: str, now: float) -> None:
    """Remove a table that has not started, or is of bots, with all that belongs to it.

    Its row is updated first: where nodes share a database, none can start it meanwhile. The update
    itself repeats the condition: only there is a start seen that it had to wait for.
    """
    may_go = sql.and_(TABLES.c.id == table_id, sql.or_(UNSTARTED, of_bots(now)))
    going = sql.select(TABLES.c.id).where(may_go, ~ELSEWHERE)
    draft.keep(TABLES.update().where(may_go).values(version=TABLES.c.version))
    for table in reversed(METADATA.sorted_tables):
        column = table.c.id if table is TABLES else table.c.get("table_id")
        if column is not None:
            draft.keep(table.delete().where(column.in_(going)))
