"""Growth: how much memory tables take, one after the other, until nothing more is added.

`python tests/server/growth.py --tables 2000 --steps 60` plays some steps at each of many tables, as
if somebody had looked at it for a while, and prints the memory of the process now and then.
"""

import argparse
import asyncio
import sys
import tempfile
from functools import partial
from pathlib import Path

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


def megabytes() -> float:
    """Return the memory that this process has in use."""
    pages = int(Path("/proc/self/statm").read_text(encoding="utf-8").split()[1])
    return pages * 4096 / 1e6


async def play(rooms: Rooms, steps: int) -> None:
    """Play some steps at a new table that somebody looks at until then."""
    listener = Listener(nowhere)
    made = await rooms.create(SLOW, "host")
    await rooms.change(made.table.id, begin)
    await rooms.writer.do(partial(join, room=made, listener=listener, since=0), made)
    for _ in range(steps):
        await rooms.change(made.table.id, act)
    await rooms.writer.do(partial(part, room=made, listener=listener), made)


async def grow(database: str, tables: int, steps: int) -> None:
    """Play at one table after the other, and say how much memory there is."""
    store = await open_store(database)
    writer, pool = Writer(store), Pool()
    rooms = Rooms(store, writer, pool, Alone(), rent_grace=0.0)
    calm_collector()
    for number in range(tables + 1):
        if number % 100 == 0:
            print(f"{number} tables, {len(rooms.all)} in memory: {megabytes():.0f} MB", flush=True)
        await play(rooms, steps)
    await writer.stop()
    await rooms.close()
    pool.close()
    await store.close()


def main() -> int:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=2000)
    parser.add_argument("--steps", type=int, default=60)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(grow(str(Path(folder) / "games.sqlite"), asked.tables, asked.steps))
    return 0


if __name__ == "__main__":
    sys.exit(main())
