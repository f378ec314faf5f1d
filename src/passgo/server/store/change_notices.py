"""Notices: the database tells a node which tables other nodes have changed."""

import asyncio
import logging
from collections.abc import Callable
from typing import Any

from passgo.server.store.store import Store

CHANNEL = "passgo_tables"
AGAIN_SECONDS = 0.5
LOG = logging.getLogger("passgo.server")


class Notices:
    """Listens for as long as it runs; what it misses is found by polling."""

    def __init__(self, store: Store, heard: Callable[[str, int], None]) -> None:
        self._store, self._heard = store, heard

    async def run(self) -> None:
        """Listen, and reconnect whenever the connection is lost."""
        while True:
            try:
                await self._listen()
            except Exception as error:  # The driver has errors of its own: none may end this.
                LOG.warning("no notices for now: %s", type(error).__name__)
            await asyncio.sleep(AGAIN_SECONDS)

    async def _listen(self) -> None:
        async with self._store.engine.connect() as connection:
            raw = await connection.get_raw_connection()
            driver: Any = raw.driver_connection
            lost = asyncio.Event()
            driver.add_termination_listener(lambda _driver: lost.set())
            await driver.add_listener(CHANNEL, self._take)
            try:
                await lost.wait()
            finally:
                await connection.invalidate()

    def _take(self, _driver: object, _process: int, _channel: str, payload: str) -> None:
        table_id, _, version = payload.partition(" ")
        self._heard(table_id, int(version))
