"""Syncing: the disk has it before anybody is told. A kill alone would not show that."""

import asyncio
import os
import re
import subprocess
from pathlib import Path

from node import Node
from postgres import Postgres
from scripts import plain_order
from tables import Guest, free_port
from test_nodes import seated

from passgo.server.settings import Rhythm

SOURCE = Path(__file__).parent / "syncs.c"
STEPS = 25
ALONE = Rhythm(look=3600.0, lease=7200.0)
"""Nothing is written but what is played."""
QUIET = (
    *("autovacuum=off", "checkpoint_timeout=1h", "wal_writer_delay=10s"),
    *("wal_level=minimal", "max_wal_senders=0"),
)
COMMITTED = re.compile("M+S+M")
"""Statements are answered, the disk takes the commit, the commit is answered."""


def watcher(folder: Path) -> dict[str, str]:
    """Build what notes the syncs and messages of a process; return how it is asked for."""
    library = folder / "syncs.so"
    compiler = os.environ.get("CC", "cc")
    command = [compiler, "-shared", "-fPIC", "-O1", "-o", str(library), str(SOURCE), "-ldl"]
    subprocess.run(command, check=True)
    return {"LD_PRELOAD": str(library), "SYNCS": str(folder / "noted")}


async def steps_noted(node: Node, noted: Path) -> list[str]:
    """Play one action after the other; return what was noted until everybody had heard of each."""
    await node.start()
    people = [Guest(node.base), Guest(node.base)]
    await seated(people, "classic-2003", ["", ""])
    steps = []
    for _ in range(STEPS):
        before = len(noted.read_text())
        asked = next(guest for guest in people if guest.is_asked)
        assert (await asked.play(plain_order(asked)))["ok"]
        for guest in people:
            while guest.seq < asked.seq:
                await guest.hear()
        steps.append(noted.read_text()[before:])
    node.kill()
    for guest in people:
        await guest.close()
    return steps


def test_a_sync_of_the_disk_precedes_every_acknowledgement(tmp_path: Path) -> None:
    node = Node(str(tmp_path / "games.sqlite"), free_port(), more=watcher(tmp_path))

    for step in asyncio.run(steps_noted(node, tmp_path / "noted")):
        assert step.lstrip("S").startswith("M")
        assert step.startswith("S"), "somebody was told before the disk had it"


def postgres_notes(*options: str) -> list[str]:
    """Return what a PostgreSQL of its own did until everybody had heard of each step."""
    with Postgres((*QUIET, *options), watcher) as server:
        node = Node(server.database(), free_port(), ALONE)
        return asyncio.run(steps_noted(node, server.folder / "noted"))


def test_a_sync_of_postgresql_precedes_every_acknowledgement() -> None:
    steps = postgres_notes()

    assert len(steps) == STEPS
    assert all(COMMITTED.match(step) for step in steps), steps


def test_a_postgresql_that_does_not_wait_for_the_disk_would_be_noticed() -> None:
    steps = postgres_notes("synchronous_commit=off")

    assert not all(COMMITTED.match(step) for step in steps)
