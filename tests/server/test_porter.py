"""The porter: what keeps still in the middle of something is ended, and nobody takes every file."""

import asyncio
import os
import resource
import signal
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from processes import fronts_of, until
from tables import AT_LAST, Guest, browser, free_port, running, service
from test_front_connections import Echo

from passgo.server.http import open_files
from passgo.server.http.open_files import NONE_LEFT, Complaints, connections_at_most
from passgo.server.http.porter import Connection, Porter
from passgo.server.http.web_server import web_config, web_of
from passgo.server.settings import Patience

SHORT = Patience(request=0.4, body=0.4, reading=0.4, closing=0.4)
HEAD = b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n"
ASKED = b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n"
UPGRADE = (
    b"GET /ws/tables/x HTTP/1.1\r\nhost: localhost\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
)
HALVES = {
    "nothing": b"",
    "half a request": HEAD,
    "half a body": HEAD + b"content-length: 100\r\n\r\n{",
    "half a handshake": UPGRADE,
    "half a second request": ASKED + HEAD,
}


async def ended(base: str, said: bytes) -> bytes:
    """Say something, then nothing more, until the other side ends it; return what it said."""
    host, port = base.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(said)
    try:
        return await asyncio.wait_for(reader.read(), AT_LAST)
    except ConnectionResetError:
        return b""
    finally:
        writer.close()


@pytest.mark.parametrize("fronts", [0, 1])
def test_a_connection_that_keeps_still_in_the_middle_of_something_is_ended(
    tmp_path: Path, fronts: int
) -> None:
    async def run() -> dict[str, bytes]:
        wanted = msgspec.structs.replace(service(tmp_path, fronts), patience=SHORT)
        async with running(wanted) as base:
            async with browser(base) as http:
                assert (await http.get("/healthz")).status_code == 200
            said = await asyncio.gather(*(ended(base, half) for half in HALVES.values()))
            return dict(zip(HALVES, said, strict=True))

    said = asyncio.run(run())

    assert said.pop("half a second request").startswith(b"HTTP/1.1 200")
    assert set(said.values()) == {b""}


@pytest.mark.parametrize("fronts", [0, 1])
def test_who_keeps_still_between_requests_or_at_a_table_is_left_alone(
    tmp_path: Path, fronts: int
) -> None:
    async def run() -> int:
        wanted = msgspec.structs.replace(service(tmp_path, fronts), patience=SHORT)
        async with running(wanted) as base:
            ana = Guest(base)
            await ana.make("classic-2003", ["", ""])
            await ana.listen()
            await asyncio.sleep(5 * SHORT.shortest)
            assert (await ana.ask(type="resync", since=0))["ok"]
            answer = await ana.http.get("/healthz")
            await ana.close()
            return answer.status_code

    assert asyncio.run(run()) == 200


@pytest.mark.parametrize("fronts", [0, 1])
def test_a_reader_that_takes_in_nothing_is_cut_off(tmp_path: Path, fronts: int) -> None:
    async def run() -> list[str]:
        wanted = msgspec.structs.replace(service(tmp_path, fronts), patience=SHORT)
        echo = Echo()
        async with running(wanted, web_config(echo, web_of(wanted), lifespan="off")) as base:
            host, port = base.removeprefix("http://").split(":")
            with socket.create_connection((host, int(port))) as line:
                line.sendall(b"GET /large HTTP/1.1\r\nhost: localhost\r\n\r\n")
                await until(lambda: bool(echo.ended))
                return echo.ended

    assert asyncio.run(run()) == ["/large"]


class Still(Connection):
    """A connection that asks for nothing."""

    class Line(asyncio.Transport):
        """Notes that it was ended."""

        is_ended = False

        def abort(self) -> None:
            self.is_ended = True

    def __init__(
        self, address: str, has_asked_nothing: bool = True, state: tuple[object, ...] = ()
    ) -> None:
        self.client = address, 1
        self.transport = self.line = self.Line()
        self._has_asked_nothing = has_asked_nothing
        self.now = state

    @property
    def has_asked_nothing(self) -> bool:
        return self._has_asked_nothing

    def state(self) -> tuple[object, ...]:
        return self.now


def in_a_loop(run: Callable[[], None]) -> None:
    async def running() -> None:
        run()

    asyncio.run(running())


def test_an_address_has_so_many_connections_unless_it_is_a_proxy() -> None:
    def run() -> None:
        porter = Porter(2, Patience(), "192.0.2.9, 198.51.100.0/24", most=100)
        guests = [Still("192.0.2.1") for _ in range(3)]
        assert [porter.come(guest) for guest in guests] == [True, True, False]
        porter.go(guests[2])
        assert not porter.come(guests[2])
        porter.go(guests[0])
        assert porter.come(guests[2])
        for proxy in ("192.0.2.9", "198.51.100.7", "127.0.0.1"):
            assert all(porter.come(Still(proxy)) for _ in range(5))

    in_a_loop(run)


def test_where_nothing_is_left_the_oldest_that_asked_for_nothing_makes_room() -> None:
    def run() -> None:
        porter = Porter(100, Patience(), most=3)
        busy, first, second = Still("192.0.2.1", False), Still("192.0.2.2"), Still("192.0.2.3")
        assert all(porter.come(each) for each in (busy, first, second))
        assert porter.come(Still("192.0.2.4", False))
        assert (busy.line.is_ended, first.line.is_ended) == (False, True)
        assert porter.come(Still("192.0.2.5", False))
        assert not porter.come(Still("192.0.2.6"))
        assert len(porter) == 3

    in_a_loop(run)


def test_where_all_have_asked_the_one_midway_for_longest_makes_room() -> None:
    def run() -> None:
        porter = Porter(100, Patience(), most=4)
        old = Still("192.0.2.1", False)
        slow = Still("192.0.2.2", False, ("body", 1))
        half = Still("192.0.2.3", False, ("request", 1))
        busy = Still("192.0.2.4", False, ("reading", 5))
        assert all(porter.come(each) for each in (old, slow, half, busy))
        for each in (slow, half):
            each.since(1.0 if each is slow else 2.0)
        old.now = ("body", 2)
        for ended in (slow, half, old):
            assert porter.come(Still("192.0.2.9", False))
            assert [each for each in (old, slow, half) if each.line.is_ended][-1:] == [ended]
            ended.line.is_ended = False
        assert not porter.come(Still("192.0.2.9", False))
        assert not busy.line.is_ended

    in_a_loop(run)


def test_a_shortage_is_said_once_a_minute_and_everything_else_as_ever(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    loop, complaints = asyncio.new_event_loop(), Complaints()
    context: dict[str, Any] = {"message": NONE_LEFT, "exception": OSError(24, "too many")}
    for _ in range(1000):
        complaints(loop, context)
    assert len(caplog.messages) == 1
    assert "too many" in caplog.text
    complaints(loop, {"message": "something else"})
    assert "something else" in caplog.text
    monkeypatch.setattr(open_files, "COMPLAINT_SECONDS", -1.0)
    complaints(loop, context)
    assert len(caplog.messages) == 3
    loop.close()


def test_some_files_are_left_for_other_things_than_connections() -> None:
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)

    assert 0 < connections_at_most() < soft


LIMITED = """
import resource, sys
resource.setrlimit(resource.RLIMIT_NOFILE, (200, 600))
from passgo.cli import app
sys.argv = ["passgo", *sys.argv[1:]]
app()
"""


@pytest.mark.parametrize("said", ["nothing", "half a body"])
@pytest.mark.parametrize("fronts", [0, 1])
def test_a_server_takes_all_files_it_may_and_answers_though_more_come(
    tmp_path: Path, fronts: int, said: str
) -> None:
    port = free_port()
    command = [sys.executable, "-c", LIMITED, "serve", "--local", "--port", str(port)]
    command += ["--database", str(tmp_path / "games.sqlite"), "--fronts", str(fronts)]
    here = os.environ | {"PYTHONPATH": str(Path(__file__).parents[2] / "src")}
    server = subprocess.Popen(command, env=here, stderr=subprocess.PIPE)

    async def run() -> tuple[list[str], int]:
        async with browser(f"http://127.0.0.1:{port}") as http:
            await answered(http)
            still = []
            for _ in range(650):
                still.append(await asyncio.open_connection("127.0.0.1", port))
                still[-1][1].write(HALVES[said])
            await answered(http)
            async with browser(f"http://127.0.0.1:{port}") as late:
                status = (await late.get("/healthz")).status_code
            holders = fronts_of(server.pid) or [server.pid]
            limits = [Path(f"/proc/{pid}/limits").read_text() for pid in holders]
            for _, writer in still:
                writer.close()
            return limits, status

    async def answered(http: httpx.AsyncClient) -> int:
        async with asyncio.timeout(AT_LAST):
            while True:
                try:
                    return (await http.get("/healthz")).status_code
                except httpx.TransportError:
                    await asyncio.sleep(0.05)

    try:
        limits, status = asyncio.run(run())
    finally:
        server.send_signal(signal.SIGTERM)
        _, errors = server.communicate(timeout=AT_LAST)
    assert status == 200
    assert all("Max open files            600" in text for text in limits)
    assert errors.count(b"no open file is left") <= 1


class Transport:
    """The way of a connection that is to end, while something is still to be sent."""

    def __init__(self, is_ending: bool) -> None:
        self.is_closing = lambda: is_ending
        self.get_write_buffer_size = lambda: 5


@pytest.mark.parametrize("is_ending", [True, False])
def test_who_does_not_let_go_is_cut_off(is_ending: bool) -> None:
    connection, patience = Connection(), Patience()
    transport: Any = Transport(is_ending)
    connection.transport = transport

    late = [connection.is_late(now, patience) for now in (0.0, 1.0, patience.closing)]

    assert late == [False, False, is_ending]
