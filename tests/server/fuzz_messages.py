"""Messages that mean nothing, or nothing any more: broken off, twisted, too large, out of order."""

import asyncio
import json
import random
from typing import Any

from tables import Doc, Guest, connect_socket
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from passgo.server.limits import LARGEST_MESSAGE

BURST = 19
"""Messages over one connection: with one more it would be closed."""
VALUES: tuple[Any, ...] = (None, True, -1, 0, 10**30, 1.5, "", "x" * 300, [], {}, "\u202e", "1")
WORDS = ("Roll", "Buy", "Bid", "DiceFall", "Stop", "AuctionClock", "CardComes", "Accept", "Slide")


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
