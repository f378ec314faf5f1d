"""The sheet shows every message to an editor."""

import pytest

from passgo.editions import edition_ids, load_edition
from passgo.text import Catalogue, TextError
from passgo.text.samples import samples
from passgo.text.sheet import fact_names, messages, sheet


@pytest.mark.parametrize("edition_id", edition_ids())
def test_every_message_stands_in_the_sheet_with_three_sets_of_facts(edition_id: str) -> None:
    edition = load_edition(edition_id)
    rows = [line.split(" | ") for line in sheet(edition).splitlines() if line.startswith("| ")]
    keys = [row[0].removeprefix("| ") for row in rows]

    assert all(len(row) == 3 for row in rows)
    for key, entry in messages(edition).items():
        times = 3 if fact_names(entry) and not key.startswith("card-") else 1
        assert keys.count(key) == times, key
    assert {f"card-{card.id}" for card in edition.cards} <= set(keys)


@pytest.mark.parametrize("edition_id", edition_ids())
def test_every_fact_that_a_message_names_has_samples(edition_id: str) -> None:
    edition = load_edition(edition_id)
    named = {
        fact
        for key, entry in messages(edition).items()
        if not key.startswith("card-")
        for fact in fact_names(entry)
    }

    assert named <= samples(edition).keys()


def test_the_three_samples_of_a_fact_read_differently() -> None:
    for name, facts in samples(load_edition("classic-2003")).items():
        assert len(set(facts)) == 3, name


def test_the_sheet_leaves_out_what_the_edition_does_not_have() -> None:
    page = sheet(load_edition("classic-us"))

    assert "| space-boardwalk |" in page
    assert "| space-paix |" not in page
    with pytest.raises(TextError):
        Catalogue(load_edition("classic-2003"), "fr").text("space-boardwalk")
