"""The forms in which a fact can stand in a sentence, as variables of a message."""

from collections.abc import Iterable, Sequence
from typing import Protocol

from passgo.editions.model import Card, Power
from passgo.text.elision import of_name
from passgo.text.facts import (
    Amount,
    Attempt,
    Bank,
    Deal,
    Drawn,
    Fact,
    Facts,
    Kept,
    Named,
    Nothing,
    Part,
    Person,
    Standing,
    Teams,
)
from passgo.text.language import Language

Forms = dict[str, int | str]  # by form; "" is the fact itself
_AND = {"fr": " et ", "en": " and "}


class Words(Protocol):
    """Where the words of a fact come from; a catalogue is one."""

    @property
    def language(self) -> Language:
        """The language of the words."""

    def text(self, key: str, facts: Facts | None = None) -> str:
        """Return a message."""

    def card(self, card: Card) -> str:
        """Return what a card says."""

    def money(self, amount: int) -> str:
        """Return an amount as a player reads it."""

    def forms(self, key: str) -> Iterable[str]:
        """Return the names of the forms that a message has."""


def variables(facts: Facts, words: Words) -> Forms:
    """Return the variables of a message: every fact in all its forms."""
    return {
        f"{name}-{form}" if form else name: value
        for name, fact in facts.items()
        for form, value in forms(fact, words).items()
    }


def forms(fact: Fact, words: Words) -> Forms:
    """Return the forms of one fact."""
    match fact:
        case bool():
            return {"": "yes" if fact else "no"}
        case int():
            return {"": fact, "is": "number"}
        case str():
            return {"": fact, "is": "word"}
        case Amount(value):
            return {"": words.money(value), "is": "some" if value else "none"}
        case Person(name):
            return {"": name, "of": of_name(name, words.language), "is": _who(fact)}
        case Bank():
            return {"": words.text("bank"), "of": words.text("bank.of"), "is": "bank"}
        case Nothing():
            return {"": words.text("nothing"), "is": "nothing"}
        case Named(key):
            return _named(key, words)
        case Drawn(card):
            return _drawn(card, words)
        case Attempt(power, die):
            return _attempt(power, die, words)
        case Deal():
            return {
                "by": fact.by,
                "gives": _listed(fact.gives, words, "the"),
                "asks": _listed(fact.asks, words, "the"),
            }
        case Teams(teams):
            named = (_listed(tuple(map(Person, team)), words) for team in teams)
            return {"": ", ".join(named), "count": len(teams)}
    return {
        "": _listed(fact, words),
        "the": _listed(fact, words, "the"),
        "count": len(fact),
    }


def _who(person: Person) -> str:
    if person.again:
        return "self"
    return "you" if person.reads else "player"


def _named(key: str, words: Words) -> Forms:
    attributes = {form: words.text(f"{key}.{form}") for form in words.forms(key)}
    return {"": words.text(key), **attributes, "is": key.partition("-")[0]}


def _drawn(card: Card, words: Words) -> Forms:
    deck = f"deck-{card.deck}"
    return {"": words.card(card), "deck": words.text(deck), "a": words.text(f"{deck}.card")}


def _attempt(power: Power, die: int, words: Words) -> Forms:
    key = f"power-{power.id}"
    gain: Facts = {"amount": Amount(power.amount), "count": power.count}
    decided = "won" if die >= power.lowest else "lost"
    return {
        "": words.text(key),
        "description": words.text(f"{key}.description", gain),
        "is": decided if die else "open",
    }


def _listed(parts: Sequence[Part], words: Words, form: str = "") -> str:
    """Return things as a list in a sentence: a, b et c; nothing at all is a word too."""
    if not parts:
        return words.text("nothing")
    *first, last = (_part(part, words, form) for part in parts)
    return ", ".join(first) + _AND[words.language] + last if first else last


def _part(part: Part, words: Words, form: str) -> str:
    match part:
        case Kept(card):
            return words.text("kept-card", {"card": Drawn(card)})
        case Standing(name, value):
            return words.text("standing", {"player": Person(name), "amount": Amount(value)})
    known = forms(part, words)
    return str(known.get(form, known[""]))
