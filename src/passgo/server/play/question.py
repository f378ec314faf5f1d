"""Questions: what a game asks now, in the form everybody is told, and what it is about."""

from functools import lru_cache
from typing import Any, NamedTuple

from msgspec import Raw

from passgo.game import answers
from passgo.games import AnyGame
from passgo.rulebook import cited
from passgo.server.caches import counted
from passgo.server.limits import KNOWN_QUESTIONS
from passgo.server.play.event_json import written
from passgo.server.play.patches import Document, plain

BIDDING = tuple(asked.__name__ for asked in answers.BIDDING)
"""Questions to bidders, by name."""
NOT_THE_SUBJECT = ("amount", "id", "completes_for")


class Question(NamedTuple):
    """What is asked, the clauses behind it if there are any, and what it is about."""

    document: Document
    clauses: Document
    subject: Document


class Numbered(NamedTuple):
    """A question with its number, as it is told."""

    question: Question
    number: int
    document: Document
    text: Raw


def question_of(game: AnyGame) -> Question:
    """Return what a game asks now."""
    return question_about(game.prompt, game.rulebook)


@counted("questions")
@lru_cache(maxsize=KNOWN_QUESTIONS)
def question_about(prompt: Any, rulebook: str | None) -> Question:
    """Return a question as it is told; cached, because the same ones come again and again."""
    asked = plain(prompt)
    clauses = {} if rulebook is None else {"clauses": cited(prompt.grounds(), rulebook)}
    return Question(asked, clauses, subject(asked))


def numbered(question: Question, number: int) -> Numbered:
    """Return a question with its number."""
    document = {"id": number, **question.clauses} | question.document
    return Numbered(question, number, document, written(document))


def subject(asked: Document) -> Document:
    """Return what a question is about: a bid or a part payment does not make it a new one."""
    if asked["ask"] in BIDDING:
        return {"ask": asked["ask"], "lot": asked["lot"]}
    return {key: value for key, value in asked.items() if key not in NOT_THE_SUBJECT}
