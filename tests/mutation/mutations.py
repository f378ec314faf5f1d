"""Mutations: every small way to break a rule module, by its syntax tree."""

import ast
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import NamedTuple

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Add,
}


class Mutation(NamedTuple):
    """One way to break one module: its number there and what it does."""

    module: str
    number: int
    what: str

    @property
    def name(self) -> str:
        """Return a stable name: module, function, line's text and change."""
        return f"{self.module}: {self.what}"


def mutations_of(file: Path) -> list[Mutation]:
    """Return every mutation of a module."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    return [Mutation(file.stem, number, what) for number, (what, _) in enumerate(_changes(tree))]


def mutated(file: Path, number: int) -> str:
    """Return the source of a module with one mutation in it."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    for at, (_, change) in enumerate(_changes(tree)):
        if at == number:
            change()
            return ast.unparse(ast.fix_missing_locations(tree))
    raise IndexError(f"{file.stem} has no mutation {number}")


class _Change:
    """A change of the tree that is made when called."""

    def __init__(self, holder: object, field: str, value: object, index: int | None = None) -> None:
        self.holder, self.field, self.value, self.index = holder, field, value, index

    def __call__(self) -> None:
        if self.index is None:
            setattr(self.holder, self.field, self.value)
        else:
            getattr(self.holder, self.field)[self.index] = self.value


def _changes(tree: ast.Module) -> Iterator[tuple[str, _Change]]:
    for function in tree.body:
        if isinstance(function, ast.FunctionDef):
            for node in _nodes(function):
                for what, change in _of_node(node):
                    yield f"{function.name}: {what}", change


def _nodes(node: ast.AST) -> Iterator[ast.AST]:
    """Walk a function, but not into the rows that it writes to the log: they have idle columns."""
    yield node
    for child in ast.iter_child_nodes(node):
        if not (isinstance(child, ast.Call) and ast.unparse(child.func) == "note"):
            yield from _nodes(child)


def _of_node(node: ast.AST) -> Iterator[tuple[str, _Change]]:
    if isinstance(node, ast.Compare) and type(node.ops[0]) in COMPARISONS:
        other = COMPARISONS[type(node.ops[0])]()
        yield f"{ast.unparse(node)} -> {other.__class__.__name__}", _Change(node, "ops", other, 0)
    elif isinstance(node, ast.BoolOp):
        other_op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        what = f"{ast.unparse(node)} -> {other_op.__class__.__name__}"
        yield what, _Change(node, "op", other_op)
    elif isinstance(node, ast.BinOp | ast.AugAssign) and type(node.op) in ARITHMETIC:
        changed = ARITHMETIC[type(node.op)]()
        what = f"{ast.unparse(node)} -> {changed.__class__.__name__}"
        yield what, _Change(node, "op", changed)
    elif isinstance(node, ast.Constant) and type(node.value) is int:
        yield f"{node.value} -> {node.value + 1}", _Change(node, "value", node.value + 1)
    elif isinstance(node, ast.If | ast.While):
        opposite = ast.UnaryOp(op=ast.Not(), operand=deepcopy(node.test))
        yield f"if not ({ast.unparse(node.test)})", _Change(node, "test", opposite)
    yield from _dropped(node)


def _dropped(node: ast.AST) -> Iterator[tuple[str, _Change]]:
    for field in ("body", "orelse"):
        statements = getattr(node, field, None)
        if not isinstance(statements, list):
            continue
        for index, statement in enumerate(statements):
            if _can_go(statement):
                what = f"without {ast.unparse(statement)}"
                yield what, _Change(node, field, ast.Pass(), index)


def _can_go(statement: ast.stmt) -> bool:
    """Tell whether dropping a statement breaks behaviour: notes and beliefs stay."""
    if isinstance(statement, ast.AugAssign):
        return True
    if isinstance(statement, ast.Assign):
        return not isinstance(statement.targets[0], ast.Name)
    if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Call):
        return ast.unparse(statement.value.func) != "note"
    return False
