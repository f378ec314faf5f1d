"""Fairness: a secret committed to before play, everybody's share in the key, draws from the key.

The numbers, the bytes and the order of everything here are stated in docs/guide/fairness.md.
"""

import hashlib
import hmac
from collections.abc import Callable, Iterable
from typing import Any

FIRST_VERSION, VERSION = b"passgo-fair-1", b"passgo-fair-2"
"""Games begun under the first protocol are continued and checked under it."""
SHARE = b"passgo-share-2"
SECRET_BYTES = SHARE_BYTES = 32
WORD = 1 << 64


def first_commitment(game_id: str, secret: bytes) -> str:
    """Return what the first protocol published before anybody contributed."""
    return hashlib.sha256(FIRST_VERSION + game_id.encode() + secret).hexdigest()


def commitment(game_id: str, number: int, secret: bytes) -> str:
    """Return the commitment to the secret of a round, published before anybody commits to a share.

    The *number* counts the starts that were voided before.
    """
    return hashlib.sha256(VERSION + game_id.encode() + number.to_bytes(4) + secret).hexdigest()


def share_commitment(game_id: str, number: int, share: bytes) -> str:
    """Return a person's commitment to a share: it fixes the share and reveals nothing of it."""
    place = game_id.encode() + b"\0" + number.to_bytes(4)
    return hashlib.sha256(SHARE + place + share).hexdigest()


def key_of(secret: bytes, start: bytes, shares: Iterable[bytes] = ()) -> bytes:
    """Return the key of all draws, from the secret, the start event and all shares by seat."""
    return hmac.digest(secret, hashlib.sha256(start).digest() + b"".join(shares), "sha256")


def bytes_of(text: str) -> bytes:
    """Return 32 bytes in lower-case hexadecimal, or raise ValueError."""
    if len(text) != 2 * SHARE_BYTES or text.strip("0123456789abcdef"):
        raise ValueError("32 bytes in lower-case hexadecimal have 64 digits")
    return bytes.fromhex(text)


def word(key: bytes, purpose: str, counter: int, index: int, attempt: int) -> int:
    """Return 64 uniform bits for one place in the stream."""
    place = counter.to_bytes(8) + index.to_bytes(4) + attempt.to_bytes(4)
    return int.from_bytes(hmac.digest(key, purpose.encode() + b"\0" + place, "sha256")[:8])


class Source:
    """Uniform draws for the answer of nature with this *counter*."""

    def __init__(self, key: bytes, counter: int) -> None:
        self._key, self._counter, self._index = key, counter, 0

    def below(self, purpose: str, bound: int) -> int:
        """Return a whole number from 0 to *bound* - 1; words that would bias it are skipped."""
        fair = WORD - WORD % bound
        attempt = 0
        while (drawn := word(self._key, purpose, self._counter, self._index, attempt)) >= fair:
            attempt += 1
        self._index += 1
        return drawn % bound


class FairLuck:
    """The luck of a game: the answer with a number is always the same.

    *draw* turns a source of uniform draws and a question into the game's answer.
    """

    def __init__(self, key: bytes, counter: int, draw: Callable[..., Any]) -> None:
        self._key, self.counter, self._draw = key, counter, draw

    def answer(self, *asked: object) -> Any:
        """Return nature's next answer."""
        source = Source(self._key, self.counter)
        self.counter += 1
        return self._draw(source, *asked)

    def copy(self) -> "FairLuck":
        """Return an independent copy that gives the same answers."""
        return FairLuck(self._key, self.counter, self._draw)
