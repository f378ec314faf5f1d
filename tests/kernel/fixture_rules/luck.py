"""Throws of the little game."""

from fixture_rules.sizes import MASK
from fixture_rules.table import Table


def throw(t: Table) -> int:
    """Return 1 to 6 from the state's own generator."""
    x = t.generator
    x ^= (x << 13) & MASK
    x ^= x >> 17
    x ^= (x << 5) & 0xFFFFFFFF
    t.generator = x
    return (x * 6) // 4294967296 + 1
