"""A house rule as a table may choose it: its values or its range, and what it is about."""

from collections.abc import Iterable
from typing import Any, Literal

from msgspec import Struct, inspect

Value = bool | int | str | tuple[str, ...]


class HouseRule(Struct, frozen=True, kw_only=True):
    """One rule: its values or range, its value in the book and each variant, and its clauses.

    *only_with* names the rule and the choice of it without which this one changes nothing.
    """

    name: str
    kind: Literal["choice", "flag", "amount", "count", "colours"]
    default: Value
    variants: dict[str, Value] = {}
    choices: tuple[str, ...] = ()
    least: int = 0
    most: int = 0
    step: int = 1
    clauses: tuple[str, ...] = ()
    subject: str = ""
    only_with: tuple[str, str] | None = None


def choices_of(shape: inspect.Type) -> Iterable[Any]:
    """Return the values of a rule that is chosen by name, or by yes and no."""
    return shape.values if isinstance(shape, inspect.LiteralType) else (False, True)
