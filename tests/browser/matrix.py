"""The matrix: a whole game of every edition in both languages, at a desk and on a phone.

`python tests/browser/matrix.py` plays them all; every console must stay clean.
"""

import sys
import tempfile
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

from browsing import CHROMIUM
from house import House, forget_scripts, opened
from people import DESKTOP, PHONE, Person
from playwright.sync_api import Browser, sync_playwright
from test_games import OPENING, POOR, TAX, together
from turns import play_on

SCREENS: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": DESKTOP},
    "phone": {"viewport": PHONE, "has_touch": True},
}
LANGUAGES = ("fr", "en")


def cells() -> Iterator[tuple[str, str, str]]:
    """Yield every edition with every language and screen."""
    yield from product(POOR, LANGUAGES, SCREENS)


def played(browser: Browser, house: House, box: str, language: str, screen: str) -> list[str]:
    """Play a whole game; return what went wrong."""
    people: list[Person] = []

    def come(name: str, _language: str) -> Person:
        people.append(Person(browser, house.address, name, language, **SCREENS[screen]))
        return people[-1]

    house.will_throw(*OPENING, (2, 4), TAX, TAX, TAX)
    table, seated = together(come, box)
    house.make_poor(table, POOR[box])
    play_on(house, table, seated)
    winners = house.view(table)["winners"]
    forget_scripts()
    problems = [problem for one in people for problem in one.leave(None)]
    return problems if winners == [0] else [*problems, f"winners: {winners}"]


def main() -> int:
    """Play every cell; return how many went wrong."""
    failed = 0
    with (
        tempfile.TemporaryDirectory() as folder,
        opened(Path(folder)) as house,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        for box, language, screen in cells():
            problems = played(browser, house, box, language, screen)
            failed += bool(problems)
            print(f"{box} {language} {screen}: {'; '.join(problems) or 'played'}", flush=True)
        browser.close()
    print(f"{failed} of {len(list(cells()))} games went wrong")
    return failed


if __name__ == "__main__":
    sys.exit(main())
