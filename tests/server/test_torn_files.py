"""Torn files: whatever is left of the last writes, what was synced before them is whole.

A power cut may leave the end of SQLite's write-ahead log broken off in the middle of anything, or
with other bytes in it. The database is copied as a dead machine would leave it, its log is torn,
and it is opened as the server opens it.
"""

import asyncio
import random
import shutil
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple

import pytest
import sqlalchemy as sql

from passgo.server.store import schema
from passgo.server.store.store import open_store
from passgo.server.store.writer import Draft, Writer

TABLE = "torn"
HEAD, FRAME_HEAD = 32, 24
"""Bytes before the first frame of a write-ahead log, and before the page in each frame."""
BEFORE, AFTER = 30, 30
"""Steps before the log is copied back to the database, and after."""
VALUES = {"host": "", "setup": "{}", "status": "open", "secret": b"", "start": "", "made": 0.0}


class Torn(NamedTuple):
    """A database after many steps, with how far its write-ahead log had come after each."""

    file: Path
    steps: list[tuple[str, int]]

    @property
    def log(self) -> Path:
        """The write-ahead log."""
        return wal_of(self.file)

    @property
    def frame(self) -> int:
        """Bytes in a frame."""
        return FRAME_HEAD + int.from_bytes(self.log.read_bytes()[8:12])

    def synced(self, size: int) -> list[str]:
        """Return the steps that were acknowledged when the log had no more than so many bytes."""
        return [entry for entry, end in self.steps if end <= size]


def wal_of(file: Path) -> Path:
    return file.with_name(file.name + "-wal")


def step(draft: Draft, seq: int, entry: str) -> None:
    draft.keep(schema.LOG.insert(), table_id=TABLE, seq=seq, entry=entry, seat=0, command=f"c{seq}")


async def played(folder: Path, chance: random.Random) -> Torn:
    """Acknowledge steps of all sizes; half of them are copied back to the database."""
    file = folder / "games.sqlite"
    store = await open_store(str(file))
    writer = Writer(store)
    steps = list[tuple[str, int]]()

    def make(draft: Draft) -> None:
        draft.keep(schema.TABLES.insert(), id=TABLE, paused=False, engine="", **VALUES)

    async def go_on(count: int) -> None:
        for _ in range(count):
            entry = "x" * chance.choice((20, 300, 9000)) + str(len(steps))
            await writer.do(partial(step, seq=len(steps) + 1, entry=entry))
            steps.append((entry, wal_of(file).stat().st_size))

    await writer.do(make)
    await go_on(BEFORE)
    with store.writing.connect() as connection:
        found = connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)").one()
        assert found[0] == 0, "everything is copied back"
    steps[:] = [(entry, 0) for entry, _ in steps]
    await go_on(AFTER)
    dead = folder / "dead"
    dead.mkdir()
    for each in folder.glob("games.sqlite*"):
        if not each.name.endswith("-shm"):  # That is memory, and gone.
            shutil.copyfile(each, dead / each.name)
    await writer.stop()
    await store.close()
    return Torn(dead / file.name, steps)


async def left(torn: Torn, folder: Path, log: bytes) -> list[str]:
    """Return what a server finds after all that is left of the log are these bytes."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(torn.file.parent, folder)
    file = folder / torn.file.name
    wal_of(file).write_bytes(log)
    store = await open_store(str(file))
    try:
        await store.try_writing()
        kept = await store.table(TABLE)
        assert kept is not None
        assert [done.seq for done in kept.done] == list(range(1, len(kept.log) + 1))
        with store.writing.connect() as connection:
            numbers = connection.execute(sql.select(schema.LOG.c.seq)).scalars().all()
            assert connection.exec_driver_sql("PRAGMA integrity_check").scalar() == "ok"
        assert sorted(numbers) == list(range(1, len(kept.log) + 1)), "something is there twice"
        return list(kept.log)
    finally:
        await store.close()


def cuts(torn: Torn, frames: int, chance: random.Random) -> Iterator[tuple[int, bytes]]:
    """Yield tears: how much of the log is whole, and what is left of it."""
    log, size = torn.log.read_bytes(), torn.frame
    ends = range(len(log), max(HEAD, len(log) - frames * size), -size)
    for end in ends:
        start = end - size
        yield end, log[:end]
        for inside in (1, FRAME_HEAD, chance.randrange(2, size)):
            yield start, log[: start + inside]
        flipped = bytearray(log)
        flipped[start + chance.randrange(size)] ^= 1 << chance.randrange(8)
        yield start, bytes(flipped)
        yield start, log[:start] + bytes(len(log) - start)


async def torn_apart(folder: Path, frames: int) -> int:
    """Tear the end of a log in every way; return how often some of it was lost."""
    chance = random.Random(16)
    torn = await played(folder, chance)
    steps = [entry for entry, _ in torn.steps]
    assert (torn.log.stat().st_size - HEAD) % torn.frame == 0
    lost = 0
    for whole, log in cuts(torn, frames, chance):
        found = await left(torn, folder / "again", log)
        synced = torn.synced(whole)
        assert len(synced) >= BEFORE
        assert found == steps[: len(found)], "it is not how it began"
        assert found[: len(synced)] == synced, f"lost with {whole} bytes of the log"
        lost += len(found) < len(steps)
    return lost


def test_what_was_synced_is_whole_after_the_end_of_the_log_is_torn(tmp_path: Path) -> None:
    assert asyncio.run(torn_apart(tmp_path, frames=8)) > 8


@pytest.mark.long
def test_what_was_synced_is_whole_wherever_the_log_is_torn(tmp_path: Path) -> None:
    assert asyncio.run(torn_apart(tmp_path, frames=1000)) > AFTER


@pytest.mark.parametrize("size", [0, 1, HEAD - 1, HEAD])
def test_without_its_log_a_database_has_what_was_copied_back(tmp_path: Path, size: int) -> None:
    async def run() -> list[str]:
        torn = await played(tmp_path, random.Random(size))
        found = await left(torn, tmp_path / "again", torn.log.read_bytes()[:size])
        assert found == torn.synced(0)
        return found

    assert len(asyncio.run(run())) == BEFORE
