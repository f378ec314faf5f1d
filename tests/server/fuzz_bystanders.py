"""Those who must not notice what is sent to others: onlookers, and people who play on."""

import asyncio

import httpx
from fuzz_messages import drained
from scripts import take_turns
from tables import Guest
from websockets.exceptions import ConnectionClosed

PLAYED_EVERY = 0.05


class Bystander:
    """Somebody who looks on at a table all the time, and must never be cut off."""

    def __init__(self, guest: Guest) -> None:
        self._guest, self.table = guest, guest.table
        self._reading: asyncio.Task[None] | None = None

    async def come(self) -> None:
        """Begin to listen."""
        await self._guest.listen()
        assert self._guest.ws is not None
        self._reading = asyncio.create_task(drained(self._guest.ws))

    async def leave(self) -> bool:
        """Leave; return whether the connection was there to the end."""
        assert self._reading is not None
        was_there = not self._reading.done()
        await self._guest.close()
        await self._reading
        return was_there


class Neighbours:
    """Two who play on at a table of their own, whatever happens at the others."""

    def __init__(self, base: str, edition: str) -> None:
        self._base, self._edition = base, edition
        self.steps = 0
        self.trouble = ""

    async def play(self) -> None:
        """Play one game after the other until cancelled; whoever is cut off says so."""
        try:
            while True:
                ana, bo = people = await pair(self._base, self._edition)
                try:
                    while not ana.is_over:
                        await take_turns(people, 1)
                        self.steps += 1
                        for guest in people:
                            guest.raw.clear()
                            guest.events.clear()
                        await asyncio.sleep(PLAYED_EVERY)
                finally:
                    await ana.close()
                    await bo.close()
        except (ConnectionClosed, AssertionError, TimeoutError, httpx.HTTPError) as error:
            self.trouble = f"the neighbours: {error!r}"


async def pair(base: str, edition: str) -> tuple[Guest, Guest]:
    """Begin a game of two people."""
    ana, _ = people = Guest(base), Guest(base)
    await ana.make(edition, ["", ""], grace=3600)
    for seat, guest in enumerate(people):
        await guest.sit(ana.table, seat, f"Guest {seat}")
        await guest.listen()
    await ana.start()
    return people
