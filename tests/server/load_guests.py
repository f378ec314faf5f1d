"""Guests of the load test: many tables of some sockets that read as little as they can."""

import asyncio
import secrets
import time
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Sequence
from contextlib import AsyncExitStack
from functools import partial
from typing import Any

import httpx
import msgspec
from tables import PLAIN as UNENCRYPTED
from websockets.asyncio.client import ClientConnection
from websockets.asyncio.client import connect as connect_socket
from websockets.exceptions import ConnectionClosed

from passgo.server.play.fairness import share_commitment

PLAIN = {
    "ThrowToStart": "Roll",
    "ThrowDice": "Roll",
    "ThrowAgain": "Roll",
    "EndTurnOrGoOn": "EndTurn",
    "BuyOrAuction": "Decline",
    "BidOrLeave": "Leave",
    "PayOrDraw": "PayCard",
    "PayDebt": "GiveUp",
}
SEATS = 4
SHARES = [bytes([seat]) * 32 for seat in range(SEATS)]
"""Nobody wants to cheat in a load test."""
PATIENCE = 30.0
KEPT_TEXTS = 20
connect = partial(connect_socket, max_size=None, ping_interval=None)
"""Thousands of sockets that ask whether the server is there would be a load of their own."""
client = partial(httpx.AsyncClient, timeout=PATIENCE, verify=UNENCRYPTED)


class Heard(msgspec.Struct):
    """The few members that the load test looks at."""

    type: str
    seq: int = 0
    ok: bool = True
    id: str = ""


class Asking(msgspec.Struct):
    """The open question of an update."""

    prompt: dict[str, Any]


HEARD = msgspec.json.Decoder(Heard)
ASKING = msgspec.json.Decoder(Asking)


class Group(ABC):
    """Sockets that get the same news; news has come when the last of them has it."""

    def __init__(self) -> None:
        self.sockets: list[ClientConnection] = []
        self.seqs: list[int] = []
        self.sizes: list[int] = []
        self.texts: deque[str] = deque(maxlen=KEPT_TEXTS)
        self.errors: list[str] = []
        self.last = ""
        self._wanted = 0
        self._heard: asyncio.Future[None] | None = None
        self._readers: list[asyncio.Task[None]] = []

    def listen(self, socket: ClientConnection) -> None:
        """Read one more socket from now on."""
        self.sockets.append(socket)
        self.seqs.append(0)
        self._readers.append(asyncio.create_task(self._read(socket, len(self.sockets) - 1)))

    async def _read(self, socket: ClientConnection, at: int) -> None:
        try:
            async for text in socket:
                heard = HEARD.decode(text)
                if heard.type in ("update", "whole"):
                    self._note(at, heard.seq, str(text))
                elif heard.type == "answer" and not heard.ok:
                    self.errors.append(str(text)[:300])
        except ConnectionClosed as closed:
            self.errors.append(f"socket {at} was closed: {closed}")

    def _note(self, at: int, seq: int, text: str) -> None:
        self.seqs[at] = max(self.seqs[at], seq)
        if at == 0:
            self.last = text
            self.sizes.append(len(text))
            self.texts.append(text)
        if self._heard is not None and not self._heard.done() and min(self.seqs) >= self._wanted:
            self._heard.set_result(None)

    async def until(self, seq: int) -> None:
        """Wait until all have heard of a step; one waits at a time."""
        if min(self.seqs) < seq:
            self._wanted, self._heard = seq, asyncio.get_running_loop().create_future()
            async with asyncio.timeout(PATIENCE):
                await self._heard

    @abstractmethod
    async def act(self) -> float:
        """Do something and return how long it took until everybody knew."""

    async def close(self) -> None:
        """Hang up."""
        for reader in self._readers:
            reader.cancel()
        await asyncio.gather(*self._readers, return_exceptions=True)
        await asyncio.gather(*(socket.close() for socket in self.sockets))


class TableGroup(Group):
    """A table of people who play as plainly as they can, and of some who look on."""

    @classmethod
    async def begin(
        cls, base: str, edition: str, seats: int = SEATS, watchers: int = 0
    ) -> "TableGroup":
        """Make a table, seat a device on each seat, let others look on, and start."""
        group = cls()
        async with AsyncExitStack() as open_until_started:
            people = [
                await open_until_started.enter_async_context(client(base_url=base))
                for _ in range(seats)
            ]
            wanted = {"edition": edition, "seats": [{}] * seats, "grace": 3600}
            made = (await people[0].post("/api/tables", json=wanted)).json()
            table = made["table"]["id"]
            for seat, http in enumerate(people):
                group.listen(await seated(http, base, table, seat))
            for _ in range(watchers):
                group.listen(await connect(address_of(base, table)))
            started = await people[0].post(f"/api/tables/{table}/start", json={})
            assert started.status_code == 201, started.text
            for seat, http in enumerate(people):
                path = f"/api/tables/{table}/seats/{seat}/open"
                await http.post(path, json={"share": SHARES[seat].hex()})
        await group.until(1)
        return group

    async def act(self) -> float:
        """Answer the open question for whoever is asked."""
        prompt = ASKING.decode(self.last).prompt
        seat, do = prompt["seats"][0], PLAIN[prompt["ask"]]
        command = {
            "type": "play",
            "id": secrets.token_hex(6),
            "answers": prompt["id"],
            "order": {"do": do, "seat": seat},
        }
        seq, began = min(self.seqs) + 1, time.perf_counter()
        await self.sockets[seat].send(msgspec.json.encode(command).decode())
        await self.until(seq)
        return time.perf_counter() - began


async def seated(http: httpx.AsyncClient, base: str, table: str, seat: int) -> ClientConnection:
    """Sit down, be ready and listen."""
    path = f"/api/tables/{table}/seats/{seat}"
    await http.post(path, json={"name": f"Guest {seat}"})
    commitment = share_commitment(table, 0, SHARES[seat])
    await http.post(f"{path}/ready", json={"share_commitment": commitment})
    cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
    headers = {"cookie": cookie}
    return await connect(address_of(base, table), additional_headers=headers)


def address_of(base: str, table: str) -> str:
    """Return where one listens to a table."""
    return f"{base.replace('http', 'ws')}/ws/tables/{table}"


class BareGroup(Group):
    """Four sockets of the bare broadcast."""

    @classmethod
    async def begin(cls, base: str, ballast: Sequence[str] = ()) -> "BareGroup":
        """Connect four sockets to a group of their own; *ballast* is what will be sent in turn."""
        group, name = cls(), secrets.token_hex(8)
        for _ in range(SEATS):
            address = f"{base.replace('http', 'ws')}/bare/{name}"
            group.listen(await connect(address))
        for text in ballast:
            await group.sockets[0].send(f"ballast {text}")
        return group

    async def act(self) -> float:
        """Have one message sent to all four."""
        seq, began = min(self.seqs) + 1, time.perf_counter()
        await self.sockets[seq % SEATS].send(str(seq))
        await self.until(seq)
        return time.perf_counter() - began


async def watched_bots(base: str, edition: str) -> ClientConnection:
    """Begin a table of bots with somebody looking on, so that they play."""
    async with client(base_url=base) as http:
        wanted = {"edition": edition, "seats": [{"level": "steady"}] * SEATS}
        made = (await http.post("/api/tables", json=wanted)).json()
        table = made["table"]["id"]
        socket = await connect(address_of(base, table))
        started = await http.post(f"/api/tables/{table}/start", json={})
        assert started.status_code == 201, started.text
    return socket
