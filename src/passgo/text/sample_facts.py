"""Sample facts: what each fact may be, several times, so that an editor can read every message."""

from collections.abc import Mapping

from passgo.editions import Edition
from passgo.fields import leaves
from passgo.game.events import EVENTS
from passgo.game.prompts import Prompt
from passgo.refusal import Refusal
from passgo.text.cards import card_facts
from passgo.text.examples import examples, refusals
from passgo.text.facts import Amount, Drawn, Fact, Facts, Person, box_facts, space
from passgo.text.keys import event_key, prompt_key
from passgo.text.sample_values import SEATS
from passgo.text.syntax import Entry, facts_in
from passgo.text.table import Table

COUNTS = (1, 2, 12)
PEOPLE = (Person("Bo"), Person("Inès"), Person("Chloé"))
READERS = (None, 0, 1)  # a message that speaks to its reader is shown to several
REASONS = ("rent", "tax", "fine", "card", "interest", "dealt-deed", "action")
KINDS = {event_key(kind): kind for kind in EVENTS} | {
    prompt_key(kind): kind for kind in leaves(Prompt)
}


def fact_sets(edition: Edition, key: str, entry: Entry) -> list[Facts]:
    """Return the sets of facts to show a message with; none where it is never said."""
    cards = {f"card-{card.id}": card_facts(card) for card in edition.cards}
    if key in cards:
        return [cards[key]]
    table = Table(edition, SEATS)
    if key in KINDS:
        readers = READERS if "[you]" in entry.source else READERS[:1]
        told = examples(KINDS[key], edition)
        return [table.facts(example, reader) for reader in readers for example in told]
    if key.startswith("refusal-"):
        return [table.refusal(one) for one in _refusals(edition, key, entry)]
    return _sets(edition, fact_names(entry))


def fact_names(entry: Entry) -> set[str]:
    """Return the facts that a message needs beside those of the box."""
    named = {fact for variables in entry.parts.values() for fact in facts_in(variables)}
    return named - box_facts(None).keys()


def samples(edition: Edition) -> Mapping[str, tuple[Fact, ...]]:
    """Return values for every fact that other messages may name, in the terms of an edition."""
    money = (edition.money.step, edition.rules.fine, edition.rules.start_cash)
    return {
        "amount": tuple(map(Amount, money)),
        "card": tuple(Drawn(edition.cards_of(deck.id)[0]) for deck in edition.decks),
        "count": COUNTS,
        "place": tuple(space(one.id) for one in edition.spaces if one.kind in ("tax", "street"))[
            :3
        ],
        "player": PEOPLE,
        "reason": REASONS,
    }


def _refusals(edition: Edition, key: str, entry: Entry) -> list[Refusal]:
    """Return examples of a refusal, without facts too where its message provides for that."""
    code, names = key.removeprefix("refusal-"), fact_names(entry)
    with_facts = refusals(code, names, edition) if names else []
    may_lack = any(name.endswith("-is") for name in entry.parts[""])
    return with_facts + ([Refusal(code)] if may_lack or not names else [])


def _sets(edition: Edition, names: set[str]) -> list[Facts]:
    known = samples(edition)
    count = max((len(known[name]) for name in names), default=1)
    return [{name: known[name][at % len(known[name])] for name in names} for at in range(count)]
