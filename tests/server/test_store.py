"""The store: nothing is acknowledged before it is on the disk, and nothing acknowledged is lost."""

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
from functools import partial
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sql
from scripts import plain_action
from sqlalchemy import event
from tables import Guest, free_port
from websockets.exceptions import ConnectionClosed

from passgo.server import schema
from passgo.server.store import Store, database_url, open_store
from passgo.server.writer import Draft, NotKept, Writer

PRAGMAS = ("journal_mode", "synchronous")
HERE = os.environ | {"PYTHONPATH": str(Path(__file__).parents[2] / "src")}
VALUES = {"host": "", "setup": "{}", "status": "open", "secret": b"", "start": "", "made": 0.0}


def kept(draft: Draft, number: int, told: list[str]) -> int:
    draft.keep(schema.TABLES.insert(), id=f"t{number}", paused=False, engine="", **VALUES)
    draft.tell(lambda: told.append(f"told {number}"))
    return number


async def opened(folder: Path) -> tuple[Store, Writer]:
    store = await open_store(str(folder / "games.sqlite"))
    writer = Writer(store)
    writer.start()
    return store, writer


def test_a_commit_with_full_synchronisation_precedes_what_is_told(tmp_path: Path) -> None:
    async def run() -> list[str]:
        store, writer = await opened(tmp_path)
        seen: list[str] = []

        def committing(connection: sql.Connection) -> None:
            modes = [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in PRAGMAS]
            seen.append(f"commit {modes}")

        event.listen(store.engine.sync_engine, "commit", committing)
        await asyncio.gather(*(writer.do(partial(kept, number=n, told=seen)) for n in range(4)))
        await writer.stop()
        await store.close()
        return seen

    seen = asyncio.run(run())

    assert seen[0] == "commit ['wal', 2]"
    assert [line for line in seen if line.startswith("told")] == [f"told {n}" for n in range(4)]
    assert sum(line.startswith("commit") for line in seen) < 4


def test_what_the_database_does_not_take_is_told_to_nobody(tmp_path: Path) -> None:
    class Memory:
        forgotten = False

        def forget(self) -> None:
            self.forgotten = True

    async def run() -> tuple[list[str], bool]:
        store, writer = await opened(tmp_path)
        told: list[str] = []
        memory = Memory()
        await writer.do(lambda draft: kept(draft, 1, told))
        with pytest.raises(NotKept):
            await writer.do(lambda draft: kept(draft, 1, told), memory)
        await writer.stop()
        await store.close()
        return told, memory.forgotten

    assert asyncio.run(run()) == (["told 1"], True)


def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    async def run() -> None:
        store = await open_store(str(tmp_path / "games.sqlite"))
        async with store.engine.begin() as connection:
            await connection.execute(schema.VERSION.update().values(version=99))
        await store.close()
        with pytest.raises(schema.NewerSchema):
            await open_store(str(tmp_path / "games.sqlite"))

    asyncio.run(run())


def test_a_postgresql_address_gets_its_driver() -> None:
    assert database_url("postgresql://me@db/x") == "postgresql+asyncpg://me@db/x"
    assert database_url("/tmp/x.sqlite") == "sqlite+aiosqlite:////tmp/x.sqlite"


class Killed:
    """A server process on one database that is killed and started again."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self._folder = folder
        self.process: subprocess.Popen[bytes] | None = None

    async def start(self, guest: Guest) -> None:
        command = [sys.executable, "-m", "passgo.cli", "serve", "--local", "--port"]
        database = ["--database", str(self._folder / "games.sqlite")]
        self.process = subprocess.Popen([*command, str(self.port), *database], env=HERE)
        while self.process.poll() is None:
            try:
                if (await guest.http.get("/healthz")).status_code == 200:
                    return
            except httpx.TransportError:
                await asyncio.sleep(0.05)
        raise AssertionError("the server did not start")

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


async def play_until_killed(guest: Guest, acknowledged: dict[str, int]) -> None:
    try:
        while not guest.is_over:
            if guest.is_asked:
                answer = await guest.play(plain_action(guest))
                if answer["ok"]:
                    acknowledged[answer["id"]] = answer["seq"]
            else:
                await guest.hear()
    except ConnectionClosed:
        return


async def crashes(folder: Path, kills: int, chance: random.Random) -> dict[int, dict[str, int]]:
    """Have two people play on while their server is killed; return what each was promised."""
    server = Killed(folder)
    people = [Guest(f"http://127.0.0.1:{server.port}") for _ in range(2)]
    acknowledged: dict[int, dict[str, int]] = {0: {}, 1: {}}
    await server.start(people[0])
    await people[0].make("classic-2003", ["", ""])
    for seat, guest in enumerate(people):
        await guest.sit(people[0].table, seat, f"guest {seat}")
        await guest.listen()
    await people[0].start()
    for _ in range(kills):
        playing = [play_until_killed(guest, acknowledged[guest.seat]) for guest in people]
        going = asyncio.gather(*playing)
        await asyncio.sleep(chance.uniform(0.1, 0.5))
        server.kill()
        await going
        await server.start(people[0])
        for guest in people:
            await guest.listen()
            await guest.hear_until("whole")
            assert guest.seq >= max(acknowledged[guest.seat].values(), default=0)
    server.kill()
    for guest in people:
        await guest.close()
    return acknowledged


def test_every_acknowledged_action_is_there_once_after_five_kills(tmp_path: Path) -> None:
    acknowledged = asyncio.run(crashes(tmp_path, 5, random.Random(7)))

    engine = sql.create_engine(f"sqlite:///{tmp_path}/games.sqlite")
    with engine.connect() as connection:
        log = connection.execute(sql.select(schema.LOG.c.seq, schema.LOG.c.entry)).all()
        rows = connection.execute(sql.select(schema.COMMANDS)).mappings().all()
    engine.dispose()
    entries = {row.seq: json.loads(row.entry) for row in log}
    answers = {(row["seat"], row["id"]): json.loads(row["answer"]) for row in rows}
    promised = [seq for made in acknowledged.values() for seq in made.values()]
    assert len(promised) > 20
    assert sorted(entries) == list(range(1, len(log) + 1))
    assert len(set(promised)) == len(promised)
    for seat, made in acknowledged.items():
        for command, seq in made.items():
            assert entries[seq]["by"] == seat
            assert answers[seat, command]["seq"] == seq
