"""Resting: on which space a token stands, by the largest part of its base.

The areas of disc and rectangle are exact. A space owns its near and its left edge, so of equal
parts the farther space counts, and of two side by side the one on the right. The ground before
the first row is no space: a token that has its largest part there stands nowhere. What hangs
over the edge of the board counts for nothing.

Clauses: KO-045 to KO-050.
"""

from __future__ import annotations

from functools import lru_cache
from math import asin, pi, sqrt

from passgo.sliding.chart import NOWHERE, Chart

EQUAL = 1e-3
"""Areas closer than this are equal; one tenth of a millimetre changes them by hundreds."""


def place_of(chart: Chart, x: int, y: int) -> int:
    """Return the space that holds most of a token resting at (x, y), or NOWHERE."""
    return _place_of(chart.rectangles, chart.ground, chart.radius, x, y)


def parts(chart: Chart, x: int, y: int) -> dict[int, float]:
    """Return how much of the base, from 0 to 1, lies on each space it touches."""
    whole = pi * chart.radius**2
    areas = _areas(chart.rectangles, chart.radius, x, y)
    return {place: area / whole for area, _, _, place in areas}


@lru_cache(maxsize=65_536)
def _place_of(
    rectangles: tuple[tuple[int, int, int, int], ...],
    ground: tuple[int, int, int, int],
    radius: int,
    x: int,
    y: int,
) -> int:
    for place, (left, near, right, far) in enumerate(rectangles):
        if left + radius <= x <= right - radius and near + radius <= y <= far - radius:
            return place
    held = _areas(rectangles, radius, x, y)
    held.append((overlap(ground, radius, x, y), ground[1], ground[0], NOWHERE))
    most = max(held)[0]
    return max((far, right, place) for area, far, right, place in held if area > most - EQUAL)[2]


def _areas(
    rectangles: tuple[tuple[int, int, int, int], ...], radius: int, x: int, y: int
) -> list[tuple[float, int, int, int]]:
    found = []
    for place, (left, near, right, far) in enumerate(rectangles):
        if left - radius < x < right + radius and near - radius < y < far + radius:
            area = overlap((left, near, right, far), radius, x, y)
            if area > EQUAL:
                found.append((area, near, left, place))
    return found


def overlap(rectangle: tuple[int, int, int, int], radius: int, x: int, y: int) -> float:
    """Return the exact area that a disc at (x, y) shares with a rectangle."""
    left, near, right, far = rectangle
    return (
        _corner(right - x, far - y, radius)
        - _corner(left - x, far - y, radius)
        - _corner(right - x, near - y, radius)
        + _corner(left - x, near - y, radius)
    )


def _corner(a: float, b: float, radius: float) -> float:
    """Return the area of the disc around the origin where x <= a and y <= b."""
    a = max(-radius, min(radius, a))
    b = max(-radius, min(radius, b))
    reach = sqrt(radius * radius - b * b)
    full = _under(min(a, -reach), radius) - _under(-radius, radius) if b > 0 else 0.0
    middle_from, middle_to = -reach, max(-reach, min(a, reach))
    middle = b * (middle_to - middle_from) + (
        (_under(middle_to, radius) - _under(middle_from, radius)) / 2
    )
    right = _under(max(a, reach), radius) - _under(reach, radius) if b > 0 else 0.0
    return full + middle + right


def _under(x: float, radius: float) -> float:
    """Return the area of the disc left of *x*, up to a constant."""
    return x * sqrt(max(0.0, radius * radius - x * x)) + radius * radius * asin(x / radius)
