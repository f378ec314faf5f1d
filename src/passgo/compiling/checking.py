"""Checking: goes through a function's statements and learns the kinds of its local names."""

import ast
from dataclasses import dataclass

from passgo.compiling.expressions import NUMBERS, Access, Expressions, OutsideCall, Stored
from passgo.compiling.model import BOOL, INT, NONE, Module, Program
from passgo.compiling.reading import is_docstring
from passgo.compiling.signatures import check_name

MOST_RANGE_ARGUMENTS = 3


@dataclass(frozen=True)
class Body:
    """What writing a function needs to know: its locals, its literals and accesses, its objects."""

    names: dict[str, str]
    wide: list[ast.Constant]
    narrow: list[ast.expr]
    stored: list[Stored]
    accesses: list[Access]
    outside_calls: list[OutsideCall]
    makes_objects: bool


def check_function(program: Program, module: Module, node: ast.FunctionDef) -> Body:
    """Refuse what the compiled form would not do alike; return what it needs to know."""
    params = dict(program.functions[node.name].params)
    statements = _Statements(program, module, node, params)
    body = node.body[1:] if is_docstring(node.body[0]) else node.body
    statements.block(body)
    kinds = statements.expressions
    local = {name: kind for name, kind in kinds.names.items() if name not in params}
    return Body(
        local,
        kinds.wide,
        kinds.narrow,
        kinds.stored,
        kinds.accesses,
        kinds.outside_calls,
        kinds.makes_objects,
    )


class _Statements:
    """The statements of one function."""

    def __init__(
        self, program: Program, module: Module, node: ast.FunctionDef, params: dict[str, str]
    ) -> None:
        self.module = module
        self.params = params
        self.returns = program.functions[node.name].returns
        self.expressions = Expressions(program, module, dict(params))

    def block(self, body: list[ast.stmt]) -> None:
        for statement in body:
            self.statement(statement)

    def statement(self, node: ast.stmt) -> None:
        match node:
            case ast.Assign():
                kind = self.expressions.kind(node.value)
                for target in node.targets:
                    self.assign(node, target, kind)
                    self.expressions.store(target, node.value)
            case ast.AnnAssign():
                self.annotated(node)
            case ast.AugAssign():
                kind = self.expressions.operation(node, node.target, node.op, node.value)
                self.assign(node, node.target, kind)
                self.expressions.store(node.target, node.value, node)
            case ast.Expr(value=ast.Call()):
                self.expressions.kind(node.value)
            case ast.If() | ast.While():
                self.expressions.number(node.test)
                self.branches(node)
            case ast.For():
                self.loop(node)
            case ast.Return():
                self.result(node)
            case ast.Assert():
                self.belief(node)
            case ast.Pass() | ast.Break() | ast.Continue():
                pass
            case _:
                name = type(node).__name__
                raise self.module.reject(node, f"a statement not known to the compiler: {name}")

    def branches(self, node: ast.If | ast.While) -> None:
        if isinstance(node, ast.While) and node.orelse:
            raise self.module.reject(node, "a loop has no else")
        self.block(node.body)
        self.block(node.orelse)

    def loop(self, node: ast.For) -> None:
        match node:
            case ast.For(
                target=ast.Name(),
                iter=ast.Call(func=ast.Name(id="range"), args=args, keywords=[]),
                orelse=[],
            ) if 1 <= len(args) <= MOST_RANGE_ARGUMENTS:
                self.range_step(node, args)
            case _:
                raise self.module.reject(node, "loops read: for name in range(...), without else")
        for each in args:
            self.expressions.number(each)
        self.assign(node, node.target, INT)
        self.block(node.body)

    def range_step(self, node: ast.For, args: list[ast.expr]) -> None:
        if len(args) == MOST_RANGE_ARGUMENTS and not isinstance(
            args[2], ast.Constant | ast.UnaryOp
        ):
            raise self.module.reject(node, "the step of a range is a literal")

    def annotated(self, node: ast.AnnAssign) -> None:
        kind = node.annotation.id if isinstance(node.annotation, ast.Name) else ""
        program = self.expressions.program
        if kind not in (*NUMBERS, *program.records, *program.classes):
            raise self.module.reject(node, "a local name is int, bool or a record")
        if node.value is None:
            raise self.module.reject(node, "a local name gets a value where it is declared")
        given = self.expressions.kind(node.value)
        if given != kind and not (given in NUMBERS and kind in NUMBERS):
            raise self.module.reject(node, f"{ast.unparse(node.value)} is {given}, not {kind}")
        self.assign(node, node.target, kind)

    def assign(self, node: ast.stmt, target: ast.expr, kind: str) -> None:
        if isinstance(target, ast.Name):
            self.bind(node, target.id, kind)
        elif isinstance(target, ast.Attribute | ast.Subscript):
            wanted = self.expressions.kind(target)
            if wanted != kind and not (wanted in NUMBERS and kind in NUMBERS):
                raise self.module.reject(node, f"{ast.unparse(target)} is {wanted}, not {kind}")
        else:
            raise self.module.reject(node, "one name, field or element is set at a time")

    def bind(self, node: ast.stmt, name: str, kind: str) -> None:
        """Give a local name its kind: a bool may widen to an int, nothing else may change."""
        check_name(self.module, node, name)
        if kind == NONE:
            raise self.module.reject(node, f"{name} cannot be None")
        before = self.expressions.names.get(name, kind)
        if before != kind and not {before, kind} <= {INT, BOOL}:
            raise self.module.reject(node, f"{name} was {before} and becomes {kind}")
        if before != kind and self.params.get(name) == BOOL:
            raise self.module.reject(node, f"the parameter {name} is bool and becomes int")
        self.expressions.names[name] = kind if before == kind else INT

    def result(self, node: ast.Return) -> None:
        kind = NONE if node.value is None else self.expressions.kind(node.value)
        if kind != self.returns and not (kind in NUMBERS and self.returns in NUMBERS):
            raise self.module.reject(node, f"returns {kind}, declared {self.returns}")

    def belief(self, node: ast.Assert) -> None:
        self.expressions.number(node.test)
        if node.msg is not None and not is_docstring(ast.Expr(node.msg)):
            raise self.module.reject(node, "the message of an assert is a plain text")
