"""Frame shapes: for every kind of frame its name and what its integers mean."""

from typing import NamedTuple

from passgo.fields import Meaning
from passgo.rules.contents import FRAMES


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
KINDS = {name: kind for kind, (name, _) in SHAPES.items()}
