"""Rooms: every table in memory, loaded from the store when somebody comes."""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TypeVar

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
from passgo.server.store.failures import reason_of
from passgo.server.store.store import Kept, Store
from passgo.server.store.writer import Draft, Writer
from passgo.server.table.codes import renew_code
from passgo.server.table.stored_times import cap_times
from passgo.server.table.table import ID, Table, Wanted, make_table

LOG = logging.getLogger("passgo.server")
NO_LONGER_PLAYS = (Refusal, ValueError, LookupError)
"""What an engine raises for a game that was played by other rules."""
T = TypeVar("T")


class NotInMemory(Exception):
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
        self._unplayable: set[str] = set()
        self._aside = ThreadPoolExecutor(1, "passgo-loader")

    def in_memory(self) -> dict[str, Room]:
        """Return the rooms in memory by their tables."""
        return self._rooms

    @property
    def all(self) -> list[Room]:
        """The rooms in memory."""
        return list(self._rooms.values())

    def is_coming(self, table_id: str) -> bool:
        """Tell whether a table is being loaded."""
        return table_id in self._loading

    def is_running(self, table_id: str) -> bool:
        """Tell whether a game is starting or running at a table with somebody there."""
        room = self._rooms.get(table_id)
        return (
            room is not None and room.table.status in ("starting", "playing") and not is_idle(room)
        )

    async def create(self, wanted: Wanted, host: str) -> Room:
        """Make a table and keep it; where others are to come, with a code to read aloud."""
        table = make_table(wanted, host)
        if sum(not seat.level for seat in table.seats) > 1:
            renew_code(table, time_now())
        await self.writer.do(lambda draft: table_rows.keep_table(draft, table))
        return self._rooms.get(table.id) or self._enter(table, None)

    async def get(self, table_id: str) -> Room:
        """Return the room of a table; nobody learns whether an unknown one ever existed."""
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
        """Change a room in the writer's queue and return it."""
        while True:
            room = await self.get(table_id)
            try:
                await self.writer.do(partial(change_in_memory, room=room, change=change), room)
            except NotInMemory:
                continue
            return room

    async def read(self, table_id: str, look: Callable[[Room], T]) -> T:
        """Look at a room in the writer's queue: what was found is kept once this returns."""
        while True:
            room = await self.get(table_id)
            looking = partial(look_in_memory, room=room, look=look)
            try:
                return await self.writer.do(looking, room, changes=False)
            except NotInMemory:
                continue

    async def close(self) -> None:
        """Cut every listener, and stop every driver and every room being loaded."""
        working = {*self._drivers.values(), *self._loading.values()}
        for room in self.all:
            room.forget()
        for task in working:
            task.cancel()
        await asyncio.gather(*working, return_exceptions=True)
        self._aside.shutdown(wait=False, cancel_futures=True)

    async def rest(self) -> None:
        """Keep the position of every running game before the server ends."""
        for room in self.all:
            self.writer.post(partial(keep_rest, room=room), room)

    async def tidy(self, idle_seconds: float) -> None:
        """Keep dropping rooms from memory that have been idle for so long."""
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
        room.audience.signer = self.store.signer
        self._rooms[table.id] = room
        driver = Driver(room, self.writer, self._pool, self._claiming, self._rent_grace)
        self._drivers[table.id] = asyncio.create_task(driver.run())
        self._make_room()
        return room

    def _make_room(self) -> None:
        """If memory is full, drop idle rooms, the longest unused first.

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
        try:
            return await self._play_on(table, kept)
        except NO_LONGER_PLAYS as error:
            if table_id not in self._unplayable:
                self._unplayable.add(table_id)
                LOG.error("table %s no longer plays: %s", table_id, reason_of(error))
            raise Refusal("no-longer-plays") from error

    async def _play_on(self, table: Table, kept: Kept) -> Room:
        match = None
        if table.status not in ("open", "starting"):
            loop = asyncio.get_running_loop()
            match = await loop.run_in_executor(self._aside, match_of, table, kept)
        cap_times(table, match, time_now())
        room = self._enter(table, match)
        room.audience.chat = Conversation(kept.chat)
        room.repeated.done(kept.done)
        if match is not None and match.is_stuck:
            await self.writer.do(partial(resume, room=room, kept=kept), room)
        return room


def nothing(_draft: Draft) -> None:
    """Do nothing but wait for a turn in the queue."""


def change_in_memory(draft: Draft, room: Room, change: Callable[[Draft, Room], None]) -> None:
    """Change a room that is still in memory."""
    if room.is_forgotten:
        raise NotInMemory
    change(draft, room)


def look_in_memory(_draft: Draft, room: Room, look: Callable[[Room], T]) -> T:
    """Look at a room that is still in memory."""
    if room.is_forgotten:
        raise NotInMemory
    return look(room)


def is_idle(room: Room) -> bool:
    """Tell whether nobody is at a table, on any node."""
    return not room.audience.presence.anyone and not room.audience.listeners


def entries_of(room: Room) -> int:
    """Return how long the log of a room is."""
    return room.match.seq if room.match is not None else 0


def leave_memory(draft: Draft, room: Room) -> None:
    """Forget a room that is still idle; the store has all of it."""
    if is_idle(room):
        keep_rest(draft, room)
        room.forget()


def keep_rest(draft: Draft, room: Room) -> None:
    """Keep the position of a game that is not over."""
    if room.match is not None and room.table.status == "playing" and not room.is_forgotten:
        table_rows.keep_rest(draft, room.table, room.match)


def match_of(table: Table, kept: Kept) -> Match:
    """Go on from the last snapshot; a game of an older engine is replayed from its start.

    If today's engine refuses it, the match is stuck.
    """
    shot = kept.snapshot if kept.table.get("engine") == __version__ else None
    since = (shot["seq"], shot["position"].encode()) if shot is not None else None
    try:
        return Match.load(table.setup, table.names, table.key, kept.log, since, table.head)
    except NO_LONGER_PLAYS:
        if kept.snapshot is None:
            raise
    return Match.stuck(table.setup, table.names, table.key, kept.log, table.head)


def resume(draft: Draft, room: Room, kept: Kept) -> None:
    """Go on from the last snapshot, unless another node has already."""
    assert room.match is not None
    assert kept.snapshot is not None
    if room.match.is_stuck:
        position = msgspec.json.decode(kept.snapshot["position"])
        base = Base(position=position, draws=kept.snapshot["draws"])
        resumed = room.match.resume(base, time_now())
        table_rows.keep_entry(draft, room.table, room.match, resumed)
