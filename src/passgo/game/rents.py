"""Rents: what every property that is owned would cost a visitor now."""

from passgo.editions import Edition
from passgo.rules.board import BY_DICE_TOTAL, UTILITY, Board
from passgo.rules.limits import NOBODY
from passgo.rules.rent import NORMAL_TERMS, rent
from passgo.rules.state import State


def rents_now(s: State, b: Board, edition: Edition) -> dict[str, int]:
    """Return the rent of each owned property; those that ask for a throw are left out."""
    by_throw = b.utility_rent == BY_DICE_TOTAL
    return {
        edition.spaces[place].id: rent(s, b, place, 0, NORMAL_TERMS) * edition.money.step
        for place in range(b.places)
        if s.owner[place] != NOBODY and not (by_throw and b.kind[place] == UTILITY)
    }
