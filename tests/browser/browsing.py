"""Chromium, and people in it who each have a browser of their own."""

import re
import shutil
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from house import House, opened
from people import PHONE, Guest, Person
from playwright.sync_api import Browser, Playwright, sync_playwright
from scripted import forget_scripts

from passgo.server.table.motion_types import PACES

BROWSERS = ("chromium-headless-shell", "chromium")
"""Debian's builds of Chromium, the one first that has nothing but pages in it."""
AN_AGE = 1e11
"""Seconds that nobody waits, not even since 1970: a position that is taken up has no other hour."""
UNWANTED = (
    # Chromium loads two pages into every window for the menus of its address bar.
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup"),
    # Playwright leaves these out itself, but only the last such list counts.
    *("AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades"),
    *("HttpsFirstBalancedModeAutoEnable", "LensOverlay", "MediaRouter", "PaintHolding"),
    *("ThirdPartyStoragePartitioning", "AvoidCorsURLLoaderRestartOnRedirect", "OptimizationHints"),
    *("NetworkTimeServiceQuerying", "AimEnabled", "PreconnectToSearch"),
)
"""Features of Chromium that take time and that no test asks for."""


def launched(playwright: Playwright, **options: Any) -> Browser:
    """Start Chromium with what the client needs, and little more."""
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    assert found, f"the tests need Debian's Chromium: apt-get install {BROWSERS[0]}"
    without = f"--disable-features={','.join(UNWANTED)}"
    args = ["--no-sandbox", without]
    return playwright.chromium.launch(executable_path=found, args=args, **options)


@contextmanager
def browser_at_a_house() -> Iterator[tuple[Browser, House]]:
    """Open a house and a browser of its own, for what is run as a program."""
    with (
        tempfile.TemporaryDirectory() as folder,
        opened(Path(folder)) as house,
        sync_playwright() as playwright,
    ):
        browser = launched(playwright)
        yield browser, house
        browser.close()


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    started = launched(playwright)
    yield started
    started.close()


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
def slow_pace() -> Iterator[None]:
    """Have bots and clocks wait for people, however slow they are."""
    with patch.dict(PACES, instant=AN_AGE):
        yield


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


@pytest.fixture
def phones(person: Callable[..., Person]) -> list[Person]:
    """Return two beside one box, each with a phone: Léa reads French, Bo English."""
    return [person("Léa", "fr", viewport=PHONE), person("Bo", "en", viewport=PHONE)]


@pytest.fixture
def guest(house: House, playwright: Playwright) -> Iterator[Callable[[str], Guest]]:
    """Return what brings somebody to the common house who only takes a seat."""
    with ExitStack() as leaving:

        def come(name: str) -> Guest:
            request = playwright.request.new_context(base_url=house.address)
            leaving.callback(request.dispose)
            return Guest(name, request)

        yield come
