"""The shape of a position's document: its keys, their types and what they are if left out."""

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from passgo.game.ids import LARGEST_NUMBER

FORMAT: Final = "passgo-position"

Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Amount = Annotated[int, Meta(ge=0, le=LARGEST_NUMBER)]
SeatNumber = Annotated[int, Meta(ge=0, le=31)]
Name = Annotated[str, Meta(min_length=1, max_length=60)]
Total = Annotated[int, Meta(ge=2, le=12)]
Die = Annotated[int, Meta(ge=1, le=6)]
Dice = Annotated[list[Die], Meta(min_length=2, max_length=2)]
Word32 = Annotated[int, Meta(ge=0, le=0xFFFFFFFF)]


class PlayerPart(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """One seat: its player, token, money, place and property."""

    name: Name
    token: str = ""  # left out: the first one that is free, or none where it is chosen in play
    cash: Amount | None = None  # left out: what everybody starts with
    at: str | None = None  # left out: GO
    jail: Count | None = None  # throws for a double that failed; left out: not in jail
    status: Literal["playing", "bankrupt", "banking"] = "playing"
    left: Count = 0  # a bankrupt player: as which one
    owns: list[str] = []
    cards: list[str] = []
    wish: Count = 0
    opening: Total | None = None
    offers_made: list[Count] = []  # in this turn, to each seat


class TurnPart(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Whose turn it is and how far it has come."""

    seat: SeatNumber | None = None  # left out: the first
    number: Count | None = None  # left out: the first turn
    throws: Count = 0
    doubles: Count = 0
    again: bool = False
    over: bool = False
    extra: bool = False
    dice: Dice | None = None
    power: Annotated[int, Meta(ge=0, le=6)] = 0  # the die thrown with a six, still to be used


class BankPart(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The bank's stock; it follows from what stands on the board."""

    houses: Count
    hotels: Count


class ClaimPart(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A rent that may still be claimed, or has been and waits."""

    owner: SeatNumber
    debtor: SeatNumber
    place: str
    amount: Amount
    id: Count | None = None  # left out: one more than the last
    left: Count | None = None  # throws until it lapses; left out: all of them
    made: Count = 0  # when it was claimed, as a number in the order of claims


class ClaimsSoFar(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How many claims were opened and made since the start, those still open included."""

    opened: Count
    made: Count


class OfferPart(
    Struct,
    frozen=True,
    kw_only=True,
    forbid_unknown_fields=True,
    omit_defaults=True,
    rename={"maker": "from", "taker": "to"},
):
    """The offer on the table, as its maker stated it."""

    maker: SeatNumber
    taker: SeatNumber
    give_cash: Amount = 0
    ask_cash: Amount = 0
    give: list[str] = []
    ask: list[str] = []
    give_cards: list[str] = []
    ask_cards: list[str] = []


class PromisedPart(
    Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True
):
    """What has been agreed on and is about to be handed over, and to whom."""

    deeds: dict[str, SeatNumber] = {}
    cards: dict[str, SeatNumber] = {}


class LuckPart(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The state's own generator, if the game draws its luck itself."""

    generator: Word32
    own: bool = True


class PositionPart(
    Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True
):
    """A game at one moment."""

    format: Literal["passgo-position"]
    version: Literal[2]
    edition: str
    players: list[PlayerPart]
    variant: str = ""
    house_rules: dict[str, Any] = {}
    banker: SeatNumber = 0
    turn: TurnPart = TurnPart()
    bank: BankPart | None = None
    decks: dict[str, list[str]] = {}
    claims: list[ClaimPart] = []
    claims_so_far: ClaimsSoFar | None = None
    offer: OfferPart | None = None
    promised: PromisedPart | None = None
    for_sale: list[str] = []
    agenda: list[Any] | None = None  # left out: the break before the throw of the player in turn
    time_up: bool = False
    over: bool = False
    winners: list[SeatNumber] = []
    luck: LuckPart | None = None
