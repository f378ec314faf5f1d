"""Kinds of refusals: what is said of each code besides its words, in one row.

A row names the clauses of the classic rulebook behind the refusal, stated once for the reference
edition: others take the counterparts of their rulebook. Clauses of another rulebook stand there
where the classic game has none, and those of one order under its name. It says too whether its
numbers are sums, and whether what is refused has no place in the game or the question at all.
"""

from enum import Flag, auto
from functools import lru_cache
from typing import NamedTuple

from passgo.rulebook import cited, is_classic


class Tells(Flag):
    """What the numbers of a refusal are."""

    SUMS = auto()  # of money
    COUNTS = auto()  # what was given is the number that is needed


NUMBERS, SUMS, COUNTS = Tells(0), Tells.SUMS, Tells.COUNTS


class RefusalKind(NamedTuple):
    """What is said of one code: the clauses of any order, and those of orders by name."""

    clauses: tuple[str, ...]
    by_order: dict[str, tuple[str, ...]]
    tells: Tells
    is_out_of_place: bool


def refusal(
    clauses: str = "", tells: Tells = NUMBERS, is_out_of_place: bool = False, **by_order: str
) -> RefusalKind:
    """Return a row."""
    named = {order: tuple(said.split()) for order, said in by_order.items()}
    return RefusalKind(tuple(clauses.split()), named, tells, is_out_of_place)


NOTHING_SAID = refusal()
KINDS = {
    "wrong-number-of-players": refusal("CL-001", tells=COUNTS),
    "token-taken": refusal("CL-014", ChooseToken="CW-210"),
    "too-few-to-bank-only": refusal("CL-016", tells=COUNTS),
    "game-is-over": refusal("CL-176"),
    "not-in-the-game": refusal("CL-157"),
    "not-your-turn": refusal(
        "CL-029",
        Build="CL-112 CL-217",
        Offer="CL-135",
        Mortgage="CL-143",
        Sell="CL-137",
        SellGroup="CL-137",
    ),
    "business-in-hand": refusal("CL-214"),
    "only-those-concerned": refusal("CL-213"),
    "not-enough-cash": refusal(
        "CL-173",
        Buy="CL-047",
        Bid="CL-055 CL-211",
        Build="CL-115",
        Place="CL-115",
        Lift="CL-147",
        PayOff="CL-153 CL-167",
        PayFine="CL-097",
        Offer="CL-174 CL-211",
        Counter="CL-174 CL-211",
        tells=SUMS,
    ),
    "other-lacks-cash": refusal("CL-174 CL-175", tells=SUMS),
    "not-your-property": refusal(
        "CL-109",
        Offer="CL-129",
        Counter="CL-129",
        PayInKind="CL-170",
        Sell="CL-136",
        SellGroup="CL-136",
        Lift="CL-150",
        Mortgage="CL-149",
        ForceDeal="RE-097",
    ),
    "not-their-property": refusal("CL-129", ForceDeal="RE-099", Steal="CW-226"),
    "not-a-property": refusal("CL-005", TakeDeeds="CW-219"),
    "bid-too-low": refusal("CL-054", tells=SUMS),
    "out-of-the-auction": refusal("CL-218"),
    "bound-by-bid": refusal("CL-218"),
    "no-such-claim": refusal("CL-058"),
    "claim-already-made": refusal("CL-207"),
    "not-your-claim": refusal("CL-057"),
    "not-in-jail": refusal("CL-097", is_out_of_place=True),
    "no-such-card": refusal("CL-100", Offer="CL-082", Counter="CL-082", is_out_of_place=True),
    "not-a-street": refusal("CL-117", Place="CL-127"),
    "group-incomplete": refusal("CL-109"),
    "mortgaged-in-group": refusal("CL-116"),
    "uneven": refusal("CL-113 CL-118", Sell="CL-138"),
    "fully-built": refusal("CL-121"),
    "no-houses-left": refusal("CL-122"),
    "no-hotels-left": refusal("CL-123 RE-178"),
    "nothing-built": refusal("CL-136"),
    "too-few-houses-to-exchange": refusal("CL-124 CL-141"),
    "buildings-in-group": refusal("CL-130 CL-131", Mortgage="CL-144 CL-145", PayInKind="CL-170"),
    "already-mortgaged": refusal("CL-146"),
    "not-mortgaged": refusal("CL-147"),
    "in-the-offer": refusal("CL-135"),
    "empty-offer": refusal("CL-174"),
    "cash-both-ways": refusal("CL-135"),
    "too-many-offers": refusal("CL-220"),
    "no-trades": refusal("CL-135"),
    "can-still-pay": refusal("CL-156 CL-158", tells=SUMS),
    "only-to-a-player": refusal("CL-170"),
    "not-in-kind": refusal("CL-170 RE-198 CW-133"),
    "more-than-owed": refusal("CL-172", tells=SUMS),
    "wish-too-large": refusal("CL-216"),
    "no-time-limit": refusal("CL-197"),
    "not-now": refusal(Concede="CL-177", Place="CL-127"),
    "unknown-zone": refusal("RE-082 RE-087"),
    "no-free-property": refusal("RE-095"),
    "property-still-free": refusal("RE-096"),
    "complete-group": refusal(ForceDeal="RE-097 RE-098 RE-099", Steal="CW-226 CW-227 CW-235"),
    "one-for-one": refusal("RE-102"),
    "no-clock-runs": refusal("RE-128", is_out_of_place=True),
    "bids-still-open": refusal("RE-239"),
    "only-the-banker": refusal("RE-239", is_out_of_place=True),
    "not-this-action": refusal("CW-215", is_out_of_place=True),
    "too-many-deeds": refusal("CW-219 CW-220 CW-227"),
    "too-few-deeds": refusal("CW-233"),
    "not-another-player": refusal("CW-224 CW-230 CW-231"),
    "not-a-multiple": refusal("RE-130", tells=SUMS | COUNTS),
    "unknown-card": refusal(UseCard="RE-164"),
    "not-asked": refusal(is_out_of_place=True),
}
MONEY_REFUSALS = tuple(code for code, kind in KINDS.items() if SUMS in kind.tells)
"""Those whose numbers are sums of money."""
COUNTED_REFUSALS = tuple(code for code, kind in KINDS.items() if COUNTS in kind.tells)
"""Those that tell what was given as a number."""
OUT_OF_PLACE = tuple(code for code, kind in KINDS.items() if kind.is_out_of_place)
"""Those for which an option is not even shown closed."""


@lru_cache(maxsize=4096)
def clauses_for(code: str, order: str, rulebook: str) -> tuple[str, ...]:
    """Return the clauses behind a refusal of an order, in one rulebook."""
    kind = KINDS.get(code, NOTHING_SAID)
    own, classic = (
        [clause for clause in kind.by_order.get(order, ()) if is_classic(clause) is wanted]
        or [clause for clause in kind.clauses if is_classic(clause) is wanted]
        for wanted in (False, True)
    )
    return cited((*own, *classic), rulebook)
