"""Frame shapes: for every kind of frame its name and what its integers mean."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from passgo.game import words
from passgo.rules import agenda
from passgo.rules.limits import BANK, NOBODY
from passgo.rules.mortgage import AS_BUYER, AS_HEIR, AS_TAKER
from passgo.rules.rent import BY_DICE, FOR_THE_RENT, TO_MOVE, TO_START

Meaning = Literal[
    "number",
    "flag",
    "amount",
    "seat",
    "seats",
    "creditor",
    "place",
    "deed",
    "lot",
    "deck",
    "card",
    "power",
]
Slot = Literal["seat", "a", "b", "c", "d", "e"]

REASONS = {word: number for number, word in words.REASONS.items()}
WAYS = {word: number for number, word in words.WAYS.items()}
PURPOSES = {"start": TO_START, "move": TO_MOVE, "rent": FOR_THE_RENT}
TERMS = {"buyer": AS_BUYER, "heir": AS_HEIR, "taker": AS_TAKER}


@dataclass(frozen=True)
class Field:
    """One fact of a frame: its key, the kernel's slot, its meaning, and its value if left out."""

    key: str
    slot: Slot
    meaning: Meaning | Mapping[str, int]
    default: int | None = None


SEAT = Field("seat", "seat", "seat")
POWER = Field("power", "a", "power")
SHAPES: dict[int, tuple[str, tuple[Field, ...]]] = {
    agenda.ROUND: ("round", ()),
    agenda.DEALING: ("dealing", (Field("rounds", "a", "number"), Field("to_deal", "b", "seats"))),
    agenda.OPENING: ("opening", (Field("to_throw", "a", "seats"), Field("in", "b", "seats"))),
    agenda.BREAK: ("break", (SEAT, Field("extra", "a", "flag", 0))),
    agenda.TURN: ("turn", (SEAT,)),
    agenda.ANOTHER_THROW: ("another-throw", (SEAT,)),
    agenda.TURN_END: ("turn-end", (SEAT,)),
    agenda.DICE: (
        "dice",
        (
            SEAT,
            Field("for", "a", PURPOSES, TO_MOVE),
            Field("place", "b", "place", 0),
            Field("factor", "c", "number", 0),
        ),
    ),
    agenda.MOVE: (
        "move",
        (
            SEAT,
            Field("steps", "a", "number"),
            Field("by", "b", WAYS, BY_DICE),
            Field("factor", "c", "number", 0),
        ),
    ),
    agenda.LANDING: (
        "landing",
        (SEAT, Field("by", "a", WAYS, BY_DICE), Field("factor", "b", "number", 0)),
    ),
    agenda.PURCHASE: ("purchase", (SEAT, Field("place", "a", "deed"))),
    agenda.HANDOVER: (
        "handover",
        (
            Field("seat", "seat", "seat", NOBODY),
            Field("place", "a", "deed", NOBODY),
            Field("price", "b", "amount", 0),
        ),
    ),
    agenda.AUCTION: (
        "auction",
        (
            Field("of", "a", "lot"),
            Field("bid", "b", "amount", 0),
            Field("bidder", "c", "seat", NOBODY),
            Field("in", "d", "seats"),
            Field("minimum", "e", "amount"),
        ),
    ),
    agenda.DEBT: (
        "debt",
        (
            SEAT,
            Field("to", "a", "creditor", BANK),
            Field("amount", "b", "amount"),
            Field("for", "c", REASONS),
            Field("place", "d", "place", NOBODY),
            Field("told", "e", "flag", 1),
        ),
    ),
    agenda.BARGAIN: ("bargain", (Field("value", "a", "amount", NOBODY),)),
    agenda.INHERITANCE: (
        "inheritance",
        (
            SEAT,
            Field("place", "a", "deed"),
            Field("as", "b", TERMS),
            Field("interest_paid", "c", "flag", 0),
        ),
    ),
    agenda.WISHES: (
        "wishes",
        (
            Field("for", "a", "lot"),
            Field("to_ask", "b", "seats"),
            Field("auctions", "c", "flag", 0),
        ),
    ),
    agenda.PLACEMENT: (
        "placement",
        (
            SEAT,
            Field("of", "a", "lot"),
            Field("count", "b", "number"),
            Field("paid", "c", "flag", 0),
            Field("price", "d", "amount", 0),
        ),
    ),
    agenda.CARD_DRAW: ("card-draw", (SEAT, Field("deck", "a", "deck"))),
    agenda.CARD_CHOICE: ("card-choice", (SEAT, Field("card", "a", "card"))),
    agenda.CARD_BACK_UNDER: ("card-back-under", (Field("card", "a", "card"),)),
    agenda.ESTATE: ("estate", ()),
    agenda.JAIL_CHOICE: ("jail-choice", (SEAT, Field("steps", "a", "number"))),
    agenda.RANDOM_TEXT: ("random-text", (SEAT,)),
    agenda.TEXT_SHOWN: ("text-shown", (SEAT, Field("card", "a", "card"))),
    agenda.ZONE_CHOICE: ("zone-choice", (SEAT,)),
    agenda.ZONE_TEXTS: (
        "zone-texts",
        (Field("to_get", "a", "seats"), Field("chooser", "b", "seat")),
    ),
    agenda.GATHERING: ("gathering", (Field("place", "a", "place"),)),
    agenda.TOKEN_CHOICE: ("token-choice", (SEAT,)),
    agenda.POWER_CHOICE: ("power-choice", (SEAT, POWER)),
    agenda.POWER_THROW: ("power-throw", (SEAT, POWER)),
    agenda.POWER_BENEFIT: ("power-benefit", (SEAT, POWER)),
}
KINDS = {name: kind for kind, (name, _) in SHAPES.items()}
