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

EVENTS = (
    "Step",
    "StepBegan",
    "PropertyCollected",
    "PropertyMissed",
    "BonusCollected",
    "PropertyDoubled",
    "TaxPaid",
    "PotTaken",
    "PotStayed",
    "RoundEnded",
    "ScoreLine",
)

PORTED: Mapping[str, tuple[str, ...]] = {
    **{f"passgo.unit.{name}": () for name in UNIT},
    "passgo.game.ceremonies": (),
    "passgo.ledger.book": (),
    "passgo.sliding.chart": (),
    "passgo.sliding.events": EVENTS,
    "passgo.sliding.scoring": (),
    "passgo.sliding.resting": (
        "EQUAL",
        "place_of",
        "_place_of",
        "_areas",
        "overlap",
        "_corner",
        "_under",
    ),
    "passgo.sliding.counting": (),
    "passgo.sliding.seating": ("sides_of",),
}
"""Modules by name, with the classes, functions and values that are wanted of them; () is all."""
