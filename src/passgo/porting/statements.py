"""Statements: the body of a function, line by line."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from passgo.porting.builtin_calls import tag_of
from passgo.porting.expressions import Expressions
from passgo.porting.naming import camel
from passgo.porting.shapes import NUMBERS, TEXTS, Said, core, struct_shape

Lines = list[str]


class Statements:
    """Writes the statements of one function."""

    def __init__(self, reader: Expressions, body: Sequence[ast.stmt], given: Iterable[str]) -> None:
        """Write a *body* that has the names that are *given* to it."""
        self.reader = reader
        self.declared = set(given)
        self.stores = [node.id for one in body for node in stored(one)]
        self.labels = 0
        self.body = body

    def write(self) -> Lines:
        """Return all lines."""
        return self.block(self.body)

    def block(self, body: Sequence[ast.stmt]) -> Lines:
        """Return the lines of statements that follow each other."""
        lines: Lines = []
        for at, node in enumerate(body):
            for name in escaping(node, body[at + 1 :]):
                if name not in self.declared:
                    why = f"{name} is first set inside and used after: say before what it is"
                    raise self.reader.place.refuse(node, why)
            lines += self.statement(node)
        return lines

    def inner(self, body: Sequence[ast.stmt]) -> Lines:
        """Return a block of its own, whose names end with it."""
        declared, local = set(self.declared), dict(self.reader.local)
        lines = [f"  {line}" for line in self.block(body)]
        self.declared, self.reader.local = declared, local
        return lines

    def statement(self, node: ast.stmt) -> Lines:
        """Return one statement, or refuse it."""
        way = getattr(self, f"_{type(node).__name__.lower()}", None)
        if way is None:
            raise self.reader.place.refuse(node, f"{type(node).__name__} is not ported")
        lines: Lines = way(node)
        return lines

    def _expr(self, node: ast.Expr) -> Lines:
        if isinstance(node.value, ast.Constant):
            return []
        return [f"{self.reader.text(node.value)};"]

    def _return(self, node: ast.Return) -> Lines:
        return [f"return {self.reader.text(node.value)};" if node.value else "return;"]

    def _pass(self, _node: ast.Pass) -> Lines:
        return []

    def _break(self, _node: ast.Break) -> Lines:
        return ["break;"]

    def _continue(self, _node: ast.Continue) -> Lines:
        return ["continue;"]

    def _assert(self, node: ast.Assert) -> Lines:
        return [f"if (!({self.reader.test(node.test)})) throw new Error('assert');"]

    def _raise(self, node: ast.Raise) -> Lines:
        if node.exc is None:
            raise self.reader.place.refuse(node, "what is raised must be said")
        return [f"throw {self.reader.text(node.exc)};"]

    # Names.

    def _annassign(self, node: ast.AnnAssign) -> Lines:
        if not isinstance(node.target, ast.Name):
            raise self.reader.place.refuse(node, "only names are declared")
        name = node.target.id
        shape = self.reader.hint(self.reader.evaluated(node.annotation), node)
        value = f" = {self.reader.text(node.value)}" if node.value else ""
        self.declared.add(name)
        self.reader.local[name] = shape
        return [f"{self._word(name)} {camel(name)}: {self.reader.type_text(shape)}{value};"]

    def _assign(self, node: ast.Assign) -> Lines:
        if len(node.targets) != 1:
            raise self.reader.place.refuse(node, "one name after the other")
        return self._set(node.targets[0], self.reader.read(node.value), node)

    def _set(self, target: ast.expr, said: Said, node: ast.AST) -> Lines:
        if isinstance(target, ast.Name):
            return [self._named(target.id, said)]
        if isinstance(target, ast.Subscript):
            return [self._put(target, said.text)]
        if isinstance(target, ast.Tuple):
            return self._taken_apart(target, said, node)
        raise self.reader.place.refuse(node, "only names and places in rows are set")

    def _named(self, name: str, said: Said) -> str:
        if name in self.declared:
            return f"{camel(name)} = {said.text};"
        self.declared.add(name)
        self.reader.local[name] = said.shape
        return f"{self._word(name)} {camel(name)} = {said.text};"

    def _word(self, name: str) -> str:
        return "let" if self.stores.count(name) > 1 else "const"

    def _put(self, target: ast.Subscript, value: str) -> str:
        row = self.reader.read(target.value)
        index = self.reader.text(target.slice)
        if core(row.shape).kind == "dict":
            return f"{row.text}.set({index}, {value});"
        if core(row.shape).kind != "list":
            raise self.reader.place.refuse(target, "only lists and dicts change")
        return f"{self.reader.own('put')}({row.text}, {index}, {value});"

    def _taken_apart(self, target: ast.Tuple, said: Said, node: ast.AST) -> Lines:
        names = [one.id for one in target.elts if isinstance(one, ast.Name)]
        if len(names) != len(target.elts):
            raise self.reader.place.refuse(node, "only names are set side by side")
        if not set(names) & self.declared:
            word = "let" if any(self.stores.count(name) > 1 for name in names) else "const"
            self.declared |= set(names)
            return [f"{word} {self.reader.bind(target, said.shape)} = {said.text};"]
        self.labels += 1
        pair = f"_taken{self.labels}"
        whole = core(said.shape)
        lines = [f"const {pair} = {said.text};"]
        for at, (name, part) in enumerate(zip(names, whole.parts, strict=True)):
            lines.append(self._named(name, Said(f"{pair}[{at}]", part)))
        return lines

    def _augassign(self, node: ast.AugAssign) -> Lines:
        if isinstance(node.target, ast.Subscript):
            as_read = ast.Subscript(node.target.value, node.target.slice, ast.Load())
            ast.copy_location(as_read, node.target)
            value = self.reader.text(_sum(as_read, node))
            return [self._put(node.target, value)]
        if not isinstance(node.target, ast.Name):
            raise self.reader.place.refuse(node, "only names and places in rows are set")
        shape = core(self.reader.local[node.target.id])
        given = self.reader.read(node.value)
        if shape.kind == "list" and isinstance(node.op, ast.Add):
            return [f"{camel(node.target.id)}.push(...{self.reader.row(given)});"]
        if shape.kind == "set" and isinstance(node.op, ast.BitOr):
            return [f"for (const one of {given.text}) {camel(node.target.id)}.add(one);"]
        if shape.kind in NUMBERS | TEXTS:
            name = ast.copy_location(ast.Name(node.target.id, ast.Load()), node.target)
            return [f"{camel(node.target.id)} = {self.reader.text(_sum(name, node))};"]
        raise self.reader.place.refuse(node, f"a {shape.kind} that changes")

    # Ways.

    def _if(self, node: ast.If) -> Lines:
        lines: Lines = []
        test = node.test
        if isinstance(test, ast.NamedExpr) and isinstance(test.target, ast.Name):
            lines.append(self._named(test.target.id, self.reader.read(test.value)))
            test = ast.copy_location(ast.Name(test.target.id, ast.Load()), test)
        lines += [f"if ({self.reader.test(test)}) {{", *self.inner(node.body), "}"]
        if node.orelse:
            lines[-1] = "} else {"
            lines += [*self.inner(node.orelse), "}"]
        return lines

    def _while(self, node: ast.While) -> Lines:
        if node.orelse:
            raise self.reader.place.refuse(node, "a loop without an else")
        return [f"while ({self.reader.test(node.test)}) {{", *self.inner(node.body), "}"]

    def _for(self, node: ast.For) -> Lines:
        if node.orelse:
            raise self.reader.place.refuse(node, "a loop without an else")
        rows = self.reader.read(node.iter)
        declared, local = set(self.declared), dict(self.reader.local)
        name = self.reader.bind(node.target, self.reader.item(rows))
        self.declared |= {one.id for one in ast.walk(node.target) if isinstance(one, ast.Name)}
        word = (
            "let" if any(self.stores.count(one) > 1 for one in names_in(node.target)) else "const"
        )
        head = f"for ({word} {name} of {self.reader.through(rows)}) {{"
        lines = [head, *self.inner(node.body), "}"]
        self.declared, self.reader.local = declared, local
        return lines

    def _try(self, node: ast.Try) -> Lines:
        handler = node.handlers[0]
        is_plain = len(node.handlers) == 1 and not node.orelse and not node.finalbody
        if not is_plain or handler.name or not isinstance(handler.type, ast.Name):
            raise self.reader.place.refuse(node, "one exception, without a name, is caught")
        kind = self.reader.own(handler.type.id)
        return [
            "try {",
            *self.inner(node.body),
            "} catch (error) {",
            f"  if (!(error instanceof {kind})) throw error;",
            *self.inner(handler.body),
            "}",
        ]

    def _match(self, node: ast.Match) -> Lines:
        said = self.reader.read(node.subject)
        if not isinstance(node.subject, ast.Name | ast.Attribute):
            raise self.reader.place.refuse(node, "what is told apart must have a name")
        self.labels += 1
        label = f"told{self.labels}"
        lines: Lines = []
        for case in node.cases:
            test, captured = self._pattern(case.pattern, said, node)
            body = self._case(case, captured, label)
            lines += [f"if ({test}) {{", *body, "}"] if test else ["{", *body, "}"]
        if any(f"break {label};" in line for line in lines):
            return [f"{label}: {{", *(f"  {line}" for line in lines), "}"]
        return lines

    def _case(self, case: ast.match_case, captured: dict[str, Said], label: str) -> Lines:
        declared, local = set(self.declared), dict(self.reader.local)
        lines = []
        for name, said in captured.items():
            self.declared.add(name)
            self.reader.local[name] = said.shape
            lines.append(f"  const {camel(name)} = {said.text};")
        guard = self.reader.test(case.guard) if case.guard else ""
        inside = [*self.inner(case.body)]
        if not leaves(case.body):
            inside.append(f"  break {label};")
        if guard:
            inside = [f"  if ({guard}) {{", *(f"  {line}" for line in inside), "  }"]
        self.declared, self.reader.local = declared, local
        return [*lines, *inside]

    def _pattern(
        self, pattern: ast.pattern, said: Said, node: ast.AST
    ) -> tuple[str, dict[str, Said]]:
        match pattern:
            case ast.MatchAs(pattern=None, name=None):
                return "", {}
            case ast.MatchOr(patterns=patterns):
                found = [self._pattern(one, said, node) for one in patterns]
                if any(captured for _, captured in found):
                    raise self.reader.place.refuse(node, "no names in one of several cases")
                return " || ".join(f"({test})" for test, _ in found), {}
            case ast.MatchValue(value=value):
                return f"{said.text} === {self.reader.text(value)}", {}
            case ast.MatchSingleton(value=None):
                return f"{said.text} === null", {}
            case ast.MatchClass(cls=ast.Name(id=name), kwd_patterns=[]):
                return self._struct(pattern, self.reader.names[name].value, said, node)
        raise self.reader.place.refuse(node, "this case is not ported")

    def _struct(
        self, pattern: ast.MatchClass, kind: Any, said: Said, node: ast.AST
    ) -> tuple[str, dict[str, Said]]:
        tag = tag_of(kind)
        if tag is None:
            raise self.reader.place.refuse(node, f"{kind.__name__} has no tag to tell it by")
        captured = {}
        whole = Said(said.text, struct_shape(kind))
        for field, one in zip(kind.__match_args__, pattern.patterns, strict=False):
            if not isinstance(one, ast.MatchAs) or one.pattern is not None:
                raise self.reader.place.refuse(node, "only names are taken out of a case")
            if one.name:
                captured[one.name] = self.reader.attribute(whole, field, node)
        return f"{said.text}?.{tag[0]} === '{tag[1]}'", captured


def _sum(left: ast.expr, node: ast.AugAssign) -> ast.BinOp:
    return ast.copy_location(ast.BinOp(left, node.op, node.value), node)


def names_in(node: ast.AST) -> Iterator[str]:
    """Yield the names that stand in a node."""
    return (one.id for one in ast.walk(node) if isinstance(one, ast.Name))


def stored(node: ast.AST) -> Iterator[ast.Name]:
    """Yield the names that a statement sets, those of comprehensions aside."""
    if isinstance(node, ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp | ast.Lambda):
        return
    if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
        yield node
    for child in ast.iter_child_nodes(node):
        yield from stored(child)


def escaping(node: ast.stmt, after: Sequence[ast.stmt]) -> Iterator[str]:
    """Yield the names that a statement first sets in a block of its own, used after it."""
    if not isinstance(node, ast.If | ast.For | ast.While | ast.Try | ast.Match | ast.With):
        return
    named = node.test if isinstance(node, ast.If) else None
    inside = {one.id for one in stored(node)}
    if isinstance(named, ast.NamedExpr) and isinstance(named.target, ast.Name):
        inside.discard(named.target.id)
    for one in after:
        yield from sorted(inside & read_first(one))
        if isinstance(one, ast.Assign | ast.AnnAssign):
            inside -= {name.id for name in stored(one)}


def read_first(node: ast.stmt) -> set[str]:
    """Return the names that a statement reads before it sets them."""
    loads = {
        one.id
        for one in ast.walk(node)
        if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Load)
    }
    if isinstance(node, ast.For):
        loads -= {one.id for one in stored(node.target)}
    for one in ast.walk(node):
        if isinstance(one, ast.comprehension):
            loads -= {inner.id for inner in ast.walk(one.target) if isinstance(inner, ast.Name)}
    return loads


def leaves(body: Sequence[ast.stmt]) -> bool:
    """Tell whether a block ends by leaving its function or its loop."""
    return isinstance(body[-1], ast.Return | ast.Raise | ast.Continue | ast.Break)
