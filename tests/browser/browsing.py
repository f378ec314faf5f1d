"""Chromium, and people in it who each have a browser of their own."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from house import House, opened
from people import Person
from playwright.sync_api import Browser, Playwright, sync_playwright

CHROMIUM = "/usr/bin/chromium"


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    assert Path(CHROMIUM).exists(), "the tests need Debian's chromium: apt-get install chromium"
    launched = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
    yield launched
    launched.close()


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with opened(tmp_path) as house:
        yield house


@pytest.fixture
def person(
    browser: Browser, house: House, request: pytest.FixtureRequest
) -> Iterator[Callable[..., Person]]:
    """Return what lets somebody in; at the end everybody's console must be clean."""
    people: list[Person] = []

    def come(name: str, language: str = "en", **options: object) -> Person:
        people.append(Person(browser, house.address, name, language, **options))
        return people[-1]

    failed = request.session.testsfailed
    yield come
    has_failed = request.session.testsfailed > failed
    trace = Path("build", "traces", re.sub(r"\W+", "-", request.node.name))
    problems = [problem for one in people for problem in one.leave(trace if has_failed else None)]
    assert not problems, problems
