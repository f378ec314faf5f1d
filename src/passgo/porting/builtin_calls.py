"""Calls of Python's own words: functions that are always there, and methods of texts and rows."""

from __future__ import annotations

import ast
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from passgo.porting.shapes import BOOL, INT, NEVER, NONE, STR, Said, Shape, core, element, union

if TYPE_CHECKING:
    from passgo.porting.expressions import Expressions

Found = tuple[str, Shape]
PAIR = 2


def _words(node: ast.Call) -> dict[str, ast.expr]:
    return {word.arg: word.value for word in node.keywords if word.arg}


def _simple(word: str, shape: Shape | None = None) -> Callable[[Expressions, ast.Call], Found]:
    """Return a way to call a word of the runtime; no shape is that of the first value."""

    def way(reader: Expressions, node: ast.Call) -> Found:
        if node.keywords:
            raise reader.place.refuse(node, f"{word} takes no words here")
        said = [reader.read(one) for one in node.args]
        text = ", ".join(one.text for one in said)
        return f"{reader.own(word)}({text})", shape or said[0].shape

    return way


def _extreme(word: str) -> Callable[[Expressions, ast.Call], Found]:
    def way(reader: Expressions, node: ast.Call) -> Found:
        words = _words(node)
        if set(words) - {"key"}:
            raise reader.place.refuse(node, f"{word} with {sorted(words)}")
        said = [reader.read(one) for one in node.args]
        if len(said) > 1:
            text = ", ".join(one.text for one in said)
            return f"Math.{'max' if word == 'largest' else 'min'}({text})", union(
                one.shape for one in said
            )
        row, shape = reader.row(said[0]), element(said[0].shape)
        key = f", {reader.key_function(words['key'], shape)}" if "key" in words else ""
        return f"{reader.own(word)}({row}{key})", shape

    return way


def _sorted(reader: Expressions, node: ast.Call) -> Found:
    words = _words(node)
    if set(words) - {"key"}:
        raise reader.place.refuse(node, f"sorted with {sorted(words)}")
    said = reader.read(node.args[0])
    shape = element(said.shape)
    key = f", {reader.key_function(words['key'], shape)}" if "key" in words else ""
    return f"{reader.own('sorted')}({reader.row(said)}{key})", Shape("list", (shape,))


def _made(kind: str) -> Callable[[Expressions, ast.Call], Found]:
    def way(reader: Expressions, node: ast.Call) -> Found:
        if not node.args:
            empty = {"set": "new Set()", "dict": "new Map()"}.get(kind, "[]")
            return empty, Shape(kind, (NEVER, NEVER) if kind == "dict" else (NEVER,))
        said = reader.read(node.args[0])
        if kind == "dict":
            return f"new Map({said.text})", core(said.shape)
        row = reader.row(said)
        text = f"new Set({row})" if kind == "set" else f"[...{row}]"
        return text, Shape(kind, (element(said.shape),))

    return way


def _enumerate(reader: Expressions, node: ast.Call) -> Found:
    said = reader.read(node.args[0])
    pair = Shape("tuple", (INT, element(said.shape)))
    return f"{reader.own('enumerate')}({reader.row(said)})", Shape("array", (pair,))


def _zip(reader: Expressions, node: ast.Call) -> Found:
    said = [reader.read(one) for one in node.args]
    if len(said) != PAIR:
        raise reader.place.refuse(node, "only two rows are gone through side by side")
    pair = Shape("tuple", tuple(element(one.shape) for one in said))
    rows = ", ".join(reader.row(one) for one in said)
    return f"{reader.own('paired')}({rows})", Shape("array", (pair,))


def _isinstance(reader: Expressions, node: ast.Call) -> Found:
    said = reader.read(node.args[0])
    tests = [_is_tagged(reader, said.text, one, node) for one in kinds_in(reader, node.args[1])]
    return tests[0] if len(tests) == 1 else f"({' || '.join(tests)})", BOOL


def kinds_in(reader: Expressions, node: ast.expr) -> list[type]:
    """Return the classes that `A | B` names."""
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
        return kinds_in(reader, node.left) + kinds_in(reader, node.right)
    if isinstance(node, ast.Name) and node.id in reader.names:
        value = reader.names[node.id].value
        return list(value.__args__) if hasattr(value, "__args__") else [value]
    raise reader.place.refuse(node, "only structs are told from each other")


def tag_of(kind: Any) -> tuple[str, str] | None:
    """Return the field and the word by which a struct is told from others."""
    config = getattr(kind, "__struct_config__", None)
    return (config.tag_field, config.tag) if config and config.tag else None


def _is_tagged(reader: Expressions, text: str, kind: type, node: ast.AST) -> str:
    tag = tag_of(kind)
    if tag is None:
        raise reader.place.refuse(node, f"{kind.__name__} has no tag to tell it by")
    return f"{text}?.{tag[0]} === '{tag[1]}'"


def _str(reader: Expressions, node: ast.Call) -> Found:
    return f"String({reader.text(node.args[0])})", STR


def _divmod(reader: Expressions, node: ast.Call) -> Found:
    a, b = (reader.text(one) for one in node.args)
    return f"{reader.own('divmod')}({a}, {b})", Shape("tuple", (INT, INT))


def error(word: str) -> Callable[[Expressions, ast.Call], Found]:
    """Return an exception; only a few have their like."""

    def way(reader: Expressions, node: ast.Call) -> Found:
        inner = ", ".join(reader.text(one) for one in node.args)
        return f"new {reader.own(word)}({inner})", NEVER

    return way


BUILTINS: Mapping[str, Callable[[Any, ast.Call], Found]] = {
    "len": _simple("len", INT),
    "sum": _simple("sum", INT),
    "any": _simple("any", BOOL),
    "all": _simple("all", BOOL),
    "abs": _simple("abs"),
    "int": _simple("toInt", INT),
    "range": _simple("range", Shape("array", (INT,))),
    "max": _extreme("largest"),
    "min": _extreme("smallest"),
    "sorted": _sorted,
    "list": _made("list"),
    "tuple": _made("array"),
    "set": _made("set"),
    "dict": _made("dict"),
    "enumerate": _enumerate,
    "zip": _zip,
    "isinstance": _isinstance,
    "str": _str,
    "divmod": _divmod,
    "ValueError": error("ValueError"),
}


def _text(word: str, shape: Shape = STR) -> Callable[[Expressions, Said, ast.Call], Found]:
    def way(reader: Expressions, said: Said, node: ast.Call) -> Found:
        given = ", ".join([said.text, *(reader.text(one) for one in node.args)])
        return f"{reader.own(word)}({given})", shape

    return way


def _same(word: str, shape: Shape) -> Callable[[Expressions, Said, ast.Call], Found]:
    def way(reader: Expressions, said: Said, node: ast.Call) -> Found:
        given = ", ".join(reader.text(one) for one in node.args)
        return f"{said.text}.{word}({given})", shape

    return way


def _get(reader: Expressions, said: Said, node: ast.Call) -> Found:
    value = core(said.shape).parts[1]
    key, *rest = (reader.read(one) for one in node.args)
    other = rest[0] if rest else None
    text = f"({said.text}.get({key.text}) ?? {other.text if other else 'null'})"
    return text, union([value, other.shape if other else NONE])


def _setdefault(reader: Expressions, said: Said, node: ast.Call) -> Found:
    key, value = (reader.text(one) for one in node.args)
    return f"{reader.own('setdefault')}({said.text}, {key}, {value})", core(said.shape).parts[1]


def _items(_reader: Expressions, said: Said, _node: ast.Call) -> Found:
    pair = Shape("tuple", core(said.shape).parts)
    return f"[...{said.text}.entries()]", Shape("array", (pair,))


def _values(_reader: Expressions, said: Said, _node: ast.Call) -> Found:
    return f"[...{said.text}.values()]", Shape("array", core(said.shape).parts[1:])


def _partition(reader: Expressions, said: Said, node: ast.Call) -> Found:
    given = reader.text(node.args[0])
    return f"{reader.own('partition')}({said.text}, {given})", Shape("tuple", (STR, STR, STR))


METHODS: Mapping[tuple[str, str], Callable[[Any, Any, ast.Call], Found]] = {
    ("str", "startswith"): _same("startsWith", BOOL),
    ("str", "endswith"): _same("endsWith", BOOL),
    ("str", "rstrip"): _text("rstrip"),
    ("str", "count"): _text("count", INT),
    ("str", "zfill"): _text("zfill"),
    ("str", "join"): lambda reader, said, node: (
        f"{reader.row(reader.read(node.args[0]))}.join({said.text})",
        STR,
    ),
    ("str", "partition"): _partition,
    ("array", "index"): _text("indexOf", INT),
    ("list", "append"): _same("push", NONE),
    ("set", "add"): _same("add", NONE),
    ("dict", "get"): _get,
    ("dict", "setdefault"): _setdefault,
    ("dict", "items"): _items,
    ("dict", "values"): _values,
}
