"""Options: every kind of order once, open with its ranges, or closed with the reason."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from passgo.fields import Range
from passgo.refusal import Refusal
from passgo.sliding.aiming import reach
from passgo.sliding.ground import start_y
from passgo.sliding.legality import closed
from passgo.sliding.orders import (
    PEOPLES_ORDERS,
    DoubleProperty,
    MoveFromRailroad,
    PayJail,
    PeoplesOrder,
    Slide,
    TakeSecondChance,
)
from passgo.sliding.prompts import (
    DoubleWhich,
    LeaveJail,
    MoveByRailroad,
    SlideWhich,
    TryAgain,
)
from passgo.sliding.questions import prompt
from passgo.sliding.scoring import collections
from passgo.sliding.state import State, places, resting, side_at

LINE = 2500
"""Tenths of a millimetre of an aim that are drawn: its direction, never the whole way."""


class Option(Struct, frozen=True):
    """One kind of order for one seat.

    An open option tells which tokens and spaces it takes, the least and greatest of each number,
    its price and the cash after it. A closed one tells the code, clauses and facts of the refusal.
    """

    do: str
    open: bool
    tokens: tuple[int, ...] = ()
    spaces: tuple[int, ...] = ()
    ranges: Mapping[str, tuple[Range, ...]] = {}
    price: int = 0
    cash_after: int = 0
    completes: Mapping[int, tuple[int, ...]] = {}
    """For each space, the groups that taking it would complete."""
    shows: Mapping[Literal["line", "reach"], int] = {}
    """Of a slide, as the table agreed: the length of its line, how far full power carries."""
    code: str = ""
    clauses: tuple[str, ...] = ()
    facts: Mapping[str, int | str] = {}

    @property
    def no(self) -> Refusal | None:
        """Why it is closed, None if it is open."""
        return None if self.open else Refusal(self.code, self.clauses, self.facts)


def options(s: State, seat: int) -> tuple[Option, ...]:
    """Return every kind of order once, as it stands for *seat*."""
    return tuple(_option(s, seat, kind) for kind in PEOPLES_ORDERS)


def _option(s: State, seat: int, kind: type[PeoplesOrder]) -> Option:
    name = kind.__name__
    refusal = closed(s, seat, kind)
    if refusal is not None:
        return _closed(name, refusal)
    return _open(s, name, kind, side_at(s, seat))


def _closed(name: str, refusal: Refusal) -> Option:
    return Option(
        name, False, code=refusal.code, clauses=refusal.clauses, facts=dict(refusal.facts)
    )


def _open(s: State, name: str, kind: type[PeoplesOrder], side: int) -> Option:
    cash = s.cash[side]
    match prompt(s):
        case SlideWhich() as asked if kind is Slide:
            starts = free_starts(s, asked.start)
            ranges = {"start": starts, "direction": (asked.direction,), "power": (asked.power,)}
            return Option(
                name, True, asked.tokens, ranges=ranges, cash_after=cash, shows=aim_help(s)
            )
        case LeaveJail() as asked:
            price = asked.price if kind is PayJail else 0
            return Option(name, True, asked.tokens, price=price, cash_after=cash - price)
        case TryAgain() as asked:
            price = asked.price if kind is TakeSecondChance else 0
            return Option(name, True, (asked.token,), price=price, cash_after=cash - price)
        case MoveByRailroad() as asked:
            spaces = asked.spaces if kind is MoveFromRailroad else ()
            done = _completes(s, side, spaces)
            return Option(name, True, asked.tokens, spaces, cash_after=cash, completes=done)
        case DoubleWhich() as asked if kind is DoubleProperty:
            return Option(name, True, spaces=asked.spaces, cash_after=cash)
    return Option(name, True, cash_after=cash)


def aim_help(s: State) -> dict[Literal["line", "reach"], int]:
    """Return what of a slide is shown before it is made, and nothing more."""
    if s.house_rules.helps == "none":
        return {}
    if s.house_rules.helps == "line":
        return {"line": LINE}
    return {"line": LINE, "reach": round(reach(s.edition, 1000))}


def free_starts(s: State, whole: Range) -> tuple[Range, ...]:
    """Return the stretches behind GO where a token can be placed."""
    lying = resting(s)
    clear = s.edition.launch_line + 2 * s.edition.radius
    if all(y >= clear for _, y in lying.values()):
        return (whole,)
    free = [x for x in range(whole[0], whole[1] + 1) if start_y(s.edition, lying, x) >= 0]
    firsts = [x for i, x in enumerate(free) if i == 0 or free[i - 1] != x - 1]
    lasts = [x for i, x in enumerate(free) if i + 1 == len(free) or free[i + 1] != x + 1]
    return tuple(zip(firsts, lasts, strict=True))


def _completes(s: State, side: int, spaces: tuple[int, ...]) -> dict[int, tuple[int, ...]]:
    own = set(collections(s.edition, places(s), s.order)[side])
    found = {
        space: tuple(
            group
            for group, members in enumerate(s.edition.sets)
            if space in members and set(members) <= own | {space}
        )
        for space in spaces
    }
    return {space: groups for space, groups in found.items() if groups}
