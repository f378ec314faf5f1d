"""What the box of the classic edition holds."""

from collections import Counter

import pytest

from passgo.editions import Edition, load_edition
from passgo.text import LANGUAGES, Catalogue


@pytest.fixture
def edition() -> Edition:
    return load_edition("classic-2003")


@pytest.mark.clause("CL-002")
def test_the_box_holds_one_board_of_forty_spaces(edition: Edition) -> None:
    assert len(edition.spaces) == 40
    assert [space.kind for space in edition.spaces].count("go") == 1


@pytest.mark.clause("CL-003")
def test_the_box_holds_ten_tokens_for_at_most_six_players(edition: Edition) -> None:
    assert len(edition.tokens) == 10
    assert edition.players.max == 6


@pytest.mark.clause("CL-004", "CL-005")
def test_the_28_property_cards_are_22_lots_4_stations_and_2_utilities(edition: Edition) -> None:
    owned = Counter(space.kind for space in edition.spaces if space.group)
    colours = {space.group for space in edition.spaces if space.kind == "street"}

    assert owned == {"street": 22, "station": 4, "utility": 2}
    assert owned.total() == 28
    assert len(colours) == 8


@pytest.mark.clause("CL-006")
def test_there_are_16_chance_cards_and_16_community_chest_cards(edition: Edition) -> None:
    assert {deck.id: len(edition.cards_of(deck.id)) for deck in edition.decks} == {
        "chance": 16,
        "chest": 16,
    }


@pytest.mark.clause("CL-007", "CL-019")
def test_start_money_is_dealt_in_sixteen_notes(edition: Edition) -> None:
    money = edition.money

    assert money.notes == (500, 100, 50, 20, 10, 5, 1)
    assert money.start_notes == (2, 4, 1, 1, 2, 1, 5)
    assert sum(money.start_notes) == 16
    assert sum(n * c for n, c in zip(money.notes, money.start_notes, strict=True)) == 1500


@pytest.mark.clause("CL-010")
def test_two_dice_are_used(edition: Edition) -> None:
    assert edition.rules.dice == 2


@pytest.mark.clause("CL-087")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_wording_of_its_own(edition: Edition, language: str) -> None:
    catalogue = Catalogue(edition, "fr" if language == "fr" else "en")
    wordings = Counter(catalogue.card(card) for card in edition.cards)

    assert len(wordings) == 32
    assert "" not in wordings
