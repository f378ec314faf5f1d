"""Frames: the share of frames that a motion drops, beside an empty page with one moving circle.

`python tests/browser/frames.py` opens a house, lets tokens walk and slide in Chromium and prints
the shares, several times in turns with the empty page, for other work on the machine drops frames
too. `Recorder` serves any other motion: give it a selector that holds while things move.
"""

from collections.abc import Mapping
from itertools import pairwise
from statistics import median
from typing import Any

from browsing import browser_at_a_house
from gathering import open_table, seat_all
from house import House, share
from people import Person
from playwright.sync_api import Browser, BrowserContext, Page
from states import state
from turns import answer

FRAME = 1000 / 60
"""Milliseconds between two frames of the screen."""
SLIDES = 6
OPENING = ((6, 5), (2, 1))
WALKS = ((1, 3), (1, 3), (4, 2), (4, 2), (6, 4), (6, 4))
"""From Go to the tax, to the jail as a visitor, to Free Parking: nothing to buy on the way."""
EMPTY = """<body style="margin:0"><div id="circle" style="width:60px;height:60px;border-radius:50%;
background:#2340c9;will-change:transform"></div></body>"""
MOVE = """() => {
  const circle = document.getElementById('circle');
  const move = (now) => {
    circle.style.transform = `translate(${300 + 250 * Math.sin(now / 300)}px, 200px)`;
    requestAnimationFrame(move);
  };
  requestAnimationFrame(move);
}"""
RECORD = """(selector) => {
  const runs = ((window.frameRuns ??= {})[selector] = []);
  let run = null;
  const note = (now) => {
    if (!document.querySelector(selector)) run = null;
    else if (run) run.push(now);
    else runs.push((run = [now]));
    if (window.frameRuns[selector]) requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}"""
STOP = """(selector) => {
  const runs = window.frameRuns[selector];
  delete window.frameRuns[selector];
  return runs;
}"""
STEP, WALK = '.board[data-busy="true"]', '[data-scene="walk"]'
"""What holds while a step is shown: dice, walk, money; and only while the token walks."""
ROUNDS = 5


class Recorder:
    """Notes the moment of every frame while *selector* is on the page."""

    def __init__(self, page: Page, selector: str) -> None:
        self._page, self._selector = page, selector
        page.evaluate(RECORD, selector)

    def runs(self) -> list[list[float]]:
        """Stop and return the moments of each uninterrupted motion."""
        found: list[list[float]] = self._page.evaluate(STOP, self._selector)
        return found


def dropped(runs: list[list[float]]) -> float:
    """Return the share of frames that were due in some motions and did not come."""
    gaps = [b - a for run in runs for a, b in pairwise(run)]
    due = [max(1, round(gap / FRAME)) for gap in gaps]
    return (sum(due) - len(due)) / sum(due) if due else 0.0


def empty_page(context: BrowserContext, seconds: float) -> float:
    """Return the share that a page with nothing but a moving circle drops."""
    page = context.new_page()
    page.set_content(EMPTY)
    page.evaluate(MOVE)
    recorder = Recorder(page, "#circle")
    page.wait_for_timeout(1000 * seconds)
    found = recorder.runs()
    page.close()
    return dropped(found)


def knockout_table(context: BrowserContext, house: House) -> str:
    """Start a table of two, both on this device."""
    wanted = {"edition": "knockout-2024", "seats": [{}, {}], "house_rules": {"hands": "off"}}
    table = posted(context, f"{house.address}/api/tables", wanted)["table"]["id"]
    at = f"{house.address}/api/tables/{table}"
    for seat, name in enumerate(("Léa", "Malik")):
        posted(context, f"{at}/seats/{seat}", {"name": name})
        posted(context, f"{at}/seats/{seat}/ready", share())
    posted(context, f"{at}/start", {})
    return f"{house.address}/t/{table}"


def posted(context: BrowserContext, address: str, body: Mapping[str, Any]) -> dict[str, Any]:
    """Talk to the server with the cookie of a browser."""
    answer = context.request.post(address, data=dict(body))
    assert answer.ok, answer.text()
    found: dict[str, Any] = answer.json()
    return found


def slides(context: BrowserContext, house: House) -> tuple[float, float]:
    """Return the share that slides of Knockout drop, and how many seconds were watched."""
    page = context.new_page()
    page.goto(knockout_table(context, house))
    page.wait_for_selector('[data-ready="true"]')
    recorder = Recorder(page, "[data-moving]")
    for _ in range(SLIDES):
        page.wait_for_selector('[data-ready="true"]:not([data-moving])')
        page.evaluate("document.activeElement?.blur()")
        page.keyboard.press("Shift+ArrowUp")
        page.keyboard.press("Space")
        page.wait_for_selector("[data-moving]")
        page.wait_for_selector("[data-moving]", state="detached")
    runs = recorder.runs()
    page.close()
    return dropped(runs), sum(run[-1] - run[0] for run in runs) / 1000


def walks(browser: Browser, house: House) -> tuple[float, float]:
    """Return the shares that tokens drop which walk along the classic board, and their whole steps.

    Nobody is filmed here: to film a page costs more than to draw it.
    """
    lea = Person(
        browser, house.address, "Léa", "en", is_filmed=False, reduced_motion="no-preference"
    )
    table = walkers_table(lea, house)
    recorders = [Recorder(lea.page, selector) for selector in (WALK, STEP)]
    while house.seq(table) <= 2 * len(WALKS) + len(OPENING):
        lea.page.wait_for_selector('.board[data-busy="false"]')
        answer(lea)
    walking, stepping = (dropped(recorder.runs()) for recorder in recorders)
    lea.leave(None)
    return walking, stepping


def walkers_table(lea: Person, house: House) -> str:
    """Open a table where both seats are hers and nothing is bought on the way; return its name."""
    both, moment = [lea, lea], state("duel")
    house.will_throw(*OPENING, *WALKS)
    table = open_table(both, moment)
    seat_all(both, table, moment.seats)
    lea.post(f"/api/tables/{table}/start", {})
    lea.go(f"/t/{table}")
    lea.settled()
    return table


def measured(browser: Browser, house: House) -> dict[str, float]:
    """Return the share of an empty page, of walks, of whole steps and of slides."""
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    sliding, seconds = slides(context, house)
    empty = empty_page(context, seconds)
    walking, stepping = walks(browser, house)
    context.close()
    return {
        "one circle on an empty page": empty,
        "tokens that walk": walking,
        "whole steps, from the dice to the money": stepping,
        "tokens that slide": sliding,
    }


def main() -> None:
    """Print the shares of each round, and their medians."""
    with browser_at_a_house() as (browser, house):
        rounds = [measured(browser, house) for _ in range(ROUNDS)]
    print(f"dropped frames, in {ROUNDS} rounds, and their median")
    for what in rounds[0]:
        shares = [one[what] for one in rounds]
        print(f"  {' '.join(f'{share:5.1%}' for share in shares)}  {median(shares):5.1%}  {what}")


if __name__ == "__main__":
    main()
