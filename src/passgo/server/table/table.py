"""A table: what will be played, who sits where, and the promise of a fair game."""

import re
import secrets
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from passgo.games import class_of
from passgo.refusal import Refusal
from passgo.server.clock import time_now
from passgo.server.limits import LONGEST_CLOCK, LONGEST_GAME, LONGEST_GRACE, LONGEST_ID, MOST_SEATS
from passgo.server.play.fairness import SECRET_BYTES, commitment, first_commitment, key_of
from passgo.server.play.game import Choice, Setup, check, chosen
from passgo.server.play.hash_chain import NO_HEAD, first_head
from passgo.server.table.levels import check_level
from passgo.server.table.motion_types import GRACE, Cover, Level, Life, Pace, Status
from passgo.server.table.start_event import Start, VoidedStart, read_start

BOT_NAMES = ("Ada", "Noé", "Iris", "Hugo", "Zoé", "Sacha", "Nour", "Charlie", "Alix", "Lou")
ID_BYTES = 16
ID = re.compile(f"[A-Za-z0-9_-]{{1,{LONGEST_ID}}}")


class Place(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A seat of a new table: for a person, or for a bot of a level."""

    level: Level | Literal[""] = ""


class Wanted(Choice, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table that somebody asks for; *own_claims*: everybody claims their rents themselves.

    *open_chances*: everybody there sees everybody's chances to win during the game.
    """

    seats: Annotated[tuple[Place, ...], Meta(min_length=1, max_length=MOST_SEATS)]
    pace: Pace = "1x"
    grace: Annotated[int, Meta(ge=0, le=LONGEST_GRACE)] = GRACE
    clock: Annotated[int, Meta(ge=0, le=LONGEST_CLOCK)] = 0
    minutes: Annotated[int, Meta(ge=0, le=LONGEST_GAME)] = 0
    locked: bool = False
    public: bool = False
    own_claims: bool = False
    open_chances: bool = False


class Seat(Struct, kw_only=True):
    """A seat: a bot with a level, or a person's device, which is ready once it commits to a share.

    The *share* is there once it is opened; under the first protocol the contribution takes the
    place of the commitment.
    A bot may *cover* a person's seat for a while; *claims*: the server claims this seat's rents;
    *guest* plays it under its name; *move* is the hash of a token that moves it to another device.
    """

    level: str = ""
    name: str = ""
    device: str = ""
    share_commitment: str = ""
    share: str = ""
    cover: Cover = ""
    claims: bool = False
    guest: str = ""
    move: str = ""
    move_until: float = 0.0

    @property
    def is_ready(self) -> bool:
        """Whether this seat is ready to start."""
        return bool(self.level or self.share_commitment)

    @property
    def is_played(self) -> bool:
        """Whether a bot plays here, for good or for a while."""
        return bool(self.level or self.cover)


class Table(Struct, kw_only=True):
    """A table with its seats, open, starting or playing.

    *pressed* is when somebody last pressed start; *voided* are the voided starts.
    """

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
    pressed: float = 0.0
    voided: list[VoidedStart] = []
    life: Life = msgspec.field(default_factory=Life)

    @property
    def round(self) -> int:
        """How many starts were voided."""
        return len(self.voided)

    @property
    def started(self) -> Start | None:
        """The start event, once there is one."""
        return read_start(self.start) if self.start else None

    @property
    def levels_at_start(self) -> tuple[str, ...]:
        """The levels of bots as the start event has them, seat by seat."""
        return tuple(level for _, level in self.started.seats) if self.started else ()

    @property
    def had_company(self) -> bool:
        """Whether this game is, or ever was, one of several people, here or where it comes from.

        Who hands a seat to a bot for a moment does not play alone by that.
        """
        at_start = self.started.people if self.started else ()
        return self.life.company or len(at_start) > 1

    def has_taken_over(self, seat: int) -> bool:
        """Tell whether a person plays, or has conceded, a seat that was a bot's at the start."""
        if not 0 <= seat < len(self.levels_at_start) or not self.levels_at_start[seat]:
            return False
        return not self.seats[seat].level and self.seats[seat].cover in ("", "conceded")

    @property
    def commitment(self) -> str:
        """The commitment to the secret, published before anybody commits to a share."""
        if self.started is not None and self.started.is_of_the_first:
            return first_commitment(self.id, self.secret)
        return commitment(self.id, self.round, self.secret)

    @property
    def shares(self) -> dict[str, str]:
        """The shares of all seats that opened one, once the game has begun."""
        if self.started is None or self.status == "starting":
            return {}
        return {str(seat): self.seats[seat].share for seat in self.started.opening}

    @property
    def key(self) -> bytes:
        """The key of all draws, once the game has begun."""
        return key_of(self.secret, self.start.encode(), self._opened)

    @property
    def head(self) -> bytes:
        """The first head of the hash chain over the log; the first protocol had none."""
        if self.started is None or self.started.is_of_the_first:
            return NO_HEAD
        return first_head(self.start.encode(), self._opened)

    @property
    def _opened(self) -> list[bytes]:
        return [bytes.fromhex(share) for share in self.shares.values()]

    @property
    def names(self) -> list[str]:
        """Who plays, seat by seat."""
        return [seat.name for seat in self.seats]


def make_table(wanted: Wanted, host: str) -> Table:
    """Make an open table with a new secret, or refuse what cannot be played."""
    setup = Setup(**msgspec.structs.asdict(chosen(wanted)))
    check(setup, len(wanted.seats))
    for place in wanted.seats:
        check_level(setup, place.level)
    check_chances(setup, wanted.open_chances)
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
            grace=wanted.grace,
            clock=wanted.clock,
            minutes=wanted.minutes,
            locked=wanted.locked,
            public=wanted.public,
            own_claims=wanted.own_claims,
            open_chances=wanted.open_chances,
        ),
    )


def check_chances(setup: Setup, are_open: bool) -> None:
    """Refuse to show chances in a game of skill: there is no model of how people slide."""
    if are_open and not class_of(setup.edition).is_analysed:
        raise Refusal("chances-no-dice")


def shows_chances(table: Table) -> bool:
    """Tell whether everybody who is at a table is told everybody's chances while it plays.

    People have agreed on it by sitting down at such a table; bots need not be asked. At any other
    table nobody is told, not even who only looks on: that may be a player with a second device.
    """
    only_bots = all(seat.level for seat in table.seats) and not table.had_company
    is_agreed = table.life.open_chances or only_bots
    return is_agreed and class_of(table.setup.edition).is_analysed


def owned_seat(table: Table, seat: int, device: str) -> Seat:
    """Return a seat of this device; any other seat is refused as if it did not exist."""
    place = seat_at(table, seat)
    if not device or place.device != device:
        raise Refusal("unknown-table")
    return place


def seat_at(table: Table, seat: int) -> Seat:
    """Return a seat; a missing one is refused like an unknown table."""
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
    """Refuse strangers at a locked table and dismissed devices as if there were no table."""
    if (table.life.locked or device in table.life.dismissed) and is_stranger(table, device):
        raise Refusal("unknown-table")


def is_stranger(table: Table, device: str) -> bool:
    """Tell whether a device is not the host's and has no seat."""
    return table.host != device and not seats_of(table, device)


def must_be_open(table: Table) -> None:
    """Refuse what can only be done before the start."""
    if table.status == "starting":
        raise Refusal("is-starting")
    if table.status != "open":
        raise Refusal("already-started")
