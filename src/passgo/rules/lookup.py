"""Tables: rows of facts about the game, and functions that look their answer up in them.

This is the plain form; the compiler turns each look-up into a switch. A row names functions as they
are: each gets what its parameters name, of what the look-up was given, or of the action's fields.
"""

import inspect
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import wraps
from typing import Any, NamedTuple, ParamSpec, Protocol, TypeVar

Case = Callable[..., object]
P = ParamSpec("P")
R = TypeVar("R")
ACTION = "a"
PLACES_OF_SLOTS = ("seat", "a", "b", "c", "d", "e")


class Slot(NamedTuple):
    """An integer of a frame: its key, what it means, its value if left out."""

    key: str
    meaning: str
    default: int | None = None


@dataclass(frozen=True)
class FrameKind:
    """One kind of frame on the agenda."""

    kind: int
    name: str
    seat: tuple[str, str] | tuple[str, str, int] | None = None
    a: tuple[str, str] | tuple[str, str, int] | None = None
    b: tuple[str, str] | tuple[str, str, int] | None = None
    c: tuple[str, str] | tuple[str, str, int] | None = None
    d: tuple[str, str] | tuple[str, str, int] | None = None
    e: tuple[str, str] | tuple[str, str, int] | None = None
    works: Case | None = None
    asks: Case | int | None = None
    concerns: Case | None = None
    opens: int | None = None

    def slots(self) -> dict[str, Slot]:
        """Return what lies in the frame, by where it lies."""
        told = {at: getattr(self, at) for at in PLACES_OF_SLOTS}
        return {at: Slot(*said) for at, said in told.items() if said is not None}


@dataclass(frozen=True)
class ActionKind:
    """One kind of action, as an answer to some kinds of frames or by itself."""

    group: int
    kind: int
    to: tuple[int, ...] = ()
    by: int | None = None
    about: int | None = None
    known: Case | None = None
    unless: Case | None = None
    does: Case | None = None


class AnyKind(Protocol):
    """A row of any table: which kind it is about, and columns by their names."""

    @property
    def kind(self) -> int:
        """The number of the kind."""


Rows = Sequence[AnyKind]


def look_up(rows: Rows, column: str) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Return a decorator: a function answers by a column of the row that its first argument names.

    Rows of one kind that differ by frame are told apart by the argument *frame*. The function's own
    body answers where the column is empty.
    """

    def drawn(default: Callable[P, R]) -> Callable[P, R]:
        asked = inspect.signature(default)
        names = tuple(asked.parameters)
        told = [row for row in rows if getattr(row, column) is not None]
        cells = {row.kind: getattr(row, column) for row in reversed(told)}
        if "frame" in names[1:]:
            cells |= cells_by_frame(rows, column, names, default)
        functions = [cell for cell in cells.values() if callable(cell)]
        found = f"cells[{names[0]}]"
        if functions:
            passed = [
                name for name in names if any(name in needs(each, names) for each in functions)
            ]
            cells = {kind: case_of(cell, names, passed) for kind, cell in cells.items()}
            found += f"({', '.join(passed)})"
        if asked.return_annotation is bool and functions:
            found += " is not False"  # what returns nothing has done its work
        default_call = f"default({', '.join(names)})"
        expression = f"{found} if {names[0]} in cells else {default_call}"
        held = {"cells": cells, "default": default}
        answer: Callable[P, R] = wraps(default)(written(names, expression, held))
        return answer

    return drawn


def cells_by_frame(
    rows: Rows, column: str, names: Sequence[str], default: Case
) -> dict[int, object]:
    """Return what answers for kinds whose rows differ: the row for the frame on top."""
    told: dict[int, dict[int, object]] = {}
    for row in rows:
        for frame in getattr(row, "to", ()):
            told.setdefault(row.kind, {})[frame] = getattr(row, column)
    given = ", ".join(names)
    found: dict[int, object] = {}
    for kind, cells in told.items():
        if len(set(cells.values())) > 1:
            cases = {
                frame: case_of(cell, names, names)
                for frame, cell in cells.items()
                if cell is not None
            }
            held = {"cases": cases, "default": default}
            expression = f"cases[frame]({given}) if frame in cases else default({given})"
            found[kind] = written(names, expression, held)
    return found


def takes(function: Case, names: Sequence[str]) -> list[str]:
    """Return what a function of a row gets: what the look-up is given, or a field of the action."""
    wanted = inspect.signature(function).parameters
    return [name if name in names else f"{ACTION}.{name}" for name in wanted]


def needs(function: Case, names: Sequence[str]) -> set[str]:
    """Return what of a look-up's arguments a function of a row cannot do without."""
    return {taken.partition(".")[0] for taken in takes(function, names)}


def case_of(cell: object, names: Sequence[str], passed: Sequence[str]) -> Case:
    """Return a cell of a table as something to call with what is passed on; as it is if it fits."""
    if not callable(cell):
        return written(passed, "cell", {"cell": cell})
    taken = takes(cell, names)
    if taken == list(passed):
        return cell
    return written(passed, f"cell({', '.join(taken)})", {"cell": cell})


def written(names: Sequence[str], expression: str, held: dict[str, object]) -> Callable[..., Any]:
    """Return a function that is one expression; calling it costs no more than what it calls."""
    function: Callable[..., Any] = eval(f"lambda {', '.join(names)}: {expression}", held)
    return function


def listed(rows: Rows) -> Callable[[Callable[[int, int], bool]], Callable[[int, int], bool]]:
    """Return what makes a function tell whether a row of a kind holds for a kind of frame."""
    pairs = {(row.kind, frame) for row in rows for frame in getattr(row, "to", ())}

    def drawn(default: Callable[[int, int], bool]) -> Callable[[int, int], bool]:
        @wraps(default)
        def answer(kind: int, frame: int) -> bool:
            return (kind, frame) in pairs

        return answer

    return drawn
