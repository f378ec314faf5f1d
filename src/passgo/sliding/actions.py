"""Actions: what people order, and what nature answers.

A record is one list of both. Tokens are numbered side by side: token 4 * side + 0..3. Spaces are
indexes into the edition's list, positions tenths of a millimetre.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Struct

from passgo.fields import Meaning, Number, Piece, Pieces, PlaceNo, SeatNo, SideNos, Touches


def kebab(name: str) -> str:
    """Return a class name as the tag that crosses the wire: PayJail is "pay-jail"."""
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name)[1:]


class Order(Struct, frozen=True, tag=kebab, tag_field="do", forbid_unknown_fields=True):
    """Something a person at the table orders."""

    seat: SeatNo


class Slide(Order, frozen=True, tag=kebab, tag_field="do"):
    """Slide a token from *start* behind GO, aimed *direction* tenths of a degree to the right."""

    token: Piece
    start: Number
    direction: Number
    power: Number


class PayJail(Order, frozen=True, tag=kebab, tag_field="do"):
    """Pay the price of the jail and slide the token again."""

    token: Piece


class WaitInJail(Order, frozen=True, tag=kebab, tag_field="do"):
    """Leave the token in jail until the end of the round."""

    token: Piece


class TakeSecondChance(Order, frozen=True, tag=kebab, tag_field="do"):
    """Take back a token that slid right off the board and try again."""


class DeclineSecondChance(Order, frozen=True, tag=kebab, tag_field="do"):
    """Leave that token off the board."""


class MoveFromRailroad(Order, frozen=True, tag=kebab, tag_field="do"):
    """Place a token from a Railroad on an unoccupied property."""

    token: Piece
    space: PlaceNo


class StayOnRailroad(Order, frozen=True, tag=kebab, tag_field="do"):
    """Leave a token on its Railroad."""

    token: Piece


class DoubleProperty(Order, frozen=True, tag=kebab, tag_field="do"):
    """Collect once more for one property, because a token stands on a House."""

    space: PlaceNo


class Answer(Struct, frozen=True, tag=kebab, tag_field="do", forbid_unknown_fields=True):
    """Something that nature says."""


class DrawMarkers(Answer, frozen=True, tag=kebab, tag_field="do"):
    """Lay the turn markers on the reference card in this order of sides, top first."""

    order: SideNos


class Deviate(Answer, frozen=True, tag=kebab, tag_field="do"):
    """Let the hand miss: tenths of a degree to the right, tenths of a percent harder."""

    direction: Number
    power: Number


class Rest(Answer, frozen=True, tag=kebab, tag_field="do"):
    """Let the tokens come to rest: (token, x, y) of all that moved, who left, who touched whom."""

    rests: Annotated[tuple[tuple[int, int, int], ...], Meaning.MOTION]
    off: Pieces = ()
    hits: Touches = ()


PersonAction = (
    Slide
    | PayJail
    | WaitInJail
    | TakeSecondChance
    | DeclineSecondChance
    | MoveFromRailroad
    | StayOnRailroad
    | DoubleProperty
)
NatureAction = DrawMarkers | Deviate | Rest
Action = PersonAction | NatureAction

PERSON_ACTIONS: tuple[type[PersonAction], ...] = (
    Slide,
    PayJail,
    WaitInJail,
    TakeSecondChance,
    DeclineSecondChance,
    MoveFromRailroad,
    StayOnRailroad,
    DoubleProperty,
)
NATURE_ACTIONS: tuple[type[NatureAction], ...] = (DrawMarkers, Deviate, Rest)
