"""One way to write an amount, in each language and style."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from passgo.editions import Edition, load_edition
from passgo.text import LANGUAGES, money

CLASSIC = load_edition("classic-2003")
DOLLARS = load_edition("classic-us")
MILLIONS = msgspec.structs.replace(
    CLASSIC, money=msgspec.structs.replace(CLASSIC.money, style="millions", step=10_000)
)
CREDITS = msgspec.structs.replace(CLASSIC, symbol="Cr")


@pytest.mark.parametrize(
    ("amount", "edition", "french", "english"),
    [
        (0, CLASSIC, "0\u00a0€", "€0"),
        (50, CLASSIC, "50\u00a0€", "€50"),
        (1500, CLASSIC, "1\u202f500\u00a0€", "€1,500"),
        (1234567, CLASSIC, "1\u202f234\u202f567\u00a0€", "€1,234,567"),
        (-20, CLASSIC, "−20\u00a0€", "−€20"),
        (1500, DOLLARS, "1\u202f500\u00a0$", "$1,500"),
        (1500, CREDITS, "1\u202f500\u00a0Cr", "1,500\u00a0Cr"),
        (0, MILLIONS, "0", "0"),
        (10_000, MILLIONS, "10\u00a0K", "10K"),
        (260_000, MILLIONS, "260\u00a0K", "260K"),
        (1_500_000, MILLIONS, "1,5\u00a0M", "1.5M"),
        (2_000_000, MILLIONS, "2\u00a0M", "2M"),
        (6_250_000, MILLIONS, "6,25\u00a0M", "6.25M"),
        (10_010_000, MILLIONS, "10,01\u00a0M", "10.01M"),
        (1_234_000_000, MILLIONS, "1\u202f234\u00a0M", "1,234M"),
        (-500_000, MILLIONS, "−500\u00a0K", "−500K"),
    ],
)
def test_an_amount_reads_as_a_player_writes_it(
    amount: int, edition: Edition, french: str, english: str
) -> None:
    assert money(amount, edition, "fr") == french
    assert money(amount, edition, "en") == english


@given(st.integers(-(10**9), 10**9), st.sampled_from(LANGUAGES))
def test_no_digit_of_an_amount_is_lost(amount: int, language: str) -> None:
    text = money(amount, CLASSIC, "fr" if language == "fr" else "en")

    assert "".join(filter(str.isdigit, text)) == str(abs(amount))


@given(st.integers(0, 10**5))
def test_different_amounts_in_millions_never_read_alike(steps: int) -> None:
    amount = steps * 10_000

    assert money(amount, MILLIONS, "en") != money(amount + 10_000, MILLIONS, "en")
