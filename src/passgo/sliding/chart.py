"""The chart: what counting needs to know of a board, whoever has it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

NOWHERE: Final = -1
"""The place of a token that stands on no space: in hand, in jail, off the board, short."""


class Chart(Protocol):
    """A board in figures: spaces by number, sets, sums; lengths in tenths of a millimetre."""

    @property
    def kinds(self) -> Sequence[str]:
        """The kind of each space."""

    @property
    def values(self) -> Sequence[int]:
        """What is printed on each space; 0 for all but properties."""

    @property
    def sets(self) -> Sequence[Sequence[int]]:
        """The properties of each colour set."""

    @property
    def bonuses(self) -> Sequence[int]:
        """The bonus of each set."""

    @property
    def tax(self) -> int:
        """Luxury Tax for one property."""

    @property
    def share_step(self) -> int:
        """What shares of Free Parking are multiples of."""

    @property
    def free_parking(self) -> int:
        """What the Banker lays above Free Parking."""

    @property
    def rectangles(self) -> tuple[tuple[int, int, int, int], ...]:
        """Left, near, right and far edge of each space."""

    @property
    def ground(self) -> tuple[int, int, int, int]:
        """The edges of what lies before the first row."""

    @property
    def radius(self) -> int:
        """The radius of a token."""


def kind_at(chart: Chart, place: int) -> str:
    """Return the kind of the space at *place*, nothing for nowhere."""
    return "" if place == NOWHERE else chart.kinds[place]
