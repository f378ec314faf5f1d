"""Doors: how many sockets and open tables one address and the whole server may have.

Limits keep newcomers out, never a player: whoever has a seat gets in with its first socket.
This machine itself has no limits of its own, so that a proxy in front is not taken for one guest.
"""

import ipaddress
from collections import Counter
from functools import lru_cache

from passgo.refusal import Refusal
from passgo.server.site import Limits
from passgo.server.table import Table

SUBNET = 64


class Doors:
    """Counts who is in."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._sockets: Counter[str] = Counter()
        self._tables: dict[str, list[Table]] = {}

    @property
    def sockets(self) -> int:
        """How many sockets are open."""
        return self._sockets.total()

    @property
    def is_full(self) -> bool:
        """Whether the server takes nobody new."""
        return self.sockets >= self._limits.sockets or self._open() >= self._limits.tables

    def come(self, address: str) -> None:
        """Count a socket in."""
        self._sockets[party(address)] += 1

    def go(self, address: str) -> None:
        """Count a socket out."""
        self._sockets[party(address)] -= 1
        if not self._sockets[party(address)]:
            del self._sockets[party(address)]

    def is_crowded(self, address: str) -> bool:
        """Tell whether a socket that came was one too many."""
        if self.sockets > self._limits.sockets:
            return True
        own = self._sockets[party(address)]
        return own > self._limits.sockets_per_address and not is_here(address)

    def check_table(self, address: str) -> None:
        """Refuse one more table where there are too many that have not started."""
        if self.is_full:
            raise Refusal("server-full")
        most = self._limits.tables_per_address
        if len(self._tables.get(party(address), ())) >= most and not is_here(address):
            raise Refusal("too-many-tables", (), {"most": most})

    def opened(self, address: str, table: Table) -> None:
        """Count a table until it starts."""
        self._tables.setdefault(party(address), []).append(table)

    def _open(self) -> int:
        """Return how many tables wait for their start, and forget those that do not."""
        for address, tables in list(self._tables.items()):
            self._tables[address] = [table for table in tables if table.status == "open"]
            if not self._tables[address]:
                del self._tables[address]
        return sum(len(tables) for tables in self._tables.values())


@lru_cache(maxsize=4096)
def party(address: str) -> str:
    """Return whom an address stands for: in the newer internet a household has a whole subnet."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, SUBNET), strict=False))


@lru_cache(maxsize=4096)
def is_here(address: str) -> bool:
    """Tell whether an address is this machine."""
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False
