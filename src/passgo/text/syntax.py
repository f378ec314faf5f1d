"""What a Fluent file says: its keys, attributes, variables and references."""

from collections.abc import Iterable
from typing import NamedTuple

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

Parts = dict[str, frozenset[str]]  # variables of the value ("") and of each attribute


class Entry(NamedTuple):
    """One message or term."""

    parts: Parts
    refers: frozenset[str]  # other messages and terms, terms with their dash
    source: str  # in canonical form, without comments


class Fault(NamedTuple):
    """One thing that is wrong in a file, at a line or at a key."""

    key: str
    message: str


class Parsed(NamedTuple):
    """A Fluent file, taken apart."""

    entries: dict[str, Entry]
    faults: list[Fault]


def parse(text: str) -> Parsed:
    """Take a Fluent file apart; what is no Fluent, or said twice, is a fault."""
    entries: dict[str, Entry] = {}
    faults: list[Fault] = []
    for node in FluentParser().parse(text).body:
        if isinstance(node, ast.Junk):
            faults.append(_junk(node, text))
        elif isinstance(node, ast.Message | ast.Term):
            key = ("-" if isinstance(node, ast.Term) else "") + node.id.name
            if key in entries:
                faults.append(Fault(key, "said twice"))
            entries[key] = _entry(node)
    return Parsed(entries, faults)


def facts_in(variables: Iterable[str]) -> set[str]:
    """Return the facts behind variables: `target-the` and `target-at` are forms of `target`."""
    return {name.partition("-")[0] for name in variables}


def _entry(node: ast.Message | ast.Term) -> Entry:
    parts = {} if node.value is None else {"": _Uses.of(node.value).variables}
    parts |= {a.id.name: _Uses.of(a.value).variables for a in node.attributes}
    node.comment = None
    source = FluentSerializer().serialize_entry(node)
    return Entry(parts, _Uses.of(node).refers, source)


def _junk(node: ast.Junk, text: str) -> Fault:
    annotation = node.annotations[0]
    line = text.count("\n", 0, annotation.span.start if annotation.span else 0) + 1
    return Fault(f"line {line}", f"not Fluent: {annotation.message}")


class _Uses(Visitor):
    """Collect what a part of a message uses."""

    def __init__(self) -> None:
        self._variables: set[str] = set()
        self._refers: set[str] = set()

    @classmethod
    def of(cls, node: ast.BaseNode) -> "_Uses":
        uses = cls()
        uses.visit(node)
        return uses

    @property
    def variables(self) -> frozenset[str]:
        return frozenset(self._variables)

    @property
    def refers(self) -> frozenset[str]:
        return frozenset(self._refers)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self._variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self._refers.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self._refers.add(f"-{node.id.name}")
        self.generic_visit(node)
