"""The home page, as a newcomer meets it."""

import re
from collections.abc import Callable

import pytest
from lobby import open_table
from people import Person
from playwright.sync_api import APIResponse, Route, expect

Come = Callable[..., Person]


@pytest.mark.parametrize("language", ["fr", "en"])
def test_home_speaks_the_browsers_language(person: Come, language: str) -> None:
    page = person("Ana", language).go()
    page.wait_for_selector("h1")
    assert page.evaluate("document.documentElement.lang") == language


def test_what_cannot_be_done_yet_says_so(person: Come) -> None:
    ana, bo = person("Ana"), person("Bo")
    table = open_table(ana, "classic", bots=0)
    held: list[tuple[Route, APIResponse]] = []
    page = bo.go(f"/t/{table}")
    page.route(re.compile(r"/seats/\d+$"), lambda route: held.append((route, route.fetch())))
    page.locator('[data-do="sit-here"]').first.click()
    page.locator("form input[autocomplete=nickname]").fill("Bo")
    page.locator('[data-do="sit"]').click()
    ready = page.locator('[data-do="ready"]')
    expect(ready).to_have_attribute("aria-disabled", "true")
    for route, answer in held:
        route.fulfill(response=answer)
    expect(ready).to_have_attribute("aria-disabled", "false")
