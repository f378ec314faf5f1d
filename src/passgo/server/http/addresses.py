"""Addresses: whom an address stands for when something is counted, alone and with its neighbours.

An IPv4 address is one guest. Of IPv6 a household has at least a whole subnet, and many have a
prefix with hundreds or thousands of them: each such prefix counts too, with a larger share.
"""

import ipaddress
from collections import Counter
from functools import lru_cache

from passgo.server.caches import counted
from passgo.server.limits import KNOWN_ADDRESSES, WIDER_NETWORKS

NO_ADDRESS = "?"
SUBNET = 64
Parties = tuple[tuple[str, int], ...]
"""Those that an address counts for, the widest first, each with how often it may have a limit."""


@counted("addresses")
@lru_cache(maxsize=KNOWN_ADDRESSES)
def parties(address: str) -> Parties:
    """Return whom an address stands for.

    All that is no address is one guest, or whoever makes some up would have no limit.
    """
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return ((NO_ADDRESS, 1),)
    if isinstance(found, ipaddress.IPv4Address):
        return ((str(found), 1),)
    if found.ipv4_mapped is not None:
        return ((str(found.ipv4_mapped), 1),)
    networks = (*WIDER_NETWORKS, (SUBNET, 1))
    return tuple((network(found, prefix), share) for prefix, share in networks)


def network(address: ipaddress.IPv6Address, prefix: int) -> str:
    """Return the first bits of an address, with how many they are."""
    return f"{int(address) >> (address.max_prefixlen - prefix):x}/{prefix}"


@counted("addresses")
@lru_cache(maxsize=KNOWN_ADDRESSES)
def is_here(address: str) -> bool:
    """Tell whether an address is this machine."""
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False


class Tally:
    """How many of something there are, in all and of each party."""

    def __init__(self) -> None:
        self.total = 0
        self._of: Counter[str] = Counter()

    def add(self, address: str) -> None:
        """Count one more of an address."""
        self.total += 1
        self._of.update(who for who, _ in parties(address))

    def remove(self, address: str) -> None:
        """Count one less of an address; who has none is forgotten."""
        self.total -= 1
        for who, _ in parties(address):
            self._of[who] -= 1
            if not self._of[who]:
                del self._of[who]

    def exceeds(self, address: str, most: int, more: int = 0) -> bool:
        """Tell whether an address has too many, by itself or with its neighbours, with *more*."""
        return any(self._of[who] + more > most * share for who, share in parties(address))
