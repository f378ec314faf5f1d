"""What a message speaks of: plain values, amounts, people, and things with forms of their own."""

from collections.abc import Mapping, Sequence

from msgspec import Struct


class Amount(Struct, frozen=True):
    """A sum of money; `$sum` reads as a player writes it."""

    value: int


class Person(Struct, frozen=True):
    """Somebody at the table; `$who` is the name, `$who-of` the name as an owner."""

    name: str


class Named(Struct, frozen=True):
    """A thing with a message of its own: `$place` is its value, `$place-the` its attribute."""

    key: str


Fact = int | str | Amount | Person | Named | Sequence["Amount | Person | Named"]
Facts = Mapping[str, Fact]


def space(space_id: str) -> Named:
    """Return a space as a fact."""
    return Named(f"space-{space_id}")
