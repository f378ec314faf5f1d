"""Positions: a game at one moment as a readable document, and back.

The document is plain JSON with a version. Reading it refuses everything malformed or impossible
with a message that begins with the path of the mistake.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal, NoReturn

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import astuple

from passgo.documents import VERSION, brought_up
from passgo.refusal import Refusal
from passgo.sliding.edition import Edition, EditionError, load
from passgo.sliding.events import Reason
from passgo.sliding.rounds import new_state
from passgo.sliding.seating import HouseRules, check_names
from passgo.sliding.soundness import check_sound
from passgo.sliding.state import NO_TOKEN, Phase, Spot, State, TokenState, tokens_of
from passgo.sliding.table import Shot

Money = Annotated[int, Meta(ge=0, le=10**12)]
Small = Annotated[int, Meta(ge=0, le=1000)]
Index = Annotated[int, Meta(ge=-1, le=1000)]
Mark = Annotated[int, Meta(ge=-100_000, le=100_000)]


class PositionError(ValueError):
    """A document is no position of this game; the message begins with the path."""


class TokenDoc(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One token: in the hand, on the board, in jail, or off."""

    at: Spot
    x: Mark = 0
    y: Mark = 0
    slid: bool = False
    slid_again: bool = False
    stayed: bool = False


class SideDoc(Struct, frozen=True, forbid_unknown_fields=True):
    """One side: its colour, its cash, which member slides next, its tokens."""

    colour: str
    cash: Money
    member: Small
    tokens: tuple[TokenDoc, ...]


class ShotDoc(Struct, frozen=True, forbid_unknown_fields=True):
    """A slide under way."""

    token: Small
    start: Mark
    direction: Mark
    power: Mark
    slider: Small
    deviated: bool


class PositionDoc(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game at one moment."""

    format: Literal["passgo-position"] = "passgo-position"
    version: Literal[3]
    edition: str
    seats: tuple[str, ...]
    house_rules: HouseRules
    round: Small
    phase: Phase
    cursor: Small
    order: tuple[str, ...]
    pot: Money
    sides: tuple[SideDoc, ...]
    reason: Reason
    shot: ShotDoc | None
    again: Index
    offered: Index
    summoned: tuple[Small, ...]
    before: tuple[Money, ...]


def write_position(s: State) -> dict[str, Any]:
    """Return the document of a state."""
    shot = None
    if s.shot is not None:
        shot = ShotDoc(
            s.shot.token, s.shot.start, s.shot.direction, s.shot.power, s.slider, s.deviated
        )
    document = PositionDoc(
        version=VERSION,
        edition=s.edition.id,
        seats=s.names,
        house_rules=s.house_rules,
        round=s.round,
        phase=s.phase,
        cursor=s.cursor,
        order=tuple(s.colours[side] for side in s.order),
        pot=s.pot,
        sides=tuple(_write_side(s, side) for side in range(s.sides)),
        reason=s.reason if s.shot is not None or s.again != NO_TOKEN else "turn",
        shot=shot,
        again=s.again,
        offered=s.offered,
        summoned=tuple(s.summoned),
        before=tuple(s.before),
    )
    built: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(document))
    return built


def _write_side(s: State, side: int) -> SideDoc:
    tokens = tuple(
        TokenDoc(t.spot, t.x, t.y, t.slid, t.slid_again, t.stayed)
        for t in (s.tokens[token] for token in tokens_of(s, side))
    )
    return SideDoc(s.colours[side], s.cash[side], s.member[side], tokens)


def read_position(document: Mapping[str, Any], edition: Edition | None = None) -> State:
    """Return the state of a document, or raise PositionError naming the path."""
    try:
        doc = msgspec.convert(brought_up(document), PositionDoc)
    except (msgspec.ValidationError, TypeError, ValueError, RecursionError) as error:
        raise PositionError(path_first(str(error))) from error
    s = _fill(_empty(doc, edition), doc)
    check_sound(s, _fail)
    return s


def _empty(doc: PositionDoc, edition: Edition | None) -> State:
    """Return a new game with the seats and house rules of the document."""
    if edition is not None and edition.id != doc.edition:
        _fail("$.edition", f"is {doc.edition!r}, not {edition.id!r}")
    try:
        known = edition or load(doc.edition)
    except EditionError:
        _fail("$.edition", f"unknown edition {doc.edition!r}")
    try:
        return new_state(known, check_names(doc.seats), doc.house_rules)
    except Refusal as refusal:
        _fail("$.house_rules" if refusal.code == "bad-colours" else "$.seats", str(refusal))


def _fill(s: State, doc: PositionDoc) -> State:
    if tuple(side.colour for side in doc.sides) != s.colours:
        _fail("$.sides", f"colours must be {', '.join(s.colours)}")
    if any(colour not in s.colours for colour in doc.order):
        _fail("$.order", "unknown colour")
    for i, side in enumerate(doc.sides):
        if len(side.tokens) != s.per_side:
            _fail(f"$.sides[{i}].tokens", f"{s.per_side} are needed")
    s.order = [s.colours.index(colour) for colour in doc.order]
    s.cash = [side.cash for side in doc.sides]
    s.member = [side.member for side in doc.sides]
    s.tokens = [TokenState(*astuple(token)) for side in doc.sides for token in side.tokens]
    s.pot, s.round, s.phase, s.cursor = doc.pot, doc.round, doc.phase, doc.cursor
    s.reason, s.again, s.offered = doc.reason, doc.again, doc.offered
    s.summoned, s.before = list(doc.summoned), list(doc.before)
    if doc.shot is not None:
        s.shot = Shot(doc.shot.token, doc.shot.start, doc.shot.direction, doc.shot.power)
        s.slider, s.deviated = doc.shot.slider, doc.shot.deviated
    return s


def path_first(message: str) -> str:
    """Return a message such as "Expected `int` - at `$.pot`" with its path in front."""
    text, found, path = message.rpartition(" - at `")
    return f"{path.rstrip('`')}: {text}" if found else f"$: {message}"


def _fail(path: str, problem: str) -> NoReturn:
    raise PositionError(f"{path}: {problem}")
