"""Fields of positions: what each member of a part tells of the state, and the plain ones both ways.

A member whose type has a meaning is plain: it is the field of the state with its name, or the one
that `Of` names, and is written and read by its meaning. Others are made by hand `Of` some fields.
"""

from collections.abc import Callable, Iterator
from functools import cache
from types import UnionType
from typing import Annotated, Any, NamedTuple, Union, get_args, get_origin, get_type_hints

from msgspec import Struct

from passgo.fields import Meaning
from passgo.game.codecs import CODECS, inside, same
from passgo.game.ids import Lexicon
from passgo.rules.state import State

FIELDS = vars(State())


class Of:
    """The fields of the state that a member tells, if not the one of its own name."""

    def __init__(self, *fields: str) -> None:
        self.fields = fields


class Member(NamedTuple):
    """What the type of a member says: the fields that it tells, and its meaning if it is plain."""

    name: str
    key: str
    fields: frozenset[str]
    meaning: Meaning | None


class Plain(NamedTuple):
    """A member that is one field of the state, or one of its row; *write* is its codec's."""

    name: str
    key: str
    field: str
    meaning: Meaning
    is_row: bool
    write: Callable[[int, Lexicon], object]


def write_plain(part: type[Struct], s: State, lexicon: Lexicon, at: int = 0) -> dict[str, Any]:
    """Return the plain members of a part; of rows of the state, what lies *at*."""
    return plain_writer(part)(s, lexicon, at)


def read_plain(part: Struct, s: State, path: str, lexicon: Lexicon, at: int = 0) -> None:
    """Fill the state with the plain members of a part; what is left out stays as it is."""
    for member in plain_members(type(part)):
        value = getattr(part, member.name)
        if value is None:
            continue
        number = inside(value, member.meaning, f"{path}{member.key}", lexicon)
        if member.is_row:
            getattr(s, member.field)[at] = number
        else:
            setattr(s, member.field, number)


@cache
def plain_writer(part: type[Struct]) -> Callable[[State, Lexicon, int], dict[str, Any]]:
    """Return what writes the plain members of a part: one expression, as by hand."""
    writers: dict[str, object] = {}
    items: list[str] = []
    for member in plain_members(part):
        number = f"s.{member.field}[at]" if member.is_row else f"s.{member.field}"
        written = number if member.write is same else f"{member.name}({number}, lexicon)"
        writers[member.name] = member.write
        items.append(f"{member.name!r}: {written}")
    writer: Callable[[State, Lexicon, int], dict[str, Any]]
    writer = eval(f"lambda s, lexicon, at: {{{', '.join(items)}}}", writers)
    return writer


@cache
def plain_members(part: type[Struct]) -> tuple[Plain, ...]:
    """Return the members of a part that are fields of the state."""
    return tuple(
        Plain(name, key, field, meaning, isinstance(FIELDS[field], list), CODECS[meaning].write)
        for name, key, fields, meaning in members_of(part)
        if meaning
        for field in fields
    )


@cache
def members_of(part: type[Struct]) -> tuple[Member, ...]:
    """Return the members of a part, in their order."""
    hints = get_type_hints(part, include_extras=True)
    keys = dict(zip(part.__struct_fields__, part.__struct_encode_fields__, strict=True))
    return tuple(_member(part, name, key, hints[name]) for name, key in keys.items())


def _member(part: type[Struct], name: str, key: str, hint: object) -> Member:
    said = tuple(_said(hint))
    meaning = next((one for one in said if isinstance(one, Meaning)), None)
    named = next((one.fields for one in said if isinstance(one, Of)), (name,) if meaning else ())
    within = (member.fields for kind in _parts(hint) for member in members_of(kind))
    fields = frozenset(named).union(*within)
    if not fields <= FIELDS.keys():
        raise TypeError(f"{part.__name__}.{name} is no field of the state")
    return Member(name, key, fields, meaning if len(fields) == 1 else None)


def _said(hint: object) -> Iterator[object]:
    """Return what is noted beside a type, and beside its alternatives."""
    origin = get_origin(hint)
    if origin is Annotated:
        inner, *said = get_args(hint)
        yield from (*said, *_said(inner))
    elif origin in (Union, UnionType):
        for one in get_args(hint):
            yield from _said(one)


def _parts(hint: object) -> Iterator[type[Struct]]:
    """Return the parts that a type is made of."""
    if isinstance(hint, type) and issubclass(hint, Struct):
        yield hint
    for one in get_args(hint):
        yield from _parts(one)
