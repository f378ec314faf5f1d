"""Clauses of questions, and of the rules that a table may change, in the book that is played by."""

from functools import lru_cache

from passgo.editions.rules import ABOUT
from passgo.game.prompts import Prompt
from passgo.game.refusal_kinds import cited


def clauses_behind(prompt: Prompt, rulebook: str) -> tuple[str, ...]:
    """Return the clauses behind a question, in the rulebook that is played by."""
    return _cited(prompt.grounds(), rulebook)


_cited = lru_cache(maxsize=256)(cited)


def clauses_of_rule(name: str, rulebook: str) -> tuple[str, ...]:
    """Return the clauses that say what a rule is by the book; none where it is a setting only."""
    return cited(ABOUT[name].clauses if name in ABOUT else (), rulebook)
