"""Fields: the vocabulary in which orders, events, prompts and frames speak.

A field has a type that says what it means. How it is written outside and inside, how it is told in
a sentence, named in a scenario and carried to another edition follows from that.
"""

from collections.abc import Mapping
from enum import Enum
from functools import cache
from typing import Annotated, Literal, NamedTuple, TypeVar, get_type_hints

from msgspec import Struct

Kind = TypeVar("Kind", bound=Struct)


class Meaning(Enum):
    """What a field means; the contents of the rules use the same words for slots of frames."""

    __hash__ = object.__hash__  # Members are looked up all the time; each is only itself.

    SEAT = "seat"
    SEAT_OR_BANK = "seat or bank"
    SEAT_OR_NOBODY = "seat or nobody"
    SEATS = "seats"
    SPACE = "space"
    DEED = "deed"
    LOT = "lot"
    SPACE_OR_NONE = "space-or-none"
    MONEY = "money"
    SUMS = "sums"
    NUMBER = "number"
    FLAG = "flag"
    DECK = "deck"
    CARD = "card"
    KEPT_CARD = "kept card"
    ZONE = "zone"
    ZONES = "zones"
    TOKEN = "token"
    TOKENS = "tokens"
    POWER = "power"
    BENEFIT = "benefit"
    REASON = "reason"
    WAY = "way"
    PURPOSE = "purpose"
    TERMS = "terms"
    ORDER = "order"
    STATUS = "status"
    DEAL = "deal"
    DRAW = "draw"
    GOODS = "goods"
    SIDE = "side"
    SIDES = "sides"
    PIECE = "piece"
    PIECES = "pieces"
    PLACE = "place"
    PLACES = "places"
    GROUP = "group"
    STEP = "step"
    RANGE = "range"
    MOTION = "motion"


class KeptIn(NamedTuple):
    """Where a field lies in the kernel's row or action, if not where others of its meaning do."""

    at: str


class Side(NamedTuple):
    """Which list of the kernel's action holds goods, under which mark, and what they are."""

    at: str
    mark: int
    of: Meaning


SeatNo = Annotated[int, Meaning.SEAT]
SeatOrBank = Annotated[int | None, Meaning.SEAT_OR_BANK]
SeatOrNobody = Annotated[int | None, Meaning.SEAT_OR_NOBODY]
SeatSet = Annotated[tuple[int, ...], Meaning.SEATS]
Space = Annotated[str, Meaning.SPACE]
SpaceOrNone = Annotated[str, Meaning.SPACE_OR_NONE]  # empty for none
Lot = Annotated[str, Meaning.LOT]  # what is auctioned: a deed, or a kind of building
Money = Annotated[int, Meaning.MONEY]
MoneyOrNone = Annotated[int | None, Meaning.MONEY]
Sums = Annotated[tuple[int, ...], Meaning.SUMS]  # of every seat
Number = Annotated[int, Meaning.NUMBER]
Flag = Annotated[bool, Meaning.FLAG]
DeckId = Annotated[str, Meaning.DECK]
CardId = Annotated[str, Meaning.CARD]
KeptCard = Annotated[str, Meaning.KEPT_CARD]
ZoneId = Annotated[str, Meaning.ZONE]
ZoneIds = Annotated[tuple[str, ...], Meaning.ZONES]
TokenId = Annotated[str, Meaning.TOKEN]
TokenIds = Annotated[tuple[str, ...], Meaning.TOKENS]
PowerId = Annotated[str, Meaning.POWER]
Benefit = Annotated[str, Meaning.BENEFIT]
Reason = Annotated[str, Meaning.REASON]
Way = Annotated[str, Meaning.WAY]
OrderName = Annotated[str, Meaning.ORDER]

# Of the sliding game, whose sides, tokens, spaces and groups are numbers everywhere.
SideNo = Annotated[int, Meaning.SIDE]
SideNos = Annotated[tuple[int, ...], Meaning.SIDES]
Piece = Annotated[int, Meaning.PIECE]
Pieces = Annotated[tuple[int, ...], Meaning.PIECES]
PlaceNo = Annotated[int, Meaning.PLACE]
PlaceNos = Annotated[tuple[int, ...], Meaning.PLACES]
GroupNo = Annotated[int, Meaning.GROUP]
Range = Annotated[tuple[int, int], Meaning.RANGE]
Touches = Annotated[tuple[tuple[int, int], ...], Meaning.MOTION]

Topic = Literal["moves", "money", "property", "auctions", "deals", "luck", "game"]
"""What an event is about."""

ONE_SEAT = (Meaning.SEAT, Meaning.SEAT_OR_BANK, Meaning.SEAT_OR_NOBODY)
IN_MONEY = (Meaning.MONEY, Meaning.SUMS)


class Field(NamedTuple):
    """One field: its name, what it means, and what else its type says."""

    name: str
    meaning: Meaning
    lies: str = ""
    side: Side | None = None


def leaves(kind: type[Kind]) -> tuple[type[Kind], ...]:
    """Return the kinds under *kind* that have no kinds under them."""
    under = kind.__subclasses__()
    return tuple(leaf for child in under for leaf in (leaves(child) or (child,)))


@cache
def fields_of(kind: type[Struct]) -> tuple[Field, ...]:
    """Return the fields of a kind of order, event or prompt, in their order."""
    hints = get_type_hints(kind, include_extras=True)
    return tuple(_field(kind, name, hints[name]) for name in kind.__struct_fields__)


def _field(kind: type[Struct], name: str, hint: object) -> Field:
    said = getattr(hint, "__metadata__", ())
    meaning = next((one for one in said if isinstance(one, Meaning)), None)
    if meaning is None:
        raise TypeError(f"{kind.__name__}.{name} does not say what it means")
    kept = next((one.at for one in said if isinstance(one, KeptIn)), "")
    return Field(name, meaning, kept, next((one for one in said if isinstance(one, Side)), None))


def meaning_of(kind: type[Struct], name: str) -> Meaning:
    """Return what one field of a kind means."""
    return next(field.meaning for field in fields_of(kind) if field.name == name)


def placed(
    kind: type[Struct], places: Mapping[Meaning, tuple[str, ...]], others: tuple[str, ...]
) -> dict[str, str]:
    """Return where each field of a kind lies: in the first place of its meaning that is free.

    Goods have lists of their own, and a deal has rows of its own.
    """
    taken: dict[str, str] = {}
    for field in fields_of(kind):
        if field.meaning in (Meaning.GOODS, Meaning.DEAL):
            continue
        possible = (field.lies,) if field.lies else places.get(field.meaning, others)
        free = [place for place in possible if place not in taken.values()]
        if not free:
            raise TypeError(f"{kind.__name__}.{field.name} has no place left")
        taken[field.name] = free[0]
    return taken
