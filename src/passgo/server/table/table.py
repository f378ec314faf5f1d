"""A table: what will be played, who sits where, and the promise of a fair game."""

import re
import secrets
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from passgo.documents import in_todays_words
from passgo.refusal import Refusal
from passgo.server.clock import time_now
from passgo.server.limits import LONGEST_CLOCK, LONGEST_GAME, LONGEST_GRACE, LONGEST_ID, MOST_SEATS
from passgo.server.play.fairness import (
    CONTRIBUTION_BYTES,
    SECRET_BYTES,
    VERSION,
    commitment,
    contribution_of,
    key_of,
)
from passgo.server.play.game import Setup, check, digest_of
from passgo.server.table.motion_types import GRACE, Cover, Level, Life, Pace, Status

BOT_NAMES = ("Ada", "Noé", "Iris", "Hugo", "Zoé", "Sacha", "Nour", "Charlie", "Alix", "Lou")
ID_BYTES = 16
ID = re.compile(f"[A-Za-z0-9_-]{{1,{LONGEST_ID}}}")


class Place(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A seat when a table is made: for a person, or a bot of a level."""

    level: Level | Literal[""] = ""


class Wanted(Setup, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table that somebody asks for."""

    seats: Annotated[tuple[Place, ...], Meta(min_length=1, max_length=MOST_SEATS)]
    pace: Pace = "1x"
    grace: Annotated[int, Meta(ge=0, le=LONGEST_GRACE)] = GRACE
    clock: Annotated[int, Meta(ge=0, le=LONGEST_CLOCK)] = 0
    minutes: Annotated[int, Meta(ge=0, le=LONGEST_GAME)] = 0
    locked: bool = False


class Seat(Struct, kw_only=True):
    """A seat: a bot with a level, or a person's device with its contribution once ready.

    A bot may *cover* a person's seat for a while; *claims*: the server asks for this seat's rents;
    *guest* plays it under its name; *move* is the hash of a token that moves it to another device.
    """

    level: str = ""
    name: str = ""
    device: str = ""
    contribution: str = ""
    cover: Cover = ""
    claims: bool = False
    guest: str = ""
    move: str = ""
    move_until: float = 0.0

    @property
    def is_ready(self) -> bool:
        """Whether nobody has to be waited for here."""
        return bool(self.level or self.contribution)

    @property
    def is_played(self) -> bool:
        """Whether a bot decides here, for good or for a while."""
        return bool(self.level or self.cover)


class Start(Struct, frozen=True, kw_only=True):
    """The start event: everything that the key of the draws depends on but the secret."""

    fairness: str
    game: str
    commitment: str
    setup: Setup
    digest: str
    seats: tuple[tuple[str, str], ...]
    contributions: dict[str, str]


def read_start(text: str) -> Start:
    """Return the start event as it was kept; the text itself is what the key was made of."""
    kept = msgspec.json.decode(text)
    return msgspec.convert(kept | {"setup": in_todays_words(kept["setup"])}, Start)


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
    life: Life = msgspec.field(default_factory=Life)

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
    setup = Setup(edition=wanted.edition, variant=wanted.variant, house_rules=wanted.house_rules)
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
        made=time_now(),
        life=Life(
            grace=wanted.grace, clock=wanted.clock, minutes=wanted.minutes, locked=wanted.locked
        ),
    )


def be_ready(table: Table, seat: int, device: str, contribution: str) -> None:
    """Be ready to start, with one's share in the luck of the game."""
    must_be_open(table)
    place = owned_seat(table, seat, device)
    try:
        place.contribution = contribution_of(contribution)
    except ValueError:
        raise Refusal("bad-contribution", (), {"bytes": CONTRIBUTION_BYTES}) from None


def check_start(table: Table) -> None:
    """Refuse to start a game that has begun, or that somebody is not ready for."""
    must_be_open(table)
    if not all(seat.is_ready for seat in table.seats):
        raise Refusal("not-ready")


def start_table(table: Table) -> None:
    """Fix the start event; from here on every draw is decided."""
    check_start(table)
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
    place = seat_at(table, seat)
    if not device or place.device != device:
        raise Refusal("unknown-table")
    return place


def seat_at(table: Table, seat: int) -> Seat:
    """Return a seat; of a seat that is not there nobody learns more than of an unknown table."""
    if not 0 <= seat < len(table.seats):
        raise Refusal("unknown-table")
    return table.seats[seat]


def seats_of(table: Table, device: str) -> tuple[int, ...]:
    """Return the seats of a device."""
    return tuple(at for at, seat in enumerate(table.seats) if device and seat.device == device)


def seats_by_device(table: Table) -> dict[str, tuple[int, ...]]:
    """Return the seats of every device that has some."""
    owned: dict[str, tuple[int, ...]] = {}
    for at, seat in enumerate(table.seats):
        if seat.device:
            owned[seat.device] = (*owned.get(seat.device, ()), at)
    return owned


def must_be_let_in(table: Table, device: str) -> None:
    """Refuse strangers at a locked table, and who was sent away, as if there were none."""
    if (table.life.locked or device in table.life.dismissed) and is_stranger(table, device):
        raise Refusal("unknown-table")


def is_stranger(table: Table, device: str) -> bool:
    """Tell whether a device is neither the host's nor has a seat."""
    return table.host != device and not seats_of(table, device)


def must_be_open(table: Table) -> None:
    """Refuse what can only be done before the start."""
    if table.status != "open":
        raise Refusal("already-started")
