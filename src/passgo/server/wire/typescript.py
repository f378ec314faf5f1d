"""TypeScript: the shape of our structs as declarations, read from their annotations.

A struct that only clients send says what may be left out; one that the server sends has all its
fields, but those that it omits or does not set. Where nulls are dropped on the way, nothing is null
but missing.
"""

from collections.abc import Callable, Mapping
from inspect import cleandoc
from typing import Any

import msgspec
from msgspec import inspect

Struct = type[msgspec.Struct]
PLAIN: Mapping[type[inspect.Type], str] = {
    inspect.AnyType: "unknown",
    inspect.RawType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}


class Declarations:
    """Collects declarations: each struct once, with all the structs that it names."""

    def __init__(
        self,
        name_of: Callable[[Struct], str],
        drops_nulls: Callable[[Struct], bool],
        is_sent: Callable[[Struct], bool],
        fields: Mapping[tuple[str, str], str],
    ) -> None:
        self._name_of, self._fields = name_of, fields
        self._drops_nulls, self._is_sent = drops_nulls, is_sent
        self._declared: dict[str, str] = {}
        self._owners: dict[str, Struct] = {}

    @property
    def text(self) -> str:
        """Everything declared so far, by name."""
        return "\n".join(self._declared[name] for name in sorted(self._declared))

    def alias(self, name: str, meaning: str, about: str) -> None:
        """Declare a type by its TypeScript."""
        self._declared[name] = f"/** {about} */\nexport type {name} =\n  {meaning};\n"

    def struct(self, kind: Struct) -> str:
        """Declare a struct and return its name; two structs must not share one."""
        name = self._name_of(kind)
        if self._owners.setdefault(name, kind) is not kind:
            raise ValueError(f"two structs are called {name}: {kind}, {self._owners[name]}")
        if name not in self._declared:
            self._declared[name] = ""
            self._declared[name] = self._interface(name, kind)
        return name

    def union(self, name: str, kinds: tuple[Struct, ...], about: str) -> None:
        """Declare the union of some structs."""
        names = [self.struct(kind) for kind in kinds]
        self.alias(name, "\n  | ".join(names), about)

    def _interface(self, name: str, kind: Struct) -> str:
        about = cleandoc(kind.__doc__ or "").partition("\n")[0]
        info = inspect.type_info(kind)
        assert isinstance(info, inspect.StructType)
        lines = [f"/** {about} */", f"export interface {name} {{"]
        if info.tag_field is not None:
            lines.append(f'  {info.tag_field}: "{info.tag}";')
        lines += [self._field(name, kind, field) for field in info.fields]
        return "\n".join([*lines, "}", ""])

    def _field(self, owner: str, kind: Struct, field: inspect.Field) -> str:
        omits = kind.__struct_config__.omit_defaults or self._is_sent(kind)
        may_miss = (omits and not field.required) or is_unset(field)
        shape: Any = field.type
        if self._drops_nulls(kind) and isinstance(shape, inspect.UnionType) and has_null(shape):
            may_miss, shape = True, without_null(shape)
        known = self._fields.get((owner, field.encode_name))
        meaning = known if known is not None else self.type(shape)
        return f"  {field.encode_name}{'?' if may_miss else ''}: {meaning};"

    def type(self, shape: Any) -> str:
        """Return the TypeScript of a type."""
        match shape:
            case inspect.Metadata(type=inner):
                return self.type(inner)
            case inspect.LiteralType(values=values):
                return " | ".join(f'"{v}"' if isinstance(v, str) else str(v) for v in values)
            case inspect.EnumType(cls=kinds):
                return " | ".join(f'"{kind.value}"' for kind in kinds)
            case inspect.UnionType(types=types):
                return " | ".join(dict.fromkeys(self.type(part) for part in types))
            case inspect.StructType(cls=kind):
                return self.struct(kind)
            case inspect.DictType(value_type=value):
                return f"Record<string, {self.type(value)}>"
            case inspect.TupleType(item_types=items):
                return f"[{', '.join(self.type(item) for item in items)}]"
        if isinstance(shape, inspect.CollectionType):
            return f"{parenthesised(self.type(shape.item_type))}[]"
        return PLAIN[type(shape)]


def is_unset(field: inspect.Field) -> bool:
    """Tell whether a field is left out unless it is given."""
    nothing = msgspec.NODEFAULT
    return not field.required and field.default is nothing and field.default_factory is nothing


def has_null(shape: inspect.UnionType) -> bool:
    """Tell whether a union may be null."""
    return any(isinstance(part, inspect.NoneType) for part in shape.types)


def without_null(shape: inspect.UnionType) -> inspect.Type:
    """Return a union without its null."""
    left = tuple(part for part in shape.types if not isinstance(part, inspect.NoneType))
    return left[0] if len(left) == 1 else inspect.UnionType(left)


def parenthesised(meaning: str) -> str:
    """Return a type that can be followed by brackets."""
    return f"({meaning})" if " | " in meaning else meaning
