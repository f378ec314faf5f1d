"""Geometry: where the spaces of a board lie, on a square or on a ring.

Both are drawn in 1000 units; space 0 is at the bottom, and play goes clockwise.
"""

from math import cos, radians, sin

from msgspec import Struct

from passgo.editions import Edition

SIZE = 1000.0
CORNER = 128.0
BAND = 27.0
SIDES = 4
RIM, INNER, RING_BAND = 500.0, 346.0, 26.0
WIDE = 1.55  # a corner of the ring, in ordinary spaces


class Tile(Struct, frozen=True):
    """One space: its outline, the band of its group, and where figures and letters stand."""

    outline: str
    band: str
    figure: tuple[float, float]
    letter: tuple[float, float]


def is_round(edition: Edition) -> bool:
    """Tell whether the board is a ring: zones divide a round board, or its sides differ."""
    return bool(edition.zones) or len(edition.spaces) % SIDES != 0


def tiles(edition: Edition) -> list[Tile]:
    """Return every space of a board in its place."""
    count = len(edition.spaces)
    draw = _sector if is_round(edition) else _rectangle
    return [draw(at, count) for at in range(count)]


def _rectangle(at: int, count: int) -> Tile:
    side, along = divmod(at, count // SIDES)
    far = SIZE - CORNER
    if along == 0:
        x, y = ((far, far), (0.0, far), (0.0, 0.0), (far, 0.0))[side]
        middle = (x + CORNER / 2, y + CORNER / 2)
        return Tile(_box(x, y, CORNER, CORNER), "", middle, middle)
    width = (SIZE - 2 * CORNER) / (count // SIDES - 1)
    run = CORNER + (along - 1) * width
    x, y = ((SIZE - run - width, far), (0.0, SIZE - run - width), (run, 0.0), (far, run))[side]
    return _on_side(side, x, y, width)


def _on_side(side: int, x: float, y: float, width: float) -> Tile:
    """Return a tile on one side; its band lies towards the middle of the board."""
    across, down = (width, CORNER) if side % 2 == 0 else (CORNER, width)
    bands = (
        (x, y, across, BAND),
        (x + across - BAND, y, BAND, down),
        (x, y + down - BAND, across, BAND),
        (x, y, BAND, down),
    )
    bx, by, bw, bh = bands[side]
    shift = ((0.0, BAND / 2), (-BAND / 2, 0.0), (0.0, -BAND / 2), (BAND / 2, 0.0))[side]
    figure = (x + across / 2 + shift[0], y + down / 2 + shift[1])
    letter = (bx + bw / 2, by + bh / 2)
    return Tile(_box(x, y, across, down), _box(bx, by, bw, bh), figure, letter)


def _box(x: float, y: float, width: float, height: float) -> str:
    return f"M{x + 1.5:.1f} {y + 1.5:.1f}h{width - 3:.1f}v{height - 3:.1f}h{3 - width:.1f}Z"


def _sector(at: int, count: int) -> Tile:
    begin, end = ring_angles(at, count)
    middle = (begin + end) / 2
    band = _arc(INNER, INNER + RING_BAND, begin, end)
    figure = point((INNER + RING_BAND + RIM) / 2, middle)
    return Tile(_arc(INNER, RIM, begin, end), band, figure, point(INNER + RING_BAND / 2, middle))


def ring_angles(at: int, count: int) -> tuple[float, float]:
    """Return the degrees at which a space of the ring begins and ends; 0 is the top."""
    corners = {side * count // SIDES for side in range(SIDES)} if count % SIDES == 0 else set()
    widths = [WIDE if each in corners else 1.0 for each in range(count)]
    unit = 360 / sum(widths)
    begin = 180 - widths[0] * unit / 2 + sum(widths[:at]) * unit
    return begin, begin + widths[at] * unit


def point(radius: float, angle: float) -> tuple[float, float]:
    """Return a point of the ring, whose middle is the middle of the board."""
    return (
        SIZE / 2 + radius * sin(radians(angle)),
        SIZE / 2 - radius * cos(radians(angle)),
    )


def _arc(inner: float, outer: float, begin: float, end: float, gap: float = 0.25) -> str:
    a, b = begin + gap, end - gap
    (x1, y1), (x2, y2) = point(outer, a), point(outer, b)
    (x3, y3), (x4, y4) = point(inner, b), point(inner, a)
    return (
        f"M{x1:.1f} {y1:.1f}A{outer:g} {outer:g} 0 0 1 {x2:.1f} {y2:.1f}"
        f"L{x3:.1f} {y3:.1f}A{inner:g} {inner:g} 0 0 0 {x4:.1f} {y4:.1f}Z"
    )
