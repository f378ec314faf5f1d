"""Loading an edition, and asking it for its rules."""

from pathlib import Path

import msgspec
import pytest

from passgo.editions import Edition, EditionError, edition_ids, limits, load_edition
from passgo.editions.build import digest
from passgo.rules import limits as kernel_limits


@pytest.fixture
def edition() -> Edition:
    return load_edition("classic-2003")


def test_the_package_brings_dice_editions_and_leaves_the_sliding_one_to_its_own_loader() -> None:
    assert {"classic-2003", "classic-us"} <= set(edition_ids())
    assert "knockout-2024" not in edition_ids()


@pytest.mark.parametrize("edition_id", edition_ids())
def test_an_edition_loads_by_id_and_by_folder_alike(edition_id: str) -> None:
    by_id = load_edition(edition_id)

    assert by_id.id == edition_id
    assert load_edition(Path(by_id.folders[-1])) == by_id


def test_an_unknown_edition_is_an_error_and_no_traceback_of_files() -> None:
    with pytest.raises(EditionError, match="no such folder"):
        load_edition("classic-1066")


def test_the_standard_game_has_the_rules_of_the_edition(edition: Edition) -> None:
    assert edition.rules_for() == edition.rules_for("", {}) == edition.rules


def test_a_variant_changes_only_what_it_names(edition: Edition) -> None:
    quick, standard = edition.rules_for("quick"), edition.rules
    names = standard.__struct_fields__

    assert {name for name in names if getattr(quick, name) != getattr(standard, name)} == {
        "deal_deeds",
        "houses_before_hotel",
        "ends_at_bankruptcy",
    }


def test_options_of_a_table_come_over_the_variant(edition: Edition) -> None:
    rules = edition.rules_for("quick", {"deal_deeds": 3, "rent_window": "automatic"})

    assert (rules.deal_deeds, rules.rent_window) == (3, "automatic")
    assert rules.houses_before_hotel == 3


def test_options_are_refused_all_at_once_and_by_name(edition: Edition) -> None:
    house_rules = {"free_lunch": 1, "fine": "much", "unsold": "burn", "salary": 200}

    with pytest.raises(EditionError) as caught:
        edition.rules_for("", house_rules)

    keys = [mistake.key for mistake in caught.value.mistakes]
    assert keys == ["house_rules.free_lunch", "house_rules.fine", "house_rules.unsold"]
    assert "auction | stays-with-bank" in str(caught.value)


def test_an_unknown_variant_names_the_known_ones(edition: Edition) -> None:
    with pytest.raises(EditionError, match="quick, timed"):
        edition.rules_for("endless")


def test_a_space_is_found_by_its_id(edition: Edition) -> None:
    assert [edition.space_index(name) for name in ("go", "lecourbe", "paix")] == [0, 3, 39]
    with pytest.raises(KeyError, match="boardwalk"):
        edition.space_index("boardwalk")


def test_a_loaded_edition_cannot_be_changed(edition: Edition) -> None:
    with pytest.raises(AttributeError):
        edition.year = 1999  # type: ignore[misc]
    assert hash(edition) == hash(load_edition("classic-2003"))


def test_the_digest_follows_the_content_and_not_the_place(edition: Edition) -> None:
    moved = msgspec.structs.replace(edition, folders=("elsewhere",))
    rules = msgspec.structs.replace(edition.rules, fine=60)
    changed = msgspec.structs.replace(edition, rules=rules)

    assert digest(moved) == edition.digest
    assert digest(changed) != edition.digest
    assert len({load_edition(one).digest for one in edition_ids()}) == len(edition_ids())


@pytest.mark.parametrize("name", ["SEATS", "PLACES", "GROUPS", "MEMBERS", "DECKS", "CARDS", "KEPT"])
def test_an_edition_may_be_as_large_as_the_rules_can_hold(name: str) -> None:
    assert getattr(limits, name) == getattr(kernel_limits, name)
