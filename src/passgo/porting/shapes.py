"""Shapes: what kind of value an expression has, as far as its words in TypeScript depend on it.

A shape only chooses between operators, `+` of numbers or of lists; whether types agree is checked
by mypy before and by the TypeScript compiler after.
"""

from __future__ import annotations

import types
from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import Enum
from typing import (
    Annotated,
    Any,
    Literal,
    NamedTuple,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

from msgspec import Struct


class Shape(Struct, frozen=True):
    """A kind of value: *parts* are what it holds, *of* the class of a struct, enum or protocol."""

    kind: str
    parts: tuple[Shape, ...] = ()
    of: Any = None


class Said(NamedTuple):
    """An expression in TypeScript, with what it is."""

    text: str
    shape: Shape


INT, FLOAT, BOOL, STR = Shape("int"), Shape("float"), Shape("bool"), Shape("str")
NONE, NEVER, FACTS = Shape("none"), Shape("never"), Shape("facts")
NUMBERS = frozenset({"int", "float", "bool"})
TEXTS = frozenset({"str", "enum", "literal"})
PLAIN = NUMBERS | TEXTS | {"none"}
"""Kinds that are compared by themselves."""
ROWS = frozenset({"list", "array", "tuple"})
"""Kinds that are arrays in TypeScript."""
SIMPLE = {int: INT, float: FLOAT, bool: BOOL, str: STR, type(None): NONE, None: NONE}
HOLDERS = {list: "list", set: "set", frozenset: "set", dict: "dict", Mapping: "dict"}


def shape_of(hint: Any) -> Shape:
    """Return the shape that an annotation stands for; what has none is a TypeError."""
    if hint in SIMPLE:
        return SIMPLE[hint]
    if isinstance(hint, type) and not get_args(hint):
        return _named(hint)
    origin, inner = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return shape_of(inner[0])
    if origin is Literal:
        return Shape("literal", of=inner)
    if origin in (Union, types.UnionType):
        return union(shape_of(part) for part in inner)
    if origin is tuple and inner[-1] is not Ellipsis:
        return Shape("tuple", tuple(map(shape_of, inner)))
    if origin in (tuple, Sequence, Iterable):
        return Shape("array", (shape_of(inner[0]),))
    if origin in HOLDERS:
        return Shape(HOLDERS[origin], tuple(map(shape_of, inner)))
    raise TypeError(f"no shape for {hint}")


def _named(hint: type) -> Shape:
    if issubclass(hint, Enum):
        return Shape("enum", of=hint)
    if issubclass(hint, Struct):
        return Shape("struct", of=hint)
    if getattr(hint, "_is_protocol", False):
        return Shape("protocol", of=hint)
    raise TypeError(f"no shape for {hint.__name__}")


def union(parts: Iterable[Shape]) -> Shape:
    """Return the shape of what may have any of several shapes."""
    flat: list[Shape] = []
    for part in parts:
        inner = part.parts if part.kind == "union" else (part,)
        flat += [one for one in inner if one not in flat and one.kind != "never"]
    if not flat:
        return NEVER
    return flat[0] if len(flat) == 1 else Shape("union", tuple(flat))


def members(shape: Shape) -> tuple[Shape, ...]:
    """Return the shapes that a value may have, None aside."""
    parts = shape.parts if shape.kind == "union" else (shape,)
    return tuple(part for part in parts if part.kind != "none")


def may_be_none(shape: Shape) -> bool:
    """Tell whether a value may be None."""
    return shape == NONE or (shape.kind == "union" and NONE in shape.parts)


def core(shape: Shape) -> Shape:
    """Return the one shape of a value that is not None; several of one kind are as the first."""
    found = members(shape)
    kinds = {part.kind for part in found}
    if len(found) == 1 or kinds <= TEXTS or kinds <= NUMBERS or len(kinds) == 1:
        return found[0]
    return Shape("union", found)


def element(shape: Shape) -> Shape:
    """Return what stands in a row, set, dict or text."""
    one = core(shape)
    if one.kind in ("list", "array", "set", "dict"):
        return one.parts[0] if one.parts else NEVER
    if one.kind == "tuple":
        return union(one.parts)
    return STR if one.kind in TEXTS else NEVER


def written(shape: Shape, name: Callable[[Any], str]) -> str:
    """Return the type of a shape in TypeScript; *name* says how a class is called there."""
    match shape.kind:
        case "int" | "float":
            return "number"
        case "bool":
            return "boolean"
        case "none":
            return "null"
        case "facts":
            return "Record<string, number | string>"
        case "literal":
            return " | ".join(f"'{value}'" for value in shape.of)
        case "enum" | "struct" | "protocol":
            return name(shape.of)
        case "union":
            return " | ".join(written(part, name) for part in shape.parts)
    inner = [written(part, name) for part in shape.parts]
    match shape.kind:
        case "tuple":
            return f"readonly [{', '.join(inner)}]"
        case "array":
            return f"readonly ({inner[0]})[]"
        case "list":
            return f"({inner[0]})[]"
        case "set":
            return f"Set<{inner[0]}>"
        case "dict":
            return f"Map<{', '.join(inner)}>"
    return "string" if shape.kind == "str" else "never"


def struct_shape(kind: type) -> Shape:
    """Return the shape of a struct."""
    return Shape("struct", of=kind)


def hints_of(kind: Any) -> dict[str, Any]:
    """Return what the attributes of a struct or a protocol are."""
    if not isinstance(kind, type):
        return {}
    found = get_type_hints(kind)
    if getattr(kind, "_is_protocol", False):
        for name, value in vars(kind).items():
            if isinstance(value, property) and value.fget:
                found[name] = get_type_hints(value.fget)["return"]
    return found


def is_protocol(shape: Shape) -> bool:
    """Tell whether a shape is only a description of what something has."""
    return shape.kind == "protocol"


def value_shape(value: Any) -> Shape:
    """Return the shape of a constant."""
    if isinstance(value, Enum):
        return Shape("enum", of=type(value))
    if isinstance(value, Struct):
        return Shape("struct", of=type(value))
    if isinstance(value, Mapping):
        inner = (union(map(value_shape, value)), union(map(value_shape, value.values())))
        return Shape("dict", inner)
    if isinstance(value, frozenset | set):
        return Shape("set", (union(map(value_shape, value)),))
    if isinstance(value, tuple | list):
        return Shape("array", (union(map(value_shape, value)),))
    return shape_of(type(value))
