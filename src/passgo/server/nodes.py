"""Nodes: several servers over one database, any of which may write.

Each change locks the rows of its tables, takes over what others did, and raises the tables'
version, of which the other nodes get a notice; they also look by themselves. A node lives as long
as it renews its lease; when it does not, who was present there is gone and its duties are free.
"""

import asyncio
import logging
import secrets
from collections.abc import Callable, Sequence
from functools import partial

import sqlalchemy as sql
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from passgo.server.books import open_books
from passgo.server.books.open_book import OpenBook
from passgo.server.rooms.attendance import return_all
from passgo.server.rooms.catch_up import known, take_over
from passgo.server.rooms.room import Room
from passgo.server.rooms.timers import NOW, Timers
from passgo.server.settings import Rhythm
from passgo.server.store.change_notices import Notices
from passgo.server.store.rows import Row, write
from passgo.server.store.schema import BOOKS, NODES, ONLOOKERS, PRESENCE, TABLES
from passgo.server.store.store import Store, read_table
from passgo.server.store.versions import Versions, raising
from passgo.server.store.writer import Job, Writer
from passgo.server.table.presence import Company

LOG = logging.getLogger("passgo.server")
NODE_BYTES = 8
InMemory = Callable[[], dict[str, Room]]
OnShelf = Callable[[], dict[str, OpenBook]]


class Nodes:
    """This node among those that share the database."""

    def __init__(self, store: Store, rent_grace: float, rhythm: Rhythm) -> None:
        self._node = secrets.token_hex(NODE_BYTES)
        self._store, self._rhythm = store, rhythm
        self.timers = Timers(store, self._node, rent_grace, rhythm.hold)
        self._tables, self._books = Versions(TABLES, Room), Versions(BOOKS, OpenBook)
        self._here: dict[str, Company] = {}
        self._drafted: dict[str, Company] = {}
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self, writer: Writer, in_memory: InMemory, on_shelf: OnShelf = dict) -> None:
        """Join the others: from here on the rooms and books in memory follow what they do."""
        self._tables.in_memory, self._books.in_memory = in_memory, on_shelf
        writer.sharing = self
        await self._live_on()
        notices = Notices(self._store, lambda table_id, at: self._heard(writer, table_id, at))
        self._tasks = [
            asyncio.create_task(notices.run()),
            asyncio.create_task(self._look_again(writer)),
        ]

    async def stop(self) -> None:
        """Leave the others: nobody is present here any more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        try:
            async with self._store.begun() as connection:
                await bury(connection, [self._node])
        except (sql.exc.SQLAlchemyError, OSError) as error:
            LOG.warning("left without a word: %s", type(error).__name__)

    async def catch_up(self, connection: AsyncConnection, jobs: Sequence[Job]) -> None:
        """Lock the tables that will change, and take over what others did there."""
        await self._tables.catch_up(connection, jobs, self._take_over)
        await self._books.catch_up(connection, jobs, open_books.take_over)

    async def _take_over(self, connection: AsyncConnection, room: Room) -> None:
        kept = await read_table(connection, room.table.id, known(room))
        if kept is None:
            room.forget()
            return
        there = await company_of(connection, room.table.id, self._node)
        await self.timers.learn(connection, room)
        try:
            take_over(room, kept, there)
        except Exception:
            LOG.exception("table %s: could not follow, will be loaded again", room.table.id)
            room.forget()

    def rows(self, jobs: Sequence[Job]) -> list[Row]:
        """Return what other nodes need to know: who is here, what is due, which version it is."""
        rows: list[Row] = []
        self._drafted = {}
        wrote = self._tables.written(jobs)
        for table_id, room in self._tables.changing(jobs).items():
            present = self._presence(table_id)
            if present or table_id in wrote:
                rows += [*present, self._tables.raised(table_id)]
            if not room.is_forgotten:
                rows += self.timers.rows(room)
        return rows + [self._books.raised(book_id) for book_id in self._books.written(jobs)]

    def _presence(self, table_id: str) -> list[Row]:
        room = self._tables.in_memory().get(table_id)
        here = room.audience.here if room is not None else NONE
        if here == self._here.get(table_id, NONE):
            return []
        self._drafted[table_id] = here
        return company_rows(table_id, self._node, here)

    def kept(self, jobs: Sequence[Job]) -> None:
        """Note the new versions of the tables that changed, and who is known to be here."""
        self._here |= self._drafted
        for table_id in self._tables.changing(jobs):
            if self._here.get(table_id) == NONE:
                del self._here[table_id]
        self._tables.kept(jobs)
        self._books.kept(jobs)

    def _heard(self, writer: Writer, heard_id: str, version: int) -> None:
        self._tables.heard(writer, heard_id, version)
        self._books.heard(writer, heard_id, version)

    async def _look_again(self, writer: Writer) -> None:
        """Renew the lease, bury nodes that did not, look at every table and book in memory."""
        while True:
            await asyncio.sleep(self._rhythm.look)
            try:
                if await self._live_on():
                    self._return(writer)
                await self._part_from_lost()
                for table_id, version in (await self._versions_now()).items():
                    self._heard(writer, table_id, version)
            except (sql.exc.SQLAlchemyError, OSError) as error:
                LOG.warning("the database cannot be reached: %s", type(error).__name__)

    async def _versions_now(self) -> dict[str, int]:
        async with self._store.connected() as connection:
            return await self._tables.now(connection) | await self._books.now(connection)

    def _return(self, writer: Writer) -> None:
        """Say again who is here, after others took this node for dead."""
        self._here.clear()
        for room in self._tables.in_memory().values():
            writer.post(partial(return_all, room=room), room)

    async def _part_from_lost(self) -> None:
        """Say that nobody is at tables whose rooms were lost when that could not be kept.

        Their rows are locked: who comes back meanwhile is in memory then, or comes after.
        """
        for table_id in self._here.keys() - self._tables.in_memory().keys():
            known = self._here.pop(table_id)
            try:
                async with self._store.begun() as connection:
                    await connection.execute(RAISE, {"raised_id": table_id})
                    if table_id in self._tables.in_memory():
                        self._here.setdefault(table_id, known)
                    else:
                        rows = company_rows(table_id, self._node, NONE)
                        await connection.run_sync(write, rows)
            except BaseException:
                self._here.setdefault(table_id, known)
                raise

    async def _live_on(self) -> bool:
        """Renew the lease and bury nodes that did not; return whether this one had been buried.

        The row is locked: a burial that is under way is waited for, and so never overlooked.
        """
        async with self._store.begun() as connection:
            mine = sql.select(NODES.c.id).filter_by(id=self._node).with_for_update()
            was_buried = (await connection.execute(mine)).first() is None
            await connection.execute(LIVE, {"id": self._node, "lease": self._rhythm.lease})
            late = sql.select(NODES.c.id).where(NODES.c.until < NOW)
            dead = await connection.execute(late.with_for_update(skip_locked=True))
            await bury(connection, dead.scalars().all())
        return was_buried


async def company_of(connection: AsyncConnection, table_id: str, but: str) -> Company:
    """Return who is at a table on all nodes but one."""
    seats = sql.select(PRESENCE.c.seat).where(PRESENCE.c.node != but)
    onlookers = sql.select(ONLOOKERS.c.device, ONLOOKERS.c.name).where(ONLOOKERS.c.node != but)
    seated = await connection.execute(seats.where(PRESENCE.c.table_id == table_id))
    looking = await connection.execute(onlookers.where(ONLOOKERS.c.table_id == table_id))
    return Company(
        seats=frozenset(seated.scalars()),
        onlookers=tuple((row.device, row.name) for row in looking),
    )


def company_rows(table_id: str, node: str, here: Company) -> list[Row]:
    """Return the rows that say who is at a table on a node, instead of what they said before."""
    values = {"table_id": table_id, "node": node}
    rows: list[Row] = [(part, {"parted_id": table_id, "parted_node": node}) for part in PART]
    rows += [(PRESENCE.insert(), values | {"seat": seat}) for seat in sorted(here.seats)]
    for number, (device, name) in enumerate(here.onlookers):
        rows.append(
            (ONLOOKERS.insert(), values | {"number": number, "device": device, "name": name})
        )
    return rows


async def bury(connection: AsyncConnection, nodes: Sequence[str]) -> None:
    """Forget nodes: nobody is present there; what they held is free, for nobody holds it.

    Tables are locked in the order of the database, as by everybody else.
    """
    if not nodes:
        return
    there = sql.select(PRESENCE.c.table_id).where(PRESENCE.c.node.in_(nodes)).distinct()
    ordered = there.order_by(PRESENCE.c.table_id)
    for table_id in (await connection.execute(ordered)).scalars().all():
        await connection.execute(RAISE, {"raised_id": table_id})
    for rows in (PRESENCE, ONLOOKERS):
        await connection.execute(rows.delete().where(rows.c.node.in_(nodes)))
    await connection.execute(NODES.delete().where(NODES.c.id.in_(nodes)))


def _live() -> sql.Insert:
    """Renew the lease of a node."""
    until = NOW + sql.bindparam("lease", type_=sql.Float)
    made = insert(NODES).values(id=sql.bindparam("id"), until=until)
    return made.on_conflict_do_update(index_elements=["id"], set_={"until": made.excluded.until})


RAISE, LIVE = raising(TABLES), _live()
PART = tuple(
    rows.delete().where(
        rows.c.table_id == sql.bindparam("parted_id"), rows.c.node == sql.bindparam("parted_node")
    )
    for rows in (PRESENCE, ONLOOKERS)
)
NONE = Company()
