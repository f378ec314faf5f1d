"""Frames: the agenda as a readable list, one small table for each frame, in both directions."""

from functools import lru_cache
from itertools import islice

from passgo.game.frame_shapes import KINDS, SHAPES, Field
from passgo.game.ids import Lexicon, PositionError, whole
from passgo.rules.limits import BANK, DEPTH
from passgo.rules.lookup import PLACES_OF_SLOTS
from passgo.rules.state import State

Frame = dict[str, object]

LARGEST_FRAME_NUMBER = 1000
ROOM_TO_GROW = 8
KNOWN_FRAMES = 4096
SLOT_NAMES = {slot: f"agenda_{slot}" for slot in PLACES_OF_SLOTS}


def write_agenda(s: State, lexicon: Lexicon) -> list[Frame]:
    """Return the agenda of a state, the base first; its frames are read, never changed."""
    columns = [s.agenda_kind, *(_slots(s, slot) for slot in SLOT_NAMES)]
    rows = islice(zip(*columns, strict=True), s.depth)
    return [_write_frame(row, lexicon) for row in rows]


@lru_cache(maxsize=KNOWN_FRAMES)
def _write_frame(row: tuple[int, ...], lexicon: Lexicon) -> Frame:
    """Return one frame of its kind and slots; the same ones come again and again."""
    name, fields = SHAPES[row[0]]
    values = dict(zip(SLOT_NAMES, row[1:], strict=True))
    frame: Frame = {"frame": name}
    for field in fields:
        value = values[field.slot]
        if value != field.default:
            frame[field.key] = _word(field, value, lexicon)
    return frame


def _slots(s: State, slot: str) -> list[int]:
    slots: list[int] = getattr(s, SLOT_NAMES[slot])
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
