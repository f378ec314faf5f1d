"""The back: the game server's end of a front; connections look to it like a web server's own."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

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
from passgo.server.http.arrival_times import ARRIVED
from passgo.server.limits import UNREAD

LOG = logging.getLogger("passgo.server")
BUG = 1011
"""What a socket is closed with after a bug; a request without an answer gets 500 by itself."""
App = Callable[[Event, Receive, Send], Awaitable[None]]
DISCONNECT: dict[str, Event] = {
    "websocket": {"type": "websocket.disconnect", "code": 1006},
    "http": {"type": "http.disconnect"},
}


class Connection:
    """One connection that a front holds, with the events that wait to be read."""

    def __init__(self, number: int, kind: str, channel: Channel) -> None:
        self._number, self._kind, self._channel = number, kind, channel
        self._heard: asyncio.Queue[Event] = asyncio.Queue()
        self._told = 0
        self.is_lost = False
        self.writable = asyncio.Event()
        self.writable.set()

    def hear(self, event: Event) -> None:
        """Let an event wait to be read."""
        self._heard.put_nowait(event)
        self._told += 1

    def lose(self) -> None:
        """The front has lost the connection."""
        self.is_lost = True
        self.writable.set()
        self._heard.put_nowait(dict(DISCONNECT[self._kind]))

    async def receive(self) -> Event:
        """Return the next event; its front tells no more than so many that were not read."""
        event = await self._heard.get()
        if self._told == UNREAD and self._heard.empty():
            self._told = 0
            self._channel.tell(self._number, RESUME)
        return event

    async def send(self, event: Event) -> None:
        """Pass an event on to the front, unless it cannot take more for now."""
        await self.writable.wait()
        await self._channel.writable.wait()
        if self.is_lost:
            raise ConnectionResetError("the connection has ended")
        if event["type"] == "websocket.send" and event.get("text") is not None:
            self._channel.tell(self._number, TEXT, event["text"])
        else:
            self._channel.tell(self._number, EVENT, event)


class Back:
    """All connections of one front; *tasks* are what the application does with them."""

    def __init__(self, app: App, tasks: set[asyncio.Task[None]]) -> None:
        self._app, self._tasks = app, tasks
        self._connections: dict[int, Connection] = {}
        self.channel = Channel(self._hear, self._lose_all)

    def stop(self) -> None:
        """Have the front end, once its connections are closed."""
        self.channel.tell(ALL, STOP)

    def _hear(self, frame: Frame) -> None:
        number, kind, content = frame
        if kind == OPEN:
            self._open(number, content)
        elif (connection := self._connections.get(number)) is None:
            return
        elif kind == TEXT:
            text, arrived = content
            connection.hear({"type": "websocket.receive", "text": text, ARRIVED: arrived})
        elif kind == EVENT:
            connection.hear(content)
        elif kind == PAUSE:
            connection.writable.clear()
        elif kind == RESUME:
            connection.writable.set()
        elif kind == END:
            connection.lose()

    def _open(self, number: int, scope: Event) -> None:
        connection = Connection(number, scope["type"], self.channel)
        self._connections[number] = connection
        task = asyncio.create_task(self._serve(number, scope_of(scope), connection))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _serve(self, number: int, scope: Event, connection: Connection) -> None:
        """Let the application have a connection; after a bug in it, the connection is closed."""
        try:
            await self._app(scope, connection.receive, connection.send)
        except ConnectionResetError:
            pass
        except Exception:
            LOG.exception("a connection failed")
            if scope["type"] == "websocket":
                self.channel.tell(number, EVENT, {"type": "websocket.close", "code": BUG})
        finally:
            del self._connections[number]
            self.channel.tell(number, END)

    def _lose_all(self) -> None:
        for connection in self._connections.values():
            connection.lose()


def scope_of(told: Event) -> Event:
    """Return a scope as ASGI wants it: pairs are tuples, and there is a place for state."""
    pairs = [(name, value) for name, value in told["headers"]]
    ends = {end: tuple(told[end]) if told[end] else None for end in ("client", "server")}
    return {**told, **ends, "headers": pairs, "state": {}}
