"""Naming: how things of Python are called in TypeScript, and from which file they come."""

from __future__ import annotations

import ast
import re
from collections.abc import Mapping
from importlib import import_module
from posixpath import relpath
from types import ModuleType
from typing import Any

from msgspec import Struct

RESERVED = frozenset(
    {"case", "class", "const", "default", "delete", "enum", "export", "function", "import", "new"}
)


def camel(name: str) -> str:
    """Return a name of a function or value as TypeScript writes it; constants stay as they are."""
    if name.isupper():
        return name
    lead = len(name) - len(name.lstrip("_"))
    words = re.sub(r"_+(\w)", lambda found: found[1].upper(), name[lead:])
    return "_" * lead + words + ("_" if words in RESERVED else "")


def member(owner: type, name: str) -> str:
    """Return the name of the function that a method or a property of a class becomes."""
    return owner.__name__[0].lower() + owner.__name__[1:] + camel(f"x_{name.strip('_')}")[1:]


class Origin(Struct, frozen=True):
    """A name of a module: where it comes from, how it is called there, and what it is."""

    module: str
    name: str
    value: Any


def origins(tree: ast.Module, live: ModuleType) -> dict[str, Origin]:
    """Return every name that a module has of its own or from another."""
    found = {
        name: Origin(live.__name__, name, value)
        for name, value in vars(live).items()
        if not name.startswith("__")
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module and node.module != "__future__":
            source = import_module(node.module)
            for alias in node.names:
                value = getattr(source, alias.name, None)
                found[alias.asname or alias.name] = Origin(node.module, alias.name, value)
    return found


class Imports:
    """What a file in TypeScript imports, as its words are found to be needed."""

    def __init__(self, module: str, ported: Mapping[str, tuple[str, ...]]) -> None:
        """Collect for the file of a *module* among those that are *ported*."""
        self.module, self.ported = module, ported
        self._found: dict[str, set[str]] = {}
        self._own = ""

    def own(self, word: str) -> str:
        """Return a word that stands in for one of Python's; no local name hides it."""
        self._own = relpath("ported/python", f"ported/{path_of(self.module)}/..")
        return f"py.{word}"

    def from_module(self, module: str, name: str, is_type: bool = False) -> str:
        """Return the name of something that a ported module has."""
        if module != self.module:
            where = relpath(path_of(module), f"{path_of(self.module)}/..")
            self._add(where, f"type {name}" if is_type else name)
        return name

    def _add(self, where: str, name: str) -> None:
        self._found.setdefault(where if where.startswith(".") else f"./{where}", set()).add(name)

    def lines(self) -> list[str]:
        """Return the import statements."""
        own = [f"import * as py from '{self._own}';"] if self._own else []
        return own + [
            f"import {{ {', '.join(sorted(names))} }} from '{where}';"
            for where, names in sorted(self._found.items())
        ]


def path_of(module: str) -> str:
    """Return the path of a ported module below web/src/ported, without its ending."""
    return "/".join(module.split(".")[1:])
