"""The request reader: a body says how long it is, or nothing of it is read."""

import asyncio
from pathlib import Path

import h11
import pytest
from tables import AT_LAST, browser, running, service

from passgo.server.http.request_reader import RequestReader

HEAD = b"POST /api/codes HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n"
SMUGGLED = b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n"
CHUNKS = {
    "both lengths": b"content-length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n" + SMUGGLED,
    "chunks without end": b"transfer-encoding: chunked\r\n\r\n" + 20_000 * b"1\r\na\r\n",
    "trailers without end": b"transfer-encoding: chunked\r\n\r\n0\r\n" + 2_000 * b"a: b\r\n",
}


@pytest.mark.parametrize("fronts", [0, 1])
def test_a_body_in_chunks_is_refused_and_nothing_after_it_is_read(
    tmp_path: Path, fronts: int
) -> None:
    async def said(base: str, chunks: bytes) -> bytes:
        host, port = base.removeprefix("http://").split(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(HEAD + chunks)
        try:
            return await asyncio.wait_for(reader.read(), AT_LAST)
        except ConnectionResetError:
            return b"HTTP/1.1 400"
        finally:
            writer.close()

    async def run() -> list[bytes]:
        async with running(service(tmp_path, fronts)) as base:
            answers = [await said(base, chunks) for chunks in CHUNKS.values()]
            async with browser(base) as http:
                assert (await http.get("/healthz")).status_code == 200
            return answers

    answers = asyncio.run(run())

    assert [answer[:12] for answer in answers] == [b"HTTP/1.1 400"] * len(CHUNKS)
    assert [answer.count(b"HTTP/1.1") for answer in answers] == [1] * len(CHUNKS)


@pytest.mark.parametrize("chunks", CHUNKS.values(), ids=CHUNKS)
def test_no_chunk_is_even_looked_at(chunks: bytes) -> None:
    reader = RequestReader(h11.SERVER)
    reader.receive_data(HEAD + chunks)

    with pytest.raises(h11.RemoteProtocolError):
        reader.next_event()


def test_a_body_with_a_length_is_read() -> None:
    reader = RequestReader(h11.SERVER)
    reader.receive_data(HEAD + b"content-length: 2\r\n\r\n{}")

    events = [type(reader.next_event()) for _ in range(3)]

    assert events == [h11.Request, h11.Data, h11.EndOfMessage]


def test_who_leaves_in_the_middle_of_a_body_is_no_error_of_ours(tmp_path: Path) -> None:
    async def run() -> str:
        async with running(service(tmp_path)) as base, browser(base) as http:
            host, port = base.removeprefix("http://").split(":")
            for path in (b"/api/tables", b"/api/books"):
                _, writer = await asyncio.open_connection(host, int(port))
                writer.write(HEAD.replace(b"/api/codes", path) + b"content-length: 90\r\n\r\n{")
                await writer.drain()
                writer.close()
                await writer.wait_closed()
            while 'status="4' not in (figures := (await http.get("/metrics")).text):
                assert 'status="500"' not in figures
            return figures

    assert 'status="500"' not in asyncio.run(run())
