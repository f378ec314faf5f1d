"""Sound: which sounds are heard at the volume that is set.

Clauses: RE-076 to RE-081.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from passgo.unit.parts import Sound, Zone

BEEPS: Final = frozenset({Sound.BEEP, Sound.LONG_BEEP})

MUSIC: Mapping[Zone, Sound] = {
    Zone.PEDESTRIAN: Sound.PEDESTRIAN_MUSIC,
    Zone.BICYCLE: Sound.BICYCLE_MUSIC,
    Zone.CAR: Sound.CAR_MUSIC,
    Zone.SPACE: Sound.SPACE_MUSIC,
}
"""Each zone has its own music."""


def heard(volume: int, *sounds: Sound) -> tuple[Sound, ...]:
    """Return those of *sounds* that the *volume* lets through: at the lowest only beeps."""
    return tuple(sound for sound in sounds if volume > 0 or sound in BEEPS)
