"""Syncing: the disk has it before anybody is told. A kill alone would not show that."""

import asyncio
import os
import subprocess
from pathlib import Path

import sqlalchemy as sql
from node import Node
from postgres import Postgres
from scripts import plain_action
from tables import Guest, free_port
from test_nodes import seated

from passgo.server.store import open_store

SOURCE = Path(__file__).parent / "syncs.c"


def watcher(folder: Path) -> dict[str, str]:
    """Build what notes the syncs and messages of a process; return how it is asked for."""
    library = folder / "syncs.so"
    compiler = os.environ.get("CC", "cc")
    command = [compiler, "-shared", "-fPIC", "-O1", "-o", str(library), str(SOURCE), "-ldl"]
    subprocess.run(command, check=True)
    return {"LD_PRELOAD": str(library), "SYNCS": str(folder / "noted")}


def test_a_sync_of_the_disk_precedes_every_acknowledgement(tmp_path: Path) -> None:
    noted = tmp_path / "noted"

    async def run() -> list[str]:
        node = Node(str(tmp_path / "games.sqlite"), free_port(), more=watcher(tmp_path))
        await node.start()
        people = [Guest(node.base), Guest(node.base)]
        await seated(people, "classic-2003", ["", ""])
        steps = []
        for _ in range(25):
            before = len(noted.read_text())
            asked = next(guest for guest in people if guest.is_asked)
            assert (await asked.play(plain_action(asked)))["ok"]
            for guest in people:
                while guest.seq < asked.seq:
                    await guest.hear()
            steps.append(noted.read_text()[before:])
        node.kill()
        for guest in people:
            await guest.close()
        return steps

    for step in asyncio.run(run()):
        assert step.lstrip("S").startswith("M")
        assert step.startswith("S"), "somebody was told before the disk had it"


def test_postgresql_answers_a_commit_only_when_the_disk_has_it(postgres: Postgres) -> None:
    async def run() -> list[str]:
        store = await open_store(postgres.database())
        async with store.engine.connect() as connection:
            wanted = ("fsync", "synchronous_commit", "full_page_writes")
            found = [
                (await connection.execute(sql.text(f"SHOW {name}"))).scalar_one() for name in wanted
            ]
        await store.close()
        return found

    assert asyncio.run(run()) == ["on", "on", "on"]
