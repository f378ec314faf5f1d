"""Connections behind fronts: everything is passed on in order, held back where it must wait."""

import asyncio
import hashlib
import http.client
import os
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
from processes import fronts_of, until
from tables import AT_LAST, connect_socket, running, service
from websockets.exceptions import ConnectionClosed, InvalidStatus

from passgo.server.fronts.channel import Event, Receive, Send
from passgo.server.http.web_server import web_config, web_of
from passgo.server.wire.listeners import Listener

CHUNK = b"x" * 65_536
CHUNKS = 512
"""More than the system and the processes between take in without a reader."""
LARGE = "y" * 65_536
FORWARDED = {"x-forwarded-for": "192.0.2.7", "x-forwarded-proto": "https"}
START = {"type": "http.response.start", "status": 200, "headers": []}


class Echo:
    """An application that does what the path says, and notes what it saw."""

    def __init__(self) -> None:
        self.sent = 0
        self.scopes: list[Event] = []
        self.heard: list[Any] = []
        self.ended: list[str] = []
        self.may_read = asyncio.Event()
        self.cut = asyncio.Event()

    async def __call__(self, scope: Event, receive: Receive, send: Send) -> None:
        self.scopes.append(scope)
        try:
            await getattr(self, scope["path"].strip("/"))(receive, send)
        finally:
            self.ended.append(scope["path"])

    async def body(self, receive: Receive, send: Send) -> None:
        """Answer with what was asked, made short."""
        found, event = hashlib.sha256(), await receive()
        found.update(event["body"])
        while event["more_body"]:
            event = await receive()
            found.update(event["body"])
        answer = found.hexdigest().encode()
        headers = [(b"content-length", b"%d" % len(answer))]
        await send(START | {"headers": headers})
        await send({"type": "http.response.body", "body": answer})

    async def empty(self, _receive: Receive, send: Send) -> None:
        """Answer without a body."""
        await send(START | {"status": 204})
        await send({"type": "http.response.body"})

    async def large(self, _receive: Receive, send: Send) -> None:
        """Answer with more than anybody takes in at once."""
        await send(dict(START))
        for number in range(CHUNKS):
            await send({"type": "http.response.body", "body": CHUNK, "more_body": True})
            self.sent = number + 1
        await send({"type": "http.response.body", "body": b"", "more_body": False})

    async def bug(self, _receive: Receive, _send: Send) -> None:
        """Fail."""
        raise ValueError("a bug")

    async def late_bug(self, _receive: Receive, send: Send) -> None:
        """Fail in the middle of an answer."""
        await send(dict(START))
        await send({"type": "http.response.body", "body": b"half", "more_body": True})
        raise ValueError("a bug")

    async def socket_bug(self, _receive: Receive, send: Send) -> None:
        """Fail at an open socket."""
        await send({"type": "websocket.accept"})
        raise ValueError("a bug")

    async def refused(self, receive: Receive, send: Send) -> None:
        """Refuse a socket."""
        assert (await receive())["type"] == "websocket.connect"
        await send({"type": "websocket.close", "code": 4403})

    async def talk(self, receive: Receive, send: Send) -> None:
        """Say everything again, once reading is allowed."""
        await send({"type": "websocket.accept"})
        await receive()
        await self.may_read.wait()
        while (event := await receive())["type"] == "websocket.receive":
            said = event.get("text") or event.get("bytes")
            self.heard.append(said)
            kind = "text" if isinstance(said, str) else "bytes"
            await send({"type": "websocket.send", kind: said})

    async def pour(self, _receive: Receive, send: Send) -> None:
        """Tell one guest more and more, as a table does, until it is cut."""
        await send({"type": "websocket.accept"})

        async def write(message: bytes) -> None:
            await send({"type": "websocket.send", "text": message.decode()})

        listener = Listener(write)
        while not listener.is_cut:
            listener.send_bytes(LARGE.encode())
            await asyncio.sleep(0)
        listener.leave()
        self.cut.set()

    async def endless(self, _receive: Receive, send: Send) -> None:
        """Tell one guest more and more without ever listening."""
        await send({"type": "websocket.accept"})
        while True:
            await send({"type": "websocket.send", "text": LARGE})
            await asyncio.sleep(0)


@asynccontextmanager
async def echoing(folder: Path) -> AsyncIterator[tuple[Echo, str]]:
    """Run the application behind a front that is behind a proxy."""
    echo, wanted = Echo(), service(folder, fronts=1)
    config = web_config(echo, web_of(wanted), lifespan="off")
    behind = msgspec.structs.replace(wanted, trusted_proxy="127.0.0.1")
    async with running(behind, config) as base:
        yield echo, base.removeprefix("http://")


def test_several_requests_go_over_one_connection(tmp_path: Path) -> None:
    large = os.urandom(3_000_000)
    asked = [("POST", "/body", large), ("HEAD", "/body", b""), ("GET", "/empty", b"")]
    asked += [("POST", "/body", b"again")]

    def talk(host: str) -> tuple[list[tuple[int, bytes]], set[int]]:
        line = http.client.HTTPConnection(host, timeout=AT_LAST)
        found, ports = [], set()
        for method, path, body in asked:
            line.request(method, path, body)
            answer = line.getresponse()
            found.append((answer.status, answer.read()))
            ports.add(line.sock.getsockname()[1])
        line.close()
        return found, ports

    async def run() -> tuple[list[tuple[int, bytes]], set[int]]:
        async with echoing(tmp_path) as (_, host):
            return await asyncio.to_thread(talk, host)

    found, ports = asyncio.run(run())

    whole, again = (hashlib.sha256(body).hexdigest().encode() for body in (large, b"again"))
    assert found == [(200, whole), (200, b""), (204, b""), (200, again)]
    assert len(ports) == 1


def test_a_large_answer_waits_for_its_reader_and_comes_whole(tmp_path: Path) -> None:
    async def run() -> tuple[int, int]:
        async with echoing(tmp_path) as (echo, host):
            name, port = host.split(":")
            line = socket.create_connection((name, int(port)), AT_LAST)
            line.sendall(b"GET /large HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n")
            before, still = -1, 0
            while still < 20:  # It goes on no further, however often somebody else is answered.
                still = still + 1 if echo.sent == before else 0
                before = echo.sent
                await asyncio.to_thread(ask, host, "/empty")
            with line.makefile("rb") as reader:
                read = await asyncio.to_thread(reader.read)
            line.close()
            return before, read.count(b"x")

    waiting, came = asyncio.run(run())

    assert 0 < waiting < CHUNKS
    assert came == CHUNKS * len(CHUNK)


def test_who_goes_away_without_reading_ends_a_large_answer(tmp_path: Path) -> None:
    async def run() -> list[str]:
        async with echoing(tmp_path) as (echo, host):
            name, port = host.split(":")
            with socket.create_connection((name, int(port))) as line:
                line.sendall(b"GET /large HTTP/1.1\r\nhost: localhost\r\n\r\n")
                await until(lambda: echo.sent > 0)
            await asyncio.wait_for(until(lambda: bool(echo.ended)), AT_LAST)
            return echo.ended

    assert asyncio.run(run()) == ["/large"]


def ask(host: str, path: str) -> int:
    """Return the status of an answer."""
    line = http.client.HTTPConnection(host, timeout=AT_LAST)
    try:
        line.request("GET", path)
        answer = line.getresponse()
        answer.read()
        return answer.status
    finally:
        line.close()


def test_a_bug_is_an_error_for_who_asked_and_for_nobody_else(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def run() -> tuple[list[int], int | None]:
        async with echoing(tmp_path) as (_, host):
            status = [await asyncio.to_thread(ask, host, path) for path in ("/bug", "/empty")]
            with pytest.raises(http.client.IncompleteRead):
                await asyncio.to_thread(ask, host, "/late_bug")
            async with connect_socket(f"ws://{host}/socket_bug") as ws:
                await ws.wait_closed()
            return status, ws.close_code

    assert asyncio.run(run()) == ([500, 204], 1011)
    assert caplog.messages.count("a connection failed") == 3


def test_a_socket_may_be_refused_and_nothing_is_promised_that_is_not_passed_on(
    tmp_path: Path,
) -> None:
    async def run() -> tuple[int, Event]:
        async with echoing(tmp_path) as (echo, host):
            with pytest.raises(InvalidStatus) as refused:
                await connect_socket(
                    f"ws://{host}/refused?a=%C3%A9",
                    subprotocols=["x"],  # type: ignore[list-item]
                    additional_headers=FORWARDED,
                )
            return refused.value.response.status_code, echo.scopes[0]

    status, scope = asyncio.run(run())

    assert status == 403
    assert "extensions" not in scope
    assert (scope["type"], scope["scheme"], scope["subprotocols"]) == ("websocket", "wss", ["x"])
    assert (scope["path"], scope["query_string"]) == ("/refused", b"a=%C3%A9")
    assert scope["client"][0] == "192.0.2.7"
    assert all(isinstance(pair, tuple) for pair in (scope["client"], *scope["headers"]))
    assert scope["state"] == {}


def test_a_flood_of_messages_comes_whole_and_in_order(tmp_path: Path) -> None:
    said: list[str | bytes] = [f"{number} é" for number in range(2000)]
    said[1000] = b"\x00\xff"

    async def run() -> tuple[list[Any], list[Any]]:
        async with (
            echoing(tmp_path) as (echo, host),
            connect_socket(f"ws://{host}/talk", max_queue=None) as ws,
        ):
            for message in said:
                await ws.send(message)
            echo.may_read.set()
            back = [await asyncio.wait_for(ws.recv(), AT_LAST) for _ in said]
            return echo.heard, back

    assert asyncio.run(run()) == (said, said)


def test_who_does_not_read_is_cut_at_last_and_others_go_on(tmp_path: Path) -> None:
    async def run() -> str | bytes:
        async with echoing(tmp_path) as (echo, host):
            echo.may_read.set()
            slow = await connect_socket(f"ws://{host}/pour", max_queue=1)
            async with connect_socket(f"ws://{host}/talk") as other:
                await asyncio.wait_for(echo.cut.wait(), AT_LAST)
                await other.send("still here")
                answer = await asyncio.wait_for(other.recv(), AT_LAST)
            with suppress(ConnectionClosed):
                while True:
                    assert await asyncio.wait_for(slow.recv(), AT_LAST) == LARGE
            await asyncio.wait_for(until(lambda: set(echo.ended) == {"/pour", "/talk"}), AT_LAST)
            return answer

    assert asyncio.run(run()) == "still here"


def test_who_goes_away_while_something_is_sent_ends_the_sending(tmp_path: Path) -> None:
    async def run() -> None:
        async with echoing(tmp_path) as (echo, host):
            ws = await connect_socket(f"ws://{host}/endless", max_queue=1)
            await ws.recv()
            ws.transport.abort()
            await asyncio.wait_for(until(lambda: echo.ended == ["/endless"]), AT_LAST)
            assert len(fronts_of(os.getpid())) == 1

    asyncio.run(run())
