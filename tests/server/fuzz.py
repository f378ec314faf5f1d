"""Fuzz: malformed, truncated, oversized and out-of-order messages and requests.

`python tests/server/fuzz.py --messages 1000000` runs long. Nothing may crash, nothing may be left
behind, memory may not grow, no game and no book may change by a single step, and nobody else may
notice: somebody looks on at every table and is never cut off, and at one more people play on.
"""

import argparse
import asyncio
import gc
import json
import logging
import random
import resource
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
from msgspec import Struct
from phones import lines_of, share
from scripts import take_turns
from tables import Doc, Guest, connect_socket, running, service
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from passgo.server.limits import LARGEST_MESSAGE

EDITIONS = ("classic-2003", "revolution-2009", "clone-wars-2008", "knockout-2024")
BURST = 19
"""Messages over one connection: with one more it would be closed."""
REQUESTS = 10
"""Requests in one go."""
WAITING = 50
"""Requests that wait for an answer at a time: some never get one, and nothing waits for those."""
OF_SOCKETS, OF_REQUESTS = 0.8, 0.95
"""How often it is messages to a table, and how often that or requests; the rest goes to a book."""
ANSWERED = 2.0
"""Seconds to answer half a request; then it is broken off."""
GROWTH_ALLOWED = 24 << 10
"""Kilobytes that may come to the memory in the second half: it is never quite even."""
PLAYED_EVERY = 0.05
MOST_TOLD = 5
DECISIONS = 8
VALUES: tuple[Any, ...] = (None, True, -1, 0, 10**30, 1.5, "", "x" * 300, [], {}, "\u202e", "1")
WORDS = ("Roll", "Buy", "Bid", "DiceFall", "Stop", "AuctionClock", "CardComes", "Accept", "Slide")


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


class Nonsense:
    """An endless supply of messages that mean nothing, or nothing any more."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)

    def next(self, guest: Guest) -> str | bytes:
        """Return one message."""
        kinds = (self._truncated, self._twisted, self._late, self._foreign, self._deep)
        rare = (self._long, self._noise, self._binary)
        kind = self.chance.choice(rare if self.chance.random() < 0.1 else kinds)
        return kind(guest)

    def _good(self, guest: Guest) -> Doc:
        """Return a message in good form that names a question nobody asks any more."""
        do = self.chance.choice(WORDS)
        action = {"do": do, "seat": guest.seat, "amount": 10, "card": "chance-1"}
        stale = guest.prompt["id"] + self.chance.choice((-1, 1, 2, 10**6))
        return {"type": "play", "id": self._id(), "answers": stale, "order": action}

    def _id(self) -> str:
        """Return an id that was used before, or most likely a new one."""
        return f"f{self.chance.randrange(self.chance.choice((200, 10**9)))}"

    def _truncated(self, guest: Guest) -> str:
        text = json.dumps(self._good(guest))
        return text[: self.chance.randrange(len(text))]

    def _twisted(self, guest: Guest) -> str:
        good = self._good(guest)
        inside = good["order"] if self.chance.random() < 0.5 else good
        inside[self.chance.choice(list(inside))] = self.chance.choice(VALUES)
        good["answers"] = self.chance.choice((10**7, "1", 10**30, -5))
        return json.dumps(good)

    def _late(self, guest: Guest) -> str:
        late = (
            self._good(guest),
            {"type": "undo", "id": self._id(), "seq": self.chance.randrange(10**6, 10**9)},
            {"type": "resync", "id": self._id(), "since": self.chance.randrange(-(10**9), 10**9)},
            {"type": self.chance.choice(["chat", "vote", "lobby", "undo"]), "id": self._id()},
            {"type": "probe", "id": self._id(), "order": self._good(guest)["order"]},
            {"type": "seen", "id": self._id(), "seq": self.chance.randrange(-9, 10**9)},
            {"type": "emote", "id": self._id(), "emote": self.chance.choice(VALUES)},
            {"type": "wait", "id": self._id()},
        )
        return json.dumps(self.chance.choice(late))

    def _foreign(self, guest: Guest) -> str:
        other = {"do": self.chance.choice(WORDS), "seat": (guest.seat + 1) % 2}
        return json.dumps(self._good(guest) | {"order": other})

    def _deep(self, _guest: Guest) -> str:
        depth = self.chance.randrange(1, 4000)
        return self.chance.choice(("[" * depth, '{"type":' * (depth // 10), "[" * 9 + "]" * 9))

    def _long(self, _guest: Guest) -> str:
        return "x" * self.chance.randrange(LARGEST_MESSAGE - 10, 3 * LARGEST_MESSAGE)

    def _noise(self, _guest: Guest) -> str:
        return "".join(chr(self.chance.randrange(32, 0x3000)) for _ in range(60))

    def _binary(self, _guest: Guest) -> bytes:
        return self.chance.randbytes(self.chance.randrange(60))

    def request(self, guest: Guest, book: str) -> bytes:
        """Return a request of a stranger, some bytes of which are not as they should be."""
        table = f"/api/tables/{guest.table}"
        method, path, body = self.chance.choice(
            (
                ("GET", table, ""),
                ("GET", f"{table}/record", ""),
                ("GET", f"{table}/receipt", ""),
                ("GET", f"/api/books/{book}?after=0", ""),
                ("GET", "/api/qr.svg?path=/t/abc", ""),
                ("GET", "/api/codes/canal-figue-47", ""),
                ("GET", "/api/my-tables", ""),
                ("POST", "/api/tables", '{"edition": "none", "seats": [{}, {}]}'),
                ("POST", f"{table}/motions", '{"what": "back", "seq": 2}'),
                ("POST", f"{table}/vote", '{"yes": true}'),
                ("POST", f"{table}/seats/0", '{"name": "Ana"}'),
                ("POST", f"{table}/seats/0/move", "{}"),
                ("POST", f"{table}/pause", '{"paused": true}'),
                ("POST", f"/api/books/{book}/entries", '{"bookings": [], "after": 0}'),
                ("DELETE", f"{table}/seats/0", "{}"),
            )
        )
        head = f"{method} {path} HTTP/1.1\r\nhost: {guest.base[7:]}\r\norigin: {guest.base}\r\n"
        head += f"content-type: application/json\r\ncontent-length: {len(body)}\r\n"
        return self._spoilt(f"{head}connection: close\r\n\r\n{body}".encode())

    def _spoilt(self, request: bytes) -> bytes:
        """Return a request with some bytes changed, added, left out or repeated."""
        found = bytearray(request)
        for _ in range(self.chance.choice((0, 1, 1, 2, 5, 20))):
            at = self.chance.randrange(len(found))
            to = at + self.chance.randrange(1, 12)
            kind = self.chance.randrange(4)
            if kind == 0:
                found[at] = self.chance.randrange(256)
            elif kind == 1:
                found[at:at] = self.chance.randbytes(3)
            elif kind == 2 and len(found) > 40:
                del found[at:to]
            else:
                found[at:at] = found[at:to]
        return bytes(found)


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


async def drained(socket: ClientConnection) -> None:
    """Read whatever comes until the connection ends."""
    try:
        async for _ in socket:
            pass
    except ConnectionClosed:
        return


async def burst(guest: Guest, nonsense: Nonsense) -> int:
    """Connect, send some nonsense, perhaps break off in the middle; return how much was sent."""
    await guest.listen()
    assert guest.ws is not None
    reading = asyncio.create_task(drained(guest.ws))
    sent = 0
    try:
        for _ in range(BURST):
            await guest.ws.send(nonsense.next(guest))
            sent += 1
    except ConnectionClosed:
        sent += 1
    if nonsense.chance.random() < 0.2:
        guest.ws.transport.abort()
    else:
        await guest.ws.close()
    await reading
    return sent


class Requests:
    """Requests that nobody should send, and how they were answered."""

    def __init__(self) -> None:
        self.statuses: Counter[str] = Counter()
        self.failed: list[str] = []
        self._waiting: set[asyncio.Task[None]] = set()

    async def post(self, base: str, request: bytes) -> None:
        """Have one sent beside everything else, unless too many wait."""
        if len(self._waiting) >= WAITING:
            await asyncio.wait(self._waiting, return_when=asyncio.FIRST_COMPLETED)
        sending = asyncio.create_task(self.send(base, request))
        self._waiting.add(sending)
        sending.add_done_callback(self._waiting.discard)

    async def settle(self) -> None:
        """Wait for the last answers."""
        while self._waiting:
            await asyncio.wait(self._waiting)

    async def send(self, base: str, request: bytes) -> None:
        """Send one over a connection of its own, and take in what comes back."""
        at = urlsplit(base)
        reader, writer = await asyncio.open_connection(at.hostname, at.port)
        try:
            writer.write(request)
            await asyncio.wait_for(writer.drain(), ANSWERED)
            first = await asyncio.wait_for(reader.readline(), ANSWERED)
        except (OSError, TimeoutError, ValueError):
            first = b""
        finally:
            writer.transport.abort()
        words = first.split()
        status = words[1].decode() if len(words) > 1 and words[0].startswith(b"HTTP/") else "none"
        self.statuses[status] += 1
        if status.startswith("5") and status != "503":
            self.failed.append(f"{status} to {request!r}")


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


async def burst_at_book(base: str, book: str, nonsense: Nonsense, guest: Guest) -> int:
    """Send nonsense over the socket of a book, where nothing is to be said."""
    after = nonsense.chance.choice((0, -1, 10**6, 10**30, "x", "%00"))
    path = f"{base.replace('http', 'ws')}/ws/books/{book}?after={after}"
    sent = 0
    try:
        async with connect_socket(path, additional_headers={"origin": base}) as socket:
            for _ in range(BURST):
                await socket.send(nonsense.next(guest))
                sent += 1
    except (ConnectionClosed, InvalidHandshake):
        pass
    return sent + 1


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
                        await requests.post(base, nonsense.request(guest, book))
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
