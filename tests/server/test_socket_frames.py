"""Frames: what is no message is cut off early, and messages wait until those before are read."""

import asyncio
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tables import AT_LAST, Guest, running, service
from test_silent_readers import HANDSHAKE, PATH

from passgo.server.http.socket_frames import Frames
from passgo.server.limits import LOOKED_AT_ONCE, MALFORMED_ALLOWED, ODD_FRAMES
from passgo.server.wire.close_codes import CUT

MASK = b"\x80\x00\x00\x00\x00"
"""An empty frame of a client, after its first byte: masked, without content."""
MANY = 20_000
ODD = {
    "pings": b"\x89" + MASK,
    "pongs": b"\x8a" + MASK,
    "fragments": b"\x00" + MASK,
    "beginnings": b"\x01" + MASK,
}
EMPTY_MESSAGE = b"\x81" + MASK
IN_ONE_GO = LOOKED_AT_ONCE // len(EMPTY_MESSAGE) + 1


@pytest.fixture
def handled(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How many frames were looked at, by kind."""
    counted: Counter[str] = Counter()

    def counting(name: str) -> Callable[..., None]:
        handle = getattr(Frames, name)

        def count(self: Frames, *more: Any) -> None:
            counted[name] += 1
            handle(self, *more)

        return count

    for name in ("handle_text", "handle_cont", "handle_ping", "handle_pong"):
        monkeypatch.setattr(Frames, name, counting(name))
    return counted


def flooded(folder: Path, said: bytes, until: bytes = b"") -> bytes:
    """Look on at a table, say all of it at once, and return what came until the connection ended.

    Or until something was heard. Somebody else at the table is heard afterwards.
    """

    async def run() -> bytes:
        async with running(service(folder)) as base:
            ana = Guest(base)
            await ana.make("classic-2003", ["", ""])
            await ana.listen()
            host, port = base.removeprefix("http://").split(":")
            reader, writer = await asyncio.open_connection(host, int(port))
            writer.write(HANDSHAKE.format(path=PATH.format(table=ana.table)).encode())
            heard = await reader.readuntil(b"\r\n\r\n")
            writer.write(said)
            try:
                hearing = reader.readuntil(until) if until else reader.read()
                heard += await asyncio.wait_for(hearing, AT_LAST)
            except ConnectionResetError:
                heard += b""
            finally:
                writer.close()
            assert (await ana.ask(type="resync", since=0))["ok"]
            await ana.close()
            return heard

    return asyncio.run(run())


@pytest.mark.parametrize("kind", ODD)
def test_frames_that_are_no_message_are_few_or_the_connection_is_cut(
    tmp_path: Path, handled: Counter[str], kind: str
) -> None:
    begun = ODD["beginnings"] if kind == "fragments" else b""

    flooded(tmp_path, begun + MANY * ODD[kind])

    most, _ = ODD_FRAMES
    assert handled.total() <= most + 2 * IN_ONE_GO


def test_messages_are_taken_apart_only_as_far_as_they_are_read(
    tmp_path: Path, handled: Counter[str]
) -> None:
    heard = flooded(tmp_path, MANY * EMPTY_MESSAGE)

    assert handled.total() <= MALFORMED_ALLOWED + ODD_FRAMES[0] + 2 * IN_ONE_GO
    assert heard.count(b"malformed") == MALFORMED_ALLOWED
    assert CUT.to_bytes(2, "big") in heard


def test_a_few_pings_and_fragments_are_answered(tmp_path: Path, handled: Counter[str]) -> None:
    command = b'{"type":"resync","id":"a","since":0}'
    half = len(command) // 2

    def frame(first: int, content: bytes) -> bytes:
        return bytes([first, 0x80 | len(content), 0, 0, 0, 0]) + content

    said = frame(0x89, b"hello") + frame(0x01, command[:half]) + frame(0x80, command[half:])
    heard = flooded(tmp_path, said, until=b'"id":"a"')

    assert b"hello" in heard
    assert (handled["handle_ping"], handled["handle_cont"]) == (1, 1)


def test_a_text_that_is_none_ends_its_connection_and_is_no_error_of_ours(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    heard = flooded(tmp_path, b"\x81\x82\x00\x00\x00\x00\xff\xfe")

    assert heard.endswith(b"\x03\xef"), "1007: not what a text is"
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []
