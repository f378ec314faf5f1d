"""Tables: rows of facts about the game, and functions that look their answer up in them.

This is the plain form; the compiler turns each look-up into a switch. A row names functions as they
are: each gets what its parameters name, of what the look-up was given, or of the action's fields.
The contents import the rules that they name. A rule that asks them in turn names the table by a
text, and it is opened at the first question.
"""

import inspect
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import wraps
from importlib import import_module
from typing import Any, NamedTuple, ParamSpec, Protocol, TypeVar

Case = Callable[..., object]
P = ParamSpec("P")
R = TypeVar("R")
ACTION = "a"
CONTENTS = "passgo.rules.contents"
PLACES_OF_SLOTS = ("seat", "a", "b", "c", "d", "e")


class Slot(NamedTuple):
    """An integer of a frame: its key, what it means, its value if left out."""

    key: str
    meaning: str
    default: int | None = None


@dataclass(frozen=True)
class FrameKind:
    """One kind of frame on the agenda: what lies in it, whom it asks, and where it matters."""

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
    draws: str = ""  # what nature is asked for
    asks_as: str = ""  # the name of the question to people
    concerns: Case | None = None
    opens: int | None = None
    simplest: int | None = None  # the answer that is always allowed
    on: int | None = None  # the kind that it lies on directly, where it is always the same
    business: bool | None = None  # others wait for it
    quiet: bool | None = None  # claims are settled meanwhile, though it opens nothing
    moves: bool | None = None  # part of a token's way
    at_large: bool | None = None  # nobody is asked it in jail
    stays: bool | None = None  # also when its player is out
    due: Case | bool | None = None  # settled even when the game is decided

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


@dataclass(frozen=True)
class ChoiceKind:
    """What there is to choose of some kinds of actions."""

    kind: int
    word: str = ""  # what it is called outside the rules
    finds: Case | None = None  # asks the rules about each
    shows: Case | None = None  # names what is one's own, though it is all refused for one reason
    as_one: Case | bool | None = None  # a general refusal of a blank action is that of all
    names: str = "space"  # what the chosen thing is, as fields of orders say it
    sums: bool = False  # what follows is told as money
    counts: bool = False  # its range is a number of things, no sum
    deals: bool = False  # between two seats


class AnyKind(Protocol):
    """A row of any table: which kind it is about, and columns by their names."""

    @property
    def kind(self) -> int:
        """The number of the kind."""


Rows = Sequence[AnyKind]


def look_up(rows: Rows | str, column: str) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Return a decorator: a function answers by a column of the row that its first argument names.

    Rows of one kind that differ by frame are told apart by the argument *frame*. The function's own
    body answers where the column is empty. A text names a table of the contents.
    """
    if isinstance(rows, str):
        return opened_later(rows, lambda told: look_up(told, column))

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


def opened_later(
    table: str, asking: Callable[[Rows], Callable[[Callable[P, R]], Callable[P, R]]]
) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Return a decorator: a function answers by a table that is opened at the first question."""

    def drawn(default: Callable[P, R]) -> Callable[P, R]:
        def open_table(*given: P.args, **named: P.kwargs) -> R:
            rows: Rows = getattr(import_module(CONTENTS), table)
            found: Any = asking(rows)(default)
            held.update(found.__globals__)
            answer.__code__ = found.__code__  # from now on it answers by itself
            return found(*given, **named)  # type: ignore[no-any-return]

        names = tuple(inspect.signature(default).parameters)
        held: dict[str, object] = {"open_table": open_table}
        answer: Any = wraps(default)(written(names, f"open_table({', '.join(names)})", held))
        return answer  # type: ignore[no-any-return]

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


Listed = Callable[[int, int], bool]


def listed(rows: Rows | str) -> Callable[[Listed], Listed]:
    """Return what makes a function tell whether a row of a kind holds for a kind of frame."""
    if isinstance(rows, str):
        return opened_later(rows, listed)
    pairs = {(row.kind, frame) for row in rows for frame in getattr(row, "to", ())}

    def drawn(default: Listed) -> Listed:
        answer: Listed = wraps(default)(
            written(("kind", "frame"), "(kind, frame) in pairs", {"pairs": pairs})
        )
        return answer

    return drawn
