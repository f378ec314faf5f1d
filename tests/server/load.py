"""Load: many tables at once: how soon everybody knows, and how much of a bare broadcast is left.

`python tests/server/load.py --tables 250 --seconds 120` is the whole run. Server and clients are
processes of their own. First every table plays one action a second, for a few seconds in which the
server does much for the first time, told apart, and then for long; then bots play beside them;
then somebody attacks the server every other time, from afar as a trusted proxy has it; then tables
and a bare broadcast of the same size take turns in going as fast as they can. It fails if anything
was refused or lost, if others wait too long beside the attacker, or if too little of the bare
broadcast is left.
"""

import argparse
import asyncio
import os
import random
import re
import signal
import statistics
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import httpx
from load_bare import bare_config
from load_guests import BareGroup, Group, TableGroup, watched_bots
from msgspec import Struct
from postgres import database_of
from processes import fronts_of
from tables import free_port
from websockets.asyncio.client import ClientConnection

from passgo.server.http.web_server import door_of
from passgo.server.serving import Service, calm_collector, configured, listen
from passgo.server.settings import LOCAL, Limits

EDITION = "classic-2003"
ATTACKER = Path(__file__).with_name("attacker.py")
AT_ONCE = 20
ROUNDS = 3
ATTACKS = 2
ROUND_SECONDS = 6.0
FRESH_SECONDS = 5.0
TICKS = os.sysconf("SC_CLK_TCK")


class Server:
    """A server in a process of its own."""

    def __init__(self, kind: str, database: str, fronts: int, sockets: int = 0) -> None:
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        command = [sys.executable, __file__, "--serve", kind]
        command += ["--port", str(self.port), "--database", database, "--fronts", str(fronts)]
        command += ["--sockets", str(sockets)]
        self.process = subprocess.Popen(command)

    async def ready(self) -> None:
        """Wait until it answers."""
        async with httpx.AsyncClient() as http:
            while True:
                try:
                    await http.get(self.base + "/healthz")
                    return
                except httpx.TransportError:
                    await asyncio.sleep(0.05)

    @property
    def cpu(self) -> float:
        """The seconds of processor time that it and its fronts have used, without bot workers."""
        return sum(cpu_of(pid) for pid in (self.process.pid, *fronts_of(self.process.pid)))

    def stop(self) -> None:
        """End it as its keeper would."""
        self.process.terminate()
        self.process.wait(15)


def cpu_of(pid: int) -> float:
    """Return the seconds of processor time that a process has used."""
    stat = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8")
    fields = stat.rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


class Paced(Struct, frozen=True, kw_only=True):
    """What a phase with one action a second showed, in milliseconds."""

    actions: int
    late: int
    p50: float
    p99: float
    errors: list[str]


class Saturated(Struct, frozen=True, kw_only=True):
    """Actions a second as fast as they go, and processor time for each."""

    per_second: float
    cpu_ms: float


async def paced(groups: Sequence[Group], seconds: float, every: float = 1.0) -> Paced:
    """Have every group act once in so many seconds, spread evenly, for so long."""
    times: list[float] = []
    late = 0

    async def live(group: Group, offset: float) -> None:
        nonlocal late
        beat = time.perf_counter() + offset
        end = beat + seconds
        while beat < end:
            await asyncio.sleep(max(0.0, beat - time.perf_counter()))
            late += time.perf_counter() - beat > every
            times.append(await group.act())
            beat += every

    await asyncio.gather(*(live(g, every * at / len(groups)) for at, g in enumerate(groups)))
    cuts = statistics.quantiles(times, n=100)
    return Paced(
        actions=len(times),
        late=late,
        p50=round(cuts[49] * 1000, 1),
        p99=round(cuts[98] * 1000, 1),
        errors=[error for group in groups for error in group.errors],
    )


async def saturated(groups: Sequence[Group], server: Server, seconds: float) -> Saturated:
    """Have every group act again as soon as all its sockets know."""
    count, cpu, began = 0, server.cpu, time.perf_counter()

    async def live(group: Group) -> None:
        nonlocal count
        while time.perf_counter() - began < seconds:
            await group.act()
            count += 1

    await asyncio.gather(*(live(group) for group in groups))
    spent = time.perf_counter() - began
    return Saturated(per_second=count / spent, cpu_ms=(server.cpu - cpu) / count * 1000)


async def compared(
    tables: Sequence[Group], bare: Sequence[Group], ours: Server, theirs: Server
) -> tuple[list[Saturated], list[Saturated]]:
    """Take turns in going as fast as possible."""
    fast, plain = [], []
    for _ in range(ROUNDS):
        fast.append(await saturated(tables, ours, ROUND_SECONDS))
        plain.append(await saturated(bare, theirs, ROUND_SECONDS))
    return fast, plain


async def run(asked: argparse.Namespace, database: str) -> int:
    """Run all phases and print what they showed."""
    ours, theirs = (Server(kind, database, asked.fronts) for kind in ("tables", "bare"))
    try:
        await asyncio.gather(ours.ready(), theirs.ready())
        tables = await many(lambda: TableGroup.begin(ours.base, EDITION), asked.tables)
        fresh = await paced(tables, FRESH_SECONDS)
        show(
            f"the first {FRESH_SECONDS:.0f} s of a fresh server, not measured with the rest", fresh
        )
        alone = await paced(tables, asked.seconds)
        show("one action a second per table", alone)
        bots = await bot_tables(ours.base, asked.bots)
        beside = await paced(tables, asked.seconds)
        show(f"with {asked.bots} bot tables beside", beside)
        for socket in bots:
            await socket.close()
        attack = await compared_under_attack(tables, ours.base, asked)
        ballast = median_ballast(tables, asked.texts)
        bare: list[Group] = [await BareGroup.begin(theirs.base, ballast)]
        bare += await many(lambda: BareGroup.begin(theirs.base), asked.tables - 1)
        calm_collector()
        fast, plain = await compared(tables, bare, ours, theirs)
        ratio = show_ratio(fast, plain, statistics.median(map(len, ballast)))
        for group in (*tables, *bare):
            await group.close()
    finally:
        ours.stop()
        theirs.stop()
    failed = (
        fresh.errors
        or alone.errors
        or beside.errors
        or attack.errors
        or attack.has_broken
        or attack.factor > asked.most
        or any(group.errors for group in (*tables, *bare))
    )
    return 1 if failed or ratio < asked.least else 0


class Attacked(Struct, frozen=True, kw_only=True):
    """How much longer others wait beside an attacker, and what went wrong."""

    factor: float
    errors: list[str]
    has_broken: bool


async def compared_under_attack(
    tables: Sequence[Group], base: str, asked: argparse.Namespace
) -> Attacked:
    """Let tables play alone and beside an attacker in turn, and compare the medians."""
    calm, beside, codes, tried = list[Paced](), list[Paced](), list[int](), list[str]()
    for _ in range(ATTACKS):
        calm.append(await paced(tables, asked.seconds))
        show("alone again", calm[-1])
        with attacked(base, asked.way, codes, tried):
            beside.append(await paced(tables, asked.seconds))
        show("with an attacker beside", beside[-1])
    found, alone = (statistics.median(one.p99 for one in each) for each in (beside, calm))
    tries = sum(int(count) for text in tried for count in re.findall(r" (\d+)(?:,|$)", text))
    print(
        f"p99 beside the attacker: {found / alone:.1f} times that without, after {tries:,} tries",
        *tried,
        sep="\n  ",
        flush=True,
    )
    errors = [error for one in (*calm, *beside) for error in one.errors]
    return Attacked(factor=found / alone, errors=errors, has_broken=any(codes))


@contextmanager
def attacked(base: str, way: str, codes: list[int], tried: list[str]) -> Iterator[None]:
    """Have somebody attack the server for as long as this lasts; note if it broke, and the tries.

    An attacker has a machine of its own; this one has only the processor time nobody else wants.
    """
    command = ["chrt", "--idle", "0", sys.executable, str(ATTACKER), "--base", base, "--way", way]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as attacker:
        assert attacker.stdout is not None
        attacker.stdout.readline()
        try:
            yield
        finally:
            attacker.send_signal(signal.SIGINT)
            tried.append(attacker.stdout.read().strip())
            codes.append(attacker.wait())


async def many(begin: Callable[[], Awaitable[Group]], count: int) -> list[Group]:
    """Open many groups, a few at a time."""
    groups: list[Group] = []
    while len(groups) < count:
        now = min(AT_ONCE, count - len(groups))
        groups += await asyncio.gather(*(begin() for _ in range(now)))
    return groups


async def bot_tables(base: str, count: int) -> list[ClientConnection]:
    """Begin tables of bots, a fifth of them Knockout."""
    editions = ["knockout-2024" if at % 5 == 0 else EDITION for at in range(count)]
    return [await watched_bots(base, edition) for edition in editions]


def median_ballast(tables: Sequence[Group], count: int) -> list[str]:
    """Return so many updates of about the median size, as the bare broadcast will send them."""
    middle = statistics.median(size for group in tables for size in group.sizes)
    texts = sorted(
        (text for group in tables for text in group.texts), key=lambda text: abs(len(text) - middle)
    )
    found = texts[:count]
    random.Random(0).shuffle(found)
    return found


def show(title: str, found: Paced) -> None:
    """Print what a phase showed."""
    print(
        f"{title}: {found.actions} actions, {len(found.errors)} errors, {found.late} late; ", end=""
    )
    print(f"to all clients p50 {found.p50} ms, p99 {found.p99} ms", flush=True)
    for error in found.errors[:5]:
        print("  ", error)


def show_ratio(fast: list[Saturated], plain: list[Saturated], size: float) -> float:
    """Print how the tables compare with the bare broadcast; return the ratio."""
    for name, found in (("tables", fast), ("bare broadcast", plain)):
        rates = ", ".join(f"{one.per_second:.0f}/s ({one.cpu_ms:.2f} ms)" for one in found)
        print(f"as fast as possible, {name}: {rates}")
    ours = statistics.median(one.per_second for one in fast)
    theirs = statistics.median(one.per_second for one in plain)
    cpu = statistics.median(one.cpu_ms for one in plain) / statistics.median(
        one.cpu_ms for one in fast
    )
    print(
        f"messages of {size:.0f} bytes; throughput {ours / theirs:.0%} of the bare broadcast, ",
        end="",
    )
    print(f"by processor time of the servers {cpu:.0%}", flush=True)
    return ours / theirs


def serve(asked: argparse.Namespace) -> None:
    """Be one of the servers."""
    service = Service(
        host=LOCAL,
        port=asked.port,
        database=asked.database,
        fronts=asked.fronts,
        trusted_proxy=LOCAL,
        limits=Limits(sockets=asked.sockets) if asked.sockets else Limits(),
    )
    config = configured(service) if asked.serve == "tables" else bare_config(service)
    with door_of(service) as door:
        listen(config, service, door)


def main() -> int:
    """Read the command line and run."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--bots", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=120.0)
    parser.add_argument("--texts", type=int, default=200, help="different ones, broadcast in turn")
    parser.add_argument("--least", type=float, default=0.4, help="ratio that is good enough")
    parser.add_argument("--most", type=float, default=2.0, help="factor beside the attacker")
    parser.add_argument("--fronts", type=int, default=1, help="of each server")
    parser.add_argument("--sockets", type=int, default=0, help="that a server takes")
    parser.add_argument("--way", default="", help="the only one that the attacker tries")
    parser.add_argument("--serve", choices=["tables", "bare"])
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument("--database", default="sqlite", help="sqlite or postgresql")
    asked = parser.parse_args()
    if asked.serve:
        serve(asked)
        return 0
    with database_of(asked.database) as (database, _folder):
        return asyncio.run(run(asked, database))


if __name__ == "__main__":
    sys.exit(main())
