"""A world: servers, their disks or their database, the network and people, all from one seed."""

import asyncio
import gc
import logging
import secrets
from collections import Counter
from collections.abc import Callable, Coroutine
from contextlib import AbstractContextManager, nullcontext, suppress
from random import Random
from typing import Any
from unittest.mock import patch

import msgspec
from disk import Disk, DiskWeather
from fairness_watch import Proof, mistakes_in
from history import History
from network import Lost, Network, Weather
from plans import Fault, Plan
from seating import TRIED_AGAIN, Gathering
from servers import Server
from shared_database import DatabaseWeather, SharedDatabase
from simulated_people import Person, person_of
from sqlalchemy.exc import SQLAlchemyError
from virtual_loop import HERE, OUTSIDE, Machine, Stuck, VirtualLoop, WorldClock

from passgo.server import clock
from passgo.server.play import bot_pool, match
from passgo.server.play.bot_orders import answer_task
from passgo.server.play.receipts import Signer
from passgo.server.settings import Rhythm, Site
from passgo.server.store import store, table_rows
from passgo.server.wire.listeners import Listener

SETTLING = 16.0
"""Seconds after the last fault in which everybody is back."""
LEFT = 110.0
"""When whoever leaves is surely missed, however late that is noticed."""
HEALING = 30.0
"""Seconds in which every table must have gone on then."""
LONGEST_FAULT = 23.0
STEPS_AT_LEAST = 2
AGREEING = 6.0
"""Seconds in which everybody sees what is kept."""
CALM_AFTER = 80.0
RECORD_ASKED = 20
"""How often somebody asks for a record, who comes too often now and then."""
SITE = Site(rent_grace=0.2, rhythm=Rhythm(idle=30.0))
FAILING = 0.02
SIGNING_KEY = bytes(range(32))
ALONE, SHARED = "world.sqlite", "postgresql://world/passgo"


class Outcome(msgspec.Struct, kw_only=True):
    """What came of a world: what broke, the digest of its history, and its figures."""

    seed: int
    broken: list[str]
    digest: str
    seconds: float
    counts: dict[str, int]


class Worker:
    """A bots' worker that thinks here, and dies now and then."""

    chance = Random(0)
    is_failing = False

    def __init__(self) -> None:
        self.process = None

    def ask(self, task: bytes, _seconds: float) -> bytes | None:
        """Return the thought, None where the process died."""
        if self.is_failing and self.chance.random() < FAILING:
            return None
        return answer_task(task)

    def end(self) -> None:
        """End, which takes nothing."""


class Complaints(logging.Handler):
    """Takes what servers log; an exception that nobody expected is a mistake."""

    def __init__(self, history: History) -> None:
        super().__init__(logging.WARNING)
        self._history = history

    def emit(self, record: logging.LogRecord) -> None:
        """Note a line of the log."""
        said = record.getMessage()
        self._history.note("log", said)
        if HERE.get(OUTSIDE).is_gone:
            return
        if record.levelno >= logging.ERROR and record.exc_info and record.exc_info[1] is not None:
            error = record.exc_info[1]
            if isinstance(error, SQLAlchemyError):
                return
            self._history.fail(f"a server failed: {said}: {where_of(error)}")
        elif record.name == "asyncio":
            self._history.fail(f"a task failed: {said}")


def where_of(error: BaseException) -> str:
    """Return what an error says and where it came from."""
    trace, places = error.__traceback__, list[str]()
    while trace is not None:
        code = trace.tb_frame.f_code
        places.append(f"{code.co_filename.rpartition('/')[2]}:{trace.tb_lineno}")
        trace = trace.tb_next
    return f"{error!r} at {' '.join(places[-4:])}"


class World:
    """Everything that happens, and what makes it happen."""

    def __init__(self, plan: Plan, trace: bool = False) -> None:
        self.plan = plan
        self.loop = VirtualLoop(Random(f"{plan.seed} threads"))
        self.history = History(self.loop.time, plan.seed, trace)
        self.net = Network(self.loop, Random(f"{plan.seed} network"), self.history)
        self.history.agreement.is_calm = self._is_calm
        self.is_healing, self.is_alone = False, plan.nodes == 1
        self.history.agreement.is_alone = self.is_alone
        self.proofs: list[tuple[str, Proof]] = []
        self.counts: Counter[str] = Counter()
        self._troubled = -CALM_AFTER
        self._tasks: list[asyncio.Task[Any]] = []
        chance = Random(f"{plan.seed} disk")
        self.disk = Disk(chance, self.history)
        self.database = SharedDatabase(self.loop, chance, self.history) if plan.nodes > 1 else None
        name = ALONE if self.database is None else SHARED
        self.servers = [
            Server(self.loop, self.net, f"node{at}", name, SITE) for at in range(plan.nodes)
        ]
        for server in self.servers:
            server.gone = self._lose
        self.people: list[Person] = []

    def _lose(self, machine: Machine) -> None:
        """Lose what a machine that is gone had not synced."""
        self.history.note("gone", machine.name)
        self.counts["stops" if machine.has_ended else "crashes"] += 1
        if self.database is None:
            self.disk.crash()
        else:
            self.database.lose(machine)
        for person in self.people:
            if person.server is not None and person.server.machine is machine:
                self.history.agreement.go(person.gathering.table, person.seat)

    def _is_calm(self) -> bool:
        """Tell whether nothing has disturbed who is present for so long that all must be right."""
        return self.loop.time() - self._troubled > CALM_AFTER or self.is_alone

    def engines_of(self, _database: str) -> Any:
        """Return the engines of a server that starts."""
        if self.database is None:
            return self.disk.engines()
        engine = self.database.engine()
        return engine, engine.sync_engine

    def server_for(self, chance: Random) -> Server:
        """Return a server to go to, one that answers if there is any."""
        up = [server for server in self.servers if server.is_up]
        return chance.choice(up or self.servers)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Have something done beside."""
        self._tasks.append(self.loop.create_task(work))

    async def live(self) -> None:
        """Let everything happen, then heal, and check."""
        for server in self.servers:
            server.start()
        gatherings = [Gathering(table) for table in self.plan.tables]
        self.people = [person_of(self, who, gatherings[who.table]) for who in self.plan.people]
        for person in self.people:
            self.spawn(person.live())
        for fault in self.plan.faults:
            if not await self._wait_until(fault.at):
                return
            self.history.note("fault", fault)
            self.counts[fault.kind] += 1
            self.spawn(self._suffer(fault))
        if await self._wait_until(self.plan.seconds):
            await self._heal()

    async def _wait_until(self, moment: float) -> bool:
        """Wait; return whether all is right so far."""
        while self.loop.time() < moment and not self.history.broken:
            await asyncio.sleep(min(1.0, moment - self.loop.time()))
        return not self.history.broken

    async def _heal(self) -> None:
        """Let all faults end and everybody play on; every table must go on then."""
        self.is_healing = True
        await self._wait_until(self.loop.time() + LONGEST_FAULT)
        for server in self.servers:
            server.go_on()
            server.start()
        self.disk.weather, self.net.weather = DiskWeather(), Weather()
        if self.database is not None:
            self.database.weather = DatabaseWeather()
        for person in self.people:
            person.be_deaf(False)
        leaves = any(person.plan.kind == "leaving" for person in self.people)
        await self._wait_until(max(self.loop.time() + SETTLING, LEFT if leaves else 0.0))
        before = self._lengths()
        if not await self._wait_until(self.loop.time() + HEALING):
            return
        stuck = {
            table: length
            for table, length in self._lengths().items()
            if length < before[table] + STEPS_AT_LEAST and not self._may_rest(table)
        }
        self._must_agree(self._lengths())
        await self._wait_until(self.loop.time() + AGREEING)
        self.history.close()
        for table, length in stuck.items():
            self.history.fail(f"{table} does not go on from step {length}: {self._why(table)}")
        if not self.history.broken:
            await self._ask_for_records()

    def _why(self, table: str) -> str:
        """Say what a table that does not go on waits for, as far as that can be seen."""
        if not table:
            return "it was never made"
        kept = self.history.tables.all[table].table
        if kept.status in ("open", "starting"):
            named = {str(at): seat for at, seat in enumerate(kept.seats) if not seat.level}
            late = [at for at, seat in named.items() if not (seat.share or seat.cover)]
            return f"it is {kept.status}, without the shares of seats {', '.join(late)}"
        waiting = [who.waits_for for who in self.people if who.gathering.table == table]
        return "; ".join([self.history.question(table), *filter(None, waiting)])

    async def _ask_for_records(self) -> None:
        """Ask for the record of every game, to check it with what was known before."""
        for table in self._lengths():
            kept, memory = self.history.tables.all[table], self.history.fairness.memory(table)
            who = next(one for one in self.people if one.gathering.table == table and not one.seat)
            evidence = memory.evidence(kept.table)
            record = await self._record_for(who, f"/api/tables/{table}/record")
            proof = self.history.fairness.proof(table, kept, record, evidence)
            self.proofs.append((table, proof))

    async def _record_for(self, who: Person, path: str) -> bytes:
        for _ in range(RECORD_ASKED):
            with suppress(Lost):
                status, said = await who.ask("GET", path)
                if status == 200:
                    return msgspec.json.encode(said)
            await asyncio.sleep(TRIED_AGAIN)
        self.history.fail(f"{who.name} does not get {path}")
        return b""

    def _must_agree(self, lengths: dict[str, int]) -> None:
        """Have everybody who is there see after a moment all that is kept by now."""

        def look() -> None:
            for person in self.people:
                window, length = person.window, lengths[person.gathering.table]
                if window is not None and not window.socket.is_over and not person.has_left:
                    if person.has_seen_for > AGREEING and window.memory.seq < length:
                        seen = f"{window.memory.seq} of {length} steps"
                        self.history.fail(f"{person.name} does not see more than {seen}")

        self.loop.call_later(AGREEING - 0.1, look)

    def _lengths(self) -> dict[str, int]:
        tables = {person.gathering.table for person in self.people}
        kept = self.history.tables.all
        return {table: len(kept[table].log) if table in kept else 0 for table in sorted(tables)}

    def _may_rest(self, table: str) -> bool:
        kept = self.history.tables.all.get(table)
        return kept is not None and kept.table.status == "over"

    async def _suffer(self, fault: Fault) -> None:
        """Let a fault happen and pass."""
        server = self.servers[fault.node]
        person = self.people[fault.who % len(self.people)]
        match fault.kind:
            case "kill":
                await self._until_trapped(fault)
                server.kill()
                await asyncio.sleep(0.2 * fault.seconds)
                server.start()
            case "stop":
                await server.stop()
                await asyncio.sleep(fault.seconds)
                server.start()
            case "pause":
                self._disturb()
                server.pause()
                await asyncio.sleep(fault.seconds)
                self._disturb()
                server.go_on()
            case "storm":
                self.net.weather.delay, self.net.weather.loss = 0.3, 0.3 * fault.amount
                await asyncio.sleep(fault.seconds)
                self.net.weather.delay, self.net.weather.loss = 0.01, 0.0
            case "cut" | "half-open":
                person.cut(fault.kind == "cut")
            case "deaf":
                person.be_deaf(True)
                await asyncio.sleep(fault.seconds)
                person.be_deaf(False)
            case _ if self.database is None:
                await self._suffer_disk(fault, server)
            case _:
                await self._suffer_apart(fault, server, self.database)

    async def _until_trapped(self, fault: Fault) -> None:
        """Wait for a moment when a crash hurts: around a commit, or in the middle of telling."""
        spring = int(fault.amount * 10) % 4
        if not spring:
            return
        server, sprung = self.servers[fault.node], asyncio.Event()
        left = int(fault.amount * 1000) % 7

        def trap() -> None:
            nonlocal left
            left -= 1
            if left < 0 and self._is_at(server):
                server.kill()
                sprung.set()

        keeper = self.database or self.disk
        traps = (keeper.before_commit, keeper.after_commit, self.net.traps)[spring - 1]
        traps.append(trap)
        with suppress(TimeoutError):
            await asyncio.wait_for(sprung.wait(), 5.0)
        traps.remove(trap)

    def _is_at(self, server: Server) -> bool:
        """Tell whether what runs now runs at a server."""
        return HERE.get(OUTSIDE) is server.machine

    def _disturb(self) -> None:
        self._troubled = self.loop.time()

    async def _suffer_disk(self, fault: Fault, server: Server) -> None:
        weather = self.disk.weather
        match fault.kind:
            case "disk-fails":
                weather.fails_before = fault.amount
            case "disk-lies":
                weather.fails_after = fault.amount
            case "read-fails":
                weather.fails_reading = fault.amount
            case "disk-full":
                weather.is_full = True
            case "disk-slow":
                server.machine.slowness = 2.0 * fault.amount
        await asyncio.sleep(fault.seconds)
        self.disk.weather = DiskWeather()
        server.machine.slowness = 0.0

    async def _suffer_apart(self, fault: Fault, server: Server, database: SharedDatabase) -> None:
        """Let something happen to the database, or on the way there."""
        self._disturb()
        match fault.kind:
            case "part":
                database.part(server.name)
            case "skew":
                server.kill()
                server.start((fault.amount - 0.5) * 20.0)
            case "lost-notices":
                database.weather.loses_notices = fault.amount
            case "database-fails":
                database.weather.fails = fault.amount
            case "database-lies":
                database.weather.lies = 0.5 * fault.amount
            case "database-slow":
                database.weather.slowness = 0.5 * fault.amount
            case "database-restarts":
                database.restart()
        await asyncio.sleep(fault.seconds)
        self._disturb()
        database.join(server.name)
        database.weather = DatabaseWeather()


def random_bytes(seed: int) -> Callable[[int | None], bytes]:
    """Return a source of bytes for all that servers draw."""
    chance = Random(f"{seed} secrets")

    def token_bytes(size: int | None = None) -> bytes:
        return chance.randbytes(size or secrets.DEFAULT_ENTROPY)

    return token_bytes


def lived(
    plan: Plan, trace: bool = False, mistake: AbstractContextManager[None] | None = None
) -> Outcome:
    """Let a world live in this process, which is of no other use afterwards.

    A *mistake* of the servers lasts as long as they do: records are checked without it.
    """
    gc.disable()  # What is gone must stay as it is: nothing of it may be cleaned up.
    world = World(plan, trace)
    Worker.chance, Worker.is_failing = Random(f"{plan.seed} bots"), True
    handler = Complaints(world.history)
    for name in ("passgo", "asyncio"):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
        logger.setLevel(logging.WARNING)
    numbers = iter(range(1, 1 << 60))
    clock.set_clock(WorldClock(world.loop))
    asyncio.set_event_loop(world.loop)
    with (
        mistake or nullcontext(),
        patch.object(store, "engines_of", world.engines_of),
        patch.object(store, "signer_beside", lambda _file: Signer(SIGNING_KEY)),
        patch.object(bot_pool, "Worker", Worker),
        patch.object(secrets, "token_bytes", random_bytes(plan.seed)),
        patch.object(Listener, "__hash__", hashed(numbers)),
        patch.object(table_rows, "SNAPSHOT_EVERY", plan.snapshots),
        patch.object(match, "POSITION_EVERY", plan.positions),
    ):
        try:
            world.loop.run_until_complete(world.live())
        except Stuck as stuck:
            world.history.fail(str(stuck))
    for table, proof in world.proofs:
        for flaw in mistakes_in(proof) if proof.record else ():
            world.history.fail(f"{table}: its record is refuted: {flaw}")
    counts = world.counts + world.history.counts
    return Outcome(
        seed=plan.seed,
        broken=world.history.broken,
        digest=world.history.digest,
        seconds=world.loop.time(),
        counts=dict(sorted(counts.items())),
    )


def hashed(numbers: Any) -> Callable[[Any], int]:
    """Return a hash of listeners that does not depend on where they lie in memory."""

    def hash_of(listener: Any) -> int:
        with suppress(AttributeError):
            return int(listener.number)
        listener.number = next(numbers)
        return int(listener.number)

    return hash_of
