"""Growth: how much memory tables take, one after the other, until nothing more is added.

`python tests/server/growth.py --tables 2000 --steps 60` plays some steps at each of many tables, as
if somebody had looked at it for a while, and prints the memory of the process now and then. It
fails if the second half of the tables added much to it.
"""

import argparse
import asyncio
import os
import sys
import tempfile
from functools import partial
from pathlib import Path

from processes import memory_of
from tables import nowhere
from test_memory import act, begin

from passgo.server.play.bot_pool import Pool
from passgo.server.rooms.attendance import join, part
from passgo.server.rooms.rooms import Rooms
from passgo.server.rooms.timers import Alone
from passgo.server.serving import calm_collector
from passgo.server.store.store import open_store
from passgo.server.store.writer import Writer
from passgo.server.table.table import Place, Wanted
from passgo.server.wire.listeners import Listener

SLOW = Wanted(
    edition="classic-2003", seats=(Place(level="novice"), Place(level="novice")), pace="1x"
)


LOOKED_EVERY = 100
"""Tables between two looks at the memory."""


async def play(rooms: Rooms, steps: int) -> None:
    """Play some steps at a new table that somebody looks at until then."""
    listener = Listener(nowhere)
    made = await rooms.create(SLOW, "host")
    await rooms.change(made.table.id, begin)
    await rooms.writer.do(partial(join, room=made, listener=listener, since=0), made)
    for _ in range(steps):
        await rooms.change(made.table.id, act)
    await rooms.writer.do(partial(part, room=made, listener=listener), made)


async def grow(database: str, tables: int, steps: int) -> list[int]:
    """Play at one table after the other; say and return how many kilobytes there are."""
    looks = []
    store = await open_store(database)
    writer, pool = Writer(store), Pool()
    rooms = Rooms(store, writer, pool, Alone(), rent_grace=0.0)
    calm_collector()
    for number in range(tables + 1):
        if number % LOOKED_EVERY == 0:
            looks.append(memory_of(os.getpid()))
            held = f"{len(rooms.all)} in memory: {looks[-1] >> 10} MB"
            print(f"{number} tables, {held}", flush=True)
        await play(rooms, steps)
    await writer.stop()
    await rooms.close()
    pool.close()
    await store.close()
    return looks


def grown(looks: list[int]) -> float:
    """Return how many megabytes the second half of the looks added."""
    return (looks[-1] - looks[(len(looks) - 1) // 2]) / 1024


def main() -> int:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=2000)
    parser.add_argument("--steps", type=int, default=60)
    parser.add_argument("--allowed", type=float, default=24, help="megabytes in the second half")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "games.sqlite")
        more = grown(asyncio.run(grow(database, asked.tables, asked.steps)))
    is_good = more <= asked.allowed
    told = "good" if is_good else "BAD"
    print(f"{told}: the second half of {asked.tables} tables added {more:+.1f} MB")
    return 0 if is_good else 1


if __name__ == "__main__":
    sys.exit(main())
