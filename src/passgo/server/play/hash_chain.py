"""The hash chain over the log of a game: each head fixes everything up to its entry.

A game of the first protocol has no chain: its head is empty and stays so.
"""

import hashlib
from collections.abc import Iterable

CHAIN = b"passgo-chain-2"
NO_HEAD = b""


def first_head(start: bytes, shares: Iterable[bytes]) -> bytes:
    """Return the head before the first entry, from the start event and all shares by seat."""
    return hashlib.sha256(CHAIN + start + b"".join(shares)).digest()


def next_head(head: bytes, entry: bytes) -> bytes:
    """Return the head after one more entry, as it is kept."""
    return hashlib.sha256(head + entry).digest() if head else NO_HEAD
