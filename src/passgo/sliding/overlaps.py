"""Overlaps: resting discs are rounded to whole tenths of a millimetre without any overlap.

The solver leaves touching discs a hair inside each other. They are pushed apart along the line
between their centres until the rounded positions are clear.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import hypot

MARGIN = 0.75
"""What rounding two points can take from their distance, and a little more."""
ROUNDS = 400


def separate(
    exact: Mapping[int, tuple[float, float]], distance: int, middle: float
) -> dict[int, tuple[int, int]]:
    """Return whole positions, with x from the left edge, where no two discs overlap."""
    points = {token: [x, y] for token, (x, y) in exact.items()}
    rounded = _rounded(points, middle)
    near = _neighbours(points, distance)
    for _ in range(ROUNDS):
        tight = [pair for pair in near if _overlap(rounded, pair, distance)]
        if not tight:
            break
        for pair in tight:
            _push(points, pair, distance + 2 * MARGIN)
        near = _neighbours(points, distance)
        rounded = _rounded(points, middle)
    return rounded


def _rounded(points: Mapping[int, list[float]], middle: float) -> dict[int, tuple[int, int]]:
    return {token: (round(x + middle), round(y)) for token, (x, y) in points.items()}


def _neighbours(points: Mapping[int, list[float]], distance: int) -> list[tuple[int, int]]:
    tokens = sorted(points)
    reach = (distance + 4 * MARGIN) ** 2
    return [
        (a, b)
        for i, a in enumerate(tokens)
        for b in tokens[i + 1 :]
        if (points[a][0] - points[b][0]) ** 2 + (points[a][1] - points[b][1]) ** 2 < reach
    ]


def _overlap(rounded: Mapping[int, tuple[int, int]], pair: tuple[int, int], distance: int) -> bool:
    (ax, ay), (bx, by) = rounded[pair[0]], rounded[pair[1]]
    return (ax - bx) ** 2 + (ay - by) ** 2 < distance**2


def _push(points: dict[int, list[float]], pair: tuple[int, int], distance: float) -> None:
    a, b = points[pair[0]], points[pair[1]]
    dx, dy = b[0] - a[0], b[1] - a[1]
    far = hypot(dx, dy) or 1.0
    if far >= distance:
        return
    push = (distance - far) / 2
    a[0], a[1] = a[0] - push * dx / far, a[1] - push * dy / far
    b[0], b[1] = b[0] + push * dx / far, b[1] + push * dy / far
