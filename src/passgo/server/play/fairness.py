"""Fairness: a secret committed to before play, everybody's share in the key, draws from the key.

The numbers, the bytes and the order of everything here are stated in docs/guide/fairness.md.
"""

import hashlib
import hmac

from passgo.game.actions import CardComes, DeedComes, DiceFall, DieFalls, Order, RandomFalls
from passgo.game.luck import Draw
from passgo.sliding import luck as sliding_luck
from passgo.sliding.edition import Edition
from passgo.sliding.prompts import NaturePrompt

VERSION = b"passgo-fair-1"
SECRET_BYTES = 32
CONTRIBUTION_BYTES = 16
WORD = 1 << 64


def commitment(game_id: str, secret: bytes) -> str:
    """Return what is published before anybody contributes: it fixes the secret."""
    return hashlib.sha256(VERSION + game_id.encode() + secret).hexdigest()


def key_of(secret: bytes, start: bytes) -> bytes:
    """Return the key of all draws, from the secret and the start event with all contributions."""
    return hmac.digest(secret, hashlib.sha256(start).digest(), "sha256")


def word(key: bytes, purpose: str, counter: int, index: int, attempt: int) -> int:
    """Return 64 even bits for one place in the stream."""
    place = counter.to_bytes(8) + index.to_bytes(4) + attempt.to_bytes(4)
    return int.from_bytes(hmac.digest(key, purpose.encode() + b"\0" + place, "sha256")[:8])


class Source:
    """Even draws for one answer of nature, the one with this *counter*."""

    def __init__(self, key: bytes, counter: int) -> None:
        self._key, self._counter, self._index = key, counter, 0

    def below(self, purpose: str, bound: int) -> int:
        """Return a whole number from 0 to *bound* - 1; words that would favour one are rejected."""
        fair = WORD - WORD % bound
        attempt = 0
        while (drawn := word(self._key, purpose, self._counter, self._index, attempt)) >= fair:
            attempt += 1
        self._index += 1
        return drawn % bound


class FairDice:
    """The luck of a dice game: the answer with a number is always the same."""

    def __init__(self, key: bytes, counter: int = 0) -> None:
        self._key, self.counter = key, counter

    def answer(self, draw: Draw) -> Order:
        """Return nature's next answer."""
        source = Source(self._key, self.counter)
        self.counter += 1
        return drawn(source, draw)


def drawn(source: Source, draw: Draw) -> Order:
    """Return the answer to a draw from a source."""
    if draw.what == "dice":
        first = source.below("dice", 6) + 1
        return DiceFall(first=first, second=source.below("dice", 6) + 1)
    if draw.what == "random":
        return RandomFalls(number=source.below("random", draw.below) + 1)
    if draw.what == "die":
        return DieFalls(number=source.below("die", draw.below) + 1)
    choice = draw.choices[source.below(draw.what, len(draw.choices))]
    return CardComes(card=choice) if draw.what == "card" else DeedComes(place=choice)


class FairSlides:
    """The luck of a sliding game: markers and the error of hands; the table does the rest."""

    def __init__(self, key: bytes, counter: int = 0) -> None:
        self._key, self.counter = key, counter

    def answer(self, edition: Edition, asked: NaturePrompt) -> sliding_luck.Said | None:
        """Return nature's next answer."""
        source = Source(self._key, self.counter)
        self.counter += 1
        return sliding_luck.Drawn(source).answer(edition, asked)

    def copy(self) -> "FairSlides":
        """Return independent luck that will say the same."""
        return FairSlides(self._key, self.counter)


def contribution_of(text: str) -> str:
    """Return a contribution as it was sent, or raise ValueError."""
    if len(bytes.fromhex(text)) != CONTRIBUTION_BYTES or text != text.lower():
        raise ValueError("a contribution is 16 bytes in lower-case hexadecimal")
    return text
