"""Arithmetic that C and Python might understand differently."""

from typing import Final

from fixture_rules.sizes import HIGH, LOW, MASK, WIDE
from fixture_rules.table import Scale

STEPS: Final[tuple[int, ...]] = (3, -WIDE, HIGH, LOW + 1)


SMALL: Final[tuple[int, ...]] = (-32767, 32767, 12)


def weigh(s: Scale, seat: int, weight: int) -> None:
    """Lay a weight down and count it."""
    s.weight[seat] = weight
    s.total += weight


def lighten(s: Scale, seat: int, parts: int) -> None:
    """Leave a part of what the next one weighs."""
    s.weight[seat + 1] //= (
        parts + 1  # itself included
    )


def moment_of(s: Scale, seat: int) -> int:
    """Return a product of small numbers that needs more bits than they have."""
    return SMALL[1] * s.weight[seat] * SMALL[0] * s.total


def step_of(at: int) -> int:
    """Return one of a fixed list, twice."""
    return STEPS[at] + STEPS[at]


def mix(a: int, b: int) -> int:
    """Return a mixture of two numbers by every operation."""
    total = (a ^ b) + (a & MASK) - (b | LOW) + ~a
    total += abs(a - b) * HIGH - -b
    total -= 4294967295 + (a >> 3)
    return total + max(a, b, LOW) - min(a, b)


def widen(shift: int) -> int:
    """Return a constant, shifted beyond 32 bits."""
    return (LOW << shift) + WIDE * HIGH


def share(a: int, b: int) -> int:
    """Return quotient and remainder of numbers that are not negative, in one."""
    return (a // b) * 1000 + a % b


def order(a: int, b: int, c: int) -> bool:
    """Tell whether three numbers rise, or the first is one of two."""
    rising = a <= b < c
    return rising or a in (LOW, HIGH)


def choose(a: int, b: int, flip: bool) -> int:
    """Return one of two numbers."""
    first = a if not flip else b
    either = first or b
    flip = not flip
    while first > 100:
        first -= 7
        if first == HIGH:
            continue
        if first < LOW:
            break
    return first * 3 + either + (a > b) + int_of(flip)


def int_of(flag: bool) -> int:
    """Return 1 for yes."""
    if flag:
        return 1
    return 0
