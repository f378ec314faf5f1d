"""A relay between a browser and a house: a network that a test can cut and mend.

Chromium's own "offline" leaves open sockets alone, so the wire itself must be cut.
"""

import asyncio
import threading
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager, suppress
from typing import Any

from house import House, free_port

CHUNK = 65_536


class Relay:
    """Passes everything on between two ports until it is cut."""

    def __init__(self, house: House) -> None:
        self._to, self._port = house.port, free_port()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._writers: set[asyncio.StreamWriter] = set()
        self.mend()

    @property
    def address(self) -> str:
        """Where a browser finds the house through the relay."""
        return f"http://127.0.0.1:{self._port}"

    def mend(self) -> None:
        """Let everything through."""
        self._server = self._do(asyncio.start_server(self._pass, "127.0.0.1", self._port))

    def cut(self) -> None:
        """End what is open and let nothing through."""
        self._do(self._end())

    def close(self) -> None:
        """End for good."""
        self.cut()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def _do(self, work: Coroutine[Any, Any, Any]) -> Any:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(timeout=10)

    async def _end(self) -> None:
        self._server.close()
        for writer in self._writers:
            writer.transport.abort()
        others = asyncio.all_tasks() - {asyncio.current_task()}
        await asyncio.gather(*others, return_exceptions=True)

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._writers.add(writer)
        theirs, further = await asyncio.open_connection("127.0.0.1", self._to)
        self._writers.add(further)
        await asyncio.gather(pump(reader, further), pump(theirs, writer))
        self._writers -= {writer, further}


async def pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Carry what comes until it ends."""
    with suppress(ConnectionError):
        while data := await reader.read(CHUNK):
            writer.write(data)
            await writer.drain()
    writer.close()


@contextmanager
def relayed(house: House) -> Iterator[Relay]:
    """Lay a relay to a house and take it away again."""
    relay = Relay(house)
    try:
        yield relay
    finally:
        relay.close()
