"""Calibration: what was foretold is compared with what came, tenth by tenth."""

import xml.etree.ElementTree as ET

import pytest
from value_calibration import TENTHS, Tenth, measured, name_of, picture
from value_games import Way, ways


@pytest.mark.parametrize("way", [way for way in ways() if not way.variant], ids=name_of)
def test_chances_of_everybody_who_plays_are_counted_and_add_up(way: Way) -> None:
    tenths = measured(way, games=12, kept=4)
    seats = sum(tenth.seats for tenth in tenths)

    assert len(tenths) == TENTHS
    assert seats > 0
    for at, tenth in enumerate(tenths):
        assert not tenth.seats or at <= tenth.chance * TENTHS <= at + 1
    foretold = sum(tenth.seats * tenth.chance for tenth in tenths)
    came = sum(tenth.seats * tenth.won for tenth in tenths)
    assert foretold == pytest.approx(came, abs=1e-4 * seats)


def test_a_dot_stands_above_the_diagonal_where_more_was_won_than_foretold() -> None:
    tenths = [Tenth(0, 0.0, 0.0)] * 3 + [Tenth(10, 0.35, 0.5)]
    drawn = ET.fromstring(picture([("somewhere", tenths)]))
    (dot,) = drawn.iter("{http://www.w3.org/2000/svg}circle")

    assert float(dot.attrib["cx"]) < 150 - float(dot.attrib["cy"])
    assert Tenth(10, 0.35, 0.5).error == pytest.approx(15)
