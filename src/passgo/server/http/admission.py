"""Admission: how many sockets and tables an address and the whole server may have, and how often.

Limits keep newcomers out before players: whoever has a seat gets in with its first socket, unless
its address has far too many of them.
This machine itself has no limits of its own, so that a proxy in front is not taken for one guest.
"""

import ipaddress
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from functools import lru_cache

from passgo.refusal import Refusal
from passgo.server.limits import (
    KNOWN_ADDRESSES,
    KNOWN_VISITS,
    OF_A_DEVICE,
    OF_ALL,
    OF_AN_ADDRESS,
)
from passgo.server.rate_limit import Limit
from passgo.server.settings import Limits

NO_ADDRESS = "?"
SUBNET = 64
OpenAmong = Callable[[set[str]], Awaitable[set[str]]]
"""Asks the store which of some tables have not started, where a limit seems to be reached."""


class Doors:
    """Counts who is in, and which tables each party has made that may not have started."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._sockets: Counter[str] = Counter()
        self._tables: dict[str, set[str]] = {}
        self._making: Counter[str] = Counter()
        self._started: dict[str, set[str]] = {}
        self._visits: dict[tuple[str, str], Limit] = {}
        self.open_among: OpenAmong = all_of_them
        self.is_running: Callable[[str], bool] = is_always_running

    @property
    def sockets(self) -> int:
        """How many sockets are open."""
        return self._sockets.total()

    async def is_full(self) -> bool:
        """Tell whether the server is full."""
        if self.sockets >= self._limits.sockets:
            return True
        return self._count() >= self._limits.tables and await self._is_full_of_tables()

    async def _is_full_of_tables(self) -> bool:
        await self._look_again(list(self._tables))
        return self._count() >= self._limits.tables

    def come(self, address: str) -> None:
        """Count a socket in."""
        self._sockets[party(address)] += 1

    def go(self, address: str) -> None:
        """Count a socket out."""
        self._sockets[party(address)] -= 1
        if not self._sockets[party(address)]:
            del self._sockets[party(address)]

    def is_crowded(self, address: str, is_first: bool = False) -> bool:
        """Tell whether a socket that came was one too many; a seat's *first* hardly ever is."""
        if self.sockets > self._limits.sockets and not is_first:
            return True
        limits = self._limits
        most = limits.seats_per_address if is_first else limits.sockets_per_address
        return self._sockets[party(address)] > most and not is_here(address)

    def count(self, what: str, address: str, device: str) -> None:
        """Count something that an address and a device do, or refuse what they do too often."""
        self.count_address(what, address)
        self.count_device(what, address, device)

    def count_address(self, what: str, address: str) -> None:
        """Count something that an address does, or refuse what it does too often."""
        if not is_here(address):
            self._visit(party(address), what, OF_AN_ADDRESS[what]).count()

    def count_all(self, what: str) -> None:
        """Count something that anybody does, or refuse what everybody together does too often."""
        self._visit("", what, OF_ALL[what]).count()

    def count_device(self, what: str, address: str, device: str) -> None:
        """Count something that a device does from afar, or refuse what it does too often."""
        if device and not is_here(address):
            self._visit(device, what, OF_A_DEVICE[what]).count()

    def _visit(self, who: str, what: str, rate: tuple[int, float]) -> Limit:
        """Return the limit of a visitor; of too many, the one seen longest ago is forgotten."""
        limit = self._visits.pop((who, what), None) or Limit(*rate)
        self._visits[who, what] = limit
        if len(self._visits) > KNOWN_VISITS:
            del self._visits[next(iter(self._visits))]
        return limit

    def start(self, table_id: str, address: str, device: str) -> None:
        """Count a table that starts, or refuse it to anybody who has too many running."""
        if is_here(address):
            return
        self.count("start", address, device)
        limits = self._limits
        most = {party(address): limits.running_per_address, device: limits.running_per_device}
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
        if not is_here(address) and self._count_of(address) >= most:
            await self._look_again([party(address)])
            if self._count_of(address) >= most:
                raise Refusal("too-many-tables", (), {"most": most})
        for what in ("make", "make in a day"):
            self.count(what, address, device)
        own = party(address)
        self._making[own] += 1
        try:
            yield lambda table_id: self._tables.setdefault(own, set()).add(table_id)
        finally:
            self._making[own] -= 1
            self._making += Counter()  # Who makes none is forgotten.

    def _count(self) -> int:
        return sum(len(tables) for tables in self._tables.values()) + self._making.total()

    def _count_of(self, address: str) -> int:
        return len(self._tables.get(party(address), ())) + self._making[party(address)]

    async def _look_again(self, parties: Sequence[str]) -> None:
        """Forget tables of some parties that have started or are gone."""
        known = {table for own in parties for table in self._tables.get(own, ())}
        gone = known - await self.open_among(known)
        for own in parties:
            left = self._tables.pop(own, set()) - gone
            if left:
                self._tables[own] = left


async def all_of_them(tables: set[str]) -> set[str]:
    """Take every table for one that has not started."""
    return tables


def is_always_running(_table_id: str) -> bool:
    """Take every table that has started for one that runs."""
    return True


@lru_cache(maxsize=KNOWN_ADDRESSES)
def party(address: str) -> str:
    """Return whom an address stands for: in IPv6 a household has a whole subnet.

    All that is no address is one guest, or whoever makes some up would have no limit.
    """
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return NO_ADDRESS
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, SUBNET), strict=False))


@lru_cache(maxsize=KNOWN_ADDRESSES)
def is_here(address: str) -> bool:
    """Tell whether an address is this machine."""
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False
