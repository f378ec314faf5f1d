"""Values: constants and defaults as they stand in TypeScript, written from what they are."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from enum import Enum
from typing import Any

from msgspec import Struct


def literal(value: Any, name: Callable[[type], str]) -> str:
    """Return a value in TypeScript; *name* says how a class is called there."""
    match value:
        case None:
            return "null"
        case bool():
            return "true" if value else "false"
        case Enum():
            return f"{name(type(value))}.{value.name}"
        case int() | float():
            return repr(value)
        case str():
            return json.dumps(value, ensure_ascii=False)
        case tuple() | list():
            return f"[{', '.join(literal(one, name) for one in value)}]"
        case set() | frozenset():
            return f"new Set([{', '.join(literal(one, name) for one in sorted(value))}])"
        case Mapping():
            pairs = (f"[{literal(k, name)}, {literal(v, name)}]" for k, v in value.items())
            return f"new Map([{', '.join(pairs)}])"
        case Struct():
            inside = (getattr(value, field) for field in value.__struct_fields__)
            return f"{name(type(value))}({', '.join(literal(one, name) for one in inside)})"
    raise TypeError(f"no way to write {value!r}")
