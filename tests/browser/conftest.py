"""What every test of the client may ask for."""

from browsing import (
    browser,
    common_house,
    guest,
    house,
    own_house,
    person,
    phones,
    playwright,
    slow_pace,
    visitor,
)
from forked_bots import bots_are_forked
from repeating import bots_have_time, luck_repeats

__all__ = [
    "bots_are_forked",
    "bots_have_time",
    "browser",
    "common_house",
    "guest",
    "house",
    "luck_repeats",
    "own_house",
    "person",
    "phones",
    "playwright",
    "slow_pace",
    "visitor",
]
