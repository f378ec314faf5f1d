"""Intervals: how far a rate or a difference from so many games may be off, at 95 %."""

from collections.abc import Mapping
from math import sqrt

from msgspec import Struct

Z = 1.959963984540054  # of the normal distribution, 95 % two-sided


class Rate(Struct, frozen=True):
    """A share with the ends of its interval."""

    value: float
    low: float
    high: float


def wilson(count: float, total: int) -> Rate:
    """Return the rate of *count* in *total* with its Wilson interval."""
    if total == 0:
        return Rate(0.0, 0.0, 1.0)
    share = count / total
    middle = (share + Z * Z / (2 * total)) / (1 + Z * Z / total)
    spread = Z * sqrt(share * (1 - share) / total + Z * Z / (4 * total * total))
    half = spread / (1 + Z * Z / total)
    low = middle - half if count > 0 else 0.0
    high = middle + half if count < total else 1.0
    return Rate(share, low, high)


def mean_interval(counts: Mapping[float, int]) -> Rate:
    """Return the mean of values, given how often each came, with its normal interval."""
    total = sum(counts.values())
    mean = sum(value * count for value, count in counts.items()) / total
    squares = sum(count * (value - mean) ** 2 for value, count in counts.items())
    half = Z * sqrt(squares / max(1, total - 1) / total)
    return Rate(mean, mean - half, mean + half)
