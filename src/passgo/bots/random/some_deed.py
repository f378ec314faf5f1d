"""Some deed: the one that is found first from a space on, as those do who play at random."""

from passgo.rules.board import Board
from passgo.rules.limits import NONE
from passgo.rules.state import State


def deed_from(s: State, b: Board, start: int, seat: int) -> int:
    """Return the first deed of *seat* from a space on, or that space itself."""
    for step in range(b.places):
        place = (start + step) % b.places
        if b.group[place] != NONE and s.owner[place] == seat:
            return place
    return start
