"""The comparison of the editions is the one that their data give."""

from pathlib import Path

from passgo.edition_tools.compare import comparison, ordered
from passgo.editions import edition_ids, load_edition

PAGE = Path(__file__).parents[2] / "docs" / "editions" / "comparison.md"


def test_the_page_is_the_one_the_data_give() -> None:
    assert PAGE.read_text(encoding="utf-8") == comparison(ordered())


def test_every_edition_is_compared_and_the_classic_one_comes_first() -> None:
    ids = [edition.id for edition in ordered()]

    assert ids[0] == "classic-2003"
    assert sorted(ids) == list(edition_ids())


def test_what_differs_from_the_first_edition_is_bold() -> None:
    page = comparison([load_edition("classic-2003"), load_edition("clone-wars-2008")])
    rows = {line.split(" | ")[0]: line for line in page.splitlines() if line.startswith("| ")}

    assert rows["| `fine`"] == "| `fine` | €50 | **50\u00a0Cr** |"
    assert rows["| `houses`"] == "| `houses` | 32 | 32 |"
    assert rows["| `card_return`"] == "| `card_return` | before-acting | **after-acting** |"


def test_a_missing_variant_is_said_to_be_missing() -> None:
    page = comparison([load_edition("classic-2003"), load_edition("revolution-2009")])
    (timed,) = [line for line in page.splitlines() if line.startswith("| `timed`")]
    (quick,) = [line for line in page.splitlines() if line.startswith("| `quick`")]

    assert timed.endswith("| **none** |")
    assert quick.endswith("| **`ends_at_bankruptcy` 1** |")
