"""Silent readers: a socket whose other side takes nothing in is ended within the promised time."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tables import AT_LAST, Guest, running, service

from passgo.server.http.porter import SocketConnection
from passgo.server.http.web_server import web_config, web_of
from passgo.server.settings import Patience, Service

OFTEN = Patience(ping=0.3)
PATH = "/ws/tables/{table}"
HANDSHAKE = (
    "GET {path} HTTP/1.1\r\nhost: localhost\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
    "sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
PING = 0x89


class Full:
    """The way to somebody who takes nothing in."""

    def __init__(self) -> None:
        self.is_ended = False
        self.unsent = 5

    def is_closing(self) -> bool:
        return self.is_ended

    def get_write_buffer_size(self) -> int:
        return self.unsent

    def write(self, data: bytes) -> None:
        self.unsent += len(data)

    def close(self) -> None:
        """End it once all is sent: never."""

    def abort(self) -> None:
        self.is_ended = True


def full_socket() -> tuple[SocketConnection, Full]:
    """Return a socket in the middle of its conversation, and its way."""
    way: Any = Full()
    connection = SocketConnection.__new__(SocketConnection)
    connection.transport, connection.handshake_complete = way, True
    return connection, way


def test_who_takes_nothing_in_is_late_after_the_time_of_readers() -> None:
    connection, way = full_socket()
    patience = Patience()

    late = [connection.is_late(now, patience) for now in (0.0, 1.0, patience.reading)]
    assert late == [False, False, True]
    way.unsent = 4
    assert not connection.is_late(patience.reading, patience)
    way.unsent = 0
    assert not connection.is_late(10 * patience.reading, patience)


def test_who_does_not_answer_a_ping_is_not_waited_for_any_more(tmp_path: Path) -> None:
    async def run() -> bool:
        wanted: Service = service(tmp_path)
        config = web_config(None, web_of(wanted), lifespan="off")
        config.load()
        states: Any = type("States", (), {"connections": set(), "tasks": set()})()
        states.default_headers = []
        connection = SocketConnection(
            porter=None,  # type: ignore[arg-type]
            config=config,
            server_state=states,
            app_state={},
        )
        way: Any = Full()
        connection.transport = way
        connection.keepalive_timeout()
        return bool(way.is_ended)

    assert asyncio.run(run())


def test_both_times_of_a_ping_together_are_those_of_a_reader() -> None:
    assert 2 * Patience().ping <= Patience().reading


@pytest.mark.parametrize("fronts", [0, 1])
def test_who_hears_and_answers_nothing_is_ended(tmp_path: Path, fronts: int) -> None:
    async def run() -> bytes:
        wanted = msgspec.structs.replace(service(tmp_path, fronts), patience=OFTEN)
        async with running(wanted) as base:
            ana = Guest(base)
            await ana.make("classic-2003", ["", ""])
            host, port = base.removeprefix("http://").split(":")
            reader, writer = await asyncio.open_connection(host, int(port))
            writer.write(HANDSHAKE.format(path=PATH.format(table=ana.table)).encode())
            try:
                return await asyncio.wait_for(reader.read(), AT_LAST)
            finally:
                writer.close()
                await ana.close()

    said = asyncio.run(run())

    assert said.startswith(b"HTTP/1.1 101")
    assert PING in said
