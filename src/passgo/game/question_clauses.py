"""Clauses of questions: which stands behind each question, and behind each rule a table may change.

Stated once for the reference edition, with what another rulebook alone has; the rest follows.
"""

from functools import lru_cache

from passgo.game.prompts import Prompt, ThrowDice, ThrowToStart
from passgo.game.refusal_clauses import cited

QUESTIONS: dict[str, tuple[str, ...]] = {
    "ThrowToStart": ("CL-027",),
    "ThrowToStart after a tie": ("CL-028",),
    "ThrowDice": ("CL-030",),
    "ThrowDice in jail": ("CL-102",),
    "ThrowAgain": ("CL-035",),
    "EndTurnOrGoOn": ("CL-029",),
    "BuyOrAuction": ("CL-046",),
    "BidOrLeave": ("CL-218",),
    "PayDebt": ("CL-156",),
    "AnswerOffer": ("CL-135",),
    "LiftOrKeep": ("CL-153",),
    "NameWish": ("CL-128",),
    "PlaceBuilding": ("CL-127",),
    "PayOrDraw": ("CL-080",),
    "PayFineOrStay": ("CL-097",),
    "GameOver": ("CL-176",),
}
OWN_QUESTIONS: dict[str, tuple[str, ...]] = {
    "ChooseZoneOrGoOn": ("RE-086",),
    "ReadTheText": ("RE-107",),
    "AwaitClock": ("RE-128",),
    "ChooseYourToken": ("CW-210",),
    "UseOrSkipPower": ("CW-214",),
    "TakeBenefit": ("CW-217",),
}

RULES: dict[str, tuple[str, ...]] = {
    "start_cash": ("CL-018",),
    "salary": ("CL-040",),
    "houses": ("CL-008",),
    "hotels": ("CL-009",),
    "doubles_to_jail": ("CL-094",),
    "fine": ("CL-097",),
    "jail_turns": ("CL-104",),
    "jail_failed": ("CL-102",),
    "unsold": ("CL-046",),
    "auction_minimum": ("CL-054",),
    "auction_raise": ("CL-054",),
    "auction_end": ("CL-219",),
    "auction_seconds": ("CL-218",),
    "auction_beeps": ("CL-218",),
    "rent_window": ("CL-058",),
    "bare_group_factor": ("CL-060",),
    "mortgage_in_group": ("CL-061",),
    "utility_rent": ("CL-073",),
    "utility_by_card": ("CL-075",),
    "card_return": ("CL-080",),
    "houses_before_hotel": ("CL-118",),
    "sale_percent": ("CL-136",),
    "sell_buildings": ("CL-137",),
    "interest_percent": ("CL-147",),
    "interest_rounding": ("CL-148",),
    "buyer_lifts_for": ("CL-153",),
    "keeper_lifts_for": ("CL-154",),
    "heir_pays": ("CL-166",),
    "part_payment": ("CL-170",),
    "deal_deeds": ("CL-179",),
    "deal_price": ("CL-180",),
    "ends_at_bankruptcy": ("CL-187",),
    "ends_by_time": ("CL-197",),
    "offers_per_pair": ("CL-220",),
    "free_parking": ("CL-089", "CL-091"),
    "pot_start": ("CL-091",),
    "salary_on_go": ("CL-041",),
    "rent_in_jail": ("CL-106",),
    "first_lap": ("CL-044", "CL-053"),
    "trades": ("CL-129", "CL-135"),
    "ends_after_rounds": ("CL-176", "CL-197"),
}
OWN_RULES: dict[str, tuple[str, ...]] = {
    "auction_end": ("RE-128",),
    "auction_seconds": ("RE-066",),
    "auction_beeps": ("RE-066",),
    "random_texts": ("RE-243",),
    "texts_chain": ("RE-263",),
    "texts_fade": ("RE-111",),
    "taker_pays": ("RE-104", "CW-236"),
    "powers": ("CW-211", "CW-212"),
}


def clauses_behind(prompt: Prompt, rulebook: str) -> tuple[str, ...]:
    """Return the clauses behind a question, in the rulebook that is played by."""
    name = type(prompt).__name__
    if isinstance(prompt, ThrowDice) and prompt.in_jail:
        name += " in jail"
    if isinstance(prompt, ThrowToStart) and prompt.tied:
        name += " after a tie"
    return _behind_question(name, rulebook)


@lru_cache(maxsize=256)
def _behind_question(name: str, rulebook: str) -> tuple[str, ...]:
    return cited(OWN_QUESTIONS.get(name, ()), QUESTIONS.get(name, ()), rulebook)


def clauses_of_rule(name: str, rulebook: str) -> tuple[str, ...]:
    """Return the clauses that say what a rule is by the book; none where it is a setting only."""
    return cited(OWN_RULES.get(name, ()), RULES.get(name, ()), rulebook)
