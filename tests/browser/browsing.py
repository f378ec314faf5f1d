"""Chromium, and people in it who each have a browser of their own."""

import re
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from house import House, opened
from people import Person
from playwright.sync_api import Browser, Playwright, sync_playwright
from scripted import forget_scripts

CHROMIUM = "/usr/bin/chromium"


@contextmanager
def browser_at_a_house() -> Iterator[tuple[Browser, House]]:
    """Open a house and a browser of its own, for what is run as a program."""
    with (
        tempfile.TemporaryDirectory() as folder,
        opened(Path(folder)) as house,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield browser, house
        browser.close()


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


@pytest.fixture(scope="session")
def common_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """The house that all tests share which do not close its doors."""
    with opened(tmp_path_factory.mktemp("house")) as house:
        yield house


@pytest.fixture
def house(common_house: House) -> Iterator[House]:
    yield common_house
    forget_scripts()


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A house of one's own, to stop and start."""
    with opened(tmp_path) as house:
        yield house


@pytest.fixture
def visitor(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Callable[..., Person]]:
    """Return what lets somebody into any house; at the end everybody's console must be clean."""
    people: list[Person] = []

    def come(address: str, name: str, language: str = "en", **options: Any) -> Person:
        people.append(Person(browser, address, name, language, **options))
        return people[-1]

    failed = request.session.testsfailed
    yield come
    has_failed = request.session.testsfailed > failed
    trace = Path("build", "traces", re.sub(r"\W+", "-", request.node.name))
    problems = [problem for one in people for problem in one.leave(trace if has_failed else None)]
    assert not problems, problems
    said = {name for mark in request.node.iter_markers("presses") for name in mark.args}
    missed = said.difference(*(one.pressed for one in people))
    assert has_failed or not missed, f"the test says that it presses {sorted(missed)}"


@pytest.fixture
def person(house: House, visitor: Callable[..., Person]) -> Callable[..., Person]:
    """Return what lets somebody into the common house."""
    return partial(visitor, house.address)
