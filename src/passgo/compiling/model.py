"""Model: the parts of a rules file, as the generator knows them."""

import ast
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

INT = "int"
BOOL = "bool"
NONE = "None"
WIDE = 64
C_TYPES = {16: "short", 32: "int", WIDE: "long long"}


class Rejected(Exception):
    """The source holds something that would not mean the same when compiled."""

    def __init__(self, path: Path, line: int, message: str) -> None:
        self.path = path
        self.line = line
        super().__init__(f"{path.parent.name}/{path.name}:{line}: {message}")


def bits_of_list(values: Sequence[int]) -> int:
    """Return how many bits the integers of a fixed list take."""
    widest = max(*values, -min(values))
    return next(bits for bits in C_TYPES if widest < 2 ** (bits - 1))


@dataclass(frozen=True)
class Module:
    """One file, taken apart but not yet understood."""

    name: str
    path: Path
    lines: list[str]
    imports: dict[str, tuple[str, int]] = field(default_factory=dict)
    constants: dict[str, ast.AnnAssign] = field(default_factory=dict)
    lists: dict[str, ast.AnnAssign] = field(default_factory=dict)
    tables: dict[str, ast.expr] = field(default_factory=dict)
    records: list[ast.ClassDef] = field(default_factory=list)
    classes: list[ast.ClassDef] = field(default_factory=list)
    functions: list[ast.FunctionDef] = field(default_factory=list)

    def reject(self, where: ast.AST | int, message: str) -> Rejected:
        """Return the error that names this file and the line of a node, or a line."""
        line = where if isinstance(where, int) else getattr(where, "lineno", 1)
        return Rejected(self.path, line, message)

    def defined(self) -> list[tuple[str, int]]:
        """Return every name this file defines, with its line."""
        fixed = {**self.constants, **self.lists}
        names = [(name, node.lineno) for name, node in fixed.items()]
        names += [(node.name, node.lineno) for node in (*self.records, *self.classes)]
        return names + [(node.name, node.lineno) for node in self.functions]


@dataclass(frozen=True)
class Field:
    """An integer of a record (size 0), or a fixed list of *size* integers, in so many bits."""

    name: str
    size: int
    fill: int
    bits: int = WIDE

    @property
    def c_type(self) -> str:
        """Return the type of C that holds one of its integers."""
        return C_TYPES[self.bits]


@dataclass(frozen=True)
class RecordShape:
    """A record class: its integers in order, and the objects that lie outside it."""

    name: str
    fields: tuple[Field, ...]
    outside: dict[str, str]

    def field(self, name: str) -> Field | None:
        """Return the integer field of that name."""
        return next((each for each in self.fields if each.name == name), None)


@dataclass(frozen=True)
class Signature:
    """Parameters and result of a function, by kind."""

    params: tuple[tuple[str, str], ...]
    returns: str


@dataclass(frozen=True)
class ClassShape:
    """An ordinary class: its fields by C type, and its methods."""

    name: str
    fields: dict[str, str]
    methods: dict[str, Signature]
    node: ast.ClassDef
    module: Module


@dataclass
class Program:
    """All files together, every name resolved."""

    modules: list[Module]
    constants: dict[str, int] = field(default_factory=dict)
    lists: dict[str, tuple[int, ...]] = field(default_factory=dict)
    records: dict[str, RecordShape] = field(default_factory=dict)
    classes: dict[str, ClassShape] = field(default_factory=dict)
    functions: dict[str, Signature] = field(default_factory=dict)
