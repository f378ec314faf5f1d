"""Messages with facts, in both languages."""

from pathlib import Path

import msgspec
import pytest

from passgo.editions import Edition, load_edition
from passgo.text import Amount, Catalogue, Fact, Named, Person, TextError, space
from passgo.text.cards import FORMS, card_facts, card_variables
from passgo.text.syntax import facts_in, parse


@pytest.fixture
def edition(tmp_path: Path) -> Edition:
    """Return the classic edition with a few messages of the test's own."""
    for language, text in (("fr", FRENCH), ("en", ENGLISH)):
        (tmp_path / f"{language}.ftl").write_text(text, encoding="utf-8")
    classic = load_edition("classic-2003")
    return msgspec.structs.replace(classic, folders=(*classic.folders, str(tmp_path)))


FRENCH = """
rent = { $player } paie { $amount } à { $other } pour { $place-the }.
deeds = { $player } possède { $places }.
turn = C’est le tour { $player-of }, { $place-at }.
left = { $count ->
    [one] { $count } tour
   *[other] { $count } tours
}
"""
ENGLISH = """
rent = { $player } pays { $other } { $amount } for { $place-the }.
deeds = { $player } owns { $places }.
turn = It is { $player-of } turn, { $place-at }.
left = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
"""


def both(edition: Edition, key: str, **facts: Fact) -> tuple[str, str]:
    return Catalogue(edition, "fr").text(key, facts), Catalogue(edition, "en").text(key, facts)


def test_amounts_people_and_places_take_their_forms(edition: Edition) -> None:
    facts: dict[str, Fact] = {
        "player": Person("Bo"),
        "other": Person("Inès"),
        "amount": Amount(1500),
        "place": space("republique"),
    }

    assert both(edition, "rent", **facts) == (
        "Bo paie 1\u202f500\u00a0€ à Inès pour l’avenue de la République.",
        "Bo pays Inès €1,500 for Avenue de la République.",
    )
    assert both(edition, "turn", player=Person("Inès"), place=space("jail")) == (
        "C’est le tour d’Inès, à la case Prison, en simple visite.",
        "It is Inès’s turn, on the Jail space, just visiting.",
    )


@pytest.mark.parametrize(
    ("ids", "french", "english"),
    [
        (["foch"], "Avenue Foch", "Avenue Foch"),
        (["foch", "nord"], "Avenue Foch et Gare du Nord", "Avenue Foch and Gare du Nord"),
        (["go", "jail", "nord"], "Départ, Prison et Gare du Nord", "Go, Jail and Gare du Nord"),
    ],
)
def test_several_things_are_listed(
    edition: Edition, ids: list[str], french: str, english: str
) -> None:
    places = [space(name) for name in ids]

    assert both(edition, "deeds", player=Person("Bo"), places=places) == (
        f"Bo possède {french}.",
        f"Bo owns {english}.",
    )


@pytest.mark.parametrize(
    ("count", "french", "english"),
    [(0, "0 tour", "0 turns"), (1, "1 tour", "1 turn"), (2, "2 tours", "2 turns")],
)
def test_numbers_take_the_plural_of_their_language(
    edition: Edition, count: int, french: str, english: str
) -> None:
    assert both(edition, "left", count=count) == (french, english)


def test_plain_words_and_numbers_stand_as_they_are(edition: Edition) -> None:
    facts: dict[str, Fact] = {"player": "Bo", "other": "la banque", "amount": 7}
    place = {"place-the": "rien"}

    text = Catalogue(edition, "fr").text("rent", {**facts, **place})
    assert text == "Bo paie 7 à la banque pour rien."


def test_the_forms_of_a_thing_can_be_asked_for(edition: Edition) -> None:
    assert Catalogue(edition, "fr").text("space-nord.of") == "de la gare du Nord"
    assert Catalogue(edition, "en").text("space-electricity.the") == "the Electric Company"


def test_the_messages_of_an_edition_lie_over_the_shared_ones() -> None:
    shared, classic = Catalogue(None, "fr"), Catalogue(load_edition("classic-2003"), "fr")

    assert [key in shared for key in ("houses", "space-go")] == [True, False]
    assert [key in classic for key in ("houses", "space-go")] == [True, True]


@pytest.mark.parametrize("key", ["nowhere", "space-nowhere.the", "title.the", "rent", "-term"])
def test_a_missing_message_form_or_fact_is_an_error_of_ours(edition: Edition, key: str) -> None:
    with pytest.raises(TextError, match=key.partition(".")[0]):
        Catalogue(edition, "fr").text(key)


def test_money_needs_an_edition() -> None:
    with pytest.raises(TextError, match="edition"):
        Catalogue(None, "en").money(5)


def test_the_forms_a_card_may_use_are_those_its_place_and_deck_have() -> None:
    for one in (load_edition("classic-2003"), load_edition("classic-us")):
        catalogue = Catalogue(one, "fr")
        for card in one.cards:
            for name, fact in card_facts(card).items():
                if isinstance(fact, Named):
                    assert all(catalogue.text(f"{fact.key}.{form}") for form in FORMS[name])
            assert facts_in(card_variables(card)) == set(card_facts(card))


def test_a_file_is_taken_apart_into_keys_variables_and_references() -> None:
    parsed = parse("a = { $x } { b } { -t }\n    .of = { $y-the }\nb = B\n-t = T\n")

    assert parsed.faults == []
    assert list(parsed.entries) == ["a", "b", "-t"]
    assert parsed.entries["a"].parts == {"": {"x"}, "of": {"y-the"}}
    assert parsed.entries["a"].refers == {"b", "-t"}


def test_what_is_no_fluent_is_a_fault_with_its_line() -> None:
    parsed = parse("a = A\n\n# remark\nb\nc = C\na = again\n")

    assert [fault.key for fault in parsed.faults] == ["line 4", "a"]
    assert list(parsed.entries) == ["a", "c"]
