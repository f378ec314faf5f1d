"""Frame shapes: for every kind of frame its name and what its integers mean."""

from collections.abc import Mapping
from dataclasses import dataclass

from passgo.game import kernel_names
from passgo.rules.contents import FRAMES
from passgo.rules.mortgage import AS_BUYER, AS_HEIR
from passgo.rules.rent import FOR_THE_RENT, TO_MOVE, TO_START

WORDS: Mapping[str, Mapping[str, int]] = {
    "reason": {word: number for number, word in kernel_names.REASONS.items()},
    "way": {word: number for number, word in kernel_names.WAYS.items()},
    "purpose": {"start": TO_START, "move": TO_MOVE, "rent": FOR_THE_RENT},
    "terms": {"buyer": AS_BUYER, "heir": AS_HEIR},
}
"""The words for each value of a meaning."""


@dataclass(frozen=True)
class Field:
    """One fact of a frame: its key, the kernel's slot, its meaning, and its value if left out."""

    key: str
    slot: str
    meaning: str | Mapping[str, int]
    default: int | None = None


SHAPES: dict[int, tuple[str, tuple[Field, ...]]] = {
    frame.kind: (
        frame.name,
        tuple(
            Field(slot.key, at, WORDS.get(slot.meaning, slot.meaning), slot.default)
            for at, slot in frame.slots().items()
        ),
    )
    for frame in FRAMES
}
KINDS = {name: kind for kind, (name, _) in SHAPES.items()}
