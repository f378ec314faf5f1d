"""The matrix: whole games of every edition, variant, number of players and set of rules.

`python tests/browser/matrix.py [WORD...] [--part 1/4]` plays the cells that all words name, from
the home page to the result, in both languages, at a desk and on a phone, by curious people. A game
that grows long is stopped and counted, as all agree. Every console must stay clean.
"""

import argparse
import sys
import tempfile
import time
import traceback
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from browsing import launched
from cells import Cell, cells
from curious import Curious
from house import House, opened
from lobby import begin
from people import DESKTOP, PHONE, Person
from playwright.sync_api import Browser, sync_playwright
from turns import never, play_on

NAMES = ("Léa", "Bo")
SEVERAL = ("classic", "euro")
"""Boxes with more than one board."""
LOOKS = ("classic", "euro", "revolution", "clone-wars", "knockout")
SCREENS: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": DESKTOP},
    "phone": {"viewport": PHONE, "has_touch": True},
}
LENGTH = 60
"""Answers after which the people agree to stop and count."""
SLOWEST = 120_000
"""Milliseconds: campaigns run beside other work."""
TRACES = Path("build", "traces")


def gathered(cell: Cell, people: Sequence[Person]) -> str:
    """Open the table of a cell from the home page, sit down and start; return the table."""
    look = next(look for look in LOOKS if cell.edition.startswith(look))
    board = cell.edition if look in SEVERAL else ""
    bots = cell.players - cell.people
    return begin(people, look, bots, board, cell.variant, cell.changes)


def play(house: House, cell: Cell, people: Sequence[Person]) -> None:
    """Play the game of a cell to its end; everybody must see the result."""
    table, answer = gathered(cell, people), Curious()
    is_sliding = cell.edition.startswith("knockout")
    play_on(house, table, people, answer, never if is_sliding else LENGTH.__le__)
    assert house.view(table)["prompt"]["winners"], "nobody won"


def problems(browser: Browser, house: House, cell: Cell) -> list[str]:
    """Play a cell; return what went wrong, with a trace of it."""
    screen, found = SCREENS[cell.screen], []
    people = [
        Person(browser, house.address, name, cell.language, is_filmed=True, **screen)
        for name in NAMES[: cell.people]
    ]
    for one in people:
        one.context.set_default_timeout(SLOWEST)
    try:
        play(house, cell, people)
    except Exception:
        found.append(traceback.format_exc())
    trace = TRACES / "-".join(cell.words) if found else None
    return found + [problem for one in people for problem in one.leave(trace)]


def main(words: Sequence[str], part: int, of: int) -> int:
    """Play every cell of a part; return how many went wrong."""
    wanted = cells(*words)[part - 1 :: of]
    failed = 0
    with (
        tempfile.TemporaryDirectory() as folder,
        opened(Path(folder)) as house,
        sync_playwright() as playwright,
    ):
        browser = launched(playwright)
        for cell in wanted:
            began = time.monotonic()
            wrong = problems(browser, house, cell)
            failed += bool(wrong)
            said = "\n".join(["FAILED", *wrong]) if wrong else "played"
            print(f"{' '.join(cell.words)}: {time.monotonic() - began:.0f} s, {said}", flush=True)
        browser.close()
    print(f"{len(wanted) - failed} passed, {failed} failed")
    return failed


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("words", nargs="*", help="of the cells to play: classic-2003 quick phone")
    parser.add_argument("--part", default="1/1", help="which part of them: 2/4")
    given = parser.parse_args()
    part, _, of = given.part.partition("/")
    sys.exit(bool(main(given.words, int(part), int(of))))
