"""Clauses of refusals: which clause of the classic rulebook stands behind each refusal.

Stated once for the reference edition; other editions take the counterparts of their rulebook.
"""

from functools import lru_cache

from passgo.rulebook import EDITIONS, REFERENCE, counterpart

# A code alone, or a code and the order it refuses.
CLAUSES: dict[str, tuple[str, ...]] = {
    "wrong-number-of-players": ("CL-001",),
    "token-taken": ("CL-014",),
    "too-few-to-bank-only": ("CL-016",),
    "game-is-over": ("CL-176",),
    "not-in-the-game": ("CL-157",),
    "not-your-turn": ("CL-029",),
    "not-your-turn Build": ("CL-112", "CL-217"),
    "not-your-turn Offer": ("CL-135",),
    "not-your-turn Mortgage": ("CL-143",),
    "not-your-turn Sell": ("CL-137",),
    "not-your-turn SellGroup": ("CL-137",),
    "business-in-hand": ("CL-214",),
    "only-those-concerned": ("CL-213",),
    "not-enough-cash": ("CL-173",),
    "not-enough-cash Buy": ("CL-047",),
    "not-enough-cash Bid": ("CL-055", "CL-211"),
    "not-enough-cash Build": ("CL-115",),
    "not-enough-cash Place": ("CL-115",),
    "not-enough-cash Lift": ("CL-147",),
    "not-enough-cash PayOff": ("CL-153", "CL-167"),
    "not-enough-cash PayFine": ("CL-097",),
    "not-enough-cash Offer": ("CL-174", "CL-211"),
    "not-enough-cash Counter": ("CL-174", "CL-211"),
    "other-lacks-cash": ("CL-174", "CL-175"),
    "not-your-property": ("CL-109",),
    "not-your-property Offer": ("CL-129",),
    "not-your-property Counter": ("CL-129",),
    "not-your-property PayInKind": ("CL-170",),
    "not-your-property Sell": ("CL-136",),
    "not-your-property SellGroup": ("CL-136",),
    "not-your-property Lift": ("CL-150",),
    "not-your-property Mortgage": ("CL-149",),
    "not-their-property": ("CL-129",),
    "not-a-property": ("CL-005",),
    "bid-too-low": ("CL-054",),
    "out-of-the-auction": ("CL-218",),
    "bound-by-bid": ("CL-218",),
    "no-such-claim": ("CL-058",),
    "claim-already-made": ("CL-207",),
    "not-your-claim": ("CL-057",),
    "not-in-jail": ("CL-097",),
    "no-such-card": ("CL-100",),
    "no-such-card Offer": ("CL-082",),
    "no-such-card Counter": ("CL-082",),
    "not-a-street": ("CL-117",),
    "not-a-street Place": ("CL-127",),
    "group-incomplete": ("CL-109",),
    "mortgaged-in-group": ("CL-116",),
    "uneven": ("CL-113", "CL-118"),
    "uneven Sell": ("CL-138",),
    "fully-built": ("CL-121",),
    "no-houses-left": ("CL-122",),
    "no-hotels-left": ("CL-123",),
    "nothing-built": ("CL-136",),
    "too-few-houses-to-exchange": ("CL-124", "CL-141"),
    "buildings-in-group": ("CL-130", "CL-131"),
    "buildings-in-group Mortgage": ("CL-144", "CL-145"),
    "buildings-in-group PayInKind": ("CL-170",),
    "already-mortgaged": ("CL-146",),
    "not-mortgaged": ("CL-147",),
    "in-the-offer": ("CL-135",),
    "empty-offer": ("CL-174",),
    "cash-both-ways": ("CL-135",),
    "too-many-offers": ("CL-220",),
    "no-trades": ("CL-135",),
    "can-still-pay": ("CL-156", "CL-158"),
    "only-to-a-player": ("CL-170",),
    "not-in-kind": ("CL-170",),
    "more-than-owed": ("CL-172",),
    "wish-too-large": ("CL-216",),
    "no-time-limit": ("CL-197",),
    "not-now Concede": ("CL-177",),
    "not-now Place": ("CL-127",),
}


# What has no counterpart in the classic game, by the rulebook that has it.
OWN_CLAUSES: dict[str, tuple[str, ...]] = {
    "unknown-zone": ("RE-082", "RE-087"),
    "no-free-property": ("RE-095",),
    "property-still-free": ("RE-096",),
    "complete-group ForceDeal": ("RE-097", "RE-098", "RE-099"),
    "complete-group Steal": ("CW-226", "CW-227", "CW-235"),
    "one-for-one": ("RE-102",),
    "not-your-property ForceDeal": ("RE-097",),
    "not-their-property ForceDeal": ("RE-099",),
    "not-their-property Steal": ("CW-226",),
    "no-clock-runs": ("RE-128",),
    "bids-still-open": ("RE-239",),
    "only-the-banker": ("RE-239",),
    "token-taken ChooseToken": ("CW-210",),
    "not-this-action": ("CW-215",),
    "too-many-deeds": ("CW-219", "CW-220", "CW-227"),
    "too-few-deeds": ("CW-233",),
    "not-another-player": ("CW-224", "CW-230", "CW-231"),
    "not-a-property TakeDeeds": ("CW-219",),
    "not-a-multiple": ("RE-130",),
    "no-hotels-left": ("RE-178",),
    "not-in-kind": ("RE-198", "CW-133"),
    "unknown-card UseCard": ("RE-164",),
}


@lru_cache(maxsize=4096)
def clauses_for(code: str, order: str, rulebook: str) -> tuple[str, ...]:
    """Return the clauses behind a refusal of an order, in one rulebook."""
    own = OWN_CLAUSES.get(f"{code} {order}") or OWN_CLAUSES.get(code, ())
    return cited((*own, *(CLAUSES.get(f"{code} {order}") or CLAUSES.get(code, ()))), rulebook)


def cited(clauses: tuple[str, ...], rulebook: str) -> tuple[str, ...]:
    """Return a rulebook's own clauses, or else its counterparts of those of the classic game."""
    found = tuple(clause for clause in clauses if EDITIONS[clause[:2]] == rulebook)
    if found or not rulebook:
        return found
    classic = (clause for clause in clauses if EDITIONS[clause[:2]] == REFERENCE)
    same = (counterpart(clause, rulebook) for clause in classic)
    return tuple(clause.id for clause in same if clause is not None)
