"""Tables: rows of facts about the game, and functions that look their answer up in them.

This is the plain form; the compiler turns each look-up into a switch. A row names functions as they
are: each gets what its parameters name, of what the look-up was given, or of the action's fields.
"""

import inspect
from collections import Counter
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from functools import wraps
from typing import Any, NamedTuple, ParamSpec, TypeVar

Case = Callable[..., object]
P = ParamSpec("P")
R = TypeVar("R")
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


@dataclass(frozen=True)
class BotKind:
    """One kind of bot: whether tables offer it as a level, its weights, and how it plays."""

    kind: int
    name: str
    is_level: bool = False
    weighs: Case | None = None
    answers: Case | None = None
    finishes: Case | None = None
    polls: Case | None = None


Rows = Collection[FrameKind | ActionKind | BotKind]


def look_up(rows: Rows, column: str) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Return a decorator: a function answers by a column of the row that its first argument names.

    Rows of one kind that differ by frame are told apart by the argument *frame*. The function's own
    body answers where the column is empty.
    """

    def drawn(default: Callable[P, R]) -> Callable[P, R]:
        signature = inspect.signature(default)
        names = tuple(signature.parameters)
        frame = names.index("frame") if "frame" in names[1:] else 0
        by_kind: dict[object, Case] = {}
        by_frame: dict[tuple[object, object], Case] = {}
        told = Counter(row.kind for row in rows)
        for row in rows:
            value = getattr(row, column)
            case = default if value is None else case_of(value, signature)
            if frame == 0 or told[row.kind] == 1:
                by_kind.setdefault(row.kind, case)
            else:
                by_frame.update({(row.kind, to): case for to in getattr(row, "to", ())})

        found = f"by_kind.get({names[0]}, default)"
        if by_frame:
            found = f"(by_kind.get({names[0]}) or by_frame.get(({names[0]}, frame), default))"
        held = {"by_kind": by_kind, "by_frame": by_frame, "default": default}
        answer: Callable[P, R] = wraps(default)(
            written(names, f"{found}({', '.join(names)})", held)
        )
        return answer

    return drawn


def case_of(value: object, asked: inspect.Signature) -> Case:
    """Return a value of a table as something to call with what a look-up is given."""
    if not callable(value):
        return lambda *_: value
    names, given = tuple(asked.parameters), inspect.signature(value)
    if names == tuple(given.parameters) and given.return_annotation is not None:
        return value
    takes = [name if name in names else f"a.{name}" for name in given.parameters]
    is_done = asked.return_annotation is bool and given.return_annotation is None
    call = f"value({', '.join(takes)}){' is None' if is_done else ''}"
    return written(names, call, {"value": value})


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
