"""Fuzz: malformed, truncated, oversized and out-of-order messages and requests.

`python tests/server/fuzz.py --messages 1000000 --kept fuzz.json` runs long, in parts of --part,
each with a seed and tables of its own. What is done is kept in the file after each part, and the
same command goes on from there. Nothing may crash, nothing may be left behind, the memory of the
server may not grow, no game and no book may change by a single step, and nobody else may notice:
somebody looks on at every table and is never cut off, and at one more people play on.
"""

import argparse
import asyncio
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from campaigns import Done, done_of, keep
from fuzz_bystanders import Bystander, Neighbours, pair
from fuzz_messages import Nonsense, burst, burst_at_book
from fuzz_requests import Requests, request
from msgspec import Struct, field
from node import Node
from phones import lines_of, share
from postgres import database_of
from processes import fronts_of, memory_of
from scripts import take_turns
from tables import Doc, Guest, free_port

from passgo.server.table.duties import TIMED

EDITIONS = ("classic-2003", "revolution-2009", "clone-wars-2008", "knockout-2024")
REQUESTS = 10
"""Requests in one go."""
OF_SOCKETS, OF_REQUESTS = 0.8, 0.95
"""How often it is messages to a table, and how often that or requests; the rest goes to a book."""
GROWTH_ALLOWED = 24 << 10
"""Kilobytes that may come to the server's memory in the second half: it is never quite even."""
LOOKS = 10
"""How often in a part somebody looks at the server's memory."""
MOST_TOLD = 5
DECISIONS = 8


class Report(Struct, frozen=True, kw_only=True):
    """What a part found: how much was sent, what changed, what was left behind.

    *memory* is that of the server, in kilobytes, one look after the other.
    """

    messages: int
    requests: int
    changed: tuple[str, ...]
    errors: tuple[str, ...]
    tasks: int
    sockets: float
    memory: tuple[int, ...]
    cut: tuple[str, ...]
    steps: int
    statuses: dict[str, int]
    failed: tuple[str, ...]

    @property
    def sent(self) -> int:
        """How much was sent in all."""
        return self.messages + self.requests

    def trouble(self) -> list[str]:
        """Return what came of it, and who else noticed."""
        found = [f"changed: {each}" for each in self.changed]
        found += [f"logged: {each}" for each in self.errors[:MOST_TOLD]]
        found += [f"cut: {each}" for each in self.cut] + [*self.failed[:MOST_TOLD]]
        found += [f"{self.sockets:.0f} sockets left"] * (self.sockets > 0)
        found += [f"{self.tasks} tasks left"] * (self.tasks > 0)
        return found + ["the neighbours did not play"] * (self.steps < 1)


class Fuzzed(Done, kw_only=True):
    """What all parts so far have found; the memory apart for every time the server was started."""

    messages: int = 0
    requests: int = 0
    failed: int = 0
    cut: int = 0
    steps: int = 0
    seconds: float = 0.0
    statuses: dict[str, int] = field(default_factory=dict)
    trouble: dict[int, list[str]] = field(default_factory=dict)
    memory: list[list[int]] = field(default_factory=list)

    @property
    def sent(self) -> int:
        """How much was sent in all."""
        return self.messages + self.requests

    def add(self, seed: int, found: Report) -> None:
        """Add what the part of a seed found."""
        self.messages += found.messages
        self.requests += found.requests
        self.failed += len(found.failed)
        self.cut += len(found.cut)
        self.steps += found.steps
        self.statuses = dict(Counter(self.statuses) + Counter(found.statuses))
        self.memory[-1] += found.memory
        if trouble := found.trouble():
            self.trouble[seed] = trouble

    @property
    def grown(self) -> int:
        """The most that came to the memory of a server in the second half of its life."""
        return max((looks[-1] - looks[(len(looks) - 1) // 2] for looks in self.memory), default=0)

    @property
    def is_bad(self) -> bool:
        """Whether anything came of it, or anybody else noticed."""
        return bool(self.trouble) or self.grown > GROWTH_ALLOWED

    def verdict(self) -> str:
        """Return all that in a line."""
        looks = [look >> 10 for look in self.memory[-1]] or [0]
        told = (
            f"{self.sent:,} sent ({self.messages:,} messages, {self.requests:,} requests)",
            f"{self.sent / max(self.seconds, 1):.0f}/s",
            f"{self.failed} answers of 5xx",
            f"{self.cut} cuts of others, who made {self.steps:,} steps",
            f"parts with trouble: {[*self.trouble] or 'none'}",
            f"server {looks[0]} to {looks[-1]} MB, "
            f"{self.grown / 1024:+.1f} MB in a second half at most",
        )
        return f"{'BAD' if self.is_bad else 'good'}: " + "; ".join(told)


class House:
    """A server that is sent nonsense: a process of its own, with what it complains of."""

    def __init__(self, node: Node, log: Path) -> None:
        self.node, self._log = node, log
        self.base = node.base

    def complaints(self) -> str:
        """Return all that it has logged."""
        return self._log.read_text(encoding="utf-8")

    def memory(self) -> int:
        """Return how many kilobytes it has in use, with its fronts."""
        server = self.node.process
        return sum(map(memory_of, (server, *fronts_of(server))))


@contextmanager
def housed(database: str, fronts: int, folder: Path) -> Iterator[House]:
    """Return a server over a database, for as long as this lasts."""
    log = folder / "log"
    node = Node(database, free_port(), fronts=fronts, forked=True, log=str(log))
    asyncio.run(node.start())
    try:
        yield House(node, log)
    finally:
        node.kill()


async def state_of(guest: Guest) -> Doc:
    """Return the game of a table, as its record and its whole view."""
    record = await guest.http.get(f"/api/tables/{guest.table}/record")
    await guest.listen()
    whole = await guest.hear_until("whole")
    await guest.hang_up()
    return {"record": record.json()["record"], "seq": whole["seq"], "view": whole["view"]}


async def figure(guest: Guest, name: str) -> float:
    text = (await guest.http.get("/metrics")).text
    line = next(line for line in text.splitlines() if line.startswith(name + " "))
    return float(line.rpartition(" ")[2])


async def tables(base: str) -> list[Guest]:
    """Begin a game of several editions, play it for a while and leave it."""
    guests = []
    for edition in EDITIONS:
        ana, bo = people = await pair(base, edition)
        await take_turns(people, DECISIONS)
        while ana.prompt["ask"] in TIMED:  # Its clock would go on by itself meanwhile.
            await (take_turns(people, 1) if any(one.is_asked for one in people) else ana.hear())
        await ana.hang_up()
        await bo.close()
        guests.append(ana)
    return guests


def onlooker(guest: Guest) -> Guest:
    """Return somebody who looks on at the table of a guest, and speaks for the guest's seat."""
    stranger = Guest(guest.base)
    stranger.table, stranger.seat, stranger.prompt = guest.table, guest.seat, guest.prompt
    return stranger


async def tasks_of(guest: Guest) -> float:
    """Return how much goes on in the server beside its tables."""
    return await figure(guest, "passgo_tasks") - await figure(guest, "passgo_tables")


async def fuzzed(house: House, much: int, seed: int = 11) -> Report:
    """Send so much nonsense to new tables and look what became of everything."""
    guests = await tables(house.base)
    strangers = list(map(onlooker, guests))
    before = [await state_of(guest) for guest in guests]
    book = (await share(house.base))["id"]
    complained, tasks = len(house.complaints()), await tasks_of(guests[0])
    bystanders = [Bystander(onlooker(guest)) for guest in guests]
    for bystander in bystanders:
        await bystander.come()
    neighbours = Neighbours(house.base, EDITIONS[0])
    playing = asyncio.create_task(neighbours.play())
    sending = Sending(house, book, much)
    pairs = zip(guests, strangers, strict=True)
    await asyncio.gather(*(sending.send(Nonsense(seed + n), p) for n, p in enumerate(pairs)))
    await sending.answered.settle()
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)
    cut = [each.table for each in bystanders if not await each.leave()]
    cut += [neighbours.trouble] if neighbours.trouble else []
    after = [await state_of(guest) for guest in guests]
    changed = [g.table for g, a, b in zip(guests, before, after, strict=True) if a != b]
    changed += [book] if await lines_of(house.base, book) else []
    sockets = await settled(guests[0])
    left = round(await tasks_of(guests[0]) - tasks)
    for guest in (*guests, *strangers):
        await guest.close()
    return Report(
        messages=sending.messages,
        requests=sending.requests,
        changed=tuple(changed),
        errors=tuple(errors_in(house.complaints()[complained:])),
        tasks=left,
        sockets=sockets,
        memory=tuple(sending.memory),
        cut=tuple(cut),
        steps=neighbours.steps,
        statuses=dict(sending.answered.statuses),
        failed=tuple(sending.answered.failed),
    )


class Sending:
    """So much nonsense on its way to tables and a book, and the server's memory meanwhile."""

    def __init__(self, house: House, book: str, much: int) -> None:
        self._house, self._book, self._much = house, book, much
        self.answered = Requests()
        self.messages = self.requests = 0
        self.memory = [house.memory()]

    async def send(self, nonsense: Nonsense, guests: Sequence[Guest]) -> None:
        """Send some as one of several guests, until all of them together have sent enough."""
        while (sent := self.messages + self.requests) < self._much:
            if sent >= len(self.memory) * self._much / LOOKS:
                self.memory.append(self._house.memory())
            await self._send_some(nonsense, nonsense.chance.choice(guests))

    async def _send_some(self, nonsense: Nonsense, guest: Guest) -> None:
        base, luck = self._house.base, nonsense.chance.random()
        if luck < OF_SOCKETS:
            self.messages += await burst(guest, nonsense)
        elif luck < OF_REQUESTS:
            for _ in range(REQUESTS):
                await self.answered.post(base, request(nonsense.chance, guest, self._book))
            self.requests += REQUESTS
        else:
            self.messages += await burst_at_book(base, self._book, nonsense, guest)


def errors_in(log: str) -> list[str]:
    """Return the errors of a log, and what had a trace."""
    marks = (" ERROR ", " CRITICAL ", "Traceback ")
    return [line for line in log.splitlines() if any(mark in line for mark in marks)]


async def settled(guest: Guest) -> float:
    """Return how many sockets are left once the server has noticed those that broke off."""
    for _ in range(200):
        if await figure(guest, "passgo_sockets") == 0:
            break
        await asyncio.sleep(0.02)
    return await figure(guest, "passgo_sockets")


def campaign(wanted: argparse.Namespace) -> Fuzzed:
    """Send all that is not sent yet, part by part, to a server that lives as long as this."""
    names = ("database", "fronts", "seed", "part")
    of = " ".join(f"{name} {getattr(wanted, name)}" for name in names)
    done = done_of(Fuzzed, of, wanted.kept)
    if done.sent >= wanted.messages:
        return done
    done.memory.append([])
    with (
        database_of(wanted.database) as (database, folder),
        housed(database, wanted.fronts, folder) as house,
    ):
        while done.sent < wanted.messages:
            seed, began = wanted.seed + done.sent, time.monotonic()
            much = min(wanted.part, wanted.messages - done.sent)
            done.add(seed, asyncio.run(fuzzed(house, much, seed)))
            done.seconds += time.monotonic() - began
            keep(done, wanted.kept)
            print(done.verdict(), *done.trouble.get(seed, ()), sep="\n  ", flush=True)
    return done


def main() -> int:
    """Run from the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--messages", type=int, default=100_000, help="with requests")
    parser.add_argument("--seed", type=int, default=11)
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--fronts", type=int, default=0)
    parser.add_argument("--part", type=int, default=20_000, help="sent before all is checked")
    parser.add_argument("--kept", type=Path, help="the file that keeps how much is done")
    done = campaign(parser.parse_args())
    print(done.verdict())
    return 1 if done.is_bad else 0


if __name__ == "__main__":
    sys.exit(main())
