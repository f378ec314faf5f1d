"""On which space a token stands."""

from __future__ import annotations

from math import pi

import pytest
from hypothesis import given
from hypothesis import strategies as st

from passgo.sliding.chart import NOWHERE
from passgo.sliding.edition import Edition, load
from passgo.sliding.resting import overlap, parts, place_of

BOARD = load("knockout-2024")


def name(edition: Edition, x: int, y: int) -> str:
    place = place_of(edition, x, y)
    return edition.space[place].id if place != NOWHERE else "nowhere"


@pytest.mark.clause("KO-047")
@pytest.mark.parametrize(
    ("x", "y", "space"),
    [
        (1305, 5000, "luxury-tax"),
        (860, 2200, "mediterranean"),
        (880, 2200, "chance"),
        (435, 2560, "mediterranean"),
        (435, 2580, "oriental"),
        (860, 2560, "mediterranean"),
        (880, 2580, "vermont"),
        (0, 9140, "go-to-jail-1"),
        (2610, 7700, "boardwalk"),
    ],
)
def test_a_token_between_spaces_counts_where_most_of_it_lies(
    edition: Edition, x: int, y: int, space: str
) -> None:
    assert name(edition, x, y) == space


@pytest.mark.clause("KO-049")
@pytest.mark.parametrize(
    ("x", "y", "space"),
    [
        (435, 2570, "oriental"),
        (870, 2200, "chance"),
        (1740, 2200, "baltic"),
        (870, 2570, "vermont"),
        (1740, 8410, "go-to-jail-2"),
        (500, 1840, "mediterranean"),
    ],
)
def test_of_equal_parts_the_farther_and_then_the_right_hand_space_counts(
    edition: Edition, x: int, y: int, space: str
) -> None:
    assert name(edition, x, y) == space


@pytest.mark.clause("KO-050")
@pytest.mark.parametrize(("x", "y"), [(500, 1839), (1305, 1500), (1305, 150), (870, 1840)])
def test_a_token_with_its_largest_part_before_the_first_row_stands_nowhere(
    edition: Edition, x: int, y: int
) -> None:
    assert name(edition, x, y) == "nowhere"


@given(st.integers(0, BOARD.width), st.integers(0, BOARD.length))
def test_the_space_is_one_that_holds_the_most(x: int, y: int) -> None:
    held = parts(BOARD, x, y)
    place = place_of(BOARD, x, y)

    assert sum(held.values()) <= 1 + 1e-9
    if place != NOWHERE:
        assert held[place] >= max(held.values()) - 1e-7
    else:
        assert y < BOARD.board.first_row * 10 + BOARD.radius


@given(
    st.integers(-400, 400),
    st.integers(-400, 400),
    st.integers(1, 500),
    st.integers(1, 500),
    st.integers(-200, 200),
    st.integers(-200, 200),
)
def test_the_area_of_disc_and_rectangle_is_exact(
    left: int, near: int, width: int, height: int, x: int, y: int
) -> None:
    rectangle = (left, near, left + width, near + height)
    strips = 400
    total = 0.0
    for i in range(strips):
        at = left + width * (i + 0.5) / strips - x
        half = max(0.0, 150.0**2 - at * at) ** 0.5
        high = min(near + height - y, half) - max(near - y, -half)
        total += max(0.0, high) * width / strips

    assert overlap(rectangle, 150, x, y) == pytest.approx(total, abs=0.002 * pi * 150**2)


def test_a_disc_within_a_rectangle_is_a_whole_disc() -> None:
    assert overlap((0, 0, 1000, 1000), 150, 400, 500) == pytest.approx(pi * 150**2, rel=1e-12)
    assert overlap((0, 0, 1000, 1000), 150, 0, 0) == pytest.approx(pi * 150**2 / 4, rel=1e-12)
    assert overlap((0, 0, 1000, 1000), 150, -150, 500) == pytest.approx(0, abs=1e-6)
