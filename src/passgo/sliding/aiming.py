"""Aiming: which slide carries a token where, by the friction of the table."""

from __future__ import annotations

from math import atan2, degrees, hypot, sqrt

from passgo.sliding.edition import TENTHS, Edition
from passgo.sliding.ground import Point
from passgo.sliding.table import Shot


def reach(edition: Edition, power: int) -> float:
    """Return how far a token slides with this power, in tenths of a millimetre."""
    speed = edition.slide.speed_max * TENTHS * power / 1000
    return speed * speed / (2 * _slowing(edition))


def power_for(edition: Edition, distance: float) -> int:
    """Return the power that carries a token over *distance*, within what a slide may have."""
    speed = sqrt(2 * _slowing(edition) * max(0.0, distance))
    least, most = edition.slide.power
    return max(least, min(most, round(1000 * speed / (edition.slide.speed_max * TENTHS))))


def useful_power(edition: Edition) -> tuple[int, int]:
    """Return the powers that carry a token straight to the first row and to the end of the board.

    A softer slide stops short, a harder one leaves the board unless it meets a token.
    """
    first, last = edition.board.first_row * TENTHS, edition.length
    return power_for(edition, first - edition.launch_line), power_for(
        edition, last - edition.launch_line
    )


def aim(edition: Edition, token: int, start: int, at: Point, beyond: float = 0.0) -> Shot:
    """Return the slide from *start* that stops at a point, or would *beyond* it."""
    left, right = edition.start_range
    start = max(left, min(right, start))
    across, ahead = at[0] - start, at[1] - edition.launch_line
    limit = edition.slide.direction_max
    direction = max(-limit, min(limit, round(10 * degrees(atan2(across, ahead)))))
    return Shot(token, start, direction, power_for(edition, hypot(across, ahead) + beyond))


def _slowing(edition: Edition) -> float:
    return edition.physics.friction * edition.physics.gravity * TENTHS
