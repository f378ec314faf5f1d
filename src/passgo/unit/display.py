"""The display: what the unit shows, given the balances.

Clauses: RE-059 to RE-061, RE-063, RE-081, RE-089. Sums are written the way of the unit; the pages
around it write money in the player's language.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from passgo.unit.amounts import format_amount
from passgo.unit.chance import shown_zone
from passgo.unit.outcomes import RandomDraw, ZoneDraw
from passgo.unit.parts import Zone
from passgo.unit.slots import expect_balances
from passgo.unit.state import Choosing, Done, Resting, Showing, Timing, Typing, Unit

TIMER_WORD: Final = "DEAL"


class Display(Struct, frozen=True):
    """What is to be seen: a line, a zone symbol, the ? symbol, the balances of both slots."""

    lit: bool = False
    line: str = ""
    scrolls: bool = False
    zone: Zone | None = None
    chance: bool = False
    green: str | None = None
    red: str | None = None
    volume: int = 0


def display(unit: Unit, balances: Sequence[int]) -> Display:
    """Return what the unit shows now; a sleeping one shows nothing."""
    if not unit.on:
        return Display()
    expect_balances(unit, balances)
    return Display(
        lit=True,
        line=_line(unit),
        scrolls=isinstance(unit.mode, Showing),
        zone=_zone(unit),
        chance=isinstance(unit.mode, Showing) and isinstance(unit.mode.draw, RandomDraw),
        green=_balance(unit.green, balances),
        red=_balance(unit.red, balances),
        volume=unit.volume,
    )


def _line(unit: Unit) -> str:
    match unit.mode:
        case Typing(digits):
            return digits
        case Done(amount):
            return format_amount(amount)
        case Timing():
            return TIMER_WORD
        case Showing(text):
            return text
        case Resting() | Choosing():
            return ""


def _zone(unit: Unit) -> Zone | None:
    """Return the symbol that passes by, or that of the zone chosen until its text is gone."""
    if isinstance(unit.mode, Choosing):
        return shown_zone(unit.settings, unit.mode)
    draw = unit.mode.draw if isinstance(unit.mode, Showing) else unit.due
    return draw.zone if isinstance(draw, ZoneDraw) else None


def _balance(card: int | None, balances: Sequence[int]) -> str | None:
    return None if card is None else format_amount(balances[card])
