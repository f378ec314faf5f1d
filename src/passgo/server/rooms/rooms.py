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
from passgo.server.limits import ENTRIES_KEPT, KNOWN_UNPLAYABLE, ROOMS_KEPT
from passgo.server.play.bot_pool import Pool
from passgo.server.play.game import Base
from passgo.server.play.match import Match
from passgo.server.rooms.driver import Driver
from passgo.server.rooms.live_chances import LiveChances
from passgo.server.rooms.room import Room
from passgo.server.rooms.timers import Claiming
from passgo.server.store import table_rows
from passgo.server.store.chat import Conversation
from passgo.server.store.failures import reason_of
from passgo.server.store.memory import Memory
from passgo.server.store.store import Kept, Store
from passgo.server.store.writer import Draft, Writer
from passgo.server.table.codes import renew_code
from passgo.server.table.stored_times import cap_times
from passgo.server.table.table import Table, Wanted, make_table

LOG = logging.getLogger("passgo.server")
NO_LONGER_PLAYS = (Refusal, ValueError, LookupError)
"""What an engine raises for a game that was played by other rules."""
T = TypeVar("T")


class Rooms(Memory[Room]):
    """The tables in memory, each with the driver of its bots and clocks."""

    def __init__(
        self, store: Store, writer: Writer, pool: Pool, claiming: Claiming, rent_grace: float
    ) -> None:
        super().__init__(store, writer)
        self._pool, self._claiming, self._rent_grace = pool, claiming, rent_grace
        self._drivers: dict[str, asyncio.Task[None]] = {}
        self._chances: dict[str, LiveChances] = {}
        self._unplayable: dict[str, None] = {}
        self._aside = ThreadPoolExecutor(1, "passgo-loader")

    @property
    def entries(self) -> int:
        """How many log entries the tables in memory have."""
        return sum(map(entries_of, self.all))

    def caches(self) -> dict[str, int]:
        """Return how much is remembered, by name."""
        matches = (room.match for room in self.all)
        return {
            "positions": sum(match.positions_kept for match in matches if match is not None),
            "refusals": sum(room.repeated.refusals for room in self.all),
            "chat": sum(len(room.audience.chat) for room in self.all),
            "unplayable": len(self._unplayable),
        }

    def unknown(self) -> Refusal:
        """Return the refusal of a table that there is not."""
        return Refusal("unknown-table")

    def is_running(self, table_id: str) -> bool:
        """Tell whether a game is starting or running at a table with somebody there."""
        room = self.in_memory().get(table_id)
        return (
            room is not None and room.table.status in ("starting", "playing") and not is_idle(room)
        )

    async def create(self, wanted: Wanted, host: str) -> Room:
        """Make a table and keep it; where others are to come, with a code to read aloud."""
        table = make_table(wanted, host)
        if sum(not seat.level for seat in table.seats) > 1:
            renew_code(table, time_now())
        await self.writer.do(lambda draft: table_rows.keep_table(draft, table))
        return self.in_memory().get(table.id) or self._enter(table, None)

    async def change(self, table_id: str, change: Callable[[Draft, Room], None]) -> Room:
        """Change a room in the writer's queue and return it."""

        def changed(draft: Draft, room: Room) -> Room:
            change(draft, room)
            return room

        return await self.do(table_id, changed)

    async def read(self, table_id: str, look: Callable[[Room], T]) -> T:
        """Look at a room in the writer's queue: what was found is kept once this returns."""
        return await self.do(table_id, lambda _draft, room: look(room), changes=False)

    async def close(self) -> None:
        """Cut every listener, and stop every driver and every room being loaded."""
        working = list(self._drivers.values())
        working += [task for one in self._chances.values() if (task := one.working) is not None]
        await super().close()
        await asyncio.gather(*working, return_exceptions=True)
        self._aside.shutdown(wait=False, cancel_futures=True)

    async def rest(self) -> None:
        """Keep the position of every running game before the server ends."""
        for room in self.all:
            self.writer.post(partial(keep_rest, room=room), room)

    async def tidy(self, idle_seconds: float) -> None:
        """Keep dropping rooms from memory that have been idle for so long."""
        while True:
            seen = {room: room.audience.presence.woke for room in self.all if is_idle(room)}
            await asyncio.sleep(idle_seconds)
            for room, woke in seen.items():
                if room.audience.presence.woke == woke:
                    self.writer.post(partial(leave_memory, room=room), room)

    def _enter(self, table: Table, match: Match | None) -> Room:
        room = Room(table, match, self._drop)
        room.audience.signer = self.store.signer
        self.enter(room)
        driver = Driver(room, self.writer, self._pool, self._claiming, self._rent_grace)
        self._drivers[table.id] = asyncio.create_task(driver.run())
        self._chances[table.id] = LiveChances(room, self.writer, self._pool)
        self._make_room()
        return room

    def _make_room(self) -> None:
        """If memory is full, drop idle rooms, the longest unused first.

        The newest stays: somebody is just coming there.
        """
        rooms, entries = len(self.all), self.entries
        for room in self.all[:-1]:
            if rooms <= ROOMS_KEPT and entries <= ENTRIES_KEPT:
                return
            if is_idle(room):
                rooms, entries = rooms - 1, entries - entries_of(room)
                self.writer.post(partial(leave_memory, room=room), room)

    def _drop(self, room: Room) -> None:
        if self.drop(room):
            self._drivers.pop(room.id).cancel()
            self._chances.pop(room.id).stop()

    async def load(self, wanted: str) -> Room | None:
        """Take a table from the store, with its game."""
        kept = await self.store.table(wanted)
        if kept is None:
            return None
        table = table_rows.table_of(kept)
        try:
            return await self._play_on(table, kept)
        except NO_LONGER_PLAYS as error:
            if wanted not in self._unplayable:
                self._unplayable[wanted] = None
                if len(self._unplayable) > KNOWN_UNPLAYABLE:
                    del self._unplayable[next(iter(self._unplayable))]
                LOG.error("table %s no longer plays: %s", wanted, reason_of(error))
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
