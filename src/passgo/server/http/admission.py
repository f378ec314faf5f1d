"""Admission: how many sockets and tables an address and the whole server may have, and how often.

Limits keep newcomers out before players: whoever has a seat gets in with its first socket, unless
its address has far too many of them.
This machine itself has no limits of its own, so that a proxy in front is not taken for one guest.
"""

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from itertools import chain

from litestar.types import Scope

from passgo.refusal import Refusal
from passgo.server.http.addresses import Tally, is_here, parties
from passgo.server.limits import (
    KNOWN_VISITS,
    OF_A_DEVICE,
    OF_ALL,
    OF_AN_ADDRESS,
    OF_ONES_OWN,
    REQUESTS,
)
from passgo.server.rate_limit import Limit, count_together
from passgo.server.settings import Limits

OpenAmong = Callable[[set[str]], Awaitable[set[str]]]
"""Asks the store which of some tables have not started, where a limit seems to be reached."""


class Doors:
    """Counts who is in, and which tables each party has made that may not have started."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._sockets, self._made = Tally(), Tally()
        self._tables: dict[str, str] = {}
        self._started: dict[str, set[str]] = {}
        self._visits: dict[tuple[str, str], dict[str, Limit]] = {}
        self.open_among: OpenAmong = all_of_them
        self.is_running: Callable[[str], bool] = is_always_running
        self.is_missed: Callable[[Scope], bool] = is_nobody

    @property
    def sockets(self) -> int:
        """How many sockets are open."""
        return self._sockets.total

    def caches(self) -> dict[str, int]:
        """Return how much is remembered, by name."""
        return {"visits": sum(map(len, self._visits.values())) + len(self._started)}

    async def is_full(self) -> bool:
        """Tell whether the server is full."""
        if self.sockets >= self._limits.sockets:
            return True
        return self._made.total >= self._limits.tables and await self._is_full_of_tables()

    async def _is_full_of_tables(self) -> bool:
        await self._look_again(set(self._tables))
        return self._made.total >= self._limits.tables

    def come(self, address: str) -> None:
        """Count a socket in."""
        self._sockets.add(address)

    def go(self, address: str) -> None:
        """Count a socket out."""
        self._sockets.remove(address)

    def is_crowded(self, address: str, is_first: bool = False) -> bool:
        """Tell whether a socket that came was one too many; a seat's *first* hardly ever is."""
        if self.sockets > self._limits.sockets and not is_first:
            return True
        limits = self._limits
        most = limits.seats_per_address if is_first else limits.sockets_per_address
        return self._sockets.exceeds(address, most) and not is_here(address)

    def count(self, what: str, address: str, device: str, times: int = 1) -> None:
        """Count something that an address and a device do, or refuse what they do too often."""
        by_address = self._of_address(what, address)
        count_together(chain(by_address, self._of_device(what, address, device)), times)

    def count_address(self, what: str, address: str, times: int = 1) -> None:
        """Count something that an address does, or refuse what it does too often."""
        count_together(self._of_address(what, address), times)

    def is_hasty(self, address: str) -> bool:
        """Count a request; tell whether an address sends more than any guests there can need."""
        if is_here(address):
            return False
        try:
            count_together(self._around("address", "request", address, REQUESTS))
        except Refusal:
            return True
        return False

    def count_all(self, what: str, address: str) -> None:
        """Count something that anybody does, or refuse what everybody together does too often.

        What an address does seldom counts for itself alone.
        """
        if is_here(address) or not self._is_ones_own(what, address):
            self._visit("all", "", what, OF_ALL[what]).count()

    def _is_ones_own(self, what: str, address: str) -> bool:
        """Count something for an address alone, unless it has done that often."""
        try:
            count_together(self._around("own", what, address, OF_ONES_OWN[what]))
        except Refusal:
            return False
        return True

    def count_device(self, what: str, address: str, device: str, times: int = 1) -> None:
        """Count something that a device does from afar, or refuse what it does too often."""
        count_together(self._of_device(what, address, device), times)

    def _of_address(self, what: str, address: str) -> Iterator[Limit]:
        """Yield the limits of an address, if it is afar."""
        if not is_here(address):
            yield from self._around("address", what, address, OF_AN_ADDRESS[what])

    def _around(
        self, kind: str, what: str, address: str, rate: tuple[int, float]
    ) -> Iterator[Limit]:
        """Yield the limits of all around an address, then its own.

        Where those around have too much, its own is not even looked up: who has many addresses
        makes nobody forget those of others.
        """
        most, seconds = rate
        for who, share in parties(address):
            yield self._visit(kind, who, what, (most * share, seconds))

    def _of_device(self, what: str, address: str, device: str) -> Iterator[Limit]:
        """Yield the limit of a device, if it comes from afar."""
        if device and not is_here(address):
            yield self._visit("device", device, what, OF_A_DEVICE[what])

    def _visit(self, kind: str, who: str, what: str, rate: tuple[int, float]) -> Limit:
        """Return the limit of a visitor; of too many, the one seen longest ago is forgotten.

        Visits of each kind are known apart, so that a crowd that does one thing makes nobody
        forget how often somebody did another.
        """
        visits = self._visits.setdefault((kind, what), {})
        limit = visits.pop(who, None) or Limit(*rate)
        visits[who] = limit
        if len(visits) > KNOWN_VISITS:
            del visits[next(iter(visits))]
        return limit

    def start(self, table_id: str, address: str, device: str) -> None:
        """Count a table that starts, or refuse it to anybody who has too many running."""
        if is_here(address):
            return
        for what in ("start", "start in a day"):
            self.count(what, address, device)
        limits = self._limits
        most = {who: limits.running_per_address * share for who, share in parties(address)}
        most[device] = limits.running_per_device
        started = {who: self._running_of(who) | {table_id} for who in most}
        for who, allowed in most.items():
            if len(started[who]) > allowed:
                raise Refusal("too-many-tables", (), {"most": allowed})
        for who, tables in started.items():
            self._started.pop(who, None)
            self._started[who] = tables
        while len(self._started) > KNOWN_VISITS:
            del self._started[next(iter(self._started))]

    def _running_of(self, who: str) -> set[str]:
        """Return the tables that an address or a device has started and that still run."""
        return {table for table in self._started.get(who, ()) if self.is_running(table)}

    @asynccontextmanager
    async def making(self, address: str, device: str = "") -> AsyncIterator[Callable[[str], None]]:
        """Let somebody make a table and give its id, or refuse where too many have not started.

        While it is made it counts already, so that many at once do not slip in together.
        """
        if await self.is_full():
            raise Refusal("server-full")
        most = self._limits.tables_per_address
        if not is_here(address) and self._made.exceeds(address, most, 1):
            await self._look_again(self._made_around(address))
            if self._made.exceeds(address, most, 1):
                raise Refusal("too-many-tables", (), {"most": most})
        for what in ("make", "make in a day"):
            self.count(what, address, device)
        made = list[str]()
        self._made.add(address)
        try:
            yield made.append
        finally:
            if made:
                self._tables[made[0]] = address
            else:
                self._made.remove(address)

    def _made_around(self, address: str) -> set[str]:
        """Return the tables that somebody at an address or around it has made."""
        widest, _ = parties(address)[0]
        return {table for table, maker in self._tables.items() if parties(maker)[0][0] == widest}

    async def _look_again(self, known: set[str]) -> None:
        """Forget tables that have started or are gone."""
        for table in known - await self.open_among(known):
            if (maker := self._tables.pop(table, None)) is not None:
                self._made.remove(maker)


async def all_of_them(tables: set[str]) -> set[str]:
    """Take every table for one that has not started."""
    return tables


def is_nobody(_scope: Scope) -> bool:
    """Tell that nobody is missed: there are no tables yet."""
    return False


def is_always_running(_table_id: str) -> bool:
    """Take every table that has started for one that runs."""
    return True
