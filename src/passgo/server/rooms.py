"""Rooms: every table that is in memory, loaded from the store when somebody comes."""

import asyncio
from collections.abc import Callable

import msgspec

from passgo.refusal import Refusal
from passgo.server import keeping
from passgo.server.driving import Driver
from passgo.server.match import Match
from passgo.server.playing import Base
from passgo.server.pool import Pool
from passgo.server.room import Room
from passgo.server.store import Kept, Store
from passgo.server.table import Table, Wanted, make_table
from passgo.server.wire import Said
from passgo.server.writer import Draft, Writer


class Rooms:
    """The tables in memory, each with the driver of its bots and clocks."""

    def __init__(self, store: Store, writer: Writer, pool: Pool, rent_grace: float = 5.0) -> None:
        self.store, self.writer = store, writer
        self._pool, self._rent_grace = pool, rent_grace
        self._rooms: dict[str, Room] = {}
        self._drivers: dict[str, asyncio.Task[None]] = {}
        self._loading = asyncio.Lock()

    async def create(self, wanted: Wanted, host: str) -> Room:
        """Make a table and keep it."""
        table = make_table(wanted, host)
        await self.writer.do(lambda draft: keeping.keep_table(draft, table))
        return self._enter(table, None)

    async def get(self, table_id: str) -> Room:
        """Return the room of a table; nobody learns whether an unknown one ever was."""
        async with self._loading:
            room = self._rooms.get(table_id)
            if room is not None:
                return room
            kept = await self.store.table(table_id)
            if kept is None:
                raise Refusal("unknown-table")
            return await self._load(kept)

    async def change(self, table_id: str, change: Callable[[Draft, Room], None]) -> Room:
        """Change a room in the writer's line and return it."""
        room = await self.get(table_id)
        await self.writer.do(lambda draft: change(draft, room), room)
        return room

    async def close(self) -> None:
        """Stop every driver and cut every listener."""
        for room in list(self._rooms.values()):
            room.forget()

    def _enter(self, table: Table, match: Match | None) -> Room:
        room = Room(table, match, self._drop)
        self._rooms[table.id] = room
        driver = Driver(room, self.writer, self._pool, self._rent_grace)
        self._drivers[table.id] = asyncio.create_task(driver.run())
        return room

    def _drop(self, room: Room) -> None:
        table_id = room.table.id
        if self._rooms.get(table_id) is room:
            del self._rooms[table_id]
            self._drivers.pop(table_id).cancel()

    async def _load(self, kept: Kept) -> Room:
        table = keeping.table_of(kept)
        match = None
        if table.status != "open":
            match = await self._match(table, kept)
        room = self._enter(table, match)
        room.chat = [Said(number=c["number"], seat=c["seat"], text=c["text"]) for c in kept.chat]
        room.answers = {(c["seat"], c["id"]): c["answer"].encode() for c in kept.commands}
        return room

    async def _match(self, table: Table, kept: Kept) -> Match:
        """Replay the log; if an engine of today refuses it, go on from the last snapshot."""
        try:
            return Match.load(table.setup, table.names, table.key, kept.log)
        except (Refusal, ValueError, LookupError):
            if kept.snapshot is None:
                raise
        match = Match(table.setup, table.names, table.key)
        match.seq = len(kept.log)
        position = msgspec.json.decode(kept.snapshot["position"])
        resumed = match.resume(Base(position=position, draws=kept.snapshot["draws"]))
        await self.writer.do(lambda draft: keeping.keep_entry(draft, table, match, resumed))
        return match
