"""Frames: the agenda as a readable list, one small table for each frame.

``SHAPES`` says for every kind of frame its name and what its integers mean; both directions
follow from it.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from passgo.game.lexicon import Lexicon, PositionError, whole
from passgo.rules import agenda, money
from passgo.rules.limits import BANK, DEPTH, NOBODY
from passgo.rules.mortgage import AS_BUYER, AS_HEIR, AS_TAKER
from passgo.rules.rent import (
    BY_ACTION,
    BY_CARD,
    BY_DICE,
    BY_GATHERING,
    BY_ZONE,
    FOR_THE_RENT,
    TO_MOVE,
    TO_START,
)
from passgo.rules.state import State

Meaning = Literal[
    "number",
    "flag",
    "amount",
    "seat",
    "seats",
    "creditor",
    "place",
    "deed",
    "lot",
    "deck",
    "card",
    "power",
]
Slot = Literal["seat", "a", "b", "c", "d", "e"]
Frame = dict[str, object]

LARGEST_FRAME_NUMBER = 1000
ROOM_TO_GROW = 8
REASONS = {
    name.removeprefix("FOR_").lower().replace("_", "-"): number
    for name, number in vars(money).items()
    if name.startswith("FOR_")
}
WAYS = {
    "dice": BY_DICE,
    "card": BY_CARD,
    "gathering": BY_GATHERING,
    "zone": BY_ZONE,
    "action": BY_ACTION,
}
PURPOSES = {"start": TO_START, "move": TO_MOVE, "rent": FOR_THE_RENT}
TERMS = {"buyer": AS_BUYER, "heir": AS_HEIR, "taker": AS_TAKER}


@dataclass(frozen=True)
class Field:
    """One fact of a frame: its key, the kernel's slot, its meaning, and its value if left out."""

    key: str
    slot: Slot
    meaning: Meaning | Mapping[str, int]
    default: int | None = None


SEAT = Field("seat", "seat", "seat")
POWER = Field("power", "a", "power")
SHAPES: dict[int, tuple[str, tuple[Field, ...]]] = {
    agenda.ROUND: ("round", ()),
    agenda.DEALING: ("dealing", (Field("rounds", "a", "number"), Field("to_deal", "b", "seats"))),
    agenda.OPENING: ("opening", (Field("to_throw", "a", "seats"), Field("in", "b", "seats"))),
    agenda.BREAK: ("break", (SEAT, Field("extra", "a", "flag", 0))),
    agenda.TURN: ("turn", (SEAT,)),
    agenda.ANOTHER_THROW: ("another-throw", (SEAT,)),
    agenda.TURN_END: ("turn-end", (SEAT,)),
    agenda.DICE: (
        "dice",
        (
            SEAT,
            Field("for", "a", PURPOSES, TO_MOVE),
            Field("place", "b", "place", 0),
            Field("factor", "c", "number", 0),
        ),
    ),
    agenda.MOVE: (
        "move",
        (
            SEAT,
            Field("steps", "a", "number"),
            Field("by", "b", WAYS, BY_DICE),
            Field("factor", "c", "number", 0),
        ),
    ),
    agenda.LANDING: (
        "landing",
        (SEAT, Field("by", "a", WAYS, BY_DICE), Field("factor", "b", "number", 0)),
    ),
    agenda.PURCHASE: ("purchase", (SEAT, Field("place", "a", "deed"))),
    agenda.HANDOVER: (
        "handover",
        (
            Field("seat", "seat", "seat", NOBODY),
            Field("place", "a", "deed", NOBODY),
            Field("price", "b", "amount", 0),
        ),
    ),
    agenda.AUCTION: (
        "auction",
        (
            Field("of", "a", "lot"),
            Field("bid", "b", "amount", 0),
            Field("bidder", "c", "seat", NOBODY),
            Field("in", "d", "seats"),
            Field("minimum", "e", "amount"),
        ),
    ),
    agenda.DEBT: (
        "debt",
        (
            SEAT,
            Field("to", "a", "creditor", BANK),
            Field("amount", "b", "amount"),
            Field("for", "c", REASONS),
            Field("place", "d", "place", NOBODY),
            Field("told", "e", "flag", 1),
        ),
    ),
    agenda.BARGAIN: ("bargain", (Field("value", "a", "amount", NOBODY),)),
    agenda.INHERITANCE: (
        "inheritance",
        (
            SEAT,
            Field("place", "a", "deed"),
            Field("as", "b", TERMS),
            Field("interest_paid", "c", "flag", 0),
        ),
    ),
    agenda.WISHES: (
        "wishes",
        (
            Field("for", "a", "lot"),
            Field("to_ask", "b", "seats"),
            Field("auctions", "c", "flag", 0),
            Field("stock", "d", "number", 0),
        ),
    ),
    agenda.PLACEMENT: (
        "placement",
        (
            SEAT,
            Field("of", "a", "lot"),
            Field("count", "b", "number"),
            Field("paid", "c", "flag", 0),
        ),
    ),
    agenda.CARD_DRAW: ("card-draw", (SEAT, Field("deck", "a", "deck"))),
    agenda.CARD_CHOICE: ("card-choice", (SEAT, Field("card", "a", "card"))),
    agenda.CARD_BACK_UNDER: ("card-back-under", (Field("card", "a", "card"),)),
    agenda.ESTATE: ("estate", ()),
    agenda.JAIL_CHOICE: ("jail-choice", (SEAT, Field("steps", "a", "number"))),
    agenda.RANDOM_TEXT: ("random-text", (SEAT,)),
    agenda.TEXT_SHOWN: ("text-shown", (SEAT, Field("card", "a", "card"))),
    agenda.ZONE_CHOICE: ("zone-choice", (SEAT,)),
    agenda.ZONE_TEXTS: (
        "zone-texts",
        (Field("to_get", "a", "seats"), Field("chooser", "b", "seat")),
    ),
    agenda.GATHERING: ("gathering", (Field("place", "a", "place"),)),
    agenda.TOKEN_CHOICE: ("token-choice", (SEAT,)),
    agenda.POWER_CHOICE: ("power-choice", (SEAT, POWER)),
    agenda.POWER_THROW: ("power-throw", (SEAT, POWER)),
    agenda.POWER_BENEFIT: ("power-benefit", (SEAT, POWER)),
}
KINDS = {name: kind for kind, (name, _) in SHAPES.items()}


def write_agenda(s: State, lexicon: Lexicon) -> list[Frame]:
    """Return the agenda of a state, the base first."""
    return [_write_frame(s, at, lexicon) for at in range(s.depth)]


def _write_frame(s: State, at: int, lexicon: Lexicon) -> Frame:
    name, fields = SHAPES[s.agenda_kind[at]]
    frame: Frame = {"frame": name}
    for field in fields:
        value = _slots(s, field.slot)[at]
        if value != field.default:
            frame[field.key] = _word(field, value, lexicon)
    return frame


def _slots(s: State, slot: Slot) -> list[int]:
    slots: list[int] = getattr(s, f"agenda_{slot}")
    return slots


def _word(field: Field, value: int, lexicon: Lexicon) -> object:
    if not isinstance(field.meaning, str):
        return next(word for word, number in field.meaning.items() if number == value)
    match field.meaning:
        case "flag":
            return bool(value)
        case "amount":
            return value * lexicon.step
        case "seats":
            return lexicon.seats_of(value)
        case "place" | "deed":
            return lexicon.spaces[value]
        case "lot":
            return lexicon.lot_name(value)
        case "deck":
            return lexicon.decks[value]
        case "card":
            return lexicon.card_names[value]
        case "power":
            return lexicon.powers[value]
    return value


def read_agenda(frames: list[object], s: State, lexicon: Lexicon) -> None:
    """Fill the agenda of a state from its readable list."""
    if len(frames) > DEPTH - ROOM_TO_GROW:
        raise PositionError("agenda", f"is too deep: {len(frames)} frames")
    for at, frame in enumerate(frames):
        _read_frame(frame, s, at, lexicon)
    s.depth = len(frames)


def _read_frame(frame: object, s: State, at: int, lexicon: Lexicon) -> None:
    path = f"agenda[{at}]"
    if not isinstance(frame, dict):
        raise PositionError(path, "a frame is a table with the key 'frame'")
    name = frame.get("frame")
    if not isinstance(name, str) or name not in KINDS:
        raise PositionError(f"{path}.frame", f"unknown frame {str(name)[:60]!r}")
    s.agenda_kind[at] = KINDS[name]
    fields = SHAPES[KINDS[name]][1]
    _refuse_unknown(frame, fields, path)
    for field in fields:
        _slots(s, field.slot)[at] = _read_field(frame, field, path, lexicon)


def _refuse_unknown(frame: Frame, fields: tuple[Field, ...], path: str) -> None:
    for key in frame:
        if key != "frame" and key not in [field.key for field in fields]:
            raise PositionError(path, f"unknown key {str(key)[:60]!r}")


def _read_field(frame: Frame, field: Field, path: str, lexicon: Lexicon) -> int:
    if field.key not in frame:
        if field.default is None:
            raise PositionError(path, f"the key {field.key!r} is missing")
        return field.default
    return _number(field, frame[field.key], f"{path}.{field.key}", lexicon)


def _number(field: Field, value: object, path: str, lexicon: Lexicon) -> int:
    if not isinstance(field.meaning, str):
        if not isinstance(value, str) or value not in field.meaning:
            raise PositionError(path, f"must be one of {', '.join(field.meaning)}")
        return field.meaning[value]
    match field.meaning:
        case "flag":
            return _flag(value, path)
        case "amount":
            return lexicon.amount(value, path)
        case "seat":
            return lexicon.seat(value, path)
        case "creditor":
            return BANK if value == "bank" else lexicon.seat(value, path)
        case "seats":
            return _seats(value, path, lexicon)
        case "place":
            return lexicon.place(value, path)
        case "deed":
            return lexicon.deed(value, path)
        case "lot":
            return lexicon.lot(value, path)
        case "deck":
            return lexicon.deck(value, path)
        case "card":
            return lexicon.card(value, path)
        case "power":
            return lexicon.power(value, path)
    return whole(value, path, LARGEST_FRAME_NUMBER)


def _flag(value: object, path: str) -> int:
    if not isinstance(value, bool):
        raise PositionError(path, "must be true or false")
    return int(value)


def _seats(value: object, path: str, lexicon: Lexicon) -> int:
    if not isinstance(value, list):
        raise PositionError(path, "must be a list of seats")
    mask = 0
    for at, item in enumerate(value):
        seat = lexicon.seat(item, f"{path}[{at}]")
        if mask >> seat & 1:
            raise PositionError(f"{path}[{at}]", f"seat {seat} is named twice")
        mask |= 1 << seat
    return mask
