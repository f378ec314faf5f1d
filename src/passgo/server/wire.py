"""The wire: every message between a client and its table, typed."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Raw, Struct

PROTOCOL = 1
LARGEST_MESSAGE = 16 * 1024
CommandId = Annotated[str, Meta(min_length=1, max_length=64)]


class Command(
    Struct, frozen=True, kw_only=True, tag=str.lower, tag_field="type", forbid_unknown_fields=True
):
    """Something a client asks for; the same *id* is answered once and the answer repeated."""

    id: CommandId


class Play(Command, frozen=True, kw_only=True):
    """Do an action; *answers* names the question it answers, none for an act that is free."""

    action: Raw
    answers: int | None = None


class Undo(Command, frozen=True, kw_only=True):
    """Take back one's own last step, named by its number."""

    seq: int


class Probe(Command, frozen=True, kw_only=True):
    """Ask what a draft would do."""

    action: Raw


class Chat(Command, frozen=True, kw_only=True):
    """Say something to the table."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]


class Resync(Command, frozen=True, kw_only=True):
    """Ask for the whole table again, with what happened after *since*."""

    since: int


AnyCommand = Play | Undo | Probe | Chat | Resync
COMMANDS: msgspec.json.Decoder[AnyCommand] = msgspec.json.Decoder(AnyCommand)


class No(Struct, frozen=True, kw_only=True):
    """A refusal: its code, the clauses behind it, the facts of the case."""

    code: str
    clauses: tuple[str, ...] = ()
    facts: dict[str, int | str] = {}


class SeatView(Struct, frozen=True, kw_only=True):
    """A seat as everybody sees it; a bot has a level."""

    seat: int
    name: str
    level: str
    taken: bool
    ready: bool
    present: bool


class TableView(Struct, frozen=True, kw_only=True):
    """A table as everybody sees it."""

    id: str
    status: Literal["open", "playing", "over"]
    edition: str
    variant: str
    options: dict[str, Any]
    pace: str
    commitment: str
    start: str
    paused: bool
    note: str
    seats: tuple[SeatView, ...]


class Message(Struct, frozen=True, kw_only=True, tag=str.lower, tag_field="type"):
    """Something a client is told."""


class Lobby(Message, frozen=True, kw_only=True):
    """Who sits at the table, who is there, and whether it is paused."""

    table: TableView


class Whole(Message, frozen=True, kw_only=True):
    """The whole game as a seat sees it, and what happened since it last looked."""

    protocol: int
    seq: int
    view: dict[str, Any]
    prompt: dict[str, Any]
    offers: list[Any]
    events: list[Any]


class Update(Message, frozen=True, kw_only=True):
    """What happened: the view is the last one plus *patch*."""

    seq: int
    events: list[Any]
    patch: dict[str, Any]
    prompt: dict[str, Any]
    offers: list[Any]


class Answer(Message, frozen=True, kw_only=True):
    """The answer to a command: done with its number, or refused."""

    id: str
    ok: bool
    seq: int = 0
    no: No | None = None
    outlook: dict[str, Any] | None = None


class Said(Message, frozen=True, kw_only=True):
    """What somebody said; the number is chat's own."""

    number: int
    seat: int
    text: str


def encode(message: Message) -> bytes:
    """Return a message as it crosses the wire, the same bytes for the same message."""
    return msgspec.json.encode(message, order="deterministic")
