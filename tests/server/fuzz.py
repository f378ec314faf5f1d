"""Fuzz: malformed, truncated, oversized and out-of-order messages against running tables.

`python tests/server/fuzz.py --messages 100000` runs long. Nothing may crash, nothing may be left
behind, and no game may change by a single step.
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
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from msgspec import Struct
from scripts import take_turns
from tables import Doc, Guest, running, service
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from passgo.server.limits import LARGEST_MESSAGE

EDITIONS = ("classic-2003", "revolution-2009", "clone-wars-2008", "knockout-2024")
BURST = 12
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
        ana, bo = people = Guest(base), Guest(base)
        await ana.make(edition, ["", ""], grace=3600)
        for seat, guest in enumerate(people):
            await guest.sit(ana.table, seat, f"Guest {seat}")
            await guest.listen()
        await ana.start()
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
    nonsense, sent, at_half = Nonsense(seed), 0, 0
    with listened() as errors:
        async with running(service(folder)) as base:
            guests = await tables(base)
            everybody = [*guests, *map(onlooker, guests)]
            before = [await state_of(guest) for guest in guests]
            tasks = len(asyncio.all_tasks())
            while sent < messages:
                sent += await burst(nonsense.chance.choice(everybody), nonsense)
                at_half = at_half or (sent > messages / 2 and memory()) or 0
            grown = memory() - at_half
            after = [await state_of(guest) for guest in guests]
            changed = [g.table for g, a, b in zip(guests, before, after, strict=True) if a != b]
            sockets = await settled(guests[0])
            left = len(asyncio.all_tasks()) - tasks
            for guest in everybody:
                await guest.close()
    return Report(
        sent=sent,
        changed=tuple(changed),
        errors=tuple(errors),
        tasks=left,
        sockets=sockets,
        grown=grown,
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
    return 1 if found.changed or found.errors or found.sockets or found.tasks > 0 else 0


if __name__ == "__main__":
    sys.exit(main())
