"""Clauses of questions: which stands behind each question, and behind each rule a table may change.

Stated once, for the reference edition or for the one that alone asks; the rest follows.
"""

from functools import lru_cache

from passgo.editions.rules import ABOUT
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
    "ChooseZoneOrGoOn": ("RE-086",),
    "ReadTheText": ("RE-107",),
    "AwaitClock": ("RE-128",),
    "ChooseYourToken": ("CW-210",),
    "UseOrSkipPower": ("CW-214",),
    "TakeBenefit": ("CW-217",),
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
    return cited(QUESTIONS.get(name, ()), rulebook)


def clauses_of_rule(name: str, rulebook: str) -> tuple[str, ...]:
    """Return the clauses that say what a rule is by the book; none where it is a setting only."""
    return cited(ABOUT[name].clauses if name in ABOUT else (), rulebook)
