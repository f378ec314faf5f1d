"""Load by analyses: how soon a table answers while finished games are analysed beside it.

`python tests/server/load_analyses.py --games 20` has so many games wait for their analysis, and
plays at one table meanwhile. The process that analyses is halted and let go on in turns, so that
both halves meet the same machine.
"""

import argparse
import asyncio
import os
import signal
import statistics
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from scripts import begun, finished, plain_order
from tables import Guest, running, service

from passgo.server.limits import ANALYST_NICE, STARTING_SECONDS

SLICE = 25
"""Orders between two changes."""


def analysts() -> list[int]:
    """Return this process's children as nice as the analyst, whatever thread began them."""
    lists = Path("/proc/self/task").glob("*/children")
    children = [int(pid) for one in lists for pid in one.read_text(encoding="utf-8").split()]
    return [pid for pid in children if os.getpriority(os.PRIO_PROCESS, pid) == ANALYST_NICE]


async def come() -> None:
    """Wait for the process that analyses."""
    async with asyncio.timeout(STARTING_SECONDS):
        while not analysts():
            await asyncio.sleep(0.1)


async def played(ana: Guest, orders: int) -> list[float]:
    """Play some orders and return how long each took to be answered, in milliseconds."""
    took: list[float] = []
    while len(took) < orders:
        if ana.is_over:
            await ana.hang_up()
            ana.seq = 0
            await begun(ana, "classic-2003", ["", "novice"])
        elif not ana.is_asked:
            await ana.hear()
        else:
            began = time.perf_counter()
            await ana.play(plain_order(ana))
            took.append(1000 * (time.perf_counter() - began))
    return took


@dataclass(frozen=True)
class Measured:
    """How soon orders were answered, in milliseconds, and how many games still wait then.

    *most* is how many processes ever analysed at once.
    """

    halted: list[float]
    beside: list[float]
    waiting: int
    most: int


async def measured(games: int, slices: int, folder: Path) -> Measured:
    """Play beside analyses, and return how soon orders were answered."""
    most = 0
    async with running(service(folder)) as base:
        left = [await finished(base, decisions=10) for _ in range(games)]
        for guest in left:
            await guest.post(f"/api/tables/{guest.table}/analysis", {}, 200)
        ana = Guest(base)
        await begun(ana, "classic-2003", ["", "novice"])
        await come()
        found: dict[str, list[float]] = {"halted": [], "beside": []}
        for number in range(2 * slices):
            is_beside = number % 2 == 1
            most = max(most, len(analysts()))
            for pid in analysts():
                os.kill(pid, signal.SIGCONT if is_beside else signal.SIGSTOP)
            found["beside" if is_beside else "halted"] += await played(ana, SLICE)
        for pid in analysts():
            os.kill(pid, signal.SIGCONT)
        left_over = sum([await is_waiting(guest) for guest in left])
        for guest in (*left, ana):
            await guest.http.aclose()
    return Measured(found["halted"], found["beside"], left_over, most)


def tell(games: int, found: Measured) -> None:
    """Print how soon orders were answered."""
    for title, took in (("halted", found.halted), ("beside", found.beside)):
        cuts = statistics.quantiles(took, n=100)
        print(f"{title}: {len(took)} orders, p50 {cuts[49]:.1f} ms, p99 {cuts[98]:.1f} ms")
    print(f"{found.waiting} of {games} games still wait")


async def is_waiting(guest: Guest) -> bool:
    """Tell whether the game of somebody is still to be analysed."""
    told = (await guest.http.get(f"/api/tables/{guest.table}/analysis")).json()
    return told["stage"] in ("waiting", "running")


def main() -> None:
    """Read how much is wanted, and run it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--slices", type=int, default=12)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        tell(asked.games, asyncio.run(measured(asked.games, asked.slices, Path(folder))))


if __name__ == "__main__":
    main()
