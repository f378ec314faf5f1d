"""Tables: reads rows of facts and writes each look-up in them as a switch.

A table is a tuple of rows, a row a call that names constants, functions and texts. A look-up is a
function marked with the table and the column that answers; its own body answers otherwise. A table
of another file is named by a text.
"""

import ast
from dataclasses import dataclass

from passgo.compiling.model import BOOL, NONE, Module, Program, Signature

LOOK_UP = "look_up"
LISTED = "listed"
NTH = "nth"
UNLOCKED = "unlocked"
# What stands in a row without a name, by the kind of row.
COLUMNS = {
    "FrameKind": ("kind", "name"),
    "ActionKind": ("group", "kind"),
    "ChoiceKind": ("kind", "word"),
    "BotKind": ("kind", "name"),
}
ACTION = "a"


@dataclass(frozen=True)
class Row:
    """One row: what stands in each of its columns."""

    line: int
    cells: dict[str, ast.expr]

    def name(self, column: str) -> str:
        """Return the name in a column, empty when there is none."""
        cell = self.cells.get(column)
        return cell.id if isinstance(cell, ast.Name) else ""

    def names(self, column: str) -> list[str]:
        """Return the names of a tuple in a column."""
        cell = self.cells.get(column)
        if not isinstance(cell, ast.Tuple):
            return []
        return [each.id for each in cell.elts if isinstance(each, ast.Name)]


@dataclass(frozen=True)
class Marked:
    """A function that is looked up: its table, of this file or any, and the column or a list."""

    table: str
    column: str
    is_elsewhere: bool = False
    is_nth: bool = False


def is_table(value: ast.expr) -> bool:
    """Tell whether a value of a module is a table, or part of one: no integer."""
    return isinstance(value, ast.Tuple)


def mark_of(module: Module, node: ast.FunctionDef) -> Marked | None:
    """Return how a function is looked up, None if it is an ordinary one."""
    match node.decorator_list:
        case [] | [ast.Name(id="unlocked")]:
            return None
        case [
            ast.Call(
                func=ast.Name(id="look_up"),
                args=[ast.Name(id=table), ast.Constant(value=str(column))],
            )
        ]:
            return Marked(table, column)
        case [
            ast.Call(
                func=ast.Name(id="look_up"),
                args=[ast.Constant(value=str(table)), ast.Constant(value=str(column))],
            )
        ]:
            return Marked(table, column, is_elsewhere=True)
        case [ast.Call(func=ast.Name(id="listed"), args=[ast.Name(id=table)])]:
            return Marked(table, "")
        case [ast.Call(func=ast.Name(id="listed"), args=[ast.Constant(value=str(table))])]:
            return Marked(table, "", is_elsewhere=True)
        case [ast.Call(func=ast.Name(id="nth"), args=[ast.Constant(value=str(table))])]:
            return Marked(table, "", is_elsewhere=True, is_nth=True)
    known = f"{LOOK_UP}, {LISTED}, {NTH} and {UNLOCKED}"
    raise module.reject(node, f"{node.name}: no decorators but {known}")


def is_unlocked(node: ast.FunctionDef) -> bool:
    """Tell whether a function lets other threads of Python run."""
    return any(isinstance(each, ast.Name) and each.id == UNLOCKED for each in node.decorator_list)


def read_rows(module: Module, name: str, where: ast.AST) -> list[Row]:
    """Return the rows of a table of this module."""
    table = module.tables.get(name)
    if table is None:
        raise module.reject(where, f"{name} is no table of this file")
    assert isinstance(table, ast.Tuple)
    return [_read_row(module, each) for each in table.elts]


def _read_row(module: Module, node: ast.expr) -> Row:
    match node:
        case ast.Call(func=ast.Name(id=kind)) if kind in COLUMNS:
            places = COLUMNS[kind]
        case _:
            raise module.reject(node, f"a row is one of {', '.join(COLUMNS)}")
    if len(node.args) != len(places):
        raise module.reject(node, f"{kind} begins with {' and '.join(places)}")
    cells = dict(zip(places, node.args, strict=True))
    for keyword in node.keywords:
        if keyword.arg is None:
            raise module.reject(node, "a row names its columns")
        cells[keyword.arg] = keyword.value
    row = Row(node.lineno, cells)
    if not row.name("kind"):
        raise module.reject(node, "the kind of a row is a constant")
    if "to" in cells and not row.names("to"):
        raise module.reject(node, "to=(...) names kinds of frames")
    return row


def home_of(program: Program, module: Module, mark: Marked, where: ast.AST) -> Module:
    """Return the file that holds the table of a look-up."""
    if not mark.is_elsewhere:
        return module
    homes = [each for each in program.modules if mark.table in each.tables]
    if len(homes) != 1:
        raise module.reject(where, f"{mark.table} is a table of {len(homes)} files, not of one")
    return homes[0]


def write_switch(
    program: Program, module: Module, node: ast.FunctionDef, mark: Marked, default: list[str]
) -> list[str]:
    """Return the body of a look-up; *default* are the lines of its own body."""
    home = home_of(program, module, mark, node)
    rows = read_rows(home, mark.table, node)
    if mark.is_nth:
        return write_nth(rows) + default
    kinds: dict[str, list[Row]] = {}
    for row in rows:
        kinds.setdefault(row.name("kind"), []).append(row)
    switch = Switch(program, home, node, mark)
    lines: list[str] = []
    for kind, same in kinds.items():
        answers = switch.answers(same)
        if answers:
            lines.append(f"    if {switch.key} == {kind}:")
            lines += [f"        {line}" for line in answers]
    return lines + default


def write_nth(rows: list[Row]) -> list[str]:
    """Return the lines that tell the kinds of the rows that hold for a frame, one by one."""
    kinds: dict[str, list[str]] = {}
    for row in rows:
        for frame in row.names("to"):
            kinds.setdefault(frame, []).append(row.name("kind"))
    lines: list[str] = []
    for frame, told in kinds.items():
        lines.append(f"    {'elif' if lines else 'if'} frame == {frame}:")
        for at, kind in enumerate(told):
            lines += [f"        if at == {at}:", f"            return {kind}"]
    return lines


class Switch:
    """Writes the answers of one look-up."""

    def __init__(
        self, program: Program, module: Module, node: ast.FunctionDef, mark: Marked
    ) -> None:
        self.program, self.module, self.node, self.mark = program, module, node, mark
        self.signature = program.functions[node.name]
        self.given = dict(self.signature.params)
        self.key = self.signature.params[0][0]

    def answers(self, rows: list[Row]) -> list[str]:
        """Return the lines that answer for one kind, none where the default does."""
        if not self.mark.column:
            frames = [frame for row in rows for frame in row.names("to")]
            return [f"return frame in ({', '.join(frames)},)"] if frames else []
        told = [row for row in rows if self.mark.column in row.cells]
        if len(rows) == 1 or "frame" not in self.given or self.key == "frame":
            return self.answer(told[0]) if told else []
        lines: list[str] = []
        for row in told:
            lines.append(f"if frame in ({', '.join(row.names('to'))},):")
            lines += [f"    {line}" for line in self.answer(row)]
        return lines

    def answer(self, row: Row) -> list[str]:
        """Return the lines that answer by one row."""
        cell = row.cells[self.mark.column]
        if isinstance(cell, ast.Constant) and isinstance(cell.value, bool):
            return [f"return {cell.value}"]
        if not isinstance(cell, ast.Name):
            raise self.module.reject(row.line, f"{self.mark.column} is a constant or a function")
        if cell.id in self.program.constants:
            return [f"return {cell.id}"]
        if cell.id not in self.program.functions or cell.id not in self.module.imports:
            raise self.module.reject(cell, f"{cell.id} is not known here")
        return self.call(cell, self.program.functions[cell.id])

    def call(self, cell: ast.Name, called: Signature) -> list[str]:
        """Return the lines that call a function of a row with what it takes."""
        call = f"{cell.id}({', '.join(self.argument(cell, *each) for each in called.params)})"
        if called.returns == self.signature.returns:
            return [call, "return"] if called.returns == NONE else [f"return {call}"]
        if (called.returns, self.signature.returns) == (NONE, BOOL):
            return [call, "return True"]
        raise self.module.reject(
            cell, f"{cell.id} returns {called.returns}, {self.node.name} {self.signature.returns}"
        )

    def argument(self, cell: ast.Name, name: str, kind: str) -> str:
        """Return what a function gets for a parameter: of the look-up, or a field of the action."""
        if self.given.get(name) == kind:
            return name
        action = self.program.records.get(self.given.get(ACTION, ""))
        field = action.field(name) if action is not None else None
        if field is None or field.size:
            raise self.module.reject(cell, f"{cell.id} takes {name}, which is not at hand here")
        return f"{ACTION}.{name}"
