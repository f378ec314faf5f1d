"""The catalogue: which modules are ported, and what of them."""

from __future__ import annotations

from collections.abc import Mapping

UNIT = (
    "amounts",
    "parts",
    "outcomes",
    "state",
    "refusals",
    "sound",
    "entry",
    "timer",
    "chance",
    "slots",
    "display",
    "clock",
    "keyboard",
)

PORTED: Mapping[str, tuple[str, ...]] = {
    **{f"passgo.unit.{name}": () for name in UNIT},
    "passgo.ledger.book": (),
}
"""Modules by name, with the classes, functions and values that are wanted of them; () is all."""
