"""The ground: which points lie on the board, and where a token may be placed behind GO.

Clauses: KO-039, KO-042, KO-050.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import isqrt

from passgo.sliding.edition import Edition

Point = tuple[int, int]


def is_on_board(edition: Edition, x: int, y: int) -> bool:
    """Tell whether a token with its centre at (x, y) lies on the board."""
    return 0 <= x <= edition.width and 0 <= y <= edition.length


def start_y(edition: Edition, resting: Mapping[int, Point], x: int) -> int:
    """Return how far behind GO a token starts at *x*: as near to the line as others allow.

    The answer is -1 where tokens that stopped short leave no room at all.
    """
    y = edition.launch_line
    gap = 4 * edition.radius**2
    near = [(a, b) for a, b in resting.values() if abs(a - x) < 2 * edition.radius]
    for a, b in sorted(near, key=lambda point: -point[1]):
        if (a - x) ** 2 + (b - y) ** 2 < gap:
            y = b - 1 - isqrt(gap - (a - x) ** 2 - 1)
    return y if y >= edition.radius else -1
