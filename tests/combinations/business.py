"""Business: what may be open at a table, what begins there, and which two meet.

A business is open while it lies on the agenda and the game waits for somebody or for luck. Two
meet, in that order, when the second begins while the first is open; what begins in the same step
further down on the agenda is open before what lies on it. Who leaves the game, an arrest and the
announced hour happen at once: they meet all that was open a moment before and was not over by then.
"""

from collections import Counter
from typing import Final, NamedTuple

from agenda_columns import columns_of

from passgo.rules import actions, agenda, log
from passgo.rules.limits import NONE
from passgo.rules.state import State

OFFER: Final = "offer"
AUCTION: Final = "auction"
DEBT: Final = "debt"
SETTLEMENT: Final = "settlement"
INHERITANCE: Final = "inheritance"
WISHES: Final = "wishes"
PLACEMENT: Final = "placement"
ZONE_CHOICE: Final = "zone choice"
POWER_BENEFIT: Final = "power benefit"
TEXT_SHOWN: Final = "text shown"
TIME_UP: Final = "time up"
CONCESSION: Final = "concession"
BANKRUPTCY: Final = "bankruptcy"
RENT: Final = "rent claimed"
PURCHASE: Final = "purchase"
ARREST: Final = "arrest"

BUSINESSES: Final = (
    *(OFFER, AUCTION, DEBT, SETTLEMENT, INHERITANCE, WISHES, PLACEMENT, ZONE_CHOICE),
    *(POWER_BENEFIT, TEXT_SHOWN, TIME_UP, CONCESSION, BANKRUPTCY, RENT, PURCHASE, ARREST),
)
DONE_AT_ONCE: Final = (CONCESSION, ARREST)  # they happen, and are never open
FRAMES: Final = {
    agenda.AUCTION: AUCTION,
    agenda.DEBT: DEBT,
    agenda.INHERITANCE: INHERITANCE,
    agenda.WISHES: WISHES,
    agenda.PLACEMENT: PLACEMENT,
    agenda.ZONE_CHOICE: ZONE_CHOICE,
    agenda.POWER_BENEFIT: POWER_BENEFIT,
    agenda.TEXT_SHOWN: TEXT_SHOWN,
    agenda.ESTATE: BANKRUPTCY,  # open while the bank sells what a bankrupt player has left
    agenda.PURCHASE: PURCHASE,
}
HAPPENINGS: Final = {
    log.TIME_CAME: TIME_UP,
    log.CONCEDED: CONCESSION,
    log.WENT_BANKRUPT: BANKRUPTCY,
    log.ARRESTED: ARREST,
}

Row = tuple[int, int, int, int, int, int]
Pair = tuple[str, str]


class Frame(NamedTuple):
    """One frame of the agenda."""

    kind: int
    seat: int
    a: int
    b: int
    c: int
    d: int


class Open(NamedTuple):
    """A business that is open: its name, whom it concerns, and what tells it from its like."""

    name: str
    parties: tuple[int, ...]
    mark: tuple[int, ...]


class Moment(NamedTuple):
    """What is open at one moment, the base first, and the frames of which it is read."""

    frames: tuple[Frame, ...]
    open: tuple[Open, ...]


def moment_of(s: State) -> Moment:
    """Read what is open now."""
    depth = s.depth
    frames = tuple(map(Frame, *(column[:depth] for column in columns_of(s)[:6])))
    found = [Open(TIME_UP, (), ())] if s.time_up and not s.over else []
    found += [
        Open(RENT, (s.claim_owner[at], s.claim_debtor[at]), (s.claim_id[at],))
        for at in range(s.claims)
        if s.claim_made[at] > 0
    ]
    found += [business for frame in frames if (business := business_of(s, frame)) is not None]
    return Moment(frames, tuple(found))


def business_of(s: State, frame: Frame) -> Open | None:
    """Return the business that a frame stands for, if it is one of those that are counted."""
    if frame.kind == agenda.BARGAIN:
        name = OFFER if frame.a == NONE else SETTLEMENT
        return Open(name, (s.offer_from, s.offer_to), ())
    name = FRAMES.get(frame.kind, "")
    if not name:
        return None
    if frame.kind == agenda.DEBT:
        return Open(name, (frame.seat, frame.a), (frame.c, frame.d))
    if frame.kind in (agenda.WISHES, agenda.AUCTION):
        return Open(name, (), (frame.a,))
    return Open(name, (frame.seat,), (frame.a,))


def meetings(before: Moment, act: int, rows: list[Row], after: Moment) -> set[Pair]:
    """Return the pairs that met in a step: what was open, the kind of act, its log, what is open.

    What that act has answered was over before anything else happened.
    """
    lasting = Counter(before.open) & Counter(after.open)
    lasts = {business.name for business in lasting}
    found: set[Pair] = set()
    below: set[str] = set()
    for business in after.open:
        if lasting[business] > 0:
            lasting[business] -= 1
        else:
            found |= {(name, business.name) for name in lasts | below}
            below.add(business.name)
    open_then = before.open[:-1] if is_answer(before, act) else before.open
    for at, row in enumerate(rows):
        if row[0] in HAPPENINGS:
            still = [business for business in open_then if not is_paid(business, rows[:at])]
            met = lasts | {business.name for business in still if row[1] in business.parties}
            if rows[-1][0] == log.GAME_ENDED:
                met |= {business.name for business in still}
            found |= {(name, HAPPENINGS[row[0]]) for name in met}
    return found


def is_answer(before: Moment, act: int) -> bool:
    """Tell whether an act answers the business on top; giving up leaves a debt as it is."""
    on_top = before.frames[-1].kind in (*FRAMES, agenda.BARGAIN)
    return on_top and act >= actions.ROLL and act != actions.GIVE_UP


def is_paid(business: Open, rows: list[Row]) -> bool:
    """Tell whether a debt had been paid by then."""
    if business.name != DEBT:
        return False
    return any(row[0] == log.PAID and row[1:3] == business.parties for row in rows)
