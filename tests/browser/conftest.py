"""What every test of the client may ask for."""

from browsing import (
    browser,
    common_house,
    guest,
    house,
    own_house,
    person,
    playwright,
    slow_pace,
    visitor,
)
from repeating import bots_have_time, luck_repeats

__all__ = [
    "bots_have_time",
    "browser",
    "common_house",
    "guest",
    "house",
    "luck_repeats",
    "own_house",
    "person",
    "playwright",
    "slow_pace",
    "visitor",
]
