"""The shelf: how long a game takes, told beside the rules and no part of them."""

import re
import shutil
from pathlib import Path

import pytest

from passgo.editions import edition_ids, load_edition
from passgo.editions.load import sliding_ids
from passgo.editions.model import Look, Shelf
from passgo.editions.shelf import look, shelf
from passgo.editions.source import BUNDLED
from passgo.sliding import edition as sliding


def test_an_edition_says_how_long_it_takes_or_its_base_does() -> None:
    assert shelf("classic-2003") == Shelf(minutes=(90, 180), place=1)
    assert shelf("revolution-2009") == Shelf(minutes=(60, 120), place=3)
    assert shelf("knockout-2024") == Shelf(minutes=(20, 30), place=5)


def test_a_place_and_a_box_are_not_inherited_but_a_length_is() -> None:
    assert shelf("classic-us") == Shelf(minutes=(90, 180), box="classic-2003")
    assert shelf("euro-2001") == Shelf(minutes=(90, 180), box="euro-1999")


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
