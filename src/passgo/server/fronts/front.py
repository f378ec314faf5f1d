"""The front: a process with a web server that holds the connections of guests.

It speaks HTTP and WebSockets, compresses and sends; all that is asked goes over one stream to the
game server, which answers over the same. It ends when that stream does.
`python -m passgo.server.fronts.front SETTINGS` is started by the game server only.
"""

import asyncio
import os
import socket
import sys
from collections.abc import Callable
from itertools import count

import msgspec
import uvicorn

from passgo.server.fronts.channel import (
    ALL,
    END,
    EVENT,
    OPEN,
    PAUSE,
    RESUME,
    STOP,
    TEXT,
    Channel,
    Event,
    Frame,
    Receive,
    Send,
)
from passgo.server.fronts.settings import Settings
from passgo.server.http.arrival_times import ARRIVED, UNTIMED
from passgo.server.http.open_files import Complaints, open_many_files
from passgo.server.http.web_server import web_config
from passgo.server.limits import UNREAD, UNSENT
from passgo.server.logs import set_up
from passgo.server.wire.outbox import Outbox, nothing

PARTING = ("websocket.disconnect", "http.disconnect")
TOLD = (
    *("type", "asgi", "http_version", "method", "scheme", "path", "raw_path", "query_string"),
    *("root_path", "headers", "client", "server", "subprotocols"),
)
"""What the game server is told of a connection."""
LAST: Event = {}


class Connection:
    """One connection of a guest; while too much waits for it, the game server is held back."""

    def __init__(self, number: int, kind: str, send: Send, channel: Channel) -> None:
        self._number, self._kind, self._passed_on, self._channel = number, kind, send, channel
        self._outbox = Outbox(self._write, self.end, self._resume)
        self._holds_back = False
        self._told = 0
        self.may_read = asyncio.Event()
        self.may_read.set()
        self.ended = asyncio.Event()

    def tell(self, event: Event) -> None:
        """Tell the game server something that came from the guest."""
        if event["type"] == "websocket.receive" and event.get("text") is not None:
            self._channel.tell(self._number, TEXT, (event["text"], event.get(ARRIVED, UNTIMED)))
        else:
            self._channel.tell(self._number, EVENT, event)
        self._told += 1
        if self._told == UNREAD:
            self.may_read.clear()

    def go_on(self) -> None:
        """Let more be told: the game server has read it all."""
        self._told = 0
        self.may_read.set()

    def send(self, event: Event) -> None:
        """Send something to the guest."""
        self._outbox.put(event)
        if len(self._outbox) >= UNSENT and not self._holds_back:
            self._holds_back = True
            self._channel.tell(self._number, PAUSE)

    async def _write(self, event: Event) -> None:
        if event is LAST:
            self.end()
        else:
            await self._passed_on(event)

    def _resume(self) -> None:
        if self._holds_back:
            self._holds_back = False
            self._channel.tell(self._number, RESUME)

    def finish(self) -> None:
        """Let it end after what waits; a socket that takes nothing in is not waited for."""
        if self._holds_back and self._kind == "websocket":
            self.end()
        else:
            self._outbox.put(LAST)

    def end(self) -> None:
        """Let it end: nothing more is or can be sent."""
        self.ended.set()

    def close(self) -> None:
        """Say that it has ended."""
        self._outbox.close()
        self._channel.tell(self._number, END)


class Front:
    """The application of the front's web server: passes everything on."""

    def __init__(self) -> None:
        self._numbers = count(ALL + 1)
        self._connections: dict[int, Connection] = {}
        self.stopped: Callable[[], None] = nothing
        self.channel = Channel(self._hear, end_at_once)

    async def __call__(self, scope: Event, receive: Receive, send: Send) -> None:
        """Pass a connection on until the game server has done with it, or it is lost."""
        number = next(self._numbers)
        connection = Connection(number, scope["type"], send, self.channel)
        self._connections[number] = connection
        self.channel.tell(number, OPEN, {name: scope[name] for name in TOLD if name in scope})
        listening = asyncio.create_task(self._listen(connection, receive))
        try:
            await connection.ended.wait()
        finally:
            listening.cancel()
            del self._connections[number]
            connection.close()

    async def _listen(self, connection: Connection, receive: Receive) -> None:
        """Tell what comes from a guest, as fast as the game server takes it."""
        while True:
            event = await receive()
            connection.tell(event)
            if event["type"] in PARTING:
                return
            await connection.may_read.wait()
            await self.channel.writable.wait()

    def _hear(self, frame: Frame) -> None:
        number, kind, content = frame
        connection = self._connections.get(number)
        if kind == STOP:
            self.stopped()
        elif connection is None:
            return
        elif kind == TEXT:
            connection.send({"type": "websocket.send", "text": content})
        elif kind == EVENT:
            connection.send(content)
        elif kind == END:
            connection.finish()
        elif kind == RESUME:
            connection.go_on()


def end_at_once() -> None:
    """End this process: without the game server it has nothing to say, and its door is needed."""
    os._exit(0)


async def run(settings: Settings) -> None:
    """Hold connections until the game server says that it is enough."""
    asyncio.get_running_loop().set_exception_handler(Complaints())
    front = Front()
    server = uvicorn.Server(web_config(front, settings.web, lifespan="off"))

    def stop() -> None:
        server.should_exit = True

    front.stopped = stop
    stream = socket.socket(fileno=settings.stream)
    await asyncio.get_running_loop().create_connection(lambda: front.channel, sock=stream)
    await server.serve(sockets=[socket.socket(fileno=settings.door)])


def main() -> None:
    """Read the settings and run."""
    settings = msgspec.json.decode(sys.argv[1], type=Settings)
    set_up(settings.log_json)
    open_many_files()
    asyncio.run(run(settings))


if __name__ == "__main__":
    main()
