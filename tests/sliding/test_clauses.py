"""Clauses: behind every question and every step of the count stands one of the rulebook."""

from typing import get_args

from passgo.rulebook import clause
from passgo.sliding.clauses import BEHIND
from passgo.sliding.events import Reason, Step
from passgo.sliding.prompts import PROMPTS, LuckPrompt, SlideWhich, WhoWon

NOT_ASKED = (SlideWhich, WhoWon, *get_args(LuckPrompt))


def test_every_question_step_and_reason_of_a_slide_has_a_clause() -> None:
    asked = {str(kind.__struct_config__.tag) for kind in PROMPTS if kind not in NOT_ASKED}

    assert asked | set(get_args(Step)) | set(get_args(Reason)) <= set(BEHIND)


def test_every_clause_is_in_the_rulebook() -> None:
    assert [clause(one).id for one in BEHIND.values()] == list(BEHIND.values())
