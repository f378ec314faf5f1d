"""Motion types: what people may change at a table, and what they have agreed on."""

from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta, Struct, json

from passgo.bots.registry import BOTS
from passgo.server.limits import MOST_SEATS

Status = Literal["open", "starting", "playing", "over"]
Cover = Literal["", "away", "free", "conceded"]
SeatNumber = Annotated[int, Meta(ge=0, le=MOST_SEATS - 1)]
PACES = {"1x": 1.0, "3x": 1 / 3, "instant": 0.0}
"""The paces of bots: what part of the usual time of the last step they wait before they act."""
GRACE = 60
HOLD_SECONDS = 5.0

if TYPE_CHECKING:
    Level = str
    Pace = str
else:
    Pace = Literal[tuple(PACES)]
    Level = Literal[tuple(bot.name for bot in BOTS if bot.is_level)]


class Motion(Struct, frozen=True, kw_only=True, tag_field="what", forbid_unknown_fields=True):
    """Something that the host orders, or that the table agrees on."""


class Begin(Motion, frozen=True, kw_only=True, tag="start"):
    """Start the game; everybody is ready."""


class Pause(Motion, frozen=True, kw_only=True, tag="pause"):
    """Pause the table, or let it go on."""

    paused: bool


class Lock(Motion, frozen=True, kw_only=True, tag="lock"):
    """Let nobody new in, neither to play nor to look on; or open the table again."""

    locked: bool


class SetPace(Motion, frozen=True, kw_only=True, tag="pace"):
    """Have the bots play at another pace."""

    pace: Pace


class HandOver(Motion, frozen=True, kw_only=True, tag="hand-over"):
    """Give a seat to a bot of a level, or to a guest who is looking on."""

    seat: SeatNumber
    level: Level | Literal[""] = ""
    guest: str = ""


class Remove(Motion, frozen=True, kw_only=True, tag="remove"):
    """Take a seat from its guest; a bot covers it until it is handed over."""

    seat: SeatNumber


class Mute(Motion, frozen=True, kw_only=True, tag="mute"):
    """Silence a seat in the chat, or let it speak again."""

    seat: SeatNumber
    muted: bool


class Dismiss(Motion, frozen=True, kw_only=True, tag="dismiss"):
    """Send an onlooker away, and do not let that device in again."""

    guest: str


class End(Motion, frozen=True, kw_only=True, tag="end"):
    """End the game and count wealth; a game that cannot be counted is closed as it stands."""


class GoBack(Motion, frozen=True, kw_only=True, tag="back"):
    """Take back the step with this number and all that came after it."""

    seq: Annotated[int, Meta(ge=2)]


class GoOn(Motion, frozen=True, kw_only=True, tag="onward"):
    """Go on at a new table: with a real box, or from the box by the luck of the server."""


AnyMotion = (
    Begin | Pause | Lock | SetPace | HandOver | Remove | Mute | Dismiss | End | GoBack | GoOn
)
AGREED = (End, GoBack)
"""What no host decides alone: everybody present must agree."""


class Vote(Struct, frozen=True, kw_only=True):
    """A motion that is put to those who are there; voices are seats."""

    motion: AnyMotion
    by: int
    yes: tuple[int, ...]
    no: tuple[int, ...] = ()


class Hold(Struct, frozen=True, kw_only=True):
    """Somebody asked for a moment to build; each seat may ask once in a break."""

    seat: int
    until: float
    turn: int
    asked: tuple[int, ...]


class Read(Struct, frozen=True, kw_only=True):
    """Who has read what the step with number *seq* counted."""

    seq: int
    seats: tuple[int, ...]


class Life(Struct, kw_only=True):
    """How a table is run: its grace for absent people, its clocks, and what was agreed.

    *clock* is in seconds for each decision, *minutes* is the length of a timed game; 0: none.
    *muted* devices may not chat, *dismissed* ones may no longer look on.
    *code* is what the table is called aloud, until then; *public*: it is listed while it is open.
    *own_claims*: everybody claims their rents themselves; else the server does, unless told not to.
    *open_chances*: everybody here sees everybody's chances while they play.
    *onward* is the table at which the game goes on with other luck, since the entry *onward_seq*.
    *company*: two people or more have played this game, here or where it comes from, besides those
    of the start event; *player* is the device that last gave up a seat of the running game.
    *origins* are the tables from which this game goes on, the first one first.
    """

    grace: int = GRACE
    clock: int = 0
    minutes: int = 0
    locked: bool = False
    vote: Vote | None = None
    hold: Hold | None = None
    read: Read | None = None
    rematch: str = ""
    muted: tuple[str, ...] = ()
    dismissed: tuple[str, ...] = ()
    code: str = ""
    code_until: float = 0.0
    public: bool = False
    own_claims: bool = False
    open_chances: bool = False
    onward: str = ""
    onward_seq: int = 0
    company: bool = False
    player: str = ""
    origins: tuple[str, ...] = ()


class OldLife(Struct):
    """What was kept of a table as long as only one *origin* of it was known."""

    origin: str = ""


def read_life(text: str) -> Life:
    """Return how a table is run as it was kept, today or when only one origin was known."""
    life = json.decode(text, type=Life)
    if not life.origins and (origin := json.decode(text, type=OldLife).origin):
        life.origins = (origin,)
    return life
