"""An edition of one's own, added as data alone: it is on the shelf and its board is drawn."""

import shutil
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from unittest.mock import patch

import pytest
from house import House, opened
from people import Person
from playwright.sync_api import Browser

from passgo.editions import load, shelf, source
from passgo.server.http import library
from passgo.server.http.cached_responses import Written

SAMPLE = Path(__file__).parents[1] / "editions" / "samples" / "islands"
CACHES = (load.edition_ids, load.sliding_ids, load._bundled, shelf.shelf, shelf.look)


def forget() -> None:
    """Let every list of editions be read anew."""
    for kept in CACHES:
        kept.cache_clear()


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """A house that has one edition more."""
    editions = tmp_path / "editions"
    editions.mkdir()
    for folder in source.BUNDLED.glob("*-*"):
        (editions / folder.name).symlink_to(folder)
    shutil.copytree(SAMPLE, editions / SAMPLE.name)
    with ExitStack() as stack:
        for module in (load, source, shelf, library):
            stack.enter_context(patch.object(module, "BUNDLED", editions))
        stack.enter_context(patch.object(library, "WRITTEN", Written()))
        forget()
        yield stack.enter_context(opened(tmp_path))
    forget()


def test_a_board_of_ones_own_has_the_looks_that_its_data_name(
    house: House, browser: Browser
) -> None:
    lea = Person(browser, house.address, "Léa", "fr")
    box = lea.go().locator('label[data-box="islands"]')
    assert box.get_attribute("data-cover") == "teal"

    seats = [{"level": ""}, {"level": "steady"}]
    wanted = {"edition": "islands", "seats": seats, "pace": "instant"}
    table = lea.post("/api/tables", wanted)["table"]["id"]
    lea.post(f"/api/tables/{table}/seats/0", {"name": "Léa"})
    lea.post(f"/api/tables/{table}/seats/0/ready", {"share_commitment": "0" * 64})
    lea.post(f"/api/tables/{table}/start", {})
    page = lea.go(f"/t/{table}")
    page.wait_for_selector(".ring .zone-rust")

    assert page.locator("html").get_attribute("data-palette") == "teal"
    assert page.locator('.ring [fill$="-yellow)"]').count() == 1  # sand, as its data say
    assert page.locator('.ring [fill$="-brown)"]').count() == 4  # coral: the first that is left
    assert page.locator(".arc.zone-olive").count() == 1  # the ocean: likewise
    lea.leave(None)
