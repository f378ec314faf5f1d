"""Expressions: each becomes words of TypeScript together with its shape."""

from __future__ import annotations

import ast
import builtins
import inspect
import json
from collections.abc import Mapping, Sequence
from enum import Enum
from functools import cached_property
from typing import Any, get_type_hints

from passgo.porting.builtin_calls import PAIR
from passgo.porting.calls import read_call
from passgo.porting.naming import Imports, Origin, camel, member
from passgo.porting.refusing import Place
from passgo.porting.shapes import (
    BOOL,
    FLOAT,
    INT,
    NEVER,
    NONE,
    NUMBERS,
    PLAIN,
    ROWS,
    STR,
    TEXTS,
    Said,
    Shape,
    core,
    element,
    hints_of,
    is_protocol,
    may_be_none,
    members,
    shape_of,
    union,
    value_shape,
    written,
)
from passgo.porting.values import literal

SUMS = {ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.Div: "/", ast.Pow: "**"}
ORDERS = {ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">="}
WHOLE = {ast.FloorDiv: "floordiv", ast.Mod: "modulo"}
SETS = {ast.Sub: "difference", ast.BitOr: "united", ast.BitAnd: "shared"}


class Expressions:
    """Reads the expressions of one function."""

    def __init__(self, place: Place, names: Mapping[str, Origin], imports: Imports) -> None:
        """Read in a file that has *names* of its own and from elsewhere."""
        self.place, self.names, self.imports = place, names, imports
        self.local: dict[str, Shape] = {}

    def read(self, node: ast.expr) -> Said:
        """Return an expression, or refuse it."""
        way = getattr(self, f"_{type(node).__name__.lower()}", None)
        if way is None:
            raise self.place.refuse(node, f"{type(node).__name__} is not ported")
        said: Said = way(node)
        return said

    def text(self, node: ast.expr) -> str:
        """Return the words of an expression."""
        return self.read(node).text

    def own(self, word: str) -> str:
        """Return a word of the runtime, which is imported."""
        return self.imports.own(word)

    def type_text(self, shape: Shape) -> str:
        """Return a shape as a type."""
        return written(shape, lambda kind: self.class_name(kind, is_type=True))

    def hint(self, hint: Any, node: ast.AST) -> Shape:
        """Return the shape of an annotation, or refuse it."""
        try:
            return shape_of(hint)
        except TypeError as error:
            raise self.place.refuse(node, str(error)) from None

    def evaluated(self, node: ast.expr) -> Any:
        """Return what an annotation means where it stands."""
        known = {name: origin.value for name, origin in self.names.items()}
        return eval(ast.unparse(node), {**vars(builtins), **known})

    def class_name(self, kind: type, is_type: bool = False) -> str:
        """Return the name of a class, which is imported if it is not of this module."""
        if kind.__module__ not in self.imports.ported:
            raise self.place.refuse(0, f"{kind.__name__} is not in the catalogue of what is ported")
        is_only_type = getattr(kind, "_is_protocol", False)
        return self.imports.from_module(kind.__module__, kind.__name__, is_type and is_only_type)

    # What stands for itself.

    def _constant(self, node: ast.Constant) -> Said:
        value = node.value
        if isinstance(value, bool):
            return Said("true" if value else "false", BOOL)
        if value is None:
            return Said("null", NONE)
        if isinstance(value, int | float):
            return Said(repr(value), INT if isinstance(value, int) else FLOAT)
        if isinstance(value, str):
            return Said(json.dumps(value, ensure_ascii=False), STR)
        raise self.place.refuse(node, f"{value!r} is not ported")

    def _name(self, node: ast.Name) -> Said:
        if node.id in self.local:
            return Said(camel(node.id), self.local[node.id])
        if node.id not in self.names:
            raise self.place.refuse(node, f"{node.id} is not known here")
        origin = self.names[node.id]
        if inspect.isclass(origin.value) or callable(origin.value):
            raise self.place.refuse(node, f"{node.id} can only be called")
        return self._global(origin, node)

    def _global(self, origin: Origin, node: ast.AST) -> Said:
        if origin.module in self.imports.ported:
            name = camel(origin.name)
            return Said(self.imports.from_module(origin.module, name), value_shape(origin.value))
        try:
            return Said(literal(origin.value, self.class_name), value_shape(origin.value))
        except TypeError as error:
            raise self.place.refuse(node, str(error)) from None

    def _joinedstr(self, node: ast.JoinedStr) -> Said:
        parts = []
        for part in node.values:
            if isinstance(part, ast.Constant):
                parts.append(str(part.value).replace("\\", "\\\\").replace("`", "\\`"))
                continue
            assert isinstance(part, ast.FormattedValue)
            inner = self.read(part.value)
            if part.format_spec or part.conversion != -1 or core(inner.shape).kind not in PLAIN:
                inner = Said(f"{self.own('shown')}({inner.text})", STR)
            parts.append(f"${{{inner.text}}}")
        return Said(f"`{''.join(parts)}`", STR)

    def _tuple(self, node: ast.Tuple) -> Said:
        return self._row(node.elts, is_list=False)

    def _list(self, node: ast.List) -> Said:
        return self._row(node.elts, is_list=True)

    def _row(self, nodes: Sequence[ast.expr], is_list: bool) -> Said:
        said = [self.read(node) for node in nodes]
        text = ", ".join(one.text for one in said)
        starred = any(isinstance(node, ast.Starred) for node in nodes)
        if not is_list and not starred:
            shape = Shape("tuple", tuple(one.shape for one in said))
            return Said(f"{self.own('tuple')}({text})" if nodes else "[]", shape)
        inner = union(
            element(one.shape) if isinstance(node, ast.Starred) else one.shape
            for node, one in zip(nodes, said, strict=True)
        )
        return Said(f"[{text}]", Shape("list" if is_list else "array", (inner,)))

    def _starred(self, node: ast.Starred) -> Said:
        said = self.read(node.value)
        return Said(f"...{said.text}", said.shape)

    def _set(self, node: ast.Set) -> Said:
        said = self._row(node.elts, is_list=True)
        return Said(f"new Set({said.text})", Shape("set", said.shape.parts))

    def _dict(self, node: ast.Dict) -> Said:
        if any(key is None for key in node.keys):
            raise self.place.refuse(node, "a dict that takes in another one is not ported")
        keys = [self.read(key) for key in node.keys if key is not None]
        values = [self.read(value) for value in node.values]
        pairs = ", ".join(f"[{k.text}, {v.text}]" for k, v in zip(keys, values, strict=True))
        inner = (union(k.shape for k in keys), union(v.shape for v in values))
        return Said(f"new Map([{pairs}])", Shape("dict", inner))

    # What is taken out of something.

    def _attribute(self, node: ast.Attribute) -> Said:
        if isinstance(node.value, ast.Name) and node.value.id not in self.local:
            value = self.names[node.value.id].value if node.value.id in self.names else None
            if isinstance(value, type) and issubclass(value, Enum):
                return Said(f"{self.class_name(value)}.{node.attr}", Shape("enum", of=value))
        said = self.read(node.value)
        return self.attribute(said, node.attr, node)

    def attribute(self, said: Said, name: str, node: ast.AST) -> Said:
        """Return an attribute of a struct or a protocol."""
        found = [part for part in members(said.shape) if name in hints_of(part.of)]
        for part in members(said.shape):
            method = inspect.getattr_static(part.of, name, None) if part.of else None
            if isinstance(method, property | cached_property) and not is_protocol(part):
                getter = method.fget if isinstance(method, property) else method.func
                shape = self.hint(get_type_hints(getter)["return"], node)
                called = self.imports.from_module(part.of.__module__, member(part.of, name))
                return Said(f"{called}({said.text})", shape)
        if not found:
            raise self.place.refuse(node, f"what {name} is cannot be told")
        shape = union(self.hint(hints_of(part.of)[name], node) for part in found)
        return Said(f"{said.text}.{name}", shape)

    def _subscript(self, node: ast.Subscript) -> Said:
        said = self.read(node.value)
        whole = core(said.shape)
        if isinstance(node.slice, ast.Slice):
            return self._slice(said, node.slice, node)
        index = self.read(node.slice)
        if whole.kind == "dict":
            return Said(f"{self.own('found')}({said.text}, {index.text})", whole.parts[1])
        if whole.kind == "tuple" and isinstance(node.slice, ast.Constant):
            at = int(node.slice.value)  # type: ignore[arg-type]
            return Said(f"{said.text}[{at % len(whole.parts)}]", whole.parts[at])
        if whole.kind in ROWS | TEXTS:
            return Said(f"{self.own('at')}({said.text}, {index.text})", element(whole))
        raise self.place.refuse(node, f"nothing is taken out of a {whole.kind}")

    def _slice(self, said: Said, cut: ast.Slice, node: ast.AST) -> Said:
        if cut.step is not None or core(said.shape).kind not in ROWS | TEXTS:
            raise self.place.refuse(node, "this part of a row is not ported")
        ends = [self.text(end) if end else "null" for end in (cut.lower, cut.upper)]
        is_text = core(said.shape).kind in TEXTS
        word = self.own("partOfText" if is_text else "partOf")
        shape = STR if is_text else Shape("array", (element(said.shape),))
        return Said(f"{word}({said.text}, {', '.join(ends)})", shape)

    # Sums and questions.

    def _binop(self, node: ast.BinOp) -> Said:
        left, right = self.read(node.left), self.read(node.right)
        kinds = {core(left.shape).kind, core(right.shape).kind}
        kind = type(node.op)
        if kinds <= NUMBERS and kind in SUMS:
            is_float = "float" in kinds or kind is ast.Div
            return Said(f"({left.text} {SUMS[kind]} {right.text})", FLOAT if is_float else INT)
        if kinds <= NUMBERS and kind in WHOLE:
            return Said(f"{self.own(WHOLE[kind])}({left.text}, {right.text})", INT)
        if kinds <= TEXTS and kind is ast.Add:
            return Said(f"({left.text} + {right.text})", STR)
        if kinds <= ROWS and kind is ast.Add:
            inner = union([element(left.shape), element(right.shape)])
            name = "list" if "list" in kinds else "array"
            return Said(f"[...{left.text}, ...{right.text}]", Shape(name, (inner,)))
        if kinds <= {"list", "array", "tuple", "int"} and kind is ast.Mult:
            text = f"{self.own('repeated')}({left.text}, {right.text})"
            return Said(text, Shape("list", (element(left.shape),)))
        if kinds == {"set"} and kind in SETS:
            return Said(f"{self.own(SETS[kind])}({left.text}, {right.text})", left.shape)
        raise self.place.refuse(node, f"{kind.__name__} of {' and '.join(sorted(kinds))}")

    def _unaryop(self, node: ast.UnaryOp) -> Said:
        if isinstance(node.op, ast.Not):
            return Said(f"!({self.test(node.operand)})", BOOL)
        said = self.read(node.operand)
        if isinstance(node.op, ast.USub) and core(said.shape).kind in NUMBERS:
            return Said(f"-{said.text}", said.shape)
        raise self.place.refuse(node, "this sign is not ported")

    def _boolop(self, node: ast.BoolOp) -> Said:
        said = [self.read(value) for value in node.values]
        if all(one.shape == BOOL for one in said):
            return Said(f"({self._joined(node)})", BOOL)
        if len(said) != PAIR:
            raise self.place.refuse(node, "a choice between more than two values is not ported")
        first, second = said
        test = self.truth(first)
        ways = (first, second) if isinstance(node.op, ast.Or) else (second, first)
        shape = union([first.shape, second.shape])
        return Said(f"({test} ? {ways[0].text} : {ways[1].text})", shape)

    def _joined(self, node: ast.BoolOp) -> str:
        word = " && " if isinstance(node.op, ast.And) else " || "
        return word.join(f"({self.test(value)})" for value in node.values)

    def test(self, node: ast.expr) -> str:
        """Return an expression as a condition, true where Python takes it for true."""
        if isinstance(node, ast.BoolOp):
            return self._joined(node)
        return self.truth(self.read(node))

    def truth(self, said: Said) -> str:
        """Return whether Python takes a value for true."""
        one = core(said.shape)
        if said.shape == BOOL:
            return said.text
        if may_be_none(said.shape) and one.kind in ("struct", "protocol"):
            return f"{said.text} !== null"
        if may_be_none(said.shape) or one.kind == "union":
            return f"{self.own('truthy')}({said.text})"
        if one.kind in NUMBERS:
            return f"{said.text} !== 0"
        if one.kind in TEXTS:
            return f"{said.text} !== ''"
        if one.kind in ROWS:
            return f"{said.text}.length > 0"
        return f"{said.text}.size > 0" if one.kind in ("set", "dict") else "true"

    def _ifexp(self, node: ast.IfExp) -> Said:
        yes, no = self.read(node.body), self.read(node.orelse)
        text = f"({self.test(node.test)} ? {yes.text} : {no.text})"
        return Said(text, union([yes.shape, no.shape]))

    def _compare(self, node: ast.Compare) -> Said:
        said = [self.read(one) for one in (node.left, *node.comparators)]
        parts = [
            self._compared(op, left, right, node)
            for op, left, right in zip(node.ops, said, said[1:], strict=False)
        ]
        return Said(parts[0] if len(parts) == 1 else f"({' && '.join(parts)})", BOOL)

    def _compared(self, op: ast.cmpop, left: Said, right: Said, node: ast.AST) -> str:
        kinds = {part.kind for one in (left, right) for part in (*members(one.shape), one.shape)}
        plain = kinds - {"union"} <= PLAIN
        match op:
            case ast.In() | ast.NotIn():
                sign = "" if isinstance(op, ast.In) else "!"
                return f"{sign}{self.own('contains')}({right.text}, {left.text})"
            case ast.Is() | ast.IsNot():
                if NONE not in (left.shape, right.shape) and not plain:
                    raise self.place.refuse(node, "only None and enums are compared with is")
                return f"{left.text} {'===' if isinstance(op, ast.Is) else '!=='} {right.text}"
            case ast.Eq() | ast.NotEq():
                if plain:
                    return f"{left.text} {'===' if isinstance(op, ast.Eq) else '!=='} {right.text}"
                sign = "" if isinstance(op, ast.Eq) else "!"
                return f"{sign}{self.own('equal')}({left.text}, {right.text})"
        if kinds - {"union"} <= NUMBERS:
            return f"{left.text} {ORDERS[type(op)]} {right.text}"
        if kinds == {"set"} and isinstance(op, ast.LtE):
            return f"{self.own('within')}({left.text}, {right.text})"
        if kinds - {"union"} <= TEXTS | ROWS:
            return f"{self.own('compare')}({left.text}, {right.text}) {ORDERS[type(op)]} 0"
        raise self.place.refuse(node, f"an order of {' and '.join(sorted(kinds))}")

    # Rows made from rows.

    def _listcomp(self, node: ast.ListComp) -> Said:
        text, shape = self._made(node.generators, [node.elt])
        return Said(text, Shape("list", (shape,)))

    def _generatorexp(self, node: ast.GeneratorExp) -> Said:
        text, shape = self._made(node.generators, [node.elt])
        return Said(text, Shape("array", (shape,)))

    def _setcomp(self, node: ast.SetComp) -> Said:
        text, shape = self._made(node.generators, [node.elt])
        return Said(f"new Set({text})", Shape("set", (shape,)))

    def _dictcomp(self, node: ast.DictComp) -> Said:
        text, shape = self._made(node.generators, [node.key, node.value])
        return Said(f"new Map({text})", Shape("dict", shape.parts))

    def _made(self, loops: Sequence[ast.comprehension], what: Sequence[ast.expr]) -> Said:
        before = dict(self.local)
        loop, *further = loops
        if loop.is_async:
            raise self.place.refuse(what[0], "nothing is awaited")
        rows = self.read(loop.iter)
        name = self.bind(loop.target, self.item(rows))
        tests = " && ".join(f"({self.test(test)})" for test in loop.ifs)
        if further:
            inner = self._made(further, what)
            body = f"{tests} ? {inner.text} : []" if tests else inner.text
            found = Said(f"{self.row(rows)}.flatMap(({name}) => {body})", inner.shape)
        else:
            said = [self.read(one) for one in what]
            one = said[0] if len(said) == 1 else self._pair(said)
            found = Said(self._mapped(self.row(rows), name, tests, one.text), one.shape)
        self.local = before
        return found

    def _pair(self, said: Sequence[Said]) -> Said:
        text = ", ".join(one.text for one in said)
        return Said(
            f"{self.own('tuple')}({text})", Shape("tuple", tuple(one.shape for one in said))
        )

    def _mapped(self, rows: str, name: str, tests: str, one: str) -> str:
        if tests:
            return f"{rows}.flatMap(({name}) => ({tests} ? [{one}] : []))"
        return rows if one == name else f"{rows}.map(({name}) => {one})"

    def item(self, said: Said) -> Shape:
        """Return what stands in a row that is gone through."""
        shape = element(said.shape)
        return shape if shape.kind != "never" else NEVER

    def row(self, said: Said) -> str:
        """Return something that is gone through, as an array."""
        if core(said.shape).kind in ROWS:
            return said.text
        return f"[...{self.through(said)}]"

    def through(self, said: Said) -> str:
        """Return something that can be gone through one by one."""
        return f"{said.text}.keys()" if core(said.shape).kind == "dict" else said.text

    def bind(self, target: ast.expr, shape: Shape) -> str:
        """Give names to what is taken out of a row, and return them."""
        if isinstance(target, ast.Name):
            self.local[target.id] = shape
            return camel(target.id) if target.id != "_" else "_"
        if isinstance(target, ast.Tuple):
            whole = core(shape)
            parts = whole.parts if whole.kind == "tuple" else (element(whole),) * len(target.elts)
            names = [self.bind(one, part) for one, part in zip(target.elts, parts, strict=True)]
            kept = ["" if name == "_" else name for name in names]
            return f"[{', '.join(kept)}]"
        raise self.place.refuse(target, "this is no name")

    def _call(self, node: ast.Call) -> Said:
        return read_call(self, node)

    def _lambda(self, node: ast.Lambda) -> Said:
        raise self.place.refuse(node, "a function without a name can only be a key")

    def key_function(self, node: ast.expr, item: Shape) -> str:
        """Return the key by which a row is ordered."""
        if not isinstance(node, ast.Lambda) or len(node.args.args) != 1:
            raise self.place.refuse(node, "a key is a function of one value without a name")
        before = dict(self.local)
        name = node.args.args[0].arg
        self.local[name] = item
        text = f"({camel(name)}) => {self.text(node.body)}"
        self.local = before
        return text
