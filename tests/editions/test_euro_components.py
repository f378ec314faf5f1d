"""What the box of the Euro edition holds."""

from collections import Counter
from typing import Any

import pytest

from passgo.editions import Edition, Space, load_edition
from passgo.text import LANGUAGES, Catalogue, Language

Facts = dict[str, dict[str, Any]]


@pytest.fixture
def edition() -> Edition:
    return load_edition("euro-1999")


def names(edition: Edition, kind: str) -> list[str]:
    catalogue = Catalogue(edition, "en")
    return [catalogue.text(f"space-{space.id}") for space in edition.spaces if space.kind == kind]


@pytest.mark.clause("EU-002", "EU-010")
def test_one_board_of_forty_spaces_and_two_dice(edition: Edition) -> None:
    assert len(edition.spaces) == 40
    assert edition.rules.dice == 2


@pytest.mark.clause("EU-003")
def test_the_eight_tokens_are_sights_of_europe(edition: Edition) -> None:
    catalogue = Catalogue(edition, "en")

    assert [catalogue.text(f"token-{token.id}") for token in edition.tokens] == [
        "Palace of Westminster",
        "Eiffel Tower",
        "Brandenburg Gate",
        "Tower of Pisa",
        "Windmill",
        "Manneken Pis",
        "Sagrada Família",
        "Parthenon",
    ]


@pytest.mark.clause("EU-004", "EU-005")
def test_the_28_property_cards_are_22_lots_4_airports_and_2_institutions(
    edition: Edition,
) -> None:
    owned = Counter(space.kind for space in edition.spaces if space.group)
    colours = {space.group for space in edition.spaces if space.kind == "street"}

    assert owned == {"street": 22, "station": 4, "utility": 2}
    assert (owned.total(), len(colours)) == (28, 8)


@pytest.mark.clause("EU-006")
def test_there_are_16_chance_cards_and_16_community_chest_cards(edition: Edition) -> None:
    counts = {deck.id: len(edition.cards_of(deck.id)) for deck in edition.decks}

    assert counts == {"chance": 16, "chest": 16}


@pytest.mark.clause("EU-007", "EU-028")
def test_1500_euros_are_dealt_in_sixteen_notes(edition: Edition) -> None:
    money = edition.money

    assert money.notes == (500, 100, 50, 20, 10, 5, 1)
    assert money.start_notes == (2, 4, 1, 1, 2, 1, 5)
    assert sum(money.start_notes) == 16
    assert sum(n * c for n, c in zip(money.notes, money.start_notes, strict=True)) == 1500


@pytest.mark.clause("EU-012")
def test_amounts_are_plain_euro_figures(edition: Edition) -> None:
    assert (edition.symbol, edition.money.step, edition.money.style) == ("€", 1, "notes")
    assert Catalogue(edition, "en").money(edition.rules.start_cash) == "€1,500"


@pytest.mark.clause("EU-013")
def test_capitals_take_the_place_of_streets_and_keep_their_figures(edition: Edition) -> None:
    classic = load_edition("classic-2003")

    assert [figures(space) for space in edition.spaces] == [figures(s) for s in classic.spaces]
    assert {"Vilnius", "Athens", "Rome", "Paris"} <= set(names(edition, "street"))


def figures(space: Space) -> tuple[object, ...]:
    return (space.kind, space.group, space.price, space.mortgage, space.rent, space.amount)


@pytest.mark.clause("EU-014")
def test_four_airports_are_the_stations(edition: Edition) -> None:
    assert names(edition, "station") == [
        "Schiphol Airport (Amsterdam)",
        "Rhein-Main Airport (Frankfurt)",
        "Charles de Gaulle Airport (Paris)",
        "Heathrow Airport (London)",
    ]
    assert Catalogue(edition, "en").text("word-station") == "airport"


@pytest.mark.clause("EU-015")
def test_parliament_and_court_of_justice_are_the_utilities(edition: Edition) -> None:
    assert names(edition, "utility") == ["European Parliament", "European Court of Justice"]


def capitals(facts: Facts) -> list[dict[str, Any]]:
    return [fact for fact in facts["euro-1999"]["space"] if fact["kind"] == "street"]


@pytest.mark.clause("EU-016")
def test_members_stand_by_the_year_they_joined_and_founders_are_dearest(
    edition: Edition, facts: Facts
) -> None:
    known = capitals(facts)
    assert names(edition, "street") == [fact["name_en"] for fact in known]

    joined = [fact["eu_joined"] for fact in known if "eu_joined" in fact]
    assert joined == sorted(joined, reverse=True)
    dearest = [fact["price"] for fact in known if fact.get("eu_joined") == 1957]
    others = [fact["price"] for fact in known if fact.get("eu_joined") != 1957]
    assert len(dearest) == 6
    assert min(dearest) > max(others)


# Capitals whose countries joined in the same year, from the smallest to the largest; towns of
# one built-up area with their suburbs.
BY_POPULATION = [
    ["Helsinki", "Stockholm", "Vienna"],
    ["Lisbon", "Madrid"],
    ["Dublin", "Copenhagen", "London"],
    ["Luxembourg", "Brussels", "Amsterdam", "Rome", "Berlin", "Paris"],
]


@pytest.mark.clause("EU-017")
@pytest.mark.parametrize("towns", BY_POPULATION, ids=lambda towns: str(towns[0]))
def test_capitals_of_the_same_year_stand_by_population(edition: Edition, towns: list[str]) -> None:
    board = names(edition, "street")

    assert [town for town in board if town in towns] == towns


@pytest.mark.clause("EU-018")
def test_countries_that_had_only_applied_come_first(edition: Edition, facts: Facts) -> None:
    applied = ["eu_applied" in fact for fact in capitals(facts)]
    years = [fact["eu_applied"] for fact in capitals(facts) if "eu_applied" in fact]

    assert applied == sorted(applied, reverse=True)
    assert years == sorted(years, reverse=True)
    assert names(edition, "street")[: len(years)] == [
        "Vilnius",
        "Riga",
        "Sofia",
        "Bucharest",
        "Warsaw",
        "Budapest",
        "Geneva",
    ]


@pytest.mark.clause("EU-096")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_wording_of_its_own(edition: Edition, language: Language) -> None:
    catalogue = Catalogue(edition, language)
    wordings = {catalogue.card(card) for card in edition.cards}

    assert len(wordings) == 32
    assert all(wordings)
