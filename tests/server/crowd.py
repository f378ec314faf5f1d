"""A crowd: people at many tables and many who look on, all told of every step.

`python tests/server/crowd.py --tables 1000 --watchers 5` is the whole run: 1,000 tables with two
people each and 5,000 who look on, a step at each table every ten seconds. It says how soon the last
of a table knew, and what the server took of the machine.
"""

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

from load import EDITION, Server, many, paced, show
from load_guests import TableGroup

SPARE_SOCKETS = 100


async def run(asked: argparse.Namespace, folder: Path) -> int:
    """Fill the tables, let them play, and print what was seen."""
    sockets = asked.tables * (asked.people + asked.watchers)
    server = Server("tables", f"{folder}/games.sqlite", asked.fronts, sockets + SPARE_SOCKETS)
    try:
        await server.ready()
        tables = await many(
            lambda: TableGroup.begin(server.base, EDITION, asked.people, asked.watchers),
            asked.tables,
        )
        print(f"{sockets} sockets at {asked.tables} tables, {memory(server):.0f} MB", flush=True)
        cpu = server.cpu
        found = await paced(tables, asked.seconds, asked.every)
        show(f"a step at each table every {asked.every:.0f} s", found)
        used = (server.cpu - cpu) / asked.seconds
        print(f"the server took {used:.0%} of a core and {memory(server):.0f} MB", flush=True)
        for group in tables:
            await group.close()
    finally:
        server.stop()
    return 1 if found.errors else 0


def memory(server: Server) -> float:
    """Return the megabytes that the server holds, its fronts and bots apart."""
    status = Path(f"/proc/{server.process.pid}/status").read_text(encoding="utf-8")
    line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


def main() -> int:
    """Read the command line and run."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--people", type=int, default=2, help="at each table")
    parser.add_argument("--watchers", type=int, default=5, help="at each table")
    parser.add_argument("--every", type=float, default=10.0, help="seconds between two steps")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--fronts", type=int, default=1)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(run(asked, Path(folder)))


if __name__ == "__main__":
    sys.exit(main())
