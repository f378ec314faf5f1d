"""Landing: where throws end, as shares of all throws."""

from collections.abc import Sequence

from msgspec import Struct

from passgo.bots.tally import IN_JAIL
from passgo.editions import Edition

JAILED = "in-jail"  # the row beside the spaces: tokens behind bars


class Landing(Struct, frozen=True):
    """The share of throws that ended on a space, cards and zones followed to their end."""

    space: str
    share: float


def landing_of(ends: Sequence[int], edition: Edition) -> list[Landing]:
    """Return the share of every space, and of the tokens in jail as a row of their own."""
    total = max(1, sum(ends))
    rows = [Landing(space.id, ends[at] / total) for at, space in enumerate(edition.spaces)]
    return [*rows, Landing(JAILED, ends[IN_JAIL] / total)]
