"""Ends of a connection behind a front: who is held back, and until when something is sent."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from processes import until
from tables import AT_LAST

from passgo.server.fronts.back import App, Back
from passgo.server.fronts.channel import (
    ALL,
    END,
    EVENT,
    PAUSE,
    RESUME,
    TEXT,
    Event,
    Receive,
    Send,
)
from passgo.server.fronts.front import Connection, Front
from passgo.server.limits import UNREAD, UNSENT
from passgo.server.wire.outbox import nothing


class Told:
    """A channel that keeps what is told."""

    def __init__(self) -> None:
        self.told: list[tuple[int, int, Any]] = []
        self.writable = asyncio.Event()
        self.writable.set()

    def tell(self, connection: int, kind: int, content: Any = None) -> None:
        self.told.append((connection, kind, content))


class Guest:
    """A guest of a front who reads only while *reads* is set."""

    def __init__(self, kind: str) -> None:
        self.channel, self.reads, self.sent = Told(), asyncio.Event(), list[Any]()
        self.connection = Connection(1, kind, self.send, self.channel)  # type: ignore[arg-type]

    async def send(self, event: Event) -> None:
        await self.reads.wait()
        self.sent.append(event["text"])

    def tell(self, first: int, last: int) -> None:
        for number in range(first, last):
            self.connection.send({"text": number})


async def settle() -> None:
    """Let every other task do what it can do now."""
    for _ in range(10):
        await asyncio.sleep(0)


def test_the_game_server_is_held_back_while_too_much_waits_for_a_guest() -> None:
    async def run() -> None:
        guest = Guest("websocket")
        guest.tell(0, UNSENT)
        assert guest.channel.told == []
        guest.tell(UNSENT, UNSENT + 3)
        assert guest.channel.told == [(1, PAUSE, None)]
        guest.reads.set()
        await settle()
        assert guest.channel.told == [(1, PAUSE, None), (1, RESUME, None)]
        assert guest.sent == list(range(UNSENT + 3))

    asyncio.run(run())


@pytest.mark.parametrize(("kind", "waits"), [("websocket", False), ("http", True)])
def test_an_answer_is_sent_to_its_end_but_a_socket_that_takes_nothing_in_ends(
    kind: str, waits: bool
) -> None:
    async def run() -> list[Any]:
        guest = Guest(kind)
        guest.tell(0, UNSENT + 2)
        guest.connection.finish()
        await settle()
        assert guest.connection.ended.is_set() is not waits
        guest.reads.set()
        await settle()
        assert guest.connection.ended.is_set()
        return guest.sent

    assert asyncio.run(run()) == list(range(UNSENT + 2))


def test_a_socket_whose_last_messages_wait_a_little_gets_them_before_it_ends() -> None:
    async def run() -> list[Any]:
        guest = Guest("websocket")
        guest.tell(0, 3)
        guest.connection.finish()
        await settle()
        assert not guest.connection.ended.is_set()
        guest.reads.set()
        await settle()
        assert guest.connection.ended.is_set()
        guest.connection.close()
        assert guest.channel.told == [(1, END, None)]
        return guest.sent

    assert asyncio.run(run()) == [0, 1, 2]


@asynccontextmanager
async def joined(app: App) -> AsyncIterator[tuple[Front, Back]]:
    """Join a front and a game server in one process."""
    ours, theirs = socket.socketpair()
    front, back = Front(), Back(app, set())
    front.channel._lost = nothing  # It would end this process.
    loop = asyncio.get_running_loop()
    first, _ = await loop.create_connection(lambda: front.channel, sock=theirs)
    second, _ = await loop.create_connection(lambda: back.channel, sock=ours)
    try:
        yield front, back
    finally:
        first.close()
        second.close()
        await settle()


SCOPE: Event = {"type": "websocket", "path": "/", "headers": [], "client": None, "server": None}


def test_a_guest_is_not_read_faster_than_the_game_server_reads() -> None:
    messages, taken, heard = 100, list[int](), list[str]()

    async def run() -> None:
        may_read = asyncio.Event()

        async def app(_scope: Event, receive: Receive, _send: Send) -> None:
            while len(heard) < messages:
                await may_read.wait()
                heard.append((await receive())["text"])
                assert len(taken) - len(heard) <= UNREAD

        async def receive() -> Event:
            if len(taken) == messages:
                await asyncio.Event().wait()
            taken.append(len(taken))
            return {"type": "websocket.receive", "text": str(taken[-1])}

        async def send(_event: Event) -> None:
            raise AssertionError("nothing is sent")

        async with joined(app) as (front, _):
            serving = asyncio.ensure_future(front(SCOPE, receive, send))
            await until(lambda: len(taken) >= UNREAD)
            await settle()
            assert len(taken) == UNREAD
            may_read.set()
            await asyncio.wait_for(serving, AT_LAST)

    asyncio.run(run())

    assert heard == [str(number) for number in range(messages)]


def test_the_application_waits_while_its_front_asks_it_to_and_learns_of_an_end() -> None:
    async def run() -> list[str]:
        seen: list[str] = []

        async def app(_scope: Event, receive: Receive, send: Send) -> None:
            for text in ("first", "second"):
                await send({"type": "websocket.send", "text": text})
                seen.append(text)
            seen.append((await receive())["type"])
            with pytest.raises(ConnectionResetError):
                await send({"type": "websocket.send", "text": "too late"})

        tasks: set[asyncio.Task[None]] = set()
        back, channel = Back(app, tasks), Told()
        back.channel = channel  # type: ignore[assignment]
        back._hear((1, 0, SCOPE))
        back._hear((1, PAUSE, None))
        await settle()
        assert seen == []
        back._hear((1, RESUME, None))
        await settle()
        assert channel.told == [(1, TEXT, "first"), (1, TEXT, "second")]
        back._hear((1, END, None))
        await settle()
        assert not tasks
        assert channel.told[2:] == [(1, END, None)]
        back._hear((1, EVENT, {"type": "websocket.disconnect"}))
        back._hear((ALL, RESUME, None))
        return seen

    assert asyncio.run(run()) == ["first", "second", "websocket.disconnect"]
