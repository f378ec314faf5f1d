"""Orders: what people and nature do, each typed.

A record is one list of both. Tokens are numbered side by side: token 4 * side + 0..3. Spaces are
indexes into the edition's list, positions tenths of a millimetre.
"""

from __future__ import annotations

from typing import Annotated

from passgo import vocabulary
from passgo.fields import Meaning, Number, Piece, Pieces, PlaceNo, SeatNo, SideNos, Touches


class Order(vocabulary.Order, frozen=True, forbid_unknown_fields=True):
    """Something that is done to a sliding game."""


class SeatOrder(Order, frozen=True):
    """Something that the player of one seat does."""

    seat: SeatNo


class Slide(SeatOrder, frozen=True):
    """Slide a token from *start* behind GO, aimed *direction* tenths of a degree to the right."""

    token: Piece
    start: Number
    direction: Number
    power: Number


class PayJail(SeatOrder, frozen=True):
    """Pay the price of the jail and slide the token again."""

    token: Piece


class WaitInJail(SeatOrder, frozen=True):
    """Leave the token in jail until the end of the round."""

    token: Piece


class TakeSecondChance(SeatOrder, frozen=True):
    """Take back a token that slid right off the board and try again."""


class DeclineSecondChance(SeatOrder, frozen=True):
    """Leave that token off the board."""


class MoveFromRailroad(SeatOrder, frozen=True):
    """Place a token from a Railroad on an unoccupied property."""

    token: Piece
    space: PlaceNo


class StayOnRailroad(SeatOrder, frozen=True):
    """Leave a token on its Railroad."""

    token: Piece


class DoubleProperty(SeatOrder, frozen=True):
    """Collect once more for one property, because a token stands on a House."""

    space: PlaceNo


class DrawMarkers(Order, frozen=True):
    """Lay the turn markers on the reference card in this order of sides, top first."""

    order: SideNos


class Deviate(Order, frozen=True):
    """Let the hand miss: tenths of a degree to the right, tenths of a percent harder."""

    direction: Number
    power: Number


class Rest(Order, frozen=True):
    """Let the tokens come to rest: (token, x, y) of all that moved, who left, who touched whom."""

    rests: Annotated[tuple[tuple[int, int, int], ...], Meaning.MOTION]
    off: Pieces = ()
    hits: Touches = ()


PeoplesOrder = (
    Slide
    | PayJail
    | WaitInJail
    | TakeSecondChance
    | DeclineSecondChance
    | MoveFromRailroad
    | StayOnRailroad
    | DoubleProperty
)
NatureOrder = DrawMarkers | Deviate | Rest
AnyOrder = PeoplesOrder | NatureOrder
PEOPLES_ORDERS: tuple[type[PeoplesOrder], ...] = PeoplesOrder.__args__
NATURE_ORDERS: tuple[type[NatureOrder], ...] = NatureOrder.__args__
