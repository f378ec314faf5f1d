"""Calls: what is called and what is handed over, in the words of TypeScript."""

from __future__ import annotations

import ast
import inspect
from enum import Enum
from types import FunctionType
from typing import TYPE_CHECKING, get_type_hints

from msgspec import Struct, structs

from passgo.porting.builtin_calls import BUILTINS, METHODS, error
from passgo.porting.naming import Origin, camel
from passgo.porting.shapes import FLOAT, NEVER, TEXTS, Said, Shape, core, members

if TYPE_CHECKING:
    from passgo.porting.expressions import Expressions


def read_call(reader: Expressions, node: ast.Call) -> Said:
    """Return a call of a function, a class or a method, or refuse it."""
    if isinstance(node.func, ast.Attribute):
        return _method(reader, node, node.func)
    if not isinstance(node.func, ast.Name):
        raise reader.place.refuse(node, "only names are called")
    name = node.func.id
    if name in reader.names:
        return _called(reader, reader.names[name], node)
    if name in BUILTINS:
        return Said(*BUILTINS[name](reader, node))
    raise reader.place.refuse(node, f"{name} is not ported")


def _called(reader: Expressions, origin: Origin, node: ast.Call) -> Said:
    value = inspect.unwrap(origin.value)
    if value is structs.replace:
        return _replaced(reader, node)
    if isinstance(value, type) and issubclass(value, Enum):
        given = reader.text(node.args[0])
        name = reader.class_name(value)
        return Said(f"{reader.own('member')}({name}, {given})", Shape("enum", of=value))
    if isinstance(value, type) and issubclass(value, Struct):
        given = arguments(reader, node, inspect.signature(value))
        return Said(f"{reader.class_name(value)}({given})", Shape("struct", of=value))
    if origin.module == "math":
        inner = ", ".join(reader.text(one) for one in node.args)
        return Said(f"Math.{origin.name}({inner})", FLOAT)
    if isinstance(value, FunctionType) and origin.module in reader.imports.ported:
        given = arguments(reader, node, inspect.signature(value))
        called = reader.imports.from_module(origin.module, camel(origin.name))
        hint = get_type_hints(value)["return"]
        exceptional = isinstance(hint, type) and issubclass(hint, Exception)
        return Said(f"{called}({given})", NEVER if exceptional else reader.hint(hint, node))
    if isinstance(value, type) and issubclass(value, Exception):
        return Said(*error(value.__name__)(reader, node))
    raise reader.place.refuse(node, f"{origin.name} is not in the catalogue of what is ported")


def arguments(reader: Expressions, node: ast.Call, signature: inspect.Signature) -> str:
    """Return what is handed over, in the order of the parameters."""
    named = {word.arg: word.value for word in node.keywords if word.arg}
    if len(named) != len(node.keywords):
        raise reader.place.refuse(node, "a dict cannot be handed over as words")
    given = list(node.args)
    texts: list[str] = []
    for name, parameter in signature.parameters.items():
        if parameter.kind is inspect.Parameter.VAR_POSITIONAL:
            texts += [reader.text(one) for one in given]
            given = []
        elif parameter.kind is inspect.Parameter.VAR_KEYWORD:
            facts = (f"{key}: {reader.text(value)}" for key, value in named.items())
            texts.append(f"{{ {', '.join(facts)} }}")
            named = {}
        elif given:
            texts.append(reader.text(given.pop(0)))
        elif name in named:
            texts.append(reader.text(named.pop(name)))
        else:
            texts.append("undefined")
    if given or named:
        raise reader.place.refuse(node, "more is handed over than is taken")
    while texts and texts[-1] == "undefined":
        texts.pop()
    return ", ".join(texts)


def _replaced(reader: Expressions, node: ast.Call) -> Said:
    said = reader.read(node.args[0])
    for part in members(said.shape):
        if part.kind != "struct" or hasattr(part.of, "__post_init__"):
            raise reader.place.refuse(node, "only structs without a check of their own")
    inner = [f"{word.arg}: {reader.text(word.value)}" for word in node.keywords]
    return Said(f"{{ ...{said.text}, {', '.join(inner)} }}", said.shape)


def _method(reader: Expressions, node: ast.Call, called: ast.Attribute) -> Said:
    said = reader.read(called.value)
    one = core(said.shape)
    kind = "str" if one.kind in TEXTS else "array" if one.kind in ("tuple", "array") else one.kind
    way = METHODS.get((kind, called.attr)) or METHODS.get(("array", called.attr))
    if way is None or node.keywords:
        raise reader.place.refuse(node, f"{called.attr} of a {kind} is not ported")
    return Said(*way(reader, said, node))
