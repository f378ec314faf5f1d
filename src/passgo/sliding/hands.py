"""Hands: how much a slide misses by. Nobody slides exactly; the error is seeded and open.

The error is a bell curve made of twelve even draws, in whole numbers, so that it is the same on
every machine and no draw is ever wilder than six standard deviations.
"""

from __future__ import annotations

from passgo.sliding.edition import Edition, Hands
from passgo.sliding.orders import Deviate
from passgo.vocabulary import Source

DRAWS = 12
FINE = 1001


def bell(source: Source, purpose: str, deviation: int) -> int:
    """Draw from a bell curve around 0 with this standard deviation."""
    middle = DRAWS * (FINE - 1) // 2
    total = sum(source.below(purpose, FINE) for _ in range(DRAWS)) - middle
    return (deviation * total + 500) // 1000


def miss(edition: Edition, hands: Hands, source: Source) -> Deviate:
    """Draw how much a hand misses by at this table."""
    if hands == "off":
        return Deviate(0, 0)
    hand = edition.hands[hands]
    return Deviate(bell(source, "hand", hand.direction), bell(source, "hand", hand.power))
