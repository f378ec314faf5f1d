"""The home page, as a newcomer meets it."""

from collections.abc import Callable

import pytest
from people import Person

Come = Callable[..., Person]


@pytest.mark.parametrize("language", ["fr", "en"])
def test_home_speaks_the_browsers_language(person: Come, language: str) -> None:
    page = person("Ana", language).go()
    page.wait_for_selector("h1")
    assert page.evaluate("document.documentElement.lang") == language
