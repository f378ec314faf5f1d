"""Sizes and other constants."""

from typing import Final

SEATS: Final = 4
SPACES: Final = 10
MARKS: Final = SEATS * (SPACES + 1) - 4

NOBODY: Final = -1
LOW: Final = 2
HIGH: Final = LOW + 5
MASK: Final = 0xFFFFFFFF
WIDE: Final = 3_000_000_000
LAST: Final = 9
EVEN: Final = 1
