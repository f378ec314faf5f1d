"""A table: what will be played, who sits where, and the promise of a fair game."""

import secrets
import time
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from passgo.refusal import Refusal
from passgo.server.fairness import (
    CONTRIBUTION_BYTES,
    SECRET_BYTES,
    VERSION,
    commitment,
    contribution_of,
    key_of,
)
from passgo.server.names import alike, checked_name
from passgo.server.playing import Setup, check, digest_of

Status = Literal["open", "playing", "over"]
Level = Literal["novice", "steady", "shark"]
Pace = Literal["1x", "3x", "instant"]
BOT_NAMES = ("Ada", "Noé", "Iris", "Hugo", "Zoé", "Sacha", "Nour", "Charlie", "Alix", "Lou")
ID_BYTES = 16


class Place(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A seat when a table is made: for a person, or a bot of a level."""

    level: Level | Literal[""] = ""


class Wanted(Setup, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table that somebody asks for."""

    seats: Annotated[tuple[Place, ...], Meta(min_length=1, max_length=8)]
    pace: Pace = "1x"


class Seat(Struct, kw_only=True):
    """A seat: a bot with a level, or a person's device with its contribution once ready."""

    level: str = ""
    name: str = ""
    device: str = ""
    contribution: str = ""

    @property
    def is_ready(self) -> bool:
        """Whether nobody has to be waited for here."""
        return bool(self.level or self.contribution)


class Start(Struct, frozen=True, kw_only=True):
    """The start event: everything that the key of the draws depends on but the secret."""

    fairness: str
    game: str
    commitment: str
    setup: Setup
    digest: str
    seats: tuple[tuple[str, str], ...]
    contributions: dict[str, str]


class Table(Struct, kw_only=True):
    """A table with its seats, open or playing."""

    id: str
    host: str
    setup: Setup
    pace: Pace
    secret: bytes
    seats: list[Seat]
    status: Status = "open"
    start: str = ""
    paused: bool = False
    note: str = ""
    made: float = 0.0

    @property
    def commitment(self) -> str:
        """What is published before anybody contributes."""
        return commitment(self.id, self.secret)

    @property
    def key(self) -> bytes:
        """The key of all draws, once the start event stands."""
        return key_of(self.secret, self.start.encode())

    @property
    def names(self) -> list[str]:
        """Who plays, seat by seat."""
        return [seat.name for seat in self.seats]


def make_table(wanted: Wanted, host: str) -> Table:
    """Make an open table with a new secret, or refuse what cannot be played."""
    setup = Setup(edition=wanted.edition, variant=wanted.variant, options=wanted.options)
    check(setup, len(wanted.seats))
    names = iter(BOT_NAMES)
    seats = [Seat(level=p.level, name=next(names) if p.level else "") for p in wanted.seats]
    return Table(
        id=secrets.token_urlsafe(ID_BYTES),
        host=host,
        setup=setup,
        pace=wanted.pace,
        secret=secrets.token_bytes(SECRET_BYTES),
        seats=seats,
        made=time.time(),
    )


def take_seat(table: Table, seat: int, device: str, name: str) -> None:
    """Sit down under a name that nobody else has."""
    _must_be_open(table)
    place = _seat(table, seat)
    if place.level or place.device not in ("", device):
        raise Refusal("seat-taken", (), {"seat": seat})
    name = checked_name(name)
    others = (other for other in table.seats if other is not place)
    if any(alike(other.name) == alike(name) for other in others):
        raise Refusal("name-taken")
    place.device, place.name, place.contribution = device, name, ""


def leave_seat(table: Table, seat: int, device: str) -> None:
    """Stand up again before the start."""
    _must_be_open(table)
    place = owned_seat(table, seat, device)
    place.device = place.name = place.contribution = ""


def be_ready(table: Table, seat: int, device: str, contribution: str) -> None:
    """Be ready to start, with one's share in the luck of the game."""
    _must_be_open(table)
    place = owned_seat(table, seat, device)
    try:
        place.contribution = contribution_of(contribution)
    except ValueError:
        raise Refusal("bad-contribution", (), {"bytes": CONTRIBUTION_BYTES}) from None


def start_table(table: Table) -> None:
    """Fix the start event; from here on every draw is decided."""
    _must_be_open(table)
    if not all(seat.is_ready for seat in table.seats):
        raise Refusal("not-ready")
    start = Start(
        fairness=VERSION.decode(),
        game=table.id,
        commitment=table.commitment,
        setup=table.setup,
        digest=digest_of(table.setup),
        seats=tuple((seat.name, seat.level) for seat in table.seats),
        contributions={
            str(at): seat.contribution for at, seat in enumerate(table.seats) if seat.contribution
        },
    )
    table.start = msgspec.json.encode(start, order="sorted").decode()
    table.status = "playing"


def owned_seat(table: Table, seat: int, device: str) -> Seat:
    """Return a seat of this device; of any other, it is as if there were none."""
    place = _seat(table, seat)
    if not device or place.device != device:
        raise Refusal("unknown-table")
    return place


def _seat(table: Table, seat: int) -> Seat:
    if not 0 <= seat < len(table.seats):
        raise Refusal("unknown-table")
    return table.seats[seat]


def _must_be_open(table: Table) -> None:
    if table.status != "open":
        raise Refusal("already-started")
