"""Amounts: how the unit reads what is typed on it, and how it writes a sum on its display.

Clauses: RE-053 to RE-056. Amounts are whole units of money; no fraction is ever kept.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from passgo.unit.refusals import refuse

STEP: Final = 10_000
"""The smallest sum in use: 10K."""

MOST_DIGITS: Final = 5
"""How many digits fit on the display."""

UNITS: Mapping[str, int] = {"K": 1_000, "M": 1_000_000}
DIGITS: Final = frozenset("0123456789")
_SHOWN = 20  # so much of a wrong amount is repeated in the refusal


def parse_amount(text: str, step: int = STEP) -> int:
    """Return the sum that an amount such as 1.5M or 260K stands for."""
    typed = text.rstrip("KM")
    if fault := _fault(typed, text):
        raise refuse(fault, text=text[:_SHOWN])
    whole, _, decimals = typed.partition(".")
    if len(whole + decimals) > MOST_DIGITS:
        raise refuse("too-many-digits", most=MOST_DIGITS, text=text[:_SHOWN])
    scale: int = 10 ** len(decimals)
    amount, rest = divmod(int(whole + decimals) * UNITS[text[-1]], scale)
    if rest or amount % step:
        raise refuse("amount-not-in-steps", step=step, text=text)
    if amount == 0:
        raise refuse("amount-zero", text=text)
    return amount


def format_amount(amount: int) -> str:
    """Return a sum as the unit's display shows it: 1.5M, 260K, 0K."""
    if amount < 0:
        raise ValueError(f"no balance is below zero: {amount}")
    letter = "M" if amount >= UNITS["M"] else "K"
    whole, rest = divmod(amount, UNITS[letter])
    decimals = str(rest).zfill(len(str(UNITS[letter])) - 1).rstrip("0")
    return f"{whole}.{decimals}{letter}" if decimals else f"{whole}{letter}"


def _fault(typed: str, text: str) -> str:
    """Return the code of what is wrong with the form of *text*, if something is."""
    if not typed:
        return "amount-empty"
    is_clean = all(sign in DIGITS or sign == "." for sign in typed)
    if not is_clean or len(text) - len(typed) > 1:
        return "amount-malformed"
    if typed.count(".") > 1:
        return "second-point"
    if typed.startswith(".") or typed.endswith("."):
        return "point-without-digits"
    return "" if text != typed else "amount-without-unit"
