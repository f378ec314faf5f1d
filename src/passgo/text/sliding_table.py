"""The table of a sliding game: what is told there of sides, tokens, spaces and groups.

It stands beside the table of the dice games because sides play here, not people: a side of two
bears both names, and several sides are set apart by commas. Tokens are numbered within their
colour, spaces and groups are numbers, and a refusal names what it is about.
"""

from collections.abc import Callable, Mapping, Sequence

from passgo.fields import Meaning
from passgo.game.seating import Seat
from passgo.refusal import Refusal
from passgo.sliding.chart import NOWHERE
from passgo.sliding.edition import Edition
from passgo.sliding.seating import teams_of
from passgo.text.facts import Fact, Facts, Named, Nothing, Person, Teams
from passgo.text.table import AnyTable

OF_REFUSALS = {
    "seat": Meaning.SEAT,
    "side": Meaning.SIDE,
    "token": Meaning.PIECE,
    "space": Meaning.PLACE,
    "group": Meaning.GROUP,
    **dict.fromkeys(("amount", "price", "needed", "held"), Meaning.MONEY),
}
"""What the facts of a refusal mean, as far as they are told in other words."""


class SlidingTable(AnyTable):
    """The names behind the numbers of one sliding game."""

    def __init__(self, edition: Edition, seats: Sequence[Seat]) -> None:
        super().__init__(seats)
        teams = teams_of(edition, len(seats))
        self._sides = [tuple(self._names[seat] for seat in team) for team in teams]
        self._per_side = edition.rules.tokens_per_side
        self._ids = {
            "space": [space.id for space in edition.space],
            "group": [group.id for group in edition.group],
        }

    def read(self, meaning: Meaning, value: object) -> Fact:
        """Return what is told of a field."""
        return READINGS[meaning](self, value)

    def refusal(self, refusal: Refusal) -> Facts:
        """Return the facts of a refusal, those that have a meaning in other words."""
        return {
            name: self.read(OF_REFUSALS[name], value) if name in OF_REFUSALS else value
            for name, value in refusal.facts.items()
        }

    def person_or_number(self, value: object) -> Fact:
        """Read a seat; one that is not there stays a number."""
        assert isinstance(value, int)
        return self.person(value) if value in range(len(self._names)) else value

    def side(self, value: object) -> Fact:
        """Read a side: everybody who plays for it."""
        assert isinstance(value, int)
        return tuple(map(Person, self._sides[value]))

    def sides(self, value: object) -> Fact:
        """Read a list of sides."""
        assert isinstance(value, tuple)
        return Teams(tuple(self._sides[side] for side in value))

    def token(self, value: object) -> Fact:
        """Number a token within its colour; of several the first speaks."""
        first = value[0] if isinstance(value, tuple) else value
        assert isinstance(first, int)
        return first % self._per_side + 1

    def space(self, value: object) -> Fact:
        """Read a space, given by its number or its id, or none."""
        return self._place("space", value)

    def group(self, value: object) -> Fact:
        """Read a group, given by its number or its id."""
        return self._place("group", value)

    def _place(self, kind: str, value: object) -> Fact:
        if value == NOWHERE:
            return Nothing()
        known = self._ids[kind]
        name = known[value] if isinstance(value, int) else str(value)
        return Named(f"{kind}-{name}") if name in known else name

    def untold(self, _: object) -> Fact:
        """Leave out what no sentence tells."""
        return Nothing()


Reading = Callable[[SlidingTable, object], Fact]
READINGS: Mapping[Meaning, Reading] = {
    Meaning.SEAT: SlidingTable.person_or_number,
    Meaning.SEATS: SlidingTable.people,
    Meaning.SIDE: SlidingTable.side,
    Meaning.SIDES: SlidingTable.sides,
    Meaning.PIECE: SlidingTable.token,
    Meaning.PIECES: SlidingTable.token,
    Meaning.PLACE: SlidingTable.space,
    Meaning.GROUP: SlidingTable.group,
    Meaning.MONEY: SlidingTable.money,
    **dict.fromkeys((Meaning.NUMBER, Meaning.REASON, Meaning.STEP), SlidingTable.plain),
    **dict.fromkeys(
        (Meaning.PLACES, Meaning.SUMS, Meaning.RANGE, Meaning.MOTION), SlidingTable.untold
    ),
}
