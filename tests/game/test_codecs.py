"""Codecs: what is written of a number is read back as the same number."""

import pytest

from passgo.editions import load_edition
from passgo.fields import Meaning
from passgo.game.codecs import CODECS, inside, outside
from passgo.game.ids import PositionError, lexicon_of
from passgo.rules.limits import BANK, NOBODY

EDITION = load_edition("classic-2003")
NUMBERS = {
    Meaning.SEAT: (0, 5),
    Meaning.SEAT_OR_NOBODY: (0, 5, NOBODY),
    Meaning.SEAT_OR_BANK: (0, 5, BANK),
    Meaning.MONEY: (0, 1500),
    Meaning.FLAG: (0, 1),
    Meaning.SPACE: (0, 39),
    Meaning.REASON: (1, 2),
}


@pytest.mark.parametrize(
    ("meaning", "number"),
    [(meaning, number) for meaning, numbers in NUMBERS.items() for number in numbers],
)
def test_a_number_is_read_as_it_was_written(meaning: Meaning, number: int) -> None:
    lexicon = lexicon_of(EDITION)

    assert CODECS[meaning].read(outside(number, meaning, EDITION), lexicon) == number


@pytest.mark.parametrize("value", ["bank", "nobody", "0"])
def test_nobody_has_no_name(value: object) -> None:
    with pytest.raises(PositionError):
        inside(value, Meaning.SEAT_OR_NOBODY, "bidder", lexicon_of(EDITION))
