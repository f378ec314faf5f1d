"""Messages: every message between a client and its table, typed."""

import re
from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from passgo.refusal import Refusal
from passgo.server.limits import LONGEST_ID
from passgo.server.play.game import Nature
from passgo.server.play.receipts import Receipt
from passgo.server.play.told_luck import LatelyTold
from passgo.server.table.motion_types import GRACE, AnyMotion, Cover, Status
from passgo.server.wire.splicing import up_to

PROTOCOL = 5
Share = Literal["", "committed", "opened"]
CommandId = Annotated[str, Meta(min_length=1, max_length=LONGEST_ID)]


class Command(
    Struct, frozen=True, kw_only=True, tag=str.lower, tag_field="type", forbid_unknown_fields=True
):
    """Something a client asks for; the same *id* is answered once and the answer repeated."""

    id: CommandId


class Play(Command, frozen=True, kw_only=True):
    """Give an order; *answers* names the question it answers, none for an act that is free."""

    order: Raw
    answers: int | None = None


class Undo(Command, frozen=True, kw_only=True):
    """Take back one's own last step, named by its number."""

    seq: int


class Probe(Command, frozen=True, kw_only=True):
    """Ask what a draft would do."""

    order: Raw


class Resync(Command, frozen=True, kw_only=True):
    """Ask for the whole table again, with what happened after *since*."""

    since: int


class Wait(Command, frozen=True, kw_only=True):
    """Ask for a moment to build before somebody throws."""


class Seen(Command, frozen=True, kw_only=True):
    """Say that the people of this device have read what a step counted, or its end of the game."""

    seq: int


class No(Struct, frozen=True, kw_only=True):
    """A refusal: its code, the clauses behind it, the facts of the case."""

    code: str
    clauses: tuple[str, ...] = ()
    facts: dict[str, int | str] = {}


class SeatView(Struct, frozen=True, kw_only=True):
    """A seat as everybody sees it; a bot has a level, *cover* says why one plays for a person.

    *guest* plays here under the seat's name; *claims*: its rents are asked for by the server;
    *muted*: it says nothing in the chat; *share*: how far its share in the luck is.
    """

    seat: int
    name: str
    level: str
    taken: bool
    ready: bool
    present: bool
    cover: Cover = ""
    guest: str = ""
    claims: bool = False
    muted: bool = False
    share: Share = ""


class Onlooker(Struct, frozen=True, kw_only=True):
    """Somebody who looks on and could be given a seat, under an id for this table only."""

    id: str
    name: str


class VoteView(Struct, frozen=True, kw_only=True):
    """A motion that is put to the vote: who is for it, who against, how many must be for it."""

    motion: AnyMotion
    by: int
    yes: tuple[int, ...]
    no: tuple[int, ...]
    needed: int


class Held(Struct, frozen=True, kw_only=True):
    """Somebody builds: nobody throws for so many seconds."""

    seat: int
    seconds: float


class Readers(Struct, frozen=True, kw_only=True):
    """Which seats bots wait for, since they may still read what the step *seq* counted."""

    seq: int
    seats: tuple[int, ...]


class TableView(Struct, frozen=True, kw_only=True):
    """A table as everybody sees it; *deviations* are the house rules that are not by the book.

    *ends* is the hour at which a timed game of so many *minutes* ends, in seconds since 1970.
    *round* counts the starts that came to nothing, *voided* are the seats at which the last one
    did; *shares* are everybody's in the luck by seat, once the game has begun. While shares are
    being opened, *receipt* has the server's signature of the start event.
    *code* leads here for who hears it, while there is room; *public*: all may find the table then.
    *own_claims*: everybody claims their rents themselves here.
    *open_chances*: who sits down agrees that all see everybody's chances during the game;
    *shows_chances*: all here are told them, since that was agreed on, or since only bots play.
    *teams* are the seats that play together, where people do.
    *luck*: drawn by the server, or told by people with a real box; *goes_on*: the game goes on from
    a position of another table; *onward* is the table where this one goes on.
    """

    id: str
    status: Status
    edition: str
    variant: str
    house_rules: dict[str, Any]
    pace: str
    commitment: str
    start: str
    paused: bool
    note: str
    seats: tuple[SeatView, ...]
    deviations: tuple[str, ...] = ()
    grace: int = GRACE
    clock: int = 0
    minutes: int = 0
    ends: float = 0.0
    locked: bool = False
    host_seats: tuple[int, ...] = ()
    host_present: bool = True
    watching: int = 0
    onlookers: tuple[Onlooker, ...] = ()
    vote: VoteView | None = None
    held: Held | None = None
    reading: Readers | None = None
    rematch: str = ""
    round: int = 0
    voided: tuple[int, ...] = ()
    shares: dict[str, str] = {}
    receipt: Receipt | None = None
    code: str = ""
    public: bool = False
    own_claims: bool = False
    open_chances: bool = False
    shows_chances: bool = False
    teams: tuple[tuple[int, ...], ...] = ()
    luck: Nature = "drawn"
    goes_on: bool = False
    onward: str = ""


class Message(Struct, frozen=True, kw_only=True, tag=str.lower, tag_field="type"):
    """Something a client is told."""


class Lobby(Message, frozen=True, kw_only=True):
    """Who sits at the table, who is there, and whether it is paused."""

    table: TableView


class You(Message, frozen=True, kw_only=True):
    """Which seats are those of a device, and whether it is the host."""

    seats: tuple[int, ...]
    host: bool


class Clock(Message, frozen=True, kw_only=True):
    """A clock runs: what it is for, whose turn it ends, and how many seconds are left."""

    seq: int
    kind: Literal["clock", "turn"]
    seat: int
    seconds: float


class Chances(Message, frozen=True, kw_only=True):
    """Everybody's chances to win after the entry *seq*, at a look, where a table shows them.

    They come some time after what happened, and once for each turn at most.
    """

    seq: int
    seats: tuple[float, ...]


class Whole(Message, frozen=True, kw_only=True):
    """The whole game as all see it, and what happened since somebody last looked.

    *steps* says of which step each event is; *options* are those of the listener's own seats.
    *head* fixes the whole log up to *seq*, as *receipt* says under the server's signature; a game
    of the first protocol has neither.
    *told* is the newest step with told luck, and who acted from it on, if it can be taken back.
    """

    protocol: int
    seq: int
    told: LatelyTold | UnsetType = UNSET
    view: dict[str, Any]
    prompt: dict[str, Any]
    events: Raw
    steps: list[int]
    head: str
    receipt: Receipt | None
    options: dict[str, Raw]


class Update(Message, frozen=True, kw_only=True):
    """What happened: the view is the last one plus *patch*.

    *options* are those of the listener's own seats that changed; each takes the place of the one
    for the same kind of order. A seat without any has none that changed.
    *undone* is the number of a step that was taken back, with all after it; 0: none was.
    *luck*: it had a part in this step, so that whoever took it cannot take it back.
    *told* is the newest step with told luck, and who acted from it on, if it can be taken back.
    *head* fixes the whole log up to *seq*; the update that ends the game has a *receipt*.
    *answers* is the id of the listener's own command that made it happen, and its answer.
    """

    seq: int
    events: Raw
    patch: Raw
    prompt: Raw
    undone: int = 0
    luck: bool = False
    told: LatelyTold | UnsetType = UNSET
    head: str
    receipt: Receipt | UnsetType = UNSET
    options: dict[str, Raw]
    answers: str | UnsetType = UNSET


class Options(Message, frozen=True, kw_only=True):
    """All that the listener's seats may do now, since these are other seats than before."""

    options: dict[str, Raw]


class Answer(Message, frozen=True, kw_only=True):
    """The answer to a command: done with its number, or refused.

    What a command made happen at once is its answer: this one is for all others, and for repeats.
    """

    id: str
    ok: bool
    seq: int = 0
    no: No | None = None
    outlook: dict[str, Any] | None = None


def answering(update: bytes, command: str) -> bytes:
    """Return an update that is already written as the answer to a command too."""
    return b'%b,"answers":%b}' % (up_to(b"}", update), msgspec.json.encode(command))


def encode(message: Message) -> bytes:
    """Return a message as it crosses the wire, the same bytes for the same message."""
    return msgspec.json.encode(message, order="deterministic")


CONTROL = re.compile(
    rb"(?<!\\)(?:\\\\)*\\(?:[bf]|u00(?:0[0-8bcefBCEF]|1[0-9a-fA-F]|7[fF]|[89][0-9a-fA-F]))"
    rb"|\x7f|\xc2[\x80-\x9f]"
)
"""In JSON, written out or as they are; line ends and tabs are blanks, and not meant."""


def check_plain(data: bytes) -> None:
    """Refuse JSON with a control character in a text."""
    if CONTROL.search(data):
        raise Refusal("bad-text")
