"""The network: requests and sockets straight into an application, late, lost, cut, half open."""

import asyncio
import json
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from http.cookies import SimpleCookie
from random import Random
from typing import Any, Protocol

import msgspec
from virtual_loop import OUTSIDE_CONTEXT, Machine, VirtualLoop, spring

from passgo.server.http.devices import COOKIE, device_of

HOST = b"127.0.0.1:8417"
ORIGIN = b"http://" + HOST
WINDOW = 24
"""Messages on their way to somebody who does not read, before who sends has to wait."""
NOTICED = (20.0, 40.0)
"""Seconds after which a server notices that the other end is gone without a word."""
LATEST = 10.0
"""Seconds after which a client notices at last that its server is gone."""
GONE = 1006
AFTER = 1e-6
"""Seconds between two messages of one connection, which stay in their order."""
Message = dict[str, Any]


class Lost(Exception):
    """The connection broke: nobody knows whether what was asked was done."""


class Weather(msgspec.Struct, kw_only=True):
    """How the network is: mean delay in seconds, and how often a request or its answer is lost."""

    delay: float = 0.01
    loss: float = 0.0


class Place(Protocol):
    """Where an application runs."""

    machine: Machine
    app: Any

    @property
    def is_up(self) -> bool:
        """Whether somebody answers there."""


class Told(Protocol):
    """Who looks at everything that a server tells, at the moment when it does."""

    def told(self, who: "Device", path: str, text: str) -> None:
        """Take note of a message to a device's socket."""

    def answered(self, who: "Device", asked: "Asked", status: int, said: bytes) -> None:
        """Take note of the answer to a device's request."""


class Asked(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody asks of a server."""

    method: str
    path: str
    body: Any


class Network:
    """All wires between people and servers; *traps* are sprung before each message of a server."""

    def __init__(self, loop: VirtualLoop, chance: Random, told: Told) -> None:
        self.loop, self.chance, self.watcher = loop, chance, told
        self.weather = Weather()
        self.sockets: list[Socket] = []
        self._asking: dict[asyncio.Future[Any], Machine] = {}
        self.traps: list[Callable[[], None]] = []

    def delay(self) -> float:
        """Return how long something takes on its way."""
        return self.chance.expovariate(1 / self.weather.delay)

    def is_lost(self) -> bool:
        """Tell whether something is lost on its way."""
        return self.chance.random() < self.weather.loss

    def later(self, at: float, deliver: Callable[..., Any], *args: Any) -> None:
        """Have something arrive, whatever becomes of who sent it."""
        self.loop.call_at(at, deliver, *args, context=OUTSIDE_CONTEXT)

    async def request(
        self, place: Place, who: "Device", method: str, path: str, body: Any = None
    ) -> tuple[int, Any]:
        """Ask a server something; return the status and what it says, or lose one or the other."""
        await asyncio.sleep(self.delay())
        if self.is_lost() or not place.is_up:
            raise Lost
        answer: asyncio.Future[tuple[int, list[tuple[bytes, bytes]], bytes]] = (
            self.loop.create_future()
        )
        asked = Asked(method=method, path=path, body=body)
        exchange = Exchange(self, who, asked, answer)
        place.machine.begin(self.loop, exchange.run(place.app))
        self._asking[answer] = place.machine
        try:
            status, headers, said = await asyncio.wait_for(answer, 30.0)
        except TimeoutError:
            raise Lost from None
        finally:
            del self._asking[answer]
        await asyncio.sleep(self.delay())
        if self.is_lost():
            raise Lost
        who.keep_cookies(headers)
        return status, json.loads(said) if said[:1] in (b"{", b"[") else said

    def connect(self, place: Place, who: "Device", path: str, query: str) -> "Socket":
        """Open a socket to a server."""
        socket = Socket(self, place, who, path, query)
        self.sockets.append(socket)
        return socket

    def lose_server(self, machine: Machine) -> None:
        """Break all that ends at a machine which is gone."""
        for socket in self.sockets_at(machine):
            socket.lose_server()
        for answer, where in self._asking.items():
            if where is machine and not answer.done():
                answer.set_exception(Lost())

    def sockets_at(self, machine: Machine) -> "list[Socket]":
        """Return the sockets that end at a machine."""
        self.sockets = [socket for socket in self.sockets if not socket.is_over]
        return [socket for socket in self.sockets if socket.machine is machine]


class Device:
    """Somebody's browser: an address and its cookies."""

    def __init__(self, name: str, address: str) -> None:
        self.name, self.address = name, address
        self.cookies: dict[str, str] = {}

    @property
    def id(self) -> str:
        """The id under which servers keep this device, nothing before it has one."""
        return device_of(self.cookies[COOKIE]) if COOKIE in self.cookies else ""

    def keep_cookies(self, headers: list[tuple[bytes, bytes]]) -> None:
        """Keep what an answer sets."""
        for name, value in headers:
            if name.lower() == b"set-cookie":
                found = SimpleCookie(value.decode())
                self.cookies |= {key: morsel.value for key, morsel in found.items()}

    def scope(self, kind: str, path: str, query: str) -> Message:
        """Return what an application is told of a request by this device."""
        headers = [(b"host", HOST), (b"origin", ORIGIN)]
        if self.cookies:
            cookie = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
            headers.append((b"cookie", cookie.encode()))
        return {
            "type": kind,
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": headers,
            "client": (self.address, 40000),
            "server": ("127.0.0.1", 8417),
            "state": {},
        }


class Exchange:
    """One request and its answer, as the application sees them."""

    def __init__(self, net: Network, who: Device, asked: Asked, answer: Any) -> None:
        self._net, self._who, self._asked, self._answer = net, who, asked, answer
        body, method = asked.body, asked.method
        self._body = body if isinstance(body, bytes) else json.dumps(body or {}).encode()
        path, _, query = asked.path.partition("?")
        self._scope = who.scope("http", path, query) | {"method": method, "scheme": "http"}
        if method not in ("GET", "DELETE"):
            headers: list[tuple[bytes, bytes]] = self._scope["headers"]
            headers.append((b"content-type", b"application/json"))
            headers.append((b"content-length", str(len(self._body)).encode()))
        self._start: Message = {}
        self._said = b""
        self._is_read = False

    async def run(self, app: Any) -> None:
        """Have the application answer."""
        await app(self._scope, self._receive, self._send)

    async def _receive(self) -> Message:
        if self._is_read:
            await self._net.loop.create_future()
        self._is_read = True
        return {"type": "http.request", "body": self._body, "more_body": False}

    async def _send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self._start = message
            return
        self._said += message.get("body", b"")
        if not message.get("more_body"):
            status, headers = self._start["status"], list(self._start["headers"])
            self._net.watcher.answered(self._who, self._asked, status, self._said)
            found = status, headers, self._said
            self._net.later(self._net.loop.time(), settle, self._answer, found)


def settle(answer: asyncio.Future[Any], found: Any) -> None:
    """Give who asked the answer, if anybody still waits."""
    if not answer.done():
        answer.set_result(found)


class Gone(OSError):
    """The other end of a socket is no longer there."""


class Socket:
    """One websocket: what either end sends arrives in order, late; either end may go unnoticed."""

    def __init__(self, net: Network, place: Place, who: Device, path: str, query: str) -> None:
        self._net, self._who, self.machine = net, who, place.machine
        self._in: asyncio.Queue[Message] = asyncio.Queue()
        self._out: deque[str] = deque()
        self._flying = 0
        self._to_server = self._to_client = 0.0
        self._room = asyncio.Event()
        self._heard = asyncio.Event()
        self.code = 0
        self._is_cut = self._is_deaf = False
        self._scope = who.scope("websocket", path, query) | {"scheme": "ws", "subprotocols": []}
        if not place.is_up:
            net.later(net.loop.time() + net.delay(), self._close, GONE)
            return
        self._arrive({"type": "websocket.connect"})
        place.machine.begin(net.loop, self._serve(place.app))

    @property
    def is_over(self) -> bool:
        """Whether who opened it knows that it has ended."""
        return self.code != 0

    async def _serve(self, app: Any) -> None:
        """Have the application serve this; as in uvicorn it ends quietly when nobody is there."""
        with suppress(Gone):
            await app(self._scope, self._in.get, self._tell)

    def _arrive(self, message: Message) -> None:
        """Have something arrive at the server."""
        self._to_server = max(self._to_server + AFTER, self._net.loop.time() + self._net.delay())
        self._net.later(self._to_server, self._in.put_nowait, message)

    def send(self, text: str) -> None:
        """Send something to the server; it may never arrive."""
        if not self._is_cut and not self.code:
            self._arrive({"type": "websocket.receive", "text": text})

    async def _tell(self, message: Message) -> None:
        """Take what the server sends; wait while too much is on its way."""
        spring(self._net.traps)
        if message["type"] == "websocket.accept":
            return
        if self._is_cut or self.machine.is_gone:
            raise Gone("the other end is gone")
        if message["type"] == "websocket.close":
            self._later(self._close, message.get("code", 1000))
            return
        text = message["text"]
        self._net.watcher.told(self._who, self._scope["path"], text)
        while self._flying >= WINDOW or (self._is_deaf and self._flying >= 2):
            self._room.clear()
            await self._room.wait()
            if self._is_cut:
                raise Gone("the other end is gone")
        self._flying += 1
        self._later(self._hear, text)

    def _later(self, deliver: Callable[..., None], *args: Any) -> None:
        self._to_client = max(self._to_client + AFTER, self._net.loop.time() + self._net.delay())
        self._net.later(self._to_client, deliver, *args)

    def _hear(self, text: str) -> None:
        if not self.code:
            self._out.append(text)
            self._heard.set()

    def _close(self, code: int) -> None:
        if not self.code:
            self.code = code
            self._heard.set()

    async def hear(self) -> str:
        """Return the next message, or say that the connection is over."""
        while not self._out or self._is_deaf:
            if self.code:
                raise Lost
            self._heard.clear()
            await self._heard.wait()
        self._flying -= 1
        self._room.set()
        return self._out.popleft()

    def be_deaf(self, is_deaf: bool) -> None:
        """Take nothing in for a while, as a page that sleeps."""
        self._is_deaf = is_deaf
        self._heard.set()

    def cut(self, is_noticed: bool) -> None:
        """Break: this end knows soon, the server soon or, half open, much later."""
        if self._is_cut:
            return
        now, wait = self._net.loop.time(), self._net.delay()
        self._net.later(now + self._net.delay(), self._close, GONE)
        if not is_noticed:
            wait += self._net.chance.uniform(*NOTICED)
        self._net.later(now + wait, self._notice)

    def _notice(self) -> None:
        """Let the server know that the other end is gone."""
        self._is_cut = True
        self._room.set()
        self._in.put_nowait({"type": "websocket.disconnect", "code": GONE})

    def lose_server(self) -> None:
        """Notice that the server is gone."""
        self._is_cut = True
        wait = self._net.delay() * (1 if self._net.chance.random() < 0.8 else 200)
        wait = min(wait, LATEST)
        self._net.later(self._net.loop.time() + wait, self._close, GONE)

    def hang_up(self) -> None:
        """Close in good order."""
        self.cut(is_noticed=True)
