"""The shelf: how long a game takes, told beside the rules and no part of them."""

import re
import shutil
from pathlib import Path

import pytest

from passgo.editions import edition_ids, load_edition
from passgo.editions.load import examine, sliding_ids
from passgo.editions.model import Look, Shelf
from passgo.editions.rules import Rules
from passgo.editions.shelf import look, shelf, told_of
from passgo.editions.source import BUNDLED
from passgo.sliding import edition as sliding
from passgo.sliding.seating import HouseRules


def test_an_edition_says_how_long_it_takes_or_its_base_does() -> None:
    told = {name: shelf(name) for name in ("classic-2003", "revolution-2009", "knockout-2024")}
    assert [one.minutes for one in told.values()] == [(90, 180), (60, 120), (20, 30)]
    assert [one.place for one in told.values()] == [1, 3, 5]


def test_a_place_and_a_box_are_not_inherited_but_length_and_the_booklets_choices_are() -> None:
    offered = {"quick": "CL-178", "timed": "CL-197"}
    us = Shelf(minutes=(90, 180), box="classic-2003", by_the_book=offered)
    assert shelf("classic-us") == us
    assert shelf("euro-2001") == Shelf(minutes=(90, 180), box="euro-1999", by_the_book=offered)


def test_what_the_booklet_offers_is_a_variant_or_a_rule_of_the_edition() -> None:
    for edition_id in edition_ids():
        edition = load_edition(edition_id)
        known = {variant.id for variant in edition.variants} | set(Rules.__struct_fields__)
        assert shelf(edition_id).by_the_book.keys() <= known
        assert {variant.id for variant in edition.variants} <= shelf(edition_id).by_the_book.keys()
    for edition_id in sliding_ids():
        assert shelf(edition_id).by_the_book.keys() <= set(HouseRules.__struct_fields__)


def test_a_choice_that_is_neither_a_variant_nor_a_rule_is_a_mistake(tmp_path: Path) -> None:
    own = '[shelf.by_the_book]\nslow = "CL-001"\n'
    folder = tmp_path / "own"
    folder.mkdir()
    (folder / "edition.toml").write_text(f'id = "own"\nbase = "classic-2003"\n{own}', "utf-8")
    mistakes = [str(mistake) for mistake in examine(folder)[1]]
    assert any("shelf.by_the_book.slow" in mistake for mistake in mistakes)


def test_an_edition_without_a_variant_does_not_offer_it(tmp_path: Path) -> None:
    folder = tmp_path / "own"
    folder.mkdir()
    data = 'id = "own"\nbase = "classic-2003"\nwithout = ["variant.timed"]\n'
    (folder / "edition.toml").write_text(data, "utf-8")
    assert not any("options" in str(mistake) for mistake in examine(folder)[1])


def test_a_look_is_inherited_value_by_value() -> None:
    assert look("classic-2003") == Look(palette="blue", art="river")
    assert look("classic-us") == Look(palette="blue", art="waves")
    assert look("euro-2001") == look("euro-1999") == Look(palette="green", art="flights")


def other_length(folder: Path, edition_id: str) -> Path:
    """Copy an edition, with another length on its shelf."""
    copy = folder / edition_id
    shutil.copytree(BUNDLED / edition_id, copy)
    data = (copy / "edition.toml").read_text("utf-8")
    changed, count = re.subn(r"minutes = \[\d+, \d+\]", "minutes = [5, 10]", data)
    assert count == 1
    (copy / "edition.toml").write_text(changed, "utf-8")
    return copy


@pytest.mark.parametrize("edition_id", ["classic-2003", "revolution-2009"])
def test_records_do_not_depend_on_how_long_an_edition_takes(
    tmp_path: Path, edition_id: str
) -> None:
    longer = load_edition(other_length(tmp_path, edition_id))

    assert edition_id in edition_ids()
    assert longer.digest == load_edition(edition_id).digest


def test_records_of_slides_do_not_either(tmp_path: Path) -> None:
    (edition_id,) = sliding_ids()

    longer = sliding.load(other_length(tmp_path, edition_id))

    assert longer.digest == sliding.load(edition_id).digest


def test_what_the_booklet_offers_was_called_its_options_and_is_still_read(tmp_path: Path) -> None:
    own = 'base = "classic-2003"\n[shelf.options]\nslow = "CL-001"\n'
    folder = tmp_path / "own"
    folder.mkdir()
    (folder / "edition.toml").write_text(f'id = "own"\n{own}', "utf-8")

    read = told_of(folder)["shelf"]
    mistakes = [str(mistake) for mistake in examine(folder)[1]]

    assert "options" not in read
    assert read["by_the_book"]["slow"] == "CL-001"
    assert any("shelf.by_the_book.slow" in mistake for mistake in mistakes)
