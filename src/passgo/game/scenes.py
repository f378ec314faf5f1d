"""Scenes: what everybody may see of a game: never a generator, never undrawn cards."""

from collections.abc import Sequence
from typing import Any

from passgo.editions import Edition
from passgo.game.compiled_twin import Rules
from passgo.game.position_sheet import Section, Sheet
from passgo.game.position_writing import position_sections
from passgo.game.seating import Seat
from passgo.rules.board import UTILITY, UTILITY_RENT_DICE, Board
from passgo.rules.limits import NOBODY
from passgo.rules.rent import NORMAL_TERMS, rent
from passgo.rules.state import State

HIDDEN = "luck"
RENTS = frozenset(("owner", "mortgaged", "houses"))


def scene_sections(seats: Sequence[Seat], board: Board, edition: Edition) -> list[Section]:
    """Return the sections of a position that everybody may see, and the rents of the moment."""
    seen = [section for section in position_sections(seats) if section.name != HIDDEN]
    return [*seen, Section("rents", RENTS, lambda s, _: rents_now(s, board, edition))]


class Scenes:
    """The scenes of one game; what did not change is kept, so they are read, never changed."""

    def __init__(self, sheet: Sheet, rules: Rules) -> None:
        self._sheet, self._rules = sheet, rules
        self._last: State | None = None

    def now(self, s: State) -> dict[str, Any]:
        """Return what is to be seen now; the rules are asked what changed since the last time."""
        state = self._rules.state
        if self._last is None:
            self._last = state.clone()
            return self._sheet.write(s)
        changed = state.differing(self._last)
        self._last.copy_from(state)
        return self._sheet.write(s, changed)


def rents_now(s: State, b: Board, edition: Edition) -> dict[str, int]:
    """Return the rent of each owned property; those that ask for a throw are left out."""
    by_throw = b.utility_rent == UTILITY_RENT_DICE
    return {
        edition.spaces[place].id: rent(s, b, place, 0, NORMAL_TERMS) * edition.money.step
        for place in range(b.places)
        if s.owner[place] != NOBODY and not (by_throw and b.kind[place] == UTILITY)
    }
