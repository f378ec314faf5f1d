"""What the box of the round board holds."""

from collections import Counter

import pytest

from passgo.editions import Edition, load_edition
from passgo.text import LANGUAGES, Catalogue, Language

CORNERS = ("go", "jail", "free-parking", "go-to-jail")


@pytest.fixture
def edition() -> Edition:
    return load_edition("revolution-2009")


@pytest.mark.clause("RE-002")
def test_the_ring_is_the_classic_one_but_for_the_places_of_cards(edition: Edition) -> None:
    classic = load_edition("classic-2003")
    differing = [
        place
        for place, (ours, theirs) in enumerate(zip(edition.spaces, classic.spaces, strict=True))
        if (ours.id, ours.kind) != (theirs.id, theirs.kind)
    ]

    assert differing == [i for i, space in enumerate(classic.spaces) if space.kind == "card"]


@pytest.mark.clause("RE-003", "RE-115")
def test_one_unit_shows_its_texts_and_each_has_a_wording(edition: Edition) -> None:
    (unit,) = edition.decks
    assert (unit.draw, unit.size) == ("any", 24)

    for language in LANGUAGES:
        assert wordings(edition, language) == 24


def wordings(edition: Edition, language: Language) -> int:
    catalogue = Catalogue(edition, language)
    return len({catalogue.card(card) for card in edition.cards} - {""})


@pytest.mark.clause("RE-004")
def test_there_are_six_cards_no_notes_and_no_packs(edition: Edition) -> None:
    assert edition.players.max == 6  # one bank card for each
    assert (edition.money.notes, edition.money.start_notes) == ((), ())
    assert all(deck.draw != "pack" for deck in edition.decks)
    assert all(space.kind != "card" for space in edition.spaces)


@pytest.mark.clause("RE-005", "RE-010")
def test_there_are_six_tokens_and_two_dice(edition: Edition) -> None:
    assert len(edition.tokens) == 6
    assert edition.rules.dice == 2


@pytest.mark.clause("RE-006", "RE-007", "RE-116")
def test_the_30_property_cards_are_22_lots_4_stations_and_4_utilities(edition: Edition) -> None:
    owned = Counter(space.kind for space in edition.spaces if space.group)
    colours = {space.group for space in edition.spaces if space.kind == "street"}

    assert owned == {"street": 22, "station": 4, "utility": 4}
    assert (owned.total(), len(colours)) == (30, 8)


@pytest.mark.clause("RE-012")
def test_the_forty_spaces_are_of_six_sorts(edition: Edition) -> None:
    kinds = Counter("corner" if s.kind in CORNERS else s.kind for s in edition.spaces)

    assert kinds == {"corner": 4, "street": 22, "station": 4, "utility": 4, "tax": 2, "zone": 4}
    zones = {space.zone for space in edition.spaces if space.kind == "zone"}
    assert zones == {zone.id for zone in edition.zones}


@pytest.mark.clause("RE-082")
def test_the_four_zones_have_nine_spaces_each(edition: Edition) -> None:
    assert [zone.id for zone in edition.zones] == ["pedestrian", "bicycle", "car", "space"]
    for number, zone in enumerate(edition.zones):
        places = [i for i, space in enumerate(edition.spaces) if space.zone == zone.id]
        assert places == list(range(10 * number + 1, 10 * number + 10))


@pytest.mark.clause("RE-083")
def test_the_corners_lie_in_no_zone(edition: Edition) -> None:
    assert {space.kind: space.zone for space in edition.spaces if not space.zone} == dict.fromkeys(
        CORNERS, ""
    )


def test_amounts_are_the_classic_ones_times_ten_thousand(edition: Edition) -> None:
    classic = load_edition("classic-2003")
    for ours, theirs in zip(edition.spaces, classic.spaces, strict=True):
        if theirs.kind != "card":
            assert ours.price == 10_000 * theirs.price
            assert ours.rent == tuple(10_000 * rent for rent in theirs.rent)
