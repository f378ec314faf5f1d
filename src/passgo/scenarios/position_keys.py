"""Keys of positions: which of them have a meaning, read off the shapes of positions and frames."""

from inspect import isclass

from msgspec import Struct

from passgo.fields import Meaning
from passgo.game import position_shape
from passgo.game.position_agenda import SHAPES
from passgo.game.position_fields import plain_members

PARTS = tuple(
    part
    for part in vars(position_shape).values()
    if isclass(part) and issubclass(part, Struct) and part is not Struct
)
"""Every part of a position."""


def keys_meaning(*meanings: Meaning) -> frozenset[str]:
    """Return the keys of positions and of frames on their agenda that mean one of these."""
    of_frames = {
        field.key for _, fields in SHAPES.values() for field in fields if field.meaning in meanings
    }
    of_parts = {
        member.key for part in PARTS for member in plain_members(part) if member.meaning in meanings
    }
    return frozenset(of_frames | of_parts)
