"""The agenda of a position: readable frames, one small table for each, in both directions."""

from functools import lru_cache
from itertools import islice
from operator import attrgetter
from typing import NamedTuple

from passgo.fields import Meaning
from passgo.game.codecs import inside, word
from passgo.game.ids import Lexicon, PositionError
from passgo.rules.contents import FRAMES
from passgo.rules.limits import DEPTH
from passgo.rules.lookup import PLACES_OF_SLOTS
from passgo.rules.state import State


class Field(NamedTuple):
    """One fact of a frame: its key, the kernel's slot, its meaning, and its value if left out."""

    key: str
    slot: str
    meaning: Meaning
    default: int | None = None


SHAPES: dict[int, tuple[str, tuple[Field, ...]]] = {
    frame.kind: (
        frame.name,
        tuple(
            Field(slot.key, at, Meaning(slot.meaning), slot.default)
            for at, slot in frame.slots().items()
        ),
    )
    for frame in FRAMES
}
"""For every kind of frame its name and what its integers mean."""
KINDS = {name: kind for kind, (name, _) in SHAPES.items()}

Frame = dict[str, object]

LARGEST_FRAME_NUMBER = 1000
ROOM_TO_GROW = 8
KNOWN_FRAMES = 4096
SLOT_NAMES = {slot: f"agenda_{slot}" for slot in PLACES_OF_SLOTS}
COLUMNS = attrgetter("agenda_kind", *SLOT_NAMES.values())


def write_agenda(s: State, lexicon: Lexicon) -> list[Frame]:
    """Return the agenda of a state, the base first; its frames are read, never changed."""
    rows = islice(zip(*COLUMNS(s), strict=True), s.depth)
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
            frame[field.key] = word(value, field.meaning, lexicon)
    return frame


def _slots(s: State, slot: str) -> list[int]:
    slots: list[int] = getattr(s, SLOT_NAMES[slot])
    return slots


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
    path = f"{path}.{field.key}"
    number = inside(frame[field.key], field.meaning, path, lexicon)
    if field.meaning is Meaning.NUMBER and number > LARGEST_FRAME_NUMBER:
        raise PositionError(path, f"{number} is not between 0 and {LARGEST_FRAME_NUMBER}")
    return number
