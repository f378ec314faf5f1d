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
    hammer: Case | None = None  # what bids are made for in it: a frame with a lot is an auction
    pledges: Case | None = None  # the money that stands behind the bid of a seat
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
    drafts: Case | None = None  # chooses at random, legal or not
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
        exact = cells_by_frame(rows, column) if "frame" in names[1:] else {}
        split = {kind for kind, _ in exact}
        told = [row for row in reversed(rows) if getattr(row, column) is not None]
        cells = {row.kind: getattr(row, column) for row in told if row.kind not in split}
        functions = [cell for cell in (*cells.values(), *exact.values()) if callable(cell)]
        if not functions and len(names) == 1:
            return wraps(default)(fact_of(rows, cells, names[0], default))
        passed = [name for name in names if any(name in needs(each, names) for each in functions)]
        found = f"case({', '.join(passed)})"
        if asked.return_annotation is bool:
            found += " is not False"  # what returns nothing has done its work
        is_told = f"{in_range(rows, names[0])} and (case := cases[{names[0]}]) is not None"
        expression = f"{found} if {is_told}"
        if exact:
            expression += f" else {found} if (case := exact.get(({names[0]}, frame))) is not None"
        expression += f" else default({', '.join(names)})"
        held = {
            "cases": by_number(rows, lambda kind: case_of(cells.get(kind), names, passed)),
            "exact": {both: case_of(cell, names, passed) for both, cell in exact.items()},
            "default": default,
        }
        answer: Callable[P, R] = wraps(default)(written(names, expression, held))
        return answer

    return drawn


def by_number(rows: Rows, told: Callable[[int], R]) -> tuple[R, ...]:
    """Return what is told of each kind of a table as a flat list, to be asked by its number."""
    return tuple(told(kind) for kind in range(1 + max(row.kind for row in rows)))


def in_range(rows: Rows, key: str) -> str:
    """Return the condition that a number stands in a list of the kinds of a table."""
    return f"0 <= {key} <= {max(row.kind for row in rows)}"


def fact_of(rows: Rows, cells: dict[int, Any], key: str, default: Case) -> Callable[..., Any]:
    """Return what tells a fact of each kind of a table; what is not told is worked out once."""
    facts = by_number(rows, lambda kind: cells[kind] if kind in cells else default(kind))
    expression = f"facts[{key}] if {in_range(rows, key)} else default({key})"
    return written((key,), expression, {"facts": facts, "default": default})


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


def cells_by_frame(rows: Rows, column: str) -> dict[tuple[int, int], object]:
    """Return what stands in the rows of kinds that differ by frame, by the kind and the frame."""
    told: dict[int, dict[int, object]] = {}
    for row in rows:
        for frame in getattr(row, "to", ()):
            told.setdefault(row.kind, {})[frame] = getattr(row, column)
    return {
        (kind, frame): cell
        for kind, cells in told.items()
        if len(set(cells.values())) > 1
        for frame, cell in cells.items()
    }


def takes(function: Case, names: Sequence[str]) -> list[str]:
    """Return what a function of a row gets: what the look-up is given, or a field of the action."""
    wanted = inspect.signature(function).parameters
    return [name if name in names else f"{ACTION}.{name}" for name in wanted]


def needs(function: Case, names: Sequence[str]) -> set[str]:
    """Return what of a look-up's arguments a function of a row cannot do without."""
    return {taken.partition(".")[0] for taken in takes(function, names)}


def case_of(cell: object, names: Sequence[str], passed: Sequence[str]) -> Case | None:
    """Return a cell of a table as something to call with what is passed on; as it is if it fits."""
    if cell is None:
        return None
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
    frames = by_number(rows, lambda kind: tuple(frame for each, frame in pairs if each == kind))

    def drawn(default: Listed) -> Listed:
        expression = f"{in_range(rows, 'kind')} and frame in frames[kind]"
        return wraps(default)(written(("kind", "frame"), expression, {"frames": frames}))

    return drawn


Counted = Callable[[int, int], int]


def nth(rows: Rows | str) -> Callable[[Counted], Counted]:
    """Return what makes a function tell the kinds that hold for a kind of frame, one by one."""
    if isinstance(rows, str):
        return opened_later(rows, nth)
    kinds: dict[int, list[int]] = {}
    for row in rows:
        for frame in getattr(row, "to", ()):
            kinds.setdefault(frame, []).append(row.kind)

    def drawn(default: Counted) -> Counted:
        expression = "kinds[frame][at] if at < len(kinds.get(frame, ())) else default(frame, at)"
        held: dict[str, object] = {"kinds": kinds, "default": default}
        return wraps(default)(written(("frame", "at"), expression, held))

    return drawn
