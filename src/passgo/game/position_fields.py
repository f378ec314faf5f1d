"""Fields of positions: what each member of a part tells of the state, and the plain ones both ways.

A member whose type has a meaning is plain: it is the field of the state with its name, or the one
that `Of` names, and is written and read by its meaning. Others are made by hand `Of` some fields.
"""

from collections.abc import Callable, Iterator
from functools import cache
from types import UnionType
from typing import Annotated, NamedTuple, TypeVar, Union, get_args, get_origin, get_type_hints

from msgspec import Struct

from passgo.fields import Meaning
from passgo.game.codecs import CODECS, NUMBER, inside
from passgo.game.ids import Lexicon
from passgo.rules.state import State

FIELDS = vars(State())
Made = TypeVar("Made", bound=Struct)


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
    """A member that is one field of the state, or one of its row."""

    name: str
    key: str
    field: str
    meaning: Meaning
    is_row: bool


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


def part_writer(part: type[Made]) -> Callable[..., Made]:
    """Return what makes a part of a state, a lexicon, a row of the state, and what is not plain.

    It is one call, as by hand; what is not plain is given by its name.
    """
    held: dict[str, object] = {"part": part}
    items: dict[str, str] = {name: name for name in part.__struct_fields__}
    for member in plain_members(part):
        number = f"s.{member.field}[row]" if member.is_row else f"s.{member.field}"
        codec = CODECS[member.meaning]
        held[f"write_{member.name}"] = codec.write
        by_codec = f"write_{member.name}({number}, lexicon)"
        items[member.name] = codec.formula.replace(NUMBER, number) or by_codec
    given = [name for name, item in items.items() if name == item]
    taken = ", ".join(("s", "lexicon", "row", *(["*", *given] if given else ())))
    made = ", ".join(f"{name}={item}" for name, item in items.items())
    writer: Callable[..., Made] = eval(f"lambda {taken}: part({made})", held)
    return writer


@cache
def plain_members(part: type[Struct]) -> tuple[Plain, ...]:
    """Return the members of a part that are fields of the state."""
    return tuple(
        Plain(name, key, field, meaning, isinstance(FIELDS[field], list))
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
