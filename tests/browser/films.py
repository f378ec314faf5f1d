"""Films: short sequences of frames of what moves, each with a sheet on which they stand in order.

`python tests/browser/films.py [WORD...]` takes those whose name has one of the words; `make
screenshots` takes all. A frame is what Chromium had drawn, with the moment it was drawn at.
"""

import base64
import sys
from collections.abc import Callable
from html import escape
from pathlib import Path
from typing import Any, TypeVar
from unittest.mock import patch

from browsing import AN_AGE, browser_at_a_house
from gathering import gather
from house import House
from people import DESKTOP, PHONE, Person
from playwright.sync_api import Browser, Page
from slides import sliding

from passgo.server.rooms.room import Room
from passgo.server.store.writer import Draft
from passgo.server.table.motion_types import PACES
from passgo.sliding.orders import Slide

FOLDER = Path("build", "screenshots", "films")
KNOCKS = {"start": 400, "direction": 200, "power": 900}
"""A slide that knocks a token off, and then leaves the board itself."""
SHEET = 24
"""So many frames stand on a sheet, evenly spread."""
T = TypeVar("T")
AT_REST = 600
"""Milliseconds without a new frame after which all has been shown."""
MOST = 600
"""Frames that a film has, whatever still moves."""
LONGEST = 12_000
SCREENS: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": DESKTOP},
    "phone": {"viewport": PHONE, "has_touch": True},
}
STYLE = """body{margin:0;font:13px sans-serif;display:grid;gap:6px;padding:6px;
grid-template-columns:repeat(%d,1fr)}figure{margin:0}img{width:100%%;display:block}"""
COLUMNS = {"desktop": 4, "phone": 8}


class Film:
    """The frames of a page, from now until it ends."""

    def __init__(self, page: Page, most: int) -> None:
        self.frames: list[tuple[float, bytes]] = []
        self._page = page
        self._link = page.context.new_cdp_session(page)
        self._link.on("Page.screencastFrame", self._take)
        size = {"maxWidth": most, "maxHeight": most}
        self._link.send("Page.startScreencast", {"format": "jpeg", "quality": 80, **size})

    def _take(self, shot: dict[str, Any]) -> None:
        self.frames.append((shot["metadata"]["timestamp"], base64.b64decode(shot["data"])))
        self._link.send("Page.screencastFrameAck", {"sessionId": shot["sessionId"]})

    def rest(self) -> None:
        """Wait until nothing is drawn any more; a machine with much to do is late with frames."""
        count = -1
        while count < len(self.frames) < MOST:
            count = len(self.frames)
            self._page.wait_for_timeout(AT_REST)

    def end(self) -> list[tuple[int, bytes]]:
        """Stop; return the frames with their milliseconds since the first."""
        self._link.send("Page.stopScreencast")
        self._link.detach()
        first = min(at for at, _ in self.frames)
        return [(round(1000 * (at - first)), drawn) for at, drawn in sorted(self.frames)]


def turn(house: House, lea: Person) -> Callable[[], None]:
    """A turn: the dice, the walk, the question."""
    gather(house, [lea], "buy")
    lea.press("Buy")
    return lea.do("Roll").click


def auction(house: House, lea: Person) -> Callable[[], None]:
    """An auction that is won."""
    gather(house, [lea], "duel")
    return lea.do("Leave").click


def deal(house: House, lea: Person) -> Callable[[], None]:
    """A deal that is accepted."""
    gather(house, [lea], "offer")
    return lea.do("Accept").click


def power(house: House, lea: Person) -> Callable[[], None]:
    """A power of the Force that is tried."""
    gather(house, [lea], "force")
    return lea.page.locator('[data-do="UsePower"]').first.click


def card(house: House, lea: Person) -> Callable[[], None]:
    """A card that turns, and its money."""
    gather(house, [lea, lea], "drawn")
    return lea.do("Roll").click


def hotel(house: House, lea: Person) -> Callable[[], None]:
    """The first hotel on the board."""
    gather(house, [lea], "topping")
    lea.settled()
    lea.page.keyboard.press("h")
    return lea.do("Build").click


def jail(house: House, lea: Person) -> Callable[[], None]:
    """An arrest."""
    gather(house, [lea], "arrest")
    return lea.do("Roll").click


def bankruptcy(house: House, lea: Person) -> Callable[[], None]:
    """A player who falls."""
    gather(house, [lea], "ruin")
    lea.settled()
    lea.do("GiveUp").click()
    return lea.do("GiveUp").click


def knockout(house: House, lea: Person) -> Callable[[], None]:
    """A slide that knocks others off."""
    table = gather(house, [lea], sliding(1, 9, seats=4))
    lea.settled()

    def slide(draft: Draft, room: Room) -> None:
        assert room.match is not None
        token = room.match.prompt()["tokens"][0]
        order = Slide(seat=0, token=token, **KNOCKS)
        assert room.act_outside(draft, 0, order, room.match.seq)

    return lambda: house.change(table, slide)


FILMS = (turn, card, auction, deal, hotel, jail, power, bankruptcy, knockout)


def shoot(browser: Browser, house: House, film: str, screen: str) -> int:
    """Take a film on a screen; return how many frames it has."""
    begin = next(one for one in FILMS if one.__name__ == film)
    options = SCREENS[screen] | {"reduced_motion": "no-preference", "color_scheme": "light"}
    lea = Person(browser, house.address, "Léa", "fr", is_filmed=False, motion="auto", **options)
    act = begin(house, lea)
    lea.settled()
    taken = Film(lea.page, 960)
    act()
    taken.rest()
    lea.page.wait_for_selector(
        '[data-ready="true"]:not([data-moving]), .result h1', timeout=LONGEST
    )
    taken.rest()
    frames = taken.end()
    keep(browser, f"{film}-{screen}", frames, COLUMNS[screen])
    lea.leave(None)
    return len(frames)


def spread(frames: list[T]) -> list[T]:
    """Return as many frames as a sheet has, evenly spread; the last one is always there."""
    every = max(1, -(-len(frames) // SHEET))
    return frames[-1::-every][::-1]


def keep(browser: Browser, name: str, frames: list[tuple[int, bytes]], columns: int) -> None:
    """Write every frame, and a sheet with some of them."""
    folder = FOLDER / name
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.jpg"):
        old.unlink()
    for at, drawn in frames:
        (folder / f"{at:05}.jpg").write_bytes(drawn)
    figures = "".join(
        f'<figure><img src="data:image/jpeg;base64,{base64.b64encode(drawn).decode()}">'
        f"{escape(str(at))} ms</figure>"
        for at, drawn in spread(frames)
    )
    sheet = browser.new_page(viewport={"width": 1600, "height": 900})
    sheet.set_content(f"<!doctype html><style>{STYLE % columns}</style>{figures}")
    sheet.screenshot(path=FOLDER / f"{name}.png", full_page=True)
    sheet.close()


def main(words: list[str]) -> None:
    """Take the films whose name has one of the words, all without a word."""
    wanted = [f"{film.__name__}-{screen}" for film in FILMS for screen in SCREENS]
    with browser_at_a_house() as (browser, house), patch.dict(PACES, instant=AN_AGE):
        for name in wanted:
            if not words or any(word in name for word in words):
                film, _, screen = name.partition("-")
                print(f"{name}: {shoot(browser, house, film, screen)} frames", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
