"""The shape of a position's document: its keys, what they tell, and what they are if left out.

A key of plain meaning needs no more than its line here: it is written, read and kept up by it.
"""

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from passgo.fields import Flag, Meaning
from passgo.game.ids import LARGEST_NUMBER
from passgo.game.position_agenda import SLOT_NAMES
from passgo.game.position_fields import Of

FORMAT: Final = "passgo-position"

Count = Annotated[int, Meta(ge=0, le=1_000_000), Meaning.NUMBER]
Amount = Annotated[int, Meta(ge=0, le=LARGEST_NUMBER), Meaning.MONEY]
SeatNumber = Annotated[int, Meta(ge=0, le=31), Meaning.SEAT]
Name = Annotated[str, Meta(min_length=1, max_length=60)]
Total = Annotated[int, Meta(ge=2, le=12)]
Die = Annotated[int, Meta(ge=1, le=6)]
Power = Annotated[int, Meta(ge=0, le=6), Meaning.NUMBER]
Dice = Annotated[list[Die], Meta(min_length=2, max_length=2)]
Word32 = Annotated[int, Meta(ge=0, le=0xFFFFFFFF), Meaning.NUMBER]
Status = Annotated[Literal["playing", "bankrupt", "banking"], Meaning.STATUS]
AGENDA = Of("over", "depth", "agenda_kind", *SLOT_NAMES.values())


class Part(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A part of a position: a table whose keys are all known."""


class PlayerPart(Part, frozen=True, kw_only=True):
    """One seat: its player, token, money, place and property."""

    name: Name
    token: Annotated[str, Of("token")] = ""  # left out: the first free one, or chosen in play
    cash: Amount | None = None  # left out: what everybody starts with
    at: Annotated[str | None, Of("at")] = None  # left out: GO
    passed_go: Flag = False  # where only that lets a player buy
    jail: Annotated[Count | None, Of("jailed", "jail_throws")] = None  # failed throws, if jailed
    status: Status = "playing"
    left: Annotated[Count, Of("bankrupt_as")] = 0  # a bankrupt player: as which one
    owns: Annotated[list[str], Of("owner", "mortgaged", "cheap_lift", "houses")] = []
    cards: Annotated[list[str], Of("kept_by")] = []
    wish: Count = 0
    opening: Annotated[Total | None, Of("opening")] = None
    offers_made: Annotated[list[Count], Of("offers_made")] = []  # in this turn, to each seat


class TurnPart(Part, frozen=True, kw_only=True):
    """Whose turn it is and how far it has come."""

    seat: Annotated[SeatNumber | None, Of("turn")] = None  # left out: the first
    number: Annotated[Count | None, Of("turns")] = None  # left out: the first turn
    rounds: Count = 0  # that are over, where they are counted
    starter: SeatNumber = 0  # with whom a round begins, where they are counted
    throws: Count = 0
    doubles: Count = 0
    again: Flag = False
    over: Annotated[Flag, Of("turn_over")] = False
    extra: Annotated[Flag, Of("extra_turn")] = False
    dice: Annotated[Dice | None, Of("first_die", "second_die")] = None
    power: Power = 0  # the die thrown with a six, still to be used


class BankPart(Part, frozen=True, kw_only=True):
    """The bank's stock; it follows from what stands on the board."""

    houses: Annotated[Count, Of("houses_left")]
    hotels: Annotated[Count, Of("hotels_left")]


class ClaimPart(Part, frozen=True, kw_only=True):
    """A rent that may still be claimed, or has been and waits."""

    owner: Annotated[SeatNumber, Of("claim_owner")]
    debtor: Annotated[SeatNumber, Of("claim_debtor")]
    place: Annotated[str, Meaning.DEED, Of("claim_place")]
    amount: Annotated[Amount, Of("claim_amount")]
    id: Annotated[Count | None, Of("claim_id")] = None  # left out: one more than the last
    left: Annotated[Count | None, Of("claim_left")] = None  # throws to lapse; left out: all
    made: Annotated[Count, Of("claim_made")] = 0  # when it was claimed, in the order of claims


class ClaimsSoFar(Part, frozen=True, kw_only=True):
    """How many claims were opened and made since the start, those still open included."""

    opened: Annotated[Count, Of("claim_serial")]
    made: Annotated[Count, Of("claim_order")]


class OfferPart(Part, frozen=True, kw_only=True, rename={"maker": "from", "taker": "to"}):
    """The offer on the table, as its maker stated it."""

    maker: Annotated[SeatNumber, Of("offer_from")]
    taker: Annotated[SeatNumber, Of("offer_to")]
    give_cash: Annotated[Amount, Of("offer_gives")] = 0
    ask_cash: Annotated[Amount, Of("offer_asks")] = 0
    give: Annotated[list[str], Of("offer_deeds")] = []
    ask: Annotated[list[str], Of("offer_deeds")] = []
    give_cards: Annotated[list[str], Of("offer_cards")] = []
    ask_cards: Annotated[list[str], Of("offer_cards")] = []


class PromisedPart(Part, frozen=True, kw_only=True):
    """What has been agreed on and is about to be handed over, and to whom."""

    deeds: Annotated[dict[str, SeatNumber], Of("promised")] = {}
    cards: Annotated[dict[str, SeatNumber], Of("promised_card")] = {}


class PotPart(Part, frozen=True, kw_only=True):
    """What lies on a space for whoever stops there, where the rules have a pot."""

    place: Annotated[str, Of("pot")] = ""  # left out: the first pot of the board
    amount: Annotated[Amount, Of("pot")]


class LuckPart(Part, frozen=True, kw_only=True):
    """The state's own generator, if the game draws its luck itself."""

    generator: Word32
    own: Annotated[Flag, Of("own_luck")] = True


class PositionPart(Part, frozen=True, kw_only=True):
    """A game at one moment."""

    format: Literal["passgo-position"]
    version: Literal[3]
    edition: str
    players: Annotated[list[PlayerPart], Of("seats")]
    variant: str = ""
    house_rules: dict[str, Any] = {}
    banker: SeatNumber = 0
    turn: TurnPart = TurnPart()
    bank: BankPart | None = None
    pots: list[PotPart] = []  # left out: empty
    decks: Annotated[dict[str, list[str]], Of("deck", "deck_count")] = {}
    claims: Annotated[list[ClaimPart], Of("claims")] = []
    claims_so_far: Annotated[ClaimsSoFar | None, Of("claims", "claim_id", "claim_made")] = None
    offer: OfferPart | None = None
    promised: PromisedPart | None = None
    for_sale: Annotated[list[str], Of("for_sale")] = []
    agenda: Annotated[list[Any] | None, AGENDA] = None  # left out: the break before a throw
    time_up: Flag = False
    over: Flag = False
    winners: Annotated[list[SeatNumber], Of("seats", "won")] = []
    luck: LuckPart | None = None
