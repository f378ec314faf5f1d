"""The edition of the sliding game as data: the box, the board, the figures of the table.

Lengths in the file are millimetres; everything that leaves this module is in tenths of a
millimetre, the unit of every position in the sliding game.
"""

from __future__ import annotations

import hashlib
import tomllib
from functools import cache, cached_property
from pathlib import Path
from typing import Annotated, ClassVar, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec.structs import replace

from passgo.editions.source import BUNDLED, FILE
from passgo.looks import Colour as GroupColour
from passgo.looks import Emblem, Paint, undressed
from passgo.sliding.chart import NOWHERE

TENTHS = 10

Kind = Literal["property", "chance", "railroad", "house", "tax", "free-parking", "go-to-jail"]
SecondChance = Literal["off", "free", "paid"]
Hands = Literal["off", "beginner", "real"]
AimHelp = Literal["none", "line", "spot"]
Count = Annotated[int, Meta(ge=0)]
Length = Annotated[int, Meta(ge=1, le=10_000)]
Positive = Annotated[float, Meta(gt=0)]


class EditionError(ValueError):
    """The data of an edition cannot be used; the message names the key."""


class Part(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table of the file; *derived* names its facts that nobody has measured."""

    derived: tuple[str, ...] = ()


class Players(Part, frozen=True, kw_only=True):
    """How many people play alone, how many in teams, and from what age."""

    singles: tuple[Count, Count]
    teams: tuple[Count, Count]
    age: Count


class Box(Part, frozen=True, kw_only=True):
    """What lies in the box beside tokens and turn markers."""

    boards: Count
    in_jail_cards: Count
    reference_cards: Count
    money_packs: Count
    dice: Count


class Rules(Part, frozen=True, kw_only=True):
    """The amounts of the leaflet."""

    start_cash: Count
    tokens_per_side: Count
    free_parking: Count
    jail_price: Count
    tax: Count
    second_chance: Count
    share_step: Annotated[int, Meta(ge=1)]


class Board(Part, frozen=True, kw_only=True):
    """The outline of the board and its two lines across."""

    width: Length
    length: Length
    go_line: Length
    first_row: Length


class Token(Part, frozen=True, kw_only=True):
    """One sliding token."""

    diameter: Annotated[int, Meta(ge=2, le=100, multiple_of=2)]
    mass: Positive


class Physics(Part, frozen=True, kw_only=True):
    """What the table is made of."""

    friction: Positive
    token_friction: Annotated[float, Meta(ge=0)]
    restitution: Annotated[float, Meta(ge=0, le=1)]
    gravity: Positive
    step: Annotated[float, Meta(gt=0, le=0.01)]


class SlideRange(Part, frozen=True, kw_only=True):
    """How far a slide may be aimed and how hard it may be."""

    direction_max: Annotated[int, Meta(ge=1, le=890)]
    speed_max: Positive
    power: tuple[Annotated[int, Meta(ge=1)], Annotated[int, Meta(ge=1, le=1000)]]


class Hand(Part, frozen=True, kw_only=True):
    """How much a hand misses by, as standard deviations."""

    direction: Count
    power: Count


class Colour(Part, frozen=True, kw_only=True):
    """A set of tokens of one colour with its turn marker."""

    id: str
    tokens: Count
    turn_marker: bool
    paint: Paint | UnsetType = UNSET
    emblem: Emblem | UnsetType = UNSET


class Group(Part, frozen=True, kw_only=True):
    """A colour set of properties and the bonus for collecting for all of it."""

    id: str
    bonus: Count
    colour: GroupColour | UnsetType = UNSET


class Space(Part, frozen=True, kw_only=True):
    """A printed rectangle of the board."""

    id: str
    kind: Kind
    x: Count
    y: Count
    w: Length
    h: Length
    group: str = ""
    value: Count = 0

    @property
    def rectangle(self) -> tuple[int, int, int, int]:
        """Return left, near, right and far edge in tenths of a millimetre."""
        left, near = self.x * TENTHS, self.y * TENTHS
        return left, near, left + self.w * TENTHS, near + self.h * TENTHS

    @property
    def centre(self) -> tuple[int, int]:
        """Return the middle of the space in tenths of a millimetre."""
        left, near, right, far = self.rectangle
        return (left + right) // 2, (near + far) // 2


class Edition(Part, frozen=True, dict=True, kw_only=True):
    """Everything an edition of the sliding game fixes."""

    variant_ids: ClassVar[tuple[str, ...]] = ()
    symbol: ClassVar[str] = ""
    money_style: ClassVar[str] = "notes"
    keeps_cards: ClassVar[bool] = False
    only_texts: ClassVar[bool] = False
    shape: ClassVar[Literal["long"]] = "long"
    has_unit: ClassVar[bool] = False
    has_rounds: ClassVar[bool] = True

    id: str
    game: Literal["sliding"]
    year: int
    players: Players
    box: Box
    rules: Rules
    board: Board
    token: Token
    physics: Physics
    slide: SlideRange
    hands: dict[Literal["beginner", "real"], Hand]
    colour: tuple[Colour, ...]
    group: tuple[Group, ...]
    space: tuple[Space, ...]

    @cached_property
    def width(self) -> int:
        """Return the width of the board in tenths of a millimetre."""
        return self.board.width * TENTHS

    @cached_property
    def length(self) -> int:
        """Return the length of the board in tenths of a millimetre."""
        return self.board.length * TENTHS

    @cached_property
    def radius(self) -> int:
        """Return the radius of a token in tenths of a millimetre."""
        return self.token.diameter * TENTHS // 2

    @cached_property
    def launch_line(self) -> int:
        """Return the y of a token that stands behind GO with its edge on the line."""
        return self.board.go_line * TENTHS - self.radius

    @cached_property
    def start_range(self) -> tuple[int, int]:
        """Return the least and greatest x where a token may be placed behind GO."""
        return self.radius, self.width - self.radius

    @cached_property
    def properties(self) -> tuple[int, ...]:
        """Return the indexes of all properties."""
        return self.spaces_of("property")

    @cached_property
    def sets(self) -> tuple[tuple[int, ...], ...]:
        """Return the indexes of each group's properties, in the order of the groups."""
        return tuple(
            tuple(i for i, space in enumerate(self.space) if space.group == group.id)
            for group in self.group
        )

    @cached_property
    def kinds(self) -> tuple[Kind, ...]:
        """Return the kind of each space."""
        return tuple(space.kind for space in self.space)

    @cached_property
    def values(self) -> tuple[int, ...]:
        """Return what is printed on each space."""
        return tuple(space.value for space in self.space)

    @cached_property
    def bonuses(self) -> tuple[int, ...]:
        """Return the bonus of each group."""
        return tuple(group.bonus for group in self.group)

    @property
    def tax(self) -> int:
        """Return Luxury Tax for one property."""
        return self.rules.tax

    @property
    def share_step(self) -> int:
        """Return what shares of Free Parking are multiples of."""
        return self.rules.share_step

    @property
    def free_parking(self) -> int:
        """Return what the Banker lays above Free Parking."""
        return self.rules.free_parking

    @cached_property
    def ground(self) -> tuple[int, int, int, int]:
        """Return the edges of what lies before the first row."""
        return 0, 0, self.width, self.board.first_row * TENTHS

    @cached_property
    def rectangles(self) -> tuple[tuple[int, int, int, int], ...]:
        """Return the edges of every space in tenths of a millimetre."""
        return tuple(space.rectangle for space in self.space)

    def __hash__(self) -> int:
        """Return the same for the same content."""
        return hash(self.digest)

    @cached_property
    def digest(self) -> str:
        """Return the hash of the canonical content, kept with stored games; looks are no part."""
        colour, group = tuple(map(undressed, self.colour)), tuple(map(undressed, self.group))
        content = replace(self, colour=colour, group=group)
        return hashlib.sha256(msgspec.json.encode(content, order="deterministic")).hexdigest()

    @property
    def rulebook(self) -> str:
        """Whose clauses it is played by: its own."""
        return self.id

    @property
    def bands(self) -> tuple[GroupColour | Literal[""], ...]:
        """The colours of its streets, space by space."""
        colours = {group.id: group.colour for group in self.group}
        return tuple(colours.get(space.group) or "" for space in self.space)

    @property
    def folders(self) -> tuple[str, ...]:
        """Where its texts are."""
        return (str(BUNDLED / self.id),)

    @property
    def fewest_players(self) -> int:
        """How many must play."""
        return self.players.singles[0]

    @property
    def most_players(self) -> int:
        """How many may play."""
        return self.players.teams[1]

    def spaces_of(self, kind: Kind) -> tuple[int, ...]:
        """Return the indexes of the spaces of one *kind*."""
        return tuple(i for i, space in enumerate(self.space) if space.kind == kind)

    def index(self, space_id: str) -> int:
        """Return the index of the space called *space_id*."""
        for i, space in enumerate(self.space):
            if space.id == space_id:
                return i
        raise EditionError(f"{self.id}: no space is called {space_id!r}")

    def kind_at(self, place: int) -> Kind | None:
        """Return the kind of the space at *place*, nothing for nowhere."""
        return None if place == NOWHERE else self.space[place].kind


@cache
def load(edition: str | Path) -> Edition:
    """Load and check an edition by its id or by the path of its folder."""
    folder = edition if isinstance(edition, Path) else BUNDLED / edition
    try:
        text = (folder / FILE).read_text("utf-8")
        return parse(text)
    except (OSError, tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise EditionError(f"{folder / FILE}: {error}") from error


def parse(text: str) -> Edition:
    """Read an edition from the text of its file and check that it can be played."""
    table = tomllib.loads(text)
    for name in ("shelf", "look"):
        table.pop(name, None)  # What is told and shown of the box is no part of the game.
    found = msgspec.convert(table, Edition)
    if wrong := complaints(found):
        raise EditionError("; ".join(wrong))
    return found


def complaints(edition: Edition) -> list[str]:
    """Return every reason why the data cannot be played, each naming its key."""
    return [*_unsound_board(edition), *_unsound_spaces(edition), *_unsound_groups(edition)]


def _unsound_board(edition: Edition) -> list[str]:
    found = []
    if edition.launch_line < edition.radius:
        found.append("board.go_line: a token does not fit behind it")
    if edition.board.first_row < edition.board.go_line:
        found.append("board.first_row: lies behind the GO line")
    if edition.slide.power[0] > edition.slide.power[1]:
        found.append("slide.power: the least is above the greatest")
    if set(edition.hands) != {"beginner", "real"}:
        found.append("hands: beginner and real are needed")
    if any(colour.tokens != edition.rules.tokens_per_side for colour in edition.colour):
        found.append("colour.tokens: differs from rules.tokens_per_side")
    return found


def _unsound_spaces(edition: Edition) -> list[str]:
    found = []
    for space in edition.space:
        left, near, right, far = space.rectangle
        if right > edition.width or far > edition.length:
            found.append(f"space.{space.id}: reaches beyond the board")
        if near < edition.board.first_row * TENTHS:
            found.append(f"space.{space.id}.y: lies before the first row")
        if min(right - left, far - near) < 4 * edition.radius:
            found.append(f"space.{space.id}: a token placed by hand could touch its neighbours")
    if len({space.id for space in edition.space}) != len(edition.space):
        found.append("space.id: one id stands twice")
    for kind in ("property", "railroad", "go-to-jail", "free-parking", "chance", "house", "tax"):
        if not edition.spaces_of(kind):
            found.append(f"space.kind: no {kind} on the board")
    return found


def _unsound_groups(edition: Edition) -> list[str]:
    names = [group.id for group in edition.group]
    found = [f"space.{s.id}.group: unknown" for s in edition.space if s.group not in ("", *names)]
    for space in edition.space:
        if (space.kind == "property") != bool(space.group):
            found.append(f"space.{space.id}.group: properties have one, nothing else has")
        # The tax must always be payable from the money just collected (KO-097).
        if space.kind == "property" and space.value < edition.rules.tax:
            found.append(f"space.{space.id}.value: below the tax on one property")
    return found
