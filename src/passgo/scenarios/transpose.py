"""Transposing: a scenario of the reference edition, played on another whose clauses are the same.

Where every clause that a scenario cites has a counterpart "same in meaning", the scenario must
hold there too: spaces are matched by their place on the ring, cards by id, tokens by order, and
amounts by the smallest step. ``not_in`` names the editions to which a scenario is not carried
because it also shows a rule that they change.
"""

import re
from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import Struct

from passgo.editions import Edition
from passgo.editions.rules import AMOUNTS
from passgo.fields import IN_MONEY, fields_of
from passgo.game.events import EVENTS
from passgo.game.orders import ORDERS
from passgo.game.prompts import Prompt
from passgo.rulebook import counterpart
from passgo.scenarios.position_keys import keys_meaning
from passgo.scenarios.verbs import VERBS


def in_money(kinds: Iterable[type[Struct]]) -> set[str]:
    """Return the names of the fields that are sums."""
    return {field.name for kind in kinds for field in fields_of(kind) if field.meaning in IN_MONEY}


WEALTH = "wealth"
OF_ORDERS = in_money(ORDERS.values())
OF_PROMPTS = in_money(Prompt.__subclasses__())
MONEY_KEYS = OF_ORDERS | OF_PROMPTS | keys_meaning(*IN_MONEY) | set(AMOUNTS)
MONEY_FACTS = "|".join(sorted(OF_ORDERS | OF_PROMPTS | in_money(EVENTS)))
SAID_WITH_MONEY = sorted({verb.words for verb in VERBS if in_money([verb.order])})
MONEY_VERBS = re.compile(rf"^\w+ ({'|'.join(SAID_WITH_MONEY)})\b")
WORD = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
# What a carried scenario switches off because the reference edition has nothing like it.
PLAIN_BANK = {"random_texts": 0, "auction_end": "all-left"}


def same_clauses(clauses: list[str], rulebook: str) -> list[str] | None:
    """Return the counterparts of *clauses* in a rulebook, if all of them are the same there."""
    found = [counterpart(clause, rulebook) for clause in clauses]
    ids = [clause.id for clause in found if clause is not None and clause.how == "same"]
    return ids if len(ids) == len(clauses) else None


def carried(table: Mapping[str, Any], source: Edition, target: Edition) -> dict[str, Any] | None:
    """Return a scenario's table for another edition, or None where it has no place there."""
    clauses = same_clauses(list(table["clauses"]), target.rulebook)
    if clauses is None or target.id in table.get("not_in", ()) or not _has_variant(table, target):
        return None
    words = _words(source, target)
    if words is None or any(word in words and not words[word] for word in _mentioned(table)):
        return None
    carrier = _Carrier(words, target.money.step // source.money.step)
    moved: dict[str, Any] = {key: carrier.move(table[key], key) for key in table}
    moved |= {"edition": target.id, "clauses": clauses}
    if target.rules.random_texts or target.rules.auction_end == "timer":
        moved["house_rules"] = PLAIN_BANK | dict(moved.get("house_rules", {}))
    return moved


def _has_variant(table: Mapping[str, Any], target: Edition) -> bool:
    return table.get("variant", "") in ("", *(variant.id for variant in target.variants))


def _words(source: Edition, target: Edition) -> dict[str, str] | None:
    """Return the target's word for each id of the source; "" where it has none."""
    if len(source.spaces) != len(target.spaces):
        return None
    pairs = zip(source.spaces, target.spaces, strict=True)
    words = {mine.id: theirs.id if mine.kind == theirs.kind else "" for mine, theirs in pairs}
    cards = {card.id for card in target.cards}
    words |= {card.id: card.id if card.id in cards else "" for card in source.cards}
    tokens = [token.id for token in target.tokens]
    for at, token in enumerate(source.tokens):
        words[token.id] = tokens[at] if at < len(tokens) else ""
    return words


def _mentioned(value: object) -> set[str]:
    if isinstance(value, str):
        return set(WORD.findall(value))
    if isinstance(value, Mapping):
        return {word for key, part in value.items() for word in _mentioned(part) | _mentioned(key)}
    if isinstance(value, list):
        return {word for part in value for word in _mentioned(part)}
    return set()


class _Carrier:
    """Moves words and amounts from one edition to another."""

    def __init__(self, words: Mapping[str, str], factor: int) -> None:
        self.words = words
        self.factor = factor

    def move(self, value: Any, key: str) -> Any:
        """Return a value of a scenario as the other edition writes it."""
        if key in ("title", "edition", "clauses", "variant", "not_in"):
            return value
        if isinstance(value, dict):
            by_name = key == WEALTH  # players' names stand between the key and the sums
            return {
                self._word(name): self.move(part, key if by_name else name)
                for name, part in value.items()
            }
        if isinstance(value, list):
            return [self.move(part, key) for part in value]
        if isinstance(value, str):
            return self._text(value)
        if isinstance(value, int) and not isinstance(value, bool) and key in MONEY_KEYS:
            return value * self.factor
        return value

    def _word(self, word: str) -> str:
        return self.words.get(word) or word

    def _text(self, text: str) -> str:
        clean = re.sub(r" [A-Z]{2}-\d{3}\b", "", text)  # clauses behind a refusal are not moved
        moved = WORD.sub(lambda found: self._word(found.group()), clean)
        if MONEY_VERBS.match(moved):
            step, arrow, refusal = moved.partition(" -> ")
            moved = re.sub(r"( )(\d+)(?=$| )", self._scaled, step) + arrow + refusal
        return re.sub(rf"\b((?:{MONEY_FACTS})=)([\d,]+)\b", self._scaled, moved)

    def _scaled(self, found: re.Match[str]) -> str:
        sums = [str(int(amount) * self.factor) for amount in found.group(2).split(",")]
        return found.group(1) + ",".join(sums)
