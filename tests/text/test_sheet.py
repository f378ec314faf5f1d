"""The sheet shows every message to an editor, and every way in which it can be said."""

import re
from collections.abc import Iterator

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from passgo.editions import edition_ids, load_edition
from passgo.server.http.library import described
from passgo.text import LANGUAGES, Catalogue, Language, TextError
from passgo.text.catalogue import text_files
from passgo.text.keys import rule_key
from passgo.text.sample_facts import fact_names, fact_sets, samples
from passgo.text.sheet import messages, sheet
from passgo.text.syntax import parse
from passgo.text.tell import catalogue_of

REACHED = "this way of saying it is reached"
CARD = r"(?i)\b(cartes?|cards?)\b"
ALONE = ("card-", "event-time-came", "prompt-game-over", "kept-card")


@pytest.mark.parametrize("edition_id", edition_ids())
def test_every_message_stands_in_the_sheet(edition_id: str) -> None:
    edition = load_edition(edition_id)
    rows = [line.split(" | ") for line in sheet(edition).splitlines() if line.startswith("| ")]
    keys = [row[0].removeprefix("| ") for row in rows]

    assert all(len(row) == 3 for row in rows)
    for key, entry in messages(edition).items():
        assert keys.count(key) == len(fact_sets(edition, key, entry)), key
    assert {f"card-{card.id}" for card in edition.cards} <= set(keys)


def test_a_message_with_facts_is_shown_three_times_or_more() -> None:
    edition = load_edition("classic-2003")

    for key, entry in messages(edition).items():
        sets = fact_sets(edition, key, entry)
        if fact_names(entry) and sets and not key.startswith(ALONE):
            assert len(sets) >= 3, key


def test_only_what_an_edition_does_not_know_is_left_out() -> None:
    shown: set[str] = set()
    left_out: set[str] = set()
    for edition in map(load_edition, edition_ids()):
        for key, entry in messages(edition).items():
            (shown if fact_sets(edition, key, entry) else left_out).add(key)

    assert left_out - shown == set()
    assert "event-zone-chosen" in left_out
    assert "event-power-thrown" in left_out


@pytest.mark.parametrize("edition_id", edition_ids())
def test_every_other_fact_that_a_message_names_has_samples(edition_id: str) -> None:
    edition = load_edition(edition_id)
    told = ("card-", "event-", "prompt-", "refusal-")
    named = {
        fact
        for key, entry in messages(edition).items()
        if not key.startswith(told)
        for fact in fact_names(entry)
    }

    assert named <= samples(edition).keys()


def test_the_samples_of_a_fact_read_differently() -> None:
    for name, facts in samples(load_edition("classic-2003")).items():
        assert len(set(map(repr, facts))) == len(facts), name


def test_the_sheet_leaves_out_what_the_edition_does_not_have() -> None:
    page = sheet(load_edition("classic-us"))

    assert "| space-boardwalk |" in page
    assert "| space-paix |" not in page
    with pytest.raises(TextError):
        Catalogue(load_edition("classic-2003"), "fr").text("space-boardwalk")


# Buttons and refusals that come only with a card in somebody's hand.
OF_A_CARD = {
    *("kept-card", "order-draw-card", "order-use-card", "order-use-card.hint"),
    *("refusal-no-such-card", "refusal-unknown-card", "rule-card-return", "rule-card-return.hint"),
    *("rule-utility-by-card", "rule-utility-by-card.hint"),
}


def test_a_box_without_cards_does_not_speak_of_them() -> None:
    rows = [line.split(" | ") for line in sheet(load_edition("revolution-2009")).splitlines()]
    said = {row[0].removeprefix("| "): row for row in rows if re.search(CARD, " ".join(row[1:]))}

    assert said.keys() - OF_A_CARD == {"card-unit-jail", "description"}, "the bank cards"
    assert not OF_A_CARD & {
        rule_key(option.name) for option in described("revolution-2009").house_rules
    }


class Variants(Visitor):
    """Collect the variants of every choice in a message."""

    def __init__(self) -> None:
        self.found: list[ast.Variant] = []

    def visit_Variant(self, node: ast.Variant) -> None:  # noqa: N802
        self.found.append(node)
        self.generic_visit(node)


def marked(source: str) -> Iterator[str]:
    """Return a message once for each of its variants, with that variant marked."""
    for at in range(len(variants_in(FluentParser().parse_entry(source)))):
        entry = FluentParser().parse_entry(source)
        variants_in(entry)[at].value = ast.Pattern([ast.TextElement(REACHED)])
        yield FluentSerializer().serialize_entry(entry)


def variants_in(entry: ast.EntryType) -> list[ast.Variant]:
    found = Variants()
    found.visit(entry)
    return found.found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_shows_every_way_of_saying_a_message(language: Language) -> None:
    names = ("classic-2003", "revolution-2009", "clone-wars-2008")
    editions = [(one, catalogue_of(one, language)) for one in map(load_edition, names)]
    unreached = []
    for path in text_files(None, language):
        for key, entry in parse(path.read_text(encoding="utf-8")).entries.items():
            given = [
                words.variables(facts)
                for edition, words in editions
                for facts in (fact_sets(edition, key, entry) if "->" in entry.source else ())
            ]
            unreached += [one for one in marked(entry.source) if not is_reached(key, one, given)]

    assert unreached == []


def is_reached(key: str, source: str, given: list[dict[str, int | str]]) -> bool:
    bundle = FluentBundle(["fr_FR"], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    message = bundle.get_message(key)
    assert message.value is not None
    patterns = [message.value, *message.attributes.values()]
    texts = (bundle.format_pattern(pattern, facts)[0] for pattern in patterns for facts in given)
    return any(REACHED in str(text) for text in texts)
