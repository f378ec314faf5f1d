"""The decision: whether a bankruptcy has ended the game.

Clauses: CL-176, CL-187, CL-188 and their counterparts.
"""

from passgo.rules.board import Board
from passgo.rules.state import State, players_left


def is_decided(s: State, b: Board) -> bool:
    """Tell whether only one player is left, or as many are bankrupt as end a quick game."""
    if players_left(s) <= 1:
        return True
    return b.ends_at_bankruptcy > 0 and s.bankruptcies >= b.ends_at_bankruptcy
