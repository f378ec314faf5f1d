"""The clauses that test functions speak for, read from their source without importing it."""

import ast
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

MARKER = ("pytest", "mark", "clause")


class Mark(Struct, frozen=True):
    """One clause named by a marker of a test."""

    clause: str
    file: Path
    line: int


def marks_under(folder: Path) -> Iterator[Mark]:
    """Yield every clause that a marker under *folder* names."""
    for file in sorted(folder.rglob("*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"), str(file))
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and _dotted(node.func) == MARKER:
                yield from _named(node, file)


def _dotted(node: ast.expr) -> tuple[str, ...]:
    if isinstance(node, ast.Attribute):
        return (*_dotted(node.value), node.attr)
    return (node.id,) if isinstance(node, ast.Name) else ()


def _named(call: ast.Call, file: Path) -> Iterator[Mark]:
    for argument in call.args:
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
            yield Mark(argument.value, file, argument.lineno)
