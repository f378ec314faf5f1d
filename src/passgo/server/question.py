"""Questions: what a game asks just now, as everybody is told, and what it is about."""

from typing import NamedTuple

from msgspec import Raw

from passgo.game.grounds import clauses_behind
from passgo.game.play import Game
from passgo.games import AnyGame
from passgo.server.happened import written
from passgo.server.patches import Document, plain

NOT_THE_SUBJECT = ("amount", "id")


class Question(NamedTuple):
    """What is asked, the clauses behind it where there are some, and what it is about."""

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
    """Return what a game asks just now."""
    if not isinstance(game, Game):
        asked = plain(game.prompt)
        return Question(asked, {}, subject(asked))
    prompt = game.prompt
    asked = plain(prompt)
    clauses = {"clauses": clauses_behind(prompt, game.edition.rulebook)}
    return Question(asked, clauses, subject(asked))


def numbered(question: Question, number: int) -> Numbered:
    """Return a question with its number."""
    document = {"id": number, **question.clauses} | question.document
    return Numbered(question, number, document, written(document))


def subject(asked: Document) -> Document:
    """Return what a question is about: bids and part payments do not make it another one."""
    if asked["ask"] == "BidOrLeave":
        return {"ask": "BidOrLeave", "lot": asked["lot"]}
    return {key: value for key, value in asked.items() if key not in NOT_THE_SUBJECT}
