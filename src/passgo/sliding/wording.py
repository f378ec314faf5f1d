"""Wording: which message tells an event, prompt or refusal, and the facts it is told with.

The rules speak in codes and numbers. Here sides become names, tokens numbers from 1 to 4, spaces
and groups their names in the language, and sums money; the sentences are in the catalogues.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from passgo.fields import Meaning, fields_of
from passgo.refusal import Refusal
from passgo.sliding.edition import NOWHERE, Edition
from passgo.sliding.events import Event, SecondChanceTaken, TokenRested
from passgo.sliding.prompts import Question, TryAgain

OF_REFUSALS = {
    "seat": Meaning.SEAT,
    "side": Meaning.SIDE,
    "token": Meaning.PIECE,
    "space": Meaning.PLACE,
    "group": Meaning.GROUP,
    **dict.fromkeys(("amount", "price", "needed", "held"), Meaning.MONEY),
}
"""What the facts of a refusal mean, as far as they are told in other words."""
Fact = str | int


class Teller:
    """Turns events, prompts and refusals into message keys and facts for one table.

    *people* are the names of the seats, *sides* those of the sides. *name* looks up a message and
    one of its forms in the language, as in name("space-atlantic", "the"); *money* formats a sum.
    """

    def __init__(
        self,
        edition: Edition,
        people: Sequence[str],
        sides: Sequence[str],
        name: Callable[[str, str], str],
        money: Callable[[int], str] = str,
    ) -> None:
        self._edition, self._people, self._sides = edition, people, sides
        self._name, self._money = name, money

    def tell(self, item: Event | Question | Refusal) -> tuple[str, dict[str, Fact]]:
        """Return the key of the message for *item* and its facts."""
        if isinstance(item, Refusal):
            told = [(name, OF_REFUSALS.get(name), value) for name, value in item.facts.items()]
        else:
            fields = fields_of(type(item))
            told = [(one.name, one.meaning, getattr(item, one.name)) for one in fields]
        facts: dict[str, Fact] = {}
        for name, meaning, value in told:
            facts |= self._fact(name, meaning, value)
        return key(item), facts

    def _fact(self, name: str, meaning: Meaning | None, value: Any) -> dict[str, Fact]:
        match meaning:
            case Meaning.SIDE:
                return {name: self._sides[value]}
            case Meaning.SEAT:
                return {name: self._people[value] if value in range(len(self._people)) else value}
            case Meaning.MONEY:
                return {name: self._money(value)}
            case Meaning.SIDES:
                return {name: ", ".join(self._sides[side] for side in value), "sides": len(value)}
            case Meaning.PIECE | Meaning.PIECES:
                return self._token(value)
            case Meaning.PLACE | Meaning.GROUP:
                return {name: self._place(name, value)}
        return {name: value} if isinstance(value, str | int) else {}

    def _token(self, value: Any) -> dict[str, Fact]:
        """Number a token within its colour; of several the first speaks."""
        tokens = value if isinstance(value, tuple) else (value,)
        per_side = self._edition.rules.tokens_per_side
        return {"token": tokens[0] % per_side + 1} if tokens else {}

    def _place(self, field: str, value: int | str) -> str:
        """Name a space or group, given by its index or its id."""
        if value == NOWHERE:
            return ""
        known = self._edition.space if field == "space" else self._edition.group
        ids = [place.id for place in known]
        place_id = ids[value] if isinstance(value, int) else value
        return self._name(f"{field}-{place_id}", "the") if place_id in ids else place_id


def key(item: Event | Question | Refusal) -> str:
    """Return the key of the message that tells *item*."""
    match item:
        case Refusal():
            return f"refusal-{item.code}"
        case TokenRested(space=-1):
            return "event-token-stopped-short"
        case SecondChanceTaken(amount=0):
            return "event-second-chance-taken-free"
        case TryAgain(price=0):
            return "prompt-try-again-free"
    kind = "prompt" if isinstance(item, Question) else "event"
    return f"{kind}-{type(item).__struct_config__.tag}"
