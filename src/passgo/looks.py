"""Looks: the names of what clients can draw, for editions to choose from.

How each is drawn is the client's; that there is a drawing for every name, its types make sure.
What is chosen changes no game, so it is no part of an edition's digest.
"""

from collections.abc import Iterable, Iterator
from itertools import cycle
from typing import Literal, TypeVar, get_args

import msgspec
from msgspec import UNSET, Struct

S = TypeVar("S", bound=Struct)

Shape = Literal["square", "round", "long"]
Palette = Literal["plain", "blue", "green", "teal", "night", "red"]
Art = Literal["plain", "river", "waves", "flights", "unit", "planet", "drums"]
StreetColour = Literal[
    "brown", "light-blue", "pink", "orange", "red", "yellow", "green", "dark-blue"
]
Colour = Literal[StreetColour, "slate", "grey"]
ZoneColour = Literal["olive", "rust", "violet", "cobalt"]
Paint = Literal["red", "yellow", "green", "blue"]
Emblem = Literal[
    "fox",
    "balloon",
    "snail",
    "umbrella",
    "lighthouse",
    "cactus",
    "acorn",
    "kite",
    "blade",
    "shield",
    "twin",
    "visor",
    "claw",
    "crescent",
    "clock-tower",
    "iron-tower",
    "gate",
    "leaning-tower",
    "windmill",
    "fountain",
    "spires",
    "temple",
]
Picture = Literal[
    Emblem,
    "station",
    "plane",
    "columns",
    "hemicycle",
    "scales",
    "bulb",
    "drop",
    "flame",
    "antenna",
    "chest",
    "chance",
    "tax",
    "ring",
    "tree",
    "walk",
    "bike",
    "car",
    "rocket",
    "jail",
    "cards",
    "arrow",
    "globe",
    "chat",
    "star",
]
Accent = Literal["plain", "bright"]
CHOSEN = ("colour", "picture", "emblem", "paint", "accent")


def colours_left(taken: Iterable[object], choices: object) -> Iterator[str]:
    """Return colours for what has none, again and again: first those that nothing else has."""
    used = set(taken)
    every = get_args(choices)
    return cycle([colour for colour in every if colour not in used] or every)


def undressed(part: S) -> S:
    """Return a part of an edition without all that is only looked at."""
    worn = {name: UNSET for name in CHOSEN if name in part.__struct_fields__}
    return msgspec.structs.replace(part, **worn)
