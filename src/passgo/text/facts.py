"""What a message speaks of: plain values, amounts, people, and things with forms of their own.

`$fact` is how it reads, `$fact-form` one of its forms, `$fact-is` a word to choose a sentence by.
"""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from passgo.editions.model import Card, Edition, Power
from passgo.sliding.edition import Edition as SlidingEdition


class Amount(Struct, frozen=True):
    """A sum of money; `$sum` reads as a player writes it, `$sum-is` is none or some."""

    value: int


class Person(Struct, frozen=True):
    """Somebody at the table; `$who` is the name, `$who-of` the name as an owner.

    `$who-is` is player, self for somebody the message has named already, or you for its reader.
    """

    name: str
    again: bool = False
    reads: bool = False


class Bank(Struct, frozen=True):
    """The bank where a player could stand; `$who-of` is its owner's form, `$who-is` is bank."""


class Nothing(Struct, frozen=True):
    """A fact that is missing; `$fact-is` is nothing."""


class Named(Struct, frozen=True):
    """A thing with a message of its own: `$place` is its value, `$place-the` its attribute.

    `$place-is` is the kind of its key: space, word, token.
    """

    key: str


class Drawn(Struct, frozen=True):
    """A card; `$card` is its text, `$card-deck` its pack, `$card-a` any card of that pack."""

    card: Card


class Attempt(Struct, frozen=True):
    """A power of a side; `$power` is its name, `$power-description` what it brings.

    `$power-is` open before its die is thrown, then won or lost.
    """

    power: Power
    die: int = 0


class Kept(Struct, frozen=True):
    """A get-out-of-jail card that changes hands."""

    card: Card


class Standing(Struct, frozen=True):
    """What one player is worth."""

    name: str
    value: int


class Teams(Struct, frozen=True):
    """Several sides, each with all its names; `$sides-count` is how many there are."""

    teams: tuple[tuple[str, ...], ...]


Part = Amount | Person | Named | Kept | Standing


class Deal(Struct, frozen=True):
    """An offer on the table: `$offer-by` whom, `$offer-gives` what, `$offer-asks` for what."""

    by: str
    gives: tuple[Part, ...]
    asks: tuple[Part, ...]


Fact = (
    int
    | str
    | Amount
    | Person
    | Bank
    | Nothing
    | Named
    | Drawn
    | Attempt
    | Deal
    | Teams
    | Sequence[Part]
)
Facts = Mapping[str, Fact]


def box_facts(edition: Edition | SlidingEdition | None) -> dict[str, bool]:
    """Return what every message may ask of the box: what it holds where others hold cards."""
    return {
        "keeps_cards": edition is None or edition.keeps_cards,
        "only_texts": edition is not None and edition.only_texts,
    }


def space(space_id: str) -> Named:
    """Return a space as a fact."""
    return Named(f"space-{space_id}")
