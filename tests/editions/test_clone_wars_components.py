"""What the box of the Clone Wars edition holds."""

from collections import Counter

import pytest

from passgo.editions import Edition, load_edition
from passgo.looks import undressed
from passgo.text import LANGUAGES, Catalogue, Language

# Plain words for every fact, so that wordings alone are compared.
FACTS: dict[str, str | int] = {
    **dict.fromkeys(("amount", "house", "hotel", "target-the", "target-at", "draws-card"), "x"),
    "steps": 3,
}


@pytest.fixture
def edition() -> Edition:
    return load_edition("clone-wars-2008")


def names(edition: Edition, kind: str) -> list[str]:
    catalogue = Catalogue(edition, "en")
    return [catalogue.text(f"space-{space.id}") for space in edition.spaces if space.kind == kind]


@pytest.mark.clause("CW-002", "CW-010")
def test_one_board_of_forty_spaces_and_two_dice(edition: Edition) -> None:
    assert len(edition.spaces) == 40
    assert edition.rules.dice == 2


@pytest.mark.clause("CW-003")
def test_the_six_tokens_are_characters_of_the_clone_wars(edition: Edition) -> None:
    catalogue = Catalogue(edition, "en")

    assert [catalogue.text(f"token-{token.id}") for token in edition.tokens] == [
        "Anakin Skywalker",
        "Obi-Wan Kenobi",
        "Ahsoka Tano",
        "Captain Rex",
        "General Grievous",
        "Asajj Ventress",
    ]


@pytest.mark.clause("CW-004", "CW-005", "CW-049")
def test_the_28_property_cards_are_22_lots_4_ships_and_2_stations(edition: Edition) -> None:
    owned = Counter(space.kind for space in edition.spaces if space.group)
    colours = {space.group for space in edition.spaces if space.kind == "street"}

    assert owned == {"street": 22, "station": 4, "utility": 2}
    assert (owned.total(), len(colours)) == (28, 8)


@pytest.mark.clause("CW-006", "CW-012", "CW-013")
def test_sixteen_sith_and_sixteen_jedi_cards_stand_for_the_classic_packs(edition: Edition) -> None:
    catalogue = Catalogue(edition, "en")
    packs = {catalogue.text(f"deck-{deck.id}"): deck for deck in edition.decks}

    assert {name: len(edition.cards_of(deck.id)) for name, deck in packs.items()} == {
        "Sith": 16,
        "Jedi": 16,
    }
    assert (packs["Sith"].id, packs["Jedi"].id) == ("chance", "chest")
    assert names(edition, "card") == ["Jedi", "Sith", "Jedi", "Sith", "Jedi", "Sith"]


@pytest.mark.clause("CW-007", "CW-014", "CW-024")
def test_1500_credits_are_dealt_in_sixteen_notes(edition: Edition) -> None:
    money = edition.money

    assert money.notes == (500, 100, 50, 20, 10, 5, 1)
    assert money.start_notes == (2, 4, 1, 1, 2, 1, 5)
    assert edition.rules.start_cash == 1500
    assert Catalogue(edition, "fr").money(50) == "50\u00a0Cr"


@pytest.mark.clause("CW-008", "CW-009")
@pytest.mark.parametrize(
    ("language", "camps", "cities"),
    [("fr", "32 campements", "12 villes"), ("en", "32 encampments", "12 cities")],
)
def test_the_stock_is_32_camps_and_12_cities(
    edition: Edition, language: Language, camps: str, cities: str
) -> None:
    catalogue = Catalogue(edition, language)

    assert catalogue.text("houses", {"count": edition.rules.houses}) == camps
    assert catalogue.text("hotels", {"count": edition.rules.hotels}) == cities


@pytest.mark.clause("CW-015")
def test_property_values_are_those_of_the_classic_game(edition: Edition) -> None:
    classic = load_edition("classic-2003")
    for ours, theirs in zip(edition.spaces, classic.spaces, strict=True):
        assert (ours.kind, ours.group, ours.price) == (theirs.kind, theirs.group, theirs.price)
        assert (ours.mortgage, ours.rent) == (theirs.mortgage, theirs.rent)
    assert not {s.id for s in edition.spaces if s.group} & {s.id for s in classic.spaces}
    assert [undressed(g) for g in edition.groups] == [undressed(g) for g in classic.groups]


@pytest.mark.clause("CW-016", "CW-017")
def test_ships_stand_for_stations_and_stations_for_utilities(edition: Edition) -> None:
    catalogue = Catalogue(edition, "en")

    assert names(edition, "station") == [
        "The Twilight",
        "The Resolute",
        "The Malevolence",
        "The Defender",
    ]
    assert names(edition, "utility") == ["Skytop Station", "Republic Medical Station"]
    assert catalogue.text("word-station") == "transport company"
    assert catalogue.text("word-utility") == "station"


@pytest.mark.clause("CW-018")
def test_blockade_and_ransom_are_the_taxes(edition: Edition) -> None:
    assert names(edition, "tax") == ["Trade Blockade", "Ransom"]
    assert [edition.space_index(name) for name in ("trade-blockade", "ransom")] == [4, 38]


@pytest.mark.clause("CW-091")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_wording_of_this_box(edition: Edition, language: Language) -> None:
    catalogue = Catalogue(edition, language)
    classic = Catalogue(load_edition("classic-2003"), language)
    wordings = {card.id: catalogue.text(f"card-{card.id}", FACTS) for card in edition.cards}

    assert len(set(wordings.values())) == 32
    for card, wording in wordings.items():
        assert wording != classic.text(f"card-{card}", FACTS)
