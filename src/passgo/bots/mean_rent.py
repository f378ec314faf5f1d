"""The mean rent of stations and utilities: what an average throw brings where dice decide."""

from typing import Final

from passgo.rules.board import UTILITY, UTILITY_RENT_DICE, Board
from passgo.rules.rent import rent_by_number

MEAN_THROW: Final = 7


def mean_rent(b: Board, group: int, held: int) -> int:
    """Return what a visitor pays on average where so many of a group are held."""
    printed = rent_by_number(b, group, held)
    if b.group_kind[group] == UTILITY and b.utility_rent == UTILITY_RENT_DICE:
        return MEAN_THROW * printed
    return printed
