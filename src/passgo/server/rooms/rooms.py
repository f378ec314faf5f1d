"""Rooms: every table that is in memory, loaded from the store when somebody comes."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import msgspec

from passgo import __version__
from passgo.refusal import Refusal
from passgo.server.clock import time_now
from passgo.server.limits import ENTRIES_KEPT, ROOMS_KEPT
from passgo.server.play.bot_pool import Pool
from passgo.server.play.game import Base
from passgo.server.play.match import Match
from passgo.server.rooms.driver import Driver
from passgo.server.rooms.room import Room
from passgo.server.rooms.timers import Claiming
from passgo.server.store import table_rows
from passgo.server.store.chat import Conversation
from passgo.server.store.store import Kept, Store
from passgo.server.store.writer import Draft, Writer
from passgo.server.table.stored_times import cap_times
from passgo.server.table.table import ID, Table, Wanted, make_table


class Left(Exception):
    """The room left memory before it was changed."""


class Rooms:
    """The tables in memory, each with the driver of its bots and clocks."""

    def __init__(
        self, store: Store, writer: Writer, pool: Pool, claiming: Claiming, rent_grace: float
    ) -> None:
        self.store, self.writer = store, writer
        self._pool, self._claiming, self._rent_grace = pool, claiming, rent_grace
        self._rooms: dict[str, Room] = {}
        self._drivers: dict[str, asyncio.Task[None]] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._aside = ThreadPoolExecutor(1, "passgo-loader")

    def in_memory(self) -> dict[str, Room]:
        """Return the rooms in memory by their tables."""
        return self._rooms

    @property
    def all(self) -> list[Room]:
        """The rooms in memory."""
        return list(self._rooms.values())

    def is_coming(self, table_id: str) -> bool:
        """Tell whether a table is just being loaded."""
        return table_id in self._loading

    def is_running(self, table_id: str) -> bool:
        """Tell whether a game is played at a table and somebody looks at it."""
        room = self._rooms.get(table_id)
        return room is not None and room.table.status == "playing" and not is_idle(room)

    async def create(self, wanted: Wanted, host: str) -> Room:
        """Make a table and keep it."""
        table = make_table(wanted, host)
        await self.writer.do(lambda draft: table_rows.keep_table(draft, table))
        return self._rooms.get(table.id) or self._enter(table, None)

    async def get(self, table_id: str) -> Room:
        """Return the room of a table; nobody learns whether an unknown one ever was."""
        if ID.fullmatch(table_id) is None:
            raise Refusal("unknown-table")
        room = self._rooms.get(table_id)
        if room is not None and table_id not in self._loading:
            self._rooms[table_id] = self._rooms.pop(table_id)  # It was used last.
            return room
        loading = self._loading.get(table_id)
        if loading is None:
            loading = self._loading[table_id] = asyncio.create_task(self._load(table_id))
            loading.add_done_callback(lambda _task: self._loading.pop(table_id))
        return await asyncio.shield(loading)

    async def change(self, table_id: str, change: Callable[[Draft, Room], None]) -> Room:
        """Change a room in the writer's line and return it."""
        while True:
            room = await self.get(table_id)
            try:
                await self.writer.do(partial(change_in_memory, room=room, change=change), room)
            except Left:
                continue
            return room

    async def close(self) -> None:
        """Stop every driver and cut every listener; what is under way gives back what it has."""
        working = {*self._drivers.values(), *self._loading.values()}
        for room in self.all:
            room.forget()
        for task in working:
            task.cancel()
        await asyncio.gather(*working, return_exceptions=True)
        self._aside.shutdown(wait=False, cancel_futures=True)

    async def tidy(self, idle_seconds: float) -> None:
        """Again and again let rooms leave memory that nobody has looked at for so long."""
        while True:
            seen = {
                room: room.audience.presence.woke for room in self._rooms.values() if is_idle(room)
            }
            await asyncio.sleep(idle_seconds)
            for room, woke in seen.items():
                if room.audience.presence.woke == woke:
                    self.writer.post(partial(leave_memory, room=room), room)

    def _enter(self, table: Table, match: Match | None) -> Room:
        room = Room(table, match, self._drop)
        self._rooms[table.id] = room
        driver = Driver(room, self.writer, self._pool, self._claiming, self._rent_grace)
        self._drivers[table.id] = asyncio.create_task(driver.run())
        self._make_room()
        return room

    def _make_room(self) -> None:
        """Of too much, let rooms leave memory that nobody looks at, the longest unused first.

        The newest stays: somebody is just coming there.
        """
        rooms, entries = len(self._rooms), sum(map(entries_of, self._rooms.values()))
        for room in self.all[:-1]:
            if rooms <= ROOMS_KEPT and entries <= ENTRIES_KEPT:
                return
            if is_idle(room):
                rooms, entries = rooms - 1, entries - entries_of(room)
                self.writer.post(partial(leave_memory, room=room), room)

    def _drop(self, room: Room) -> None:
        table_id = room.table.id
        if self._rooms.get(table_id) is room:
            del self._rooms[table_id]
            self._drivers.pop(table_id).cancel()

    async def _load(self, table_id: str) -> Room:
        await self.writer.do(nothing)  # What its last room wrote is kept from here on.
        kept = await self.store.table(table_id)
        if kept is None:
            raise Refusal("unknown-table")
        table = table_rows.table_of(kept)
        match = None
        if table.status != "open":
            loop = asyncio.get_running_loop()
            match = await loop.run_in_executor(self._aside, match_of, table, kept)
        cap_times(table, match, time_now())
        room = self._enter(table, match)
        room.audience.chat = Conversation(kept.chat)
        room.answers.done(kept.done)
        if match is not None and match.is_stuck:
            await self.writer.do(partial(resume, room=room, kept=kept), room)
        return room


def nothing(_draft: Draft) -> None:
    """Wait for one's turn."""


def change_in_memory(draft: Draft, room: Room, change: Callable[[Draft, Room], None]) -> None:
    """Change a room that is still in memory."""
    if room.is_forgotten:
        raise Left
    change(draft, room)


def is_idle(room: Room) -> bool:
    """Tell whether nobody looks at a table, on any node."""
    return not room.audience.presence.anyone and not room.audience.listeners


def entries_of(room: Room) -> int:
    """Return how long the log of a room is."""
    return room.match.seq if room.match is not None else 0


def leave_memory(_draft: Draft, room: Room) -> None:
    """Forget a room that is still idle; the store has all of it."""
    if is_idle(room):
        room.forget()


def match_of(table: Table, kept: Kept) -> Match:
    """Play on from the last snapshot; what an older engine kept is played all again.

    If an engine of today refuses it, the match is stuck at its end.
    """
    shot = kept.snapshot if kept.table.get("engine") == __version__ else None
    since = (shot["seq"], shot["position"].encode()) if shot is not None else None
    try:
        return Match.load(table.setup, table.names, table.key, kept.log, since)
    except (Refusal, ValueError, LookupError):
        if kept.snapshot is None:
            raise
    return Match.stuck(table.setup, table.names, table.key, kept.log)


def resume(draft: Draft, room: Room, kept: Kept) -> None:
    """Go on from the last snapshot, unless another node has already."""
    assert room.match is not None
    assert kept.snapshot is not None
    if room.match.is_stuck:
        position = msgspec.json.decode(kept.snapshot["position"])
        base = Base(position=position, draws=kept.snapshot["draws"])
        resumed = room.match.resume(base, time_now())
        table_rows.keep_entry(draft, room.table, room.match, resumed)
