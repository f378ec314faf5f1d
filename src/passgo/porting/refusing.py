"""Refusing: what cannot be ported, said with its file and line."""

from __future__ import annotations

import ast


class Unportable(Exception):
    """Something stands in a module that has no place in the ported part of Python."""

    def __init__(self, file: str, line: int, why: str) -> None:
        """Name the *file* and *line* and say *why*."""
        super().__init__(f"{file}:{line}: {why}")
        self.file, self.line, self.why = file, line, why


class Place:
    """Where in which file something is read, for whoever must refuse it."""

    def __init__(self, file: str) -> None:
        """Read *file*."""
        self.file = file

    def refuse(self, node: ast.AST | int, why: str) -> Unportable:
        """Return the refusal of a node, or of a line."""
        line = node if isinstance(node, int) else getattr(node, "lineno", 0)
        return Unportable(self.file, line, why)
