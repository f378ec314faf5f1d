"""Amounts: digits, a point, K or M, in steps of 10K."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from passgo.refusal import Refusal
from passgo.unit import format_amount, parse_amount

STEPS = st.integers(1, 99_999).map(lambda steps: steps * 10_000)


@pytest.mark.clause("RE-053", "RE-056")
@pytest.mark.parametrize(
    ("text", "amount"),
    [("1.5M", 1_500_000), ("2M", 2_000_000), ("0.01M", 10_000), ("123.45M", 123_450_000)],
)
def test_m_ends_an_amount_in_millions(text: str, amount: int) -> None:
    assert parse_amount(text) == amount


@pytest.mark.clause("RE-054", "RE-055")
@pytest.mark.parametrize(
    ("text", "amount"),
    [("10K", 10_000), ("260K", 260_000), ("1500K", 1_500_000), ("10.0K", 10_000)],
)
def test_k_ends_an_amount_in_thousands(text: str, amount: int) -> None:
    assert parse_amount(text) == amount


@pytest.mark.clause("RE-055")
@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "amount-empty"),
        ("K", "amount-empty"),
        ("1,5M", "amount-malformed"),
        ("M5", "amount-malformed"),
        ("-3K", "amount-malformed"),
        ("1e9M", "amount-malformed"),
        ("5KM", "amount-malformed"),
        ("5 M", "amount-malformed"),
        ("5M\n", "amount-malformed"),
        ("1.5m", "amount-malformed"),
        ("٥M", "amount-malformed"),
        ("²M", "amount-malformed"),
        ("1..5M", "second-point"),
        ("1.5.0M", "second-point"),
        (".5M", "point-without-digits"),
        ("5.M", "point-without-digits"),
        (".", "point-without-digits"),
        ("1.5", "amount-without-unit"),
        ("1500000", "amount-without-unit"),
        ("15K", "amount-not-in-steps"),
        ("1.5K", "amount-not-in-steps"),
        ("0.001M", "amount-not-in-steps"),
        ("0.0001K", "amount-not-in-steps"),
        ("0K", "amount-zero"),
        ("0.00M", "amount-zero"),
        ("100000K", "too-many-digits"),
        ("1.00000M", "too-many-digits"),
        ("9" * 5_000 + "M", "too-many-digits"),
    ],
)
def test_a_bad_amount_is_refused_with_its_own_code(text: str, code: str) -> None:
    with pytest.raises(Refusal) as caught:
        parse_amount(text)

    assert caught.value.code == code
    assert all(clause.startswith("RE-05") for clause in caught.value.clauses)
    assert len(str(caught.value.facts.get("text", ""))) <= 20


def test_the_step_is_the_edition_s_own() -> None:
    assert parse_amount("15K", step=5_000) == 15_000
    with pytest.raises(Refusal, match="amount-not-in-steps"):
        parse_amount("12K", step=5_000)


@pytest.mark.clause("RE-053", "RE-054")
@pytest.mark.parametrize(
    ("amount", "text"),
    [
        (0, "0K"),
        (10_000, "10K"),
        (990_000, "990K"),
        (1_000_000, "1M"),
        (1_500_000, "1.5M"),
        (12_340_000, "12.34M"),
        (100_000_000, "100M"),
        (1_234, "1.234K"),
    ],
)
def test_the_display_writes_a_sum_in_k_or_m(amount: int, text: str) -> None:
    assert format_amount(amount) == text


def test_a_balance_below_zero_is_a_bug_and_not_shown() -> None:
    with pytest.raises(ValueError, match="below zero"):
        format_amount(-10_000)


@given(STEPS)
def test_what_the_display_writes_can_be_typed(amount: int) -> None:
    assert parse_amount(format_amount(amount)) == amount


@given(st.text(alphabet="0159.KM,-e ", max_size=9))
def test_any_text_is_an_amount_in_steps_or_refused(text: str) -> None:
    amount = 10_000
    with suppress(Refusal):
        amount = parse_amount(text)

    assert amount > 0
    assert amount % 10_000 == 0
