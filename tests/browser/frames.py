"""Frames: the share of frames that a motion drops, beside an empty page with one moving circle.

`python tests/browser/frames.py` opens a house, lets tokens walk and slide in Chromium and prints
the shares. After every walk and every slide the empty page is watched for as long, for other work
on the machine drops frames too, and falls on both alike. Last comes the dearest task of the page
while a token walks, in processor time, which other work does not change: one that takes longer
than a frame would drop one on an idle machine. `Recorder` serves any other motion: give it a
selector that holds while things move.
"""

import json
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from itertools import pairwise
from typing import Any

from browsing import browser_at_a_house
from gathering import open_table, seat_all
from house import House, share
from people import Person
from playwright.sync_api import Browser, BrowserContext, Page
from states import state
from turns import PLAIN

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
    if (window.frameRuns?.['#circle']) requestAnimationFrame(move);
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
MARK = """(selector) => {
  let was = false;
  const note = () => {
    const walks = document.querySelector(selector) !== null;
    if (walks !== was) performance.mark(walks ? 'walks' : 'walked');
    was = walks;
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}"""
PRESS = """([button, step]) => new Promise((done) => {
  const [root, board] = [document.querySelector(step), document.querySelector('.board')];
  const before = root.dataset.seq;
  const shown = new MutationObserver(() => {
    const isMoving = board ? board.dataset.busy === 'true' : 'moving' in root.dataset;
    if (root.dataset.seq === before || isMoving) return;
    shown.disconnect();
    done();
  });
  shown.observe(root, { attributes: true, subtree: true,
    attributeFilter: ['data-seq', 'data-busy', 'data-moving', 'data-ready'] });
  document.querySelector(button).click();
})"""
"""Press a button, and wait until what came of it has been shown.

What waits for a selector looks for it in every frame, which costs a page more than a walk does.
"""
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


class Shares:
    """Motions of a kind, each watched in turns with an empty page."""

    def __init__(self, context: BrowserContext) -> None:
        self._page = context.new_page()
        self._page.set_content(EMPTY)
        self.moving: list[list[float]] = []
        self.empty: list[list[float]] = []

    def watch(self, page: Page, selector: str, move: Callable[[], None]) -> None:
        """Let something move, then watch the empty page for as long."""
        page.bring_to_front()
        recorder = Recorder(page, selector)
        move()
        runs = recorder.runs()
        self.moving += runs
        self._page.bring_to_front()
        beside = Recorder(self._page, "#circle")
        self._page.evaluate(MOVE)
        self._page.wait_for_timeout(sum(run[-1] - run[0] for run in runs))
        self.empty += beside.runs()

    def told(self) -> str:
        """Return both shares, and of how many frames."""
        frames = sum(len(run) for run in self.moving)
        return f"{dropped(self.moving):5.1%} beside {dropped(self.empty):5.1%}, {frames} frames"


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


def slides(browser: Browser, house: House) -> Shares:
    """Watch slides of Knockout."""
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    shares = Shares(context)
    page = context.new_page()
    page.goto(knockout_table(context, house))

    def slide() -> None:
        page.wait_for_selector('[data-ready="true"]')
        page.evaluate("document.activeElement?.blur()")
        page.keyboard.press("Shift+ArrowUp")
        press(page, "Slide")

    for _ in range(SLIDES):
        shares.watch(page, "[data-moving]", slide)
    context.close()
    return shares


def walks(browser: Browser, house: House, selector: str) -> Shares:
    """Watch tokens that walk along the classic board, or their whole steps."""
    lea = walker(browser, house)
    shares = Shares(lea.context)
    for throw in walked(lea, house):
        shares.watch(lea.page, selector, throw)
    lea.leave(None)
    return shares


def walker(browser: Browser, house: House) -> Person:
    """Return somebody whom nobody films: to film a page costs more than to draw it."""
    return Person(
        browser, house.address, "Léa", "en", is_filmed=False, reduced_motion="no-preference"
    )


def walked(lea: Person, house: House) -> Iterator[Callable[[], None]]:
    """Yield what plays on by one answer, until all walks have been walked."""
    table = walkers_table(lea, house)

    while house.seq(table) <= 2 * len(WALKS) + len(OPENING):
        yield partial(press, lea.page, PLAIN[lea.root("ask")])


def press(page: Page, order: str) -> None:
    """Give an order, and leave the page alone until it has been shown."""
    page.wait_for_selector('[data-ready="true"]')
    page.evaluate(PRESS, [f'[data-do="{order}"]', "[data-seq]"])


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


def dearest_task(browser: Browser, house: House) -> float:
    """Return the milliseconds of processor time of the longest task while a token walks."""
    lea = walker(browser, house)
    throws = walked(lea, house)
    next(throws)
    lea.page.evaluate(MARK, WALK)
    browser.start_tracing(page=lea.page, categories=["toplevel", "blink.user_timing"])
    for throw in throws:
        throw()
    events = json.loads(browser.stop_tracing())["traceEvents"]
    lea.leave(None)
    marks = [one for one in events if one["name"] in {"walks", "walked"}]
    thread = marks[0]["pid"], marks[0]["tid"]
    spans = list(pairwise(sorted((one["ts"], one["name"]) for one in marks)))
    during = [(begin, end) for (begin, name), (end, _) in spans if name == "walks"]
    return max(
        float(one["tdur"]) / 1000
        for one in events
        if (one["pid"], one["tid"]) == thread
        and "tdur" in one
        and any(begin <= one["ts"] and one["ts"] + one["dur"] <= end for begin, end in during)
    )


def main() -> None:
    """Print the shares, and the dearest task."""
    with browser_at_a_house() as (browser, house):
        print("dropped frames, in turns with one circle on an empty page")
        for _ in range(ROUNDS):
            print(f"  {walks(browser, house, WALK).told()}: tokens that walk")
            print(f"  {walks(browser, house, STEP).told()}: whole steps, from dice to money")
            print(f"  {slides(browser, house).told()}: tokens that slide", flush=True)
        print(f"dearest task of a walk: {dearest_task(browser, house):.1f} of {FRAME:.1f} ms")


if __name__ == "__main__":
    main()
