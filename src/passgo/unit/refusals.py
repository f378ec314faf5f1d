"""Refusals: every way in which the electronic unit says no, with the clauses behind it."""

from __future__ import annotations

from collections.abc import Mapping

from passgo.refusal import Refusal

CLAUSES: Mapping[str, tuple[str, ...]] = {
    "unknown-key": ("RE-003",),
    "unknown-slot": ("RE-057", "RE-058"),
    "unknown-card": ("RE-004",),
    "slot-occupied": ("RE-057", "RE-058"),
    "slot-empty": ("RE-057", "RE-058"),
    "same-card": ("RE-061",),
    "no-card": ("RE-059", "RE-060"),
    "no-green-card": ("RE-046",),
    "amount-empty": ("RE-055",),
    "amount-malformed": ("RE-055",),
    "amount-without-unit": ("RE-053", "RE-054"),
    "amount-zero": ("RE-055",),
    "amount-not-in-steps": ("RE-054",),
    "amount-finished": ("RE-053", "RE-054"),
    "amount-unfinished": ("RE-052",),
    "too-many-digits": ("RE-055",),
    "second-point": ("RE-056",),
    "point-without-digits": ("RE-056",),
    "not-enough-cash": ("RE-062",),
    "auction-running": ("RE-064", "RE-258"),
    "timer-length": ("RE-066",),
    "choosing-zone": ("RE-063",),
    "text-showing": ("RE-109",),
    "no-text-due": ("RE-106", "RE-107"),
    "unit-off": ("RE-050",),
}


def refuse(code: str, **facts: int | str) -> Refusal:
    """Return the refusal of that *code* with its clauses and the *facts* of the case."""
    return Refusal(code, CLAUSES[code], facts)
