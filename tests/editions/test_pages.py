"""Every edition has a page, and the clauses and readings it quotes exist."""

import re
from pathlib import Path

import pytest

from passgo.editions import edition_ids, load_edition
from passgo.rulebook import EDITIONS, clauses, readings

PAGES = Path(__file__).parents[2] / "docs" / "editions"
SHARED = {"euro-2001": "euro-1999"}  # described on the page of its base
QUOTED = re.compile(r"\b(CL|EU|RE|CW|KO|R)-(\d{3})\b")


@pytest.mark.parametrize("edition_id", edition_ids())
def test_every_edition_has_a_page_that_names_its_variants(edition_id: str) -> None:
    page = (PAGES / f"{SHARED.get(edition_id, edition_id)}.md").read_text(encoding="utf-8")
    base = load_edition("classic-2003")

    edition = load_edition(edition_id)
    assert str(edition.year) in page or edition_id == "classic-us"
    for variant in edition.variants:
        if edition.rules_for(variant.id) != base.rules_for(variant.id):
            assert f"`{variant.id}`" in page


@pytest.mark.parametrize("page", sorted(PAGES.glob("*-*.md")), ids=lambda page: str(page.stem))
def test_quoted_clauses_and_readings_exist(page: Path) -> None:
    known = known_ids()
    quoted = {f"{prefix}-{number}" for prefix, number in QUOTED.findall(page.read_text("utf-8"))}

    assert quoted <= known


def known_ids() -> set[str]:
    rulebooks = EDITIONS.values()
    ids = {clause.id for rulebook in rulebooks for clause in clauses(rulebook)}
    return ids | {reading.id for reading in readings()}
