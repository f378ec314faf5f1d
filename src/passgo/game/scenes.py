"""Scenes: what everybody may see of a game: never a generator, never undrawn cards."""

from collections.abc import Sequence

from passgo.editions import Edition
from passgo.game.position_sheet import Section
from passgo.game.position_writing import position_sections
from passgo.game.rents import rents_now
from passgo.game.seats import Seat
from passgo.rules.board import Board

HIDDEN = "luck"
RENTS = frozenset(("owner", "mortgaged", "houses"))


def scene_sections(seats: Sequence[Seat], board: Board, edition: Edition) -> list[Section]:
    """Return the sections of a position that everybody may see, and the rents of the moment."""
    seen = [section for section in position_sections(seats) if section.name != HIDDEN]
    return [*seen, Section("rents", RENTS, lambda s, _: rents_now(s, board, edition))]
