"""The first load: all that a browser needs that has never been here, until it can be used."""

import pytest
from first_load import MOST, load_home
from house import House
from people import LOCALES
from playwright.sync_api import Browser


@pytest.mark.parametrize("language", LOCALES)
def test_the_first_page_is_small(browser: Browser, house: House, language: str) -> None:
    load = load_home(browser, house.address, language)
    largest = sorted(load.sizes.items(), key=lambda item: -item[1])[:6]

    assert load.sizes
    assert load.bytes < MOST, largest
