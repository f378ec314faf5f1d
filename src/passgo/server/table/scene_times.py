"""Scene times: how long the screens of a table take to show a step, so that bots wait for them.

The client has the same tables (`web/src/wire/scene_times.ts`). It decides what is shown and may
show it faster or not at all; this is its usual speed.
"""

from collections.abc import Iterable, Sequence

from msgspec import Raw, Struct
from msgspec.json import Decoder

from passgo.game.events import (
    AuctionLeft,
    BidMade,
    BuildingSold,
    Built,
    Countered,
    DeedMoved,
    HotelExchanged,
    KeptCardMoved,
    Mortgaged,
    MortgageLifted,
    Offered,
    Paid,
    SettlementOffered,
)
from passgo.server.limits import PICTURES_SECONDS
from passgo.sliding.events import Jailed, KnockedOff, SlidOff, TokenSlid
from passgo.sliding.table import FRAME

SCENES = {
    "dice": 0.5,
    "opening": 0.4,
    "tie": 1.4,
    "start": 2.0,
    "step": 0.09,
    "walk": 0.6,
    "jail": 1.1,
    "card": 1.5,
    "text": 2.8,
    "money": 0.6,
    "piece": 0.16,
    "work": 0.9,
    "transaction": 0.9,
    "die": 0.8,
    "power": 1.8,
    "hammer": 2.0,
    "deal": 2.6,
    "thing": 0.4,
    "large-deal": 5.0,
    "group": 1.9,
    "hotel": 1.9,
    "blow": 1.8,
    "moment": 2.6,
    "picture": FRAME,
    "fall": 0.8,
    "verdict": 0.9,
}
"""The seconds that each scene takes; a token walks step by step, but never longer than a walk,
and a deal takes longer for each *thing* that it hands over, but never longer than a large one.

What somebody builds or mortgages is put down *piece* by piece, in one row; when the last one lies,
the *work* is looked at.
At an electronic unit a *text* is read, and in a *transaction* cards go in and out of its slots.
A token that is slid is filmed, *picture* by picture; one that leaves the board is seen to *fall*,
and then it is read what became of it, a *verdict*.
"""
SCENES_OF = {
    "Rolled": ("dice",),
    "OpeningThrown": ("opening",),
    "OpeningTied": ("tie",),
    "OpeningWon": ("start",),
    "RentThrown": ("dice",),
    "PowerThrown": ("die", "power"),
    "Moved": ("walk",),
    "Arrested": ("jail",),
    "CardDrawn": ("card",),
    "Paid": ("money",),
    "AuctionWon": ("hammer",),
    "OfferAccepted": ("deal",),
    "DealForced": ("deal",),
    "DeedsStolen": ("moment",),
    "WipedOut": ("moment",),
    "TimeCame": ("moment",),
    "WentBankrupt": ("moment",),
}
"""The scenes of each event that has any; who concedes goes bankrupt by that: one moment."""
AT_A_UNIT = {"CardDrawn": ("text",), "Paid": ("transaction",)}
"""The same where an electronic unit shows them."""
LOOKED_AT = 0.5
"""Seconds for what is seen at the end: who is asked what."""
READ = 0.7
"""Seconds for what has no picture, such as a bid or an offer: it is read."""
PASSING = frozenset(("TurnEnded", "TurnBegan", "AuctionLeft"))
"""What has no picture and need not be read: the status says whose turn it is."""
ONE_OF_MANY = frozenset(("OpeningThrown",))
"""Throws of which the next follows at once: nobody looks away from them."""
WORK = frozenset(
    event.__name__ for event in (Built, BuildingSold, HotelExchanged, Mortgaged, MortgageLifted)
)
"""What is done to property, piece by piece, for money."""
RAISED = 0.3
"""Seconds for a bid where no person bids any more."""
BIDS = frozenset((BidMade.__name__, AuctionLeft.__name__))
OFFERS = frozenset(event.__name__ for event in (Offered, SettlementOffered, Countered))
"""What is nothing but a bid, and what nothing but an offer: among bots nobody need read it."""


class Way(Struct):
    """The pictures of one token, as a screen is told of them."""

    first: int
    points: list[Raw]


class Filmed(Struct):
    """An event, with the ways that are filmed if it is a slide."""

    event: str
    tracks: list[Way] = []


THINGS = (DeedMoved.__name__, KeptCardMoved.__name__)
FILMED = Decoder(list[Filmed])
SLIDES = TokenSlid.__name__
FALLS = (SlidOff.__name__, KnockedOff.__name__)


def seconds_for(
    events: Iterable[str],
    beside: Iterable[str] = (),
    has_unit: bool = False,
    films: float = 0.0,
) -> float:
    """Return how long the screens take to show some events, by their names.

    Scenes *beside* them and the seconds of *films* are shown too.
    """
    names = list(events)
    if is_work(names) and not has_unit:
        return SCENES["piece"] + SCENES["work"] + sum(SCENES[scene] for scene in beside)
    of = SCENES_OF | AT_A_UNIT if has_unit else SCENES_OF
    scenes = [scene for event in names for scene in of.get(event, ())]
    shown = sum(SCENES[scene] for scene in (*scenes, *beside))
    more = time_for_things(names) if "deal" in scenes else 0.0
    return min(shown + more + films + time_without_picture(names, shown + films), PICTURES_SECONDS)


def is_work(names: Sequence[str]) -> bool:
    """Tell whether some events are nothing but something built, sold or mortgaged."""
    return not WORK.isdisjoint(names) and WORK.union((Paid.__name__,)).issuperset(names)


def time_without_picture(names: Sequence[str], shown: float) -> float:
    """Return how long is looked at what some events lead to, and read what has no picture."""
    if shown and (ONE_OF_MANY.issuperset(names) or is_work(names)):
        return 0.0
    return LOOKED_AT if shown or PASSING.issuperset(names) else LOOKED_AT + READ


def time_for_things(names: Sequence[str]) -> float:
    """Return how much longer than usual a deal is shown, by what changes hands."""
    things = sum(name in THINGS for name in names)
    return min(things * SCENES["thing"], SCENES["large-deal"] - SCENES["deal"])


def films_of(events: Raw) -> float:
    """Return how many seconds the slides among some events last, with the falls that end them."""
    filmed = FILMED.decode(events)
    slides = [one.tracks for one in filmed if one.event == SLIDES]
    pictures = sum(max((last_picture(way) for way in ways), default=0) for ways in slides)
    falls = len(slides) if any(one.event in FALLS for one in filmed) else 0
    turns = any(one.event in (*FALLS, Jailed.__name__) for one in filmed)
    shown = pictures * SCENES["picture"] + falls * SCENES["fall"]
    return shown + (SCENES["verdict"] if turns else 0.0)


def last_picture(way: Way) -> int:
    """Return the number of the picture in which a token comes to its end."""
    return way.first + len(way.points) - 1
