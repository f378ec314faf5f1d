"""Requests that nobody should send: some of their bytes are not as they should be."""

import asyncio
from collections import Counter
from random import Random
from urllib.parse import urlsplit

from tables import Guest

WAITING = 50
"""Requests that wait for an answer at a time: some never get one, and nothing waits for those."""
ANSWERED = 2.0
"""Seconds to answer half a request; then it is broken off."""


def request(chance: Random, guest: Guest, book: str) -> bytes:
    """Return a request of a stranger, some bytes of which are not as they should be."""
    table = f"/api/tables/{guest.table}"
    method, path, body = chance.choice(
        (
            ("GET", table, ""),
            ("GET", f"{table}/record", ""),
            ("GET", f"{table}/receipt", ""),
            ("GET", f"/api/books/{book}?after=0", ""),
            ("GET", "/api/qr.svg?path=/t/abc", ""),
            ("GET", "/api/codes/canal-figue-47", ""),
            ("GET", "/api/my-tables", ""),
            ("POST", "/api/tables", '{"edition": "none", "seats": [{}, {}]}'),
            ("POST", f"{table}/motions", '{"what": "back", "seq": 2}'),
            ("POST", f"{table}/vote", '{"yes": true}'),
            ("POST", f"{table}/seats/0", '{"name": "Ana"}'),
            ("POST", f"{table}/seats/0/move", "{}"),
            ("POST", f"{table}/pause", '{"paused": true}'),
            ("POST", f"/api/books/{book}/entries", '{"bookings": [], "after": 0}'),
            ("DELETE", f"{table}/seats/0", "{}"),
        )
    )
    head = f"{method} {path} HTTP/1.1\r\nhost: {guest.base[7:]}\r\norigin: {guest.base}\r\n"
    head += f"content-type: application/json\r\ncontent-length: {len(body)}\r\n"
    return spoilt(chance, f"{head}connection: close\r\n\r\n{body}".encode())


def spoilt(chance: Random, request: bytes) -> bytes:
    """Return a request with some bytes changed, added, left out or repeated."""
    found = bytearray(request)
    for _ in range(chance.choice((0, 1, 1, 2, 5, 20))):
        at = chance.randrange(len(found))
        to = at + chance.randrange(1, 12)
        kind = chance.randrange(4)
        if kind == 0:
            found[at] = chance.randrange(256)
        elif kind == 1:
            found[at:at] = chance.randbytes(3)
        elif kind == 2 and len(found) > 40:
            del found[at:to]
        else:
            found[at:at] = found[at:to]
    return bytes(found)


class Requests:
    """Requests that nobody should send, and how they were answered."""

    def __init__(self) -> None:
        self.statuses: Counter[str] = Counter()
        self.failed: list[str] = []
        self._waiting: set[asyncio.Task[None]] = set()

    async def post(self, base: str, request: bytes) -> None:
        """Have one sent beside everything else, unless too many wait."""
        if len(self._waiting) >= WAITING:
            await asyncio.wait(self._waiting, return_when=asyncio.FIRST_COMPLETED)
        sending = asyncio.create_task(self.send(base, request))
        self._waiting.add(sending)
        sending.add_done_callback(self._waiting.discard)

    async def settle(self) -> None:
        """Wait for the last answers."""
        while self._waiting:
            await asyncio.wait(self._waiting)

    async def send(self, base: str, request: bytes) -> None:
        """Send one over a connection of its own, and take in what comes back."""
        at = urlsplit(base)
        reader, writer = await asyncio.open_connection(at.hostname, at.port)
        try:
            writer.write(request)
            await asyncio.wait_for(writer.drain(), ANSWERED)
            first = await asyncio.wait_for(reader.readline(), ANSWERED)
        except (OSError, TimeoutError, ValueError):
            first = b""
        finally:
            writer.transport.abort()
        words = first.split()
        status = words[1].decode() if len(words) > 1 and words[0].startswith(b"HTTP/") else "none"
        self.statuses[status] += 1
        if status.startswith("5") and status != "503":
            self.failed.append(f"{status} to {request!r}")
