"""Fuzz: malformed, truncated, oversized and out-of-order messages and requests.

`python tests/server/fuzz.py --messages 1000000` runs long. Nothing may crash, nothing may be left
behind, memory may not grow, no game and no book may change by a single step, and nobody else may
notice: somebody looks on at every table and is never cut off, and at one more people play on.
"""

import argparse
import asyncio
import gc
import logging
import resource
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
from fuzz_messages import Nonsense, burst, burst_at_book, drained
from fuzz_requests import Requests, request
from msgspec import Struct
from phones import lines_of, share
from scripts import take_turns
from tables import Doc, Guest, running, service
from websockets.exceptions import ConnectionClosed

EDITIONS = ("classic-2003", "revolution-2009", "clone-wars-2008", "knockout-2024")
REQUESTS = 10
"""Requests in one go."""
OF_SOCKETS, OF_REQUESTS = 0.8, 0.95
"""How often it is messages to a table, and how often that or requests; the rest goes to a book."""
GROWTH_ALLOWED = 24 << 10
"""Kilobytes that may come to the memory in the second half: it is never quite even."""
PLAYED_EVERY = 0.05
MOST_TOLD = 5
DECISIONS = 8


class Report(Struct, frozen=True, kw_only=True):
    """What a run found: how much was sent, what changed, what was left behind."""

    sent: int
    changed: tuple[str, ...]
    errors: tuple[str, ...]
    tasks: int
    sockets: float
    grown: int
    cut: tuple[str, ...]
    steps: int
    statuses: dict[str, int]
    failed: tuple[str, ...]

    @property
    def is_bad(self) -> bool:
        """Whether anything came of it, or anybody else noticed."""
        found = (self.changed, self.errors, self.sockets, self.cut, self.failed)
        return any(found) or self.tasks > 0 or self.steps < 1


class Complaints(logging.Handler):
    """Keeps every error that is logged."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.said: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.said.append(f"{record.name}: {record.getMessage()} {record.exc_info}")


@contextmanager
def listened() -> Iterator[list[str]]:
    """Return what is complained of while this lasts."""
    complaints, root = Complaints(), logging.getLogger()
    root.addHandler(complaints)
    try:
        yield complaints.said
    finally:
        root.removeHandler(complaints)


class Bystander:
    """Somebody who looks on at a table all the time, and must never be cut off."""

    def __init__(self, guest: Guest) -> None:
        self._guest, self.table = guest, guest.table
        self._reading: asyncio.Task[None] | None = None

    async def come(self) -> None:
        """Begin to listen."""
        await self._guest.listen()
        assert self._guest.ws is not None
        self._reading = asyncio.create_task(drained(self._guest.ws))

    async def leave(self) -> bool:
        """Leave; return whether the connection was there to the end."""
        assert self._reading is not None
        was_there = not self._reading.done()
        await self._guest.close()
        await self._reading
        return was_there


class Neighbours:
    """Two who play on at a table of their own, whatever happens at the others."""

    def __init__(self, base: str) -> None:
        self._base = base
        self.steps = 0
        self.trouble = ""

    async def play(self) -> None:
        """Play one game after the other until cancelled; whoever is cut off says so."""
        try:
            while True:
                ana, bo = people = await pair(self._base, EDITIONS[0])
                try:
                    while not ana.is_over:
                        await take_turns(people, 1)
                        self.steps += 1
                        for guest in people:
                            guest.raw.clear()
                            guest.events.clear()
                        await asyncio.sleep(PLAYED_EVERY)
                finally:
                    await ana.close()
                    await bo.close()
        except (ConnectionClosed, AssertionError, TimeoutError, httpx.HTTPError) as error:
            self.trouble = f"the neighbours: {error!r}"


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


async def pair(base: str, edition: str) -> tuple[Guest, Guest]:
    """Begin a game of two people."""
    ana, _ = people = Guest(base), Guest(base)
    await ana.make(edition, ["", ""], grace=3600)
    for seat, guest in enumerate(people):
        await guest.sit(ana.table, seat, f"Guest {seat}")
        await guest.listen()
    await ana.start()
    return people


async def tables(base: str) -> list[Guest]:
    """Begin a game of several editions, play it for a while and leave it."""
    guests = []
    for edition in EDITIONS:
        ana, bo = people = await pair(base, edition)
        await take_turns(people, DECISIONS)
        await ana.hang_up()
        await bo.close()
        guests.append(ana)
    return guests


def onlooker(guest: Guest) -> Guest:
    """Return somebody who looks on at the table of a guest, and speaks for the guest's seat."""
    stranger = Guest(guest.base)
    stranger.table, stranger.seat, stranger.prompt = guest.table, guest.seat, guest.prompt
    return stranger


async def fuzzed(folder: Path, messages: int, seed: int = 11) -> Report:
    """Send so many messages of nonsense and look what became of everything."""
    nonsense, sent, at_half, requests = Nonsense(seed), 0, 0, Requests()
    with listened() as errors:
        async with running(service(folder)) as base:
            guests = await tables(base)
            everybody = [*guests, *map(onlooker, guests)]
            before = [await state_of(guest) for guest in guests]
            book = (await share(base))["id"]
            tasks = len(asyncio.all_tasks()) - await figure(guests[0], "passgo_tables")
            bystanders = [Bystander(onlooker(guest)) for guest in guests]
            for bystander in bystanders:
                await bystander.come()
            neighbours = Neighbours(base)
            playing = asyncio.create_task(neighbours.play())
            while sent < messages:
                guest, luck = nonsense.chance.choice(everybody), nonsense.chance.random()
                if luck < OF_SOCKETS:
                    sent += await burst(guest, nonsense)
                elif luck < OF_REQUESTS:
                    for _ in range(REQUESTS):
                        await requests.post(base, request(nonsense.chance, guest, book))
                    sent += REQUESTS
                else:
                    sent += await burst_at_book(base, book, nonsense, guest)
                at_half = at_half or (sent > messages / 2 and memory()) or 0
            grown = memory() - at_half
            await requests.settle()
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
            cut = [each.table for each in bystanders if not await each.leave()]
            cut += [neighbours.trouble] if neighbours.trouble else []
            after = [await state_of(guest) for guest in guests]
            changed = [g.table for g, a, b in zip(guests, before, after, strict=True) if a != b]
            changed += [book] if await lines_of(base, book) else []
            sockets = await settled(guests[0])
            of_tables = await figure(guests[0], "passgo_tables")
            left = round(len(asyncio.all_tasks()) - of_tables - tasks)
            for guest in everybody:
                await guest.close()
    return Report(
        sent=sent,
        changed=tuple(changed),
        errors=tuple(errors),
        tasks=left,
        sockets=sockets,
        grown=grown,
        cut=tuple(cut),
        steps=neighbours.steps,
        statuses=dict(requests.statuses),
        failed=tuple(requests.failed[:MOST_TOLD]),
    )


async def settled(guest: Guest) -> float:
    """Return how many sockets are left once the server has noticed those that broke off."""
    for _ in range(200):
        if await figure(guest, "passgo_sockets") == 0:
            break
        await asyncio.sleep(0.02)
    return await figure(guest, "passgo_sockets")


def memory() -> int:
    """Return the largest memory that this process ever had, in kilobytes."""
    gc.collect()
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def main() -> int:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=11)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(fuzzed(Path(folder), asked.messages, asked.seed))
    print(found)
    return 1 if found.is_bad or found.grown > GROWTH_ALLOWED else 0


if __name__ == "__main__":
    sys.exit(main())
