"""A server on a free port, and scripted guests that talk to it over real sockets."""

import asyncio
import json
import secrets
import socket
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from passgo.game.answers import NATURE_ORDERS
from passgo.server.http.guard import SAFE
from passgo.server.http.web_server import door_of
from passgo.server.play.fairness import share_commitment
from passgo.server.play.patches import patched
from passgo.server.serving import LOCAL, Service, configured, serve_at
from passgo.server.wire.messages import Answer, encode

Doc = dict[str, Any]
OF_NATURE = {order.__name__ for order in NATURE_ORDERS}
"""Orders that tell luck: they have no seat."""
AT_LAST = 60.0
PLAIN = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Nothing is encrypted here; a context of its own costs every client more than its requests."""
"""Nothing is right because it is quick; only what never comes must end a test."""
connect_socket = partial(connect, open_timeout=AT_LAST)
SHARES: dict[str, tuple["Guest", bytes]] = {}
"""Whose share is which, by its commitment: a seat's number changes when one before it goes."""
HELD: list[int] = []
"""Ports that were given away stay bound for as long as the process lives."""


def free_port() -> int:
    """Return a port that nobody uses, and that the system gives to nobody else from now on."""
    held = socket.socket()
    held.bind(("127.0.0.1", 0))
    held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    port: int = held.getsockname()[1]
    HELD.append(held.detach())
    return port


def service(folder: Path, fronts: int = 0) -> Service:
    database = str(folder / "games.sqlite")
    port = free_port()
    return Service(host=LOCAL, port=port, database=database, rent_grace=0.05, fronts=fronts)


@asynccontextmanager
async def running(wanted: Service, config: uvicorn.Config | None = None) -> AsyncIterator[str]:
    """Run the application, or another one that is configured, behind its fronts if it has any."""
    enough = asyncio.Event()
    with door_of(wanted) as door:
        serving = serve_at(config or configured(wanted), wanted, door, enough)
        task = asyncio.create_task(serving)
        try:
            yield f"http://{LOCAL}:{wanted.port}"
        finally:
            enough.set()
            await task


async def nowhere(_message: bytes) -> None:
    """Take a message in and do nothing with it."""


def renewed(known: list[Doc], changed: list[Doc]) -> list[Doc]:
    """Return options with those that changed in their places."""
    every = known + changed
    return list({option["do"]: option for option in every}.values())


def browser(base: str, headers: dict[str, str] | None = None) -> httpx.AsyncClient:
    """Return what asks a server as a page of it does, and waits as long as the answer takes."""

    async def say_origin(request: httpx.Request) -> None:
        if request.method not in SAFE:
            request.headers.setdefault("origin", base)

    hooks = {"request": [say_origin]}
    return httpx.AsyncClient(
        base_url=base, headers=headers, timeout=AT_LAST, event_hooks=hooks, verify=PLAIN
    )


async def open_shares(table: Doc) -> None:
    """Have everybody open the shares for which a start waits."""
    if table["status"] == "starting":
        for seat, commitment in json.loads(table["start"])["shares"].items():
            guest, share = SHARES[commitment]
            await guest.open(int(seat), share.hex())


class Guest:
    """Somebody with a device, a seat and a socket, who keeps what is told as a client does."""

    def __init__(self, base: str, headers: dict[str, str] | None = None) -> None:
        self.base, self._headers = base, headers or {}
        self.http = browser(base, headers)
        self.table = ""
        self.seat = -1
        self.view: Doc = {}
        self.prompt: Doc = {}
        self.options: dict[int, list[Doc]] = {}
        self.seq = 0
        self.events: list[Doc] = []
        self.lobby: Doc = {}
        self.you: Doc = {}
        self.said: list[Doc] = []
        self.answers: dict[str, Doc] = {}
        self.raw: list[str] = []
        self.ws: ClientConnection | None = None

    async def make(self, edition: str, seats: list[str], **more: Any) -> Doc:
        """Make a table where nothing is done for people, unless *more* says otherwise."""
        wanted = {"edition": edition, "seats": [{"level": level} for level in seats]} | more
        made = await self.post("/api/tables", {"pace": "instant", "own_claims": True} | wanted)
        self.table = made["table"]["id"]
        return made

    async def post(self, path: str, body: Doc, status: int = 201) -> Doc:
        answer = await self.http.post(path, json=body)
        assert answer.status_code == status, answer.text
        found: Doc = answer.json()
        return found

    async def sit(self, table: str, seat: int, name: str) -> None:
        self.table, self.seat = table, seat
        await self.post(f"/api/tables/{table}/seats/{seat}", {"name": name})
        await self.be_ready(seat)

    async def be_ready(self, seat: int, number: int = 0) -> None:
        """Commit to a new share for a seat."""
        share = secrets.token_bytes(32)
        commitment = share_commitment(self.table, number, share)
        SHARES[commitment] = self, share
        path = f"/api/tables/{self.table}/seats/{seat}/ready"
        await self.post(path, {"share_commitment": commitment})

    async def start(self) -> None:
        """Start, with all who are there opening their shares."""
        started = await self.post(f"/api/tables/{self.table}/start", {})
        await open_shares(started["table"])

    async def open(self, seat: int, share: str, status: int = 201) -> Doc:
        """Open a share of one's own."""
        path = f"/api/tables/{self.table}/seats/{seat}/open"
        return await self.post(path, {"share": share}, status)

    async def listen(self, name: str = "") -> None:
        cookie = "; ".join(f"{k}={v}" for k, v in self.http.cookies.items())
        address = self.base.replace("http", "ws") + f"/ws/tables/{self.table}"
        headers = self._headers | {"origin": self.base} | ({"cookie": cookie} if cookie else {})
        self.ws = await connect_socket(
            f"{address}?since={self.seq}&name={name}", additional_headers=headers, max_size=None
        )

    async def hang_up(self) -> None:
        assert self.ws is not None
        await self.ws.close()

    async def close(self) -> None:
        if self.ws is not None:
            await self.ws.close()
        await self.http.aclose()

    async def hear(self) -> Doc:
        assert self.ws is not None
        text = await asyncio.wait_for(self.ws.recv(), AT_LAST)
        assert isinstance(text, str)
        self.raw.append(text)
        message: Doc = json.loads(text)
        self._take(message)
        return message

    def _take(self, message: Doc) -> None:
        if message["type"] == "lobby":
            self.lobby = message["table"]
        elif message["type"] == "answer":
            self.answers[message["id"]] = message
        elif message["type"] == "said":
            self.said.append(message)
        elif message["type"] == "you":
            self.you = message
        elif message["type"] == "options":
            self.options = {}
            self._take_options(message)
        elif message["type"] in ("whole", "update"):
            whole = message["type"] == "whole"
            self.view = message["view"] if whole else patched(self.view, message["patch"])
            self.prompt = message["prompt"]
            self.options = {} if whole else self.options
            self._take_options(message)
            self.events += self._unheard(message) if whole else message["events"]
            self.seq = message["seq"]
            if "answers" in message:
                done = Answer(id=message["answers"], ok=True, seq=message["seq"])
                self.answers[done.id] = json.loads(encode(done))

    def _take_options(self, message: Doc) -> None:
        for seat, changed in message["options"].items():
            self.options[int(seat)] = renewed(self.options.get(int(seat), []), changed)

    def _unheard(self, whole: Doc) -> list[Doc]:
        """Return what happened after all that was heard: some of it may have been told before."""
        pairs = zip(whole["events"], whole.get("steps", []), strict=True)
        return [event for event, step in pairs if step > self.seq]

    async def hear_until(self, kind: str) -> Doc:
        while (message := await self.hear())["type"] != kind:
            pass
        return message

    async def send(self, **command: Any) -> str:
        assert self.ws is not None
        command = {"id": secrets.token_hex(6)} | command
        await self.ws.send(json.dumps(command))
        return str(command["id"])

    async def ask(self, **command: Any) -> Doc:
        sent = await self.send(**command)
        while sent not in self.answers:
            await self.hear()
        return self.answers[sent]

    async def play(self, action: Doc, answers: int | None = None, **more: Any) -> Doc:
        if action["do"] not in OF_NATURE:
            action = {"seat": self.seat} | action
        number = self.prompt["id"] if answers is None else answers
        return await self.ask(type="play", order=action, answers=number, **more)

    @property
    def is_over(self) -> bool:
        return self.prompt.get("ask") in ("GameOver", "WhoWon")

    @property
    def is_asked(self) -> bool:
        return self.seat in self.prompt.get("seats", [])
