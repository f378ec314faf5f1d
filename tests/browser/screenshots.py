"""Screenshots: photograph the client in every moment of the list, with an index to look through.

`python tests/browser/screenshots.py [WORD...]` takes those whose name has one of the words; with
`--everywhere` each moment is taken on every screen of the table of all states.
"""

import sys
import tempfile
from collections.abc import Callable
from html import escape
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock, patch

from browsing import launched
from finished import Finished, finished
from gathering import gather, open_table, seat_all
from house import House, opened
from left_games import left_game
from people import Person
from photographs import LIST, SHARP, SIZES, Photograph, everywhere
from playwright.sync_api import (
    APIRequestContext,
    Browser,
    Playwright,
    WebSocketRoute,
    sync_playwright,
)
from playwright.sync_api import Error as PlaywrightError
from scenes import SCENES
from slides import asked, sliding
from states import State, names, state
from turns import answer

from passgo.server.http.admission import Doors
from passgo.server.table.presence import Presence, Seen
from passgo.sliding.prompts import LeaveJail

FOLDER = Path("build", "screenshots")
EVERYWHERE = "--everywhere"
INTO_SIGHT = "one => one.scrollIntoView({ block: 'nearest' })"
TOUCHED = ("phone", "small", "tablet", "slate", "lying")
PAGES = {
    "home": ("/", "form.panel .rule"),
    "rules": ("/rules/classic-2003?clause=CL-061", ".cited"),
    "verify": ("/verify", "h1"),
    "notice": ("/nowhere", "h1"),
    "home-box": ("/?box=1", "form.panel .rule"),
    "beside": ("/beside", ".books a"),
    "bank-setup": ("/beside/bank", "form"),
    "score-setup": ("/beside/score", "form"),
    "clocks": ("/beside/clocks", "[data-clock=game]"),
}
ANALYSED = '[data-control="after/DearestDecisions dear-decision"]'
"""What is there once the report of an analysis is."""
ANALYSIS_TAKES = 240_000
"""Milliseconds for an analysis on a busy machine."""
SLIDES: dict[str, Callable[[], State]] = {
    "slide": lambda: sliding(1, 9, seats=4),
    "teams": lambda: sliding(1, 8, seats=5),
    "cell": lambda: asked(LeaveJail, seats=4),
}
OVER = {
    "after": ("/t/{}", ".charts"),
    "replay": ("/replay/{}", ".theatre"),
    "verified": ("/verify?table={}", "#verify-kept"),
    "course": ("/t/{}", ANALYSED),
    "dearest": ("/t/{}", ANALYSED),
    "fortunes": ("/t/{}", ANALYSED),
    "advice": ("/t/{}", ANALYSED),
    "playon": ("/t/{}", ANALYSED),
    "practice": ("/replay/{}?practise", '[data-control="after/Practice practice-choice"]'),
}
"""What is looked at when a game is over: of the classic one, or `-knockout`, `-teams`, `-left`."""


class Guest:
    """Somebody at the table whose screen nobody photographs."""

    def __init__(self, playwright: Playwright, address: str) -> None:
        self._context: APIRequestContext = playwright.request.new_context(base_url=address)

    def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        """Talk to the server."""
        answer = self._context.post(path, data=body)
        assert answer.ok, answer.text()
        found: dict[str, Any] = answer.json()
        return found


class Studio:
    """Where pictures are taken: a house, a browser, and as many guests as a moment needs."""

    def __init__(self, playwright: Playwright, browser: Browser, house: House) -> None:
        self.playwright, self.browser, self.house = playwright, browser, house
        self.games: dict[str, Finished] = {}

    def take(self, wanted: Photograph) -> None:
        """Take one picture."""
        width, height = SIZES[wanted.size]
        page, _, game = wanted.what.partition("-")
        over = self.over(game) if page in OVER else None
        person = Person(
            self.browser,
            self.house.address,
            "Léa",
            wanted.language,
            viewport={"width": width, "height": height},
            color_scheme=wanted.theme,
            device_scale_factor=SHARP.get(wanted.size, 1),
            has_touch=wanted.size in TOUCHED,
            storage_state=over.browser if over else None,
        )
        if over:
            path, landmark = OVER[page]
            person.go(path.format(over.table)).wait_for_selector(landmark)
        else:
            self.arrange(person, wanted.what)
        for selector in wanted.presses:
            person.page.locator(selector).locator("visible=true").first.click()
        if wanted.until:
            person.page.wait_for_selector(wanted.until)
            person.page.locator(wanted.until).first.evaluate(INTO_SIGHT)
        person.page.evaluate("document.fonts.ready")
        person.page.screenshot(path=FOLDER / f"{wanted.name}.png", animations="disabled")
        person.leave(None)

    def arrange(self, person: Person, what: str) -> None:
        """Bring somebody to the moment that is wanted."""
        if what in PAGES:
            path, landmark = PAGES[what]
            person.go(path).wait_for_selector(landmark)
        elif what in names():
            self.sit(person, state(what))
            person.settled()
        elif what in SCENES:
            with patch.object(Presence, "see", AS_IT_IS):
                SCENES[what](self.house, person)
        elif what in SLIDES:
            self.sit(person, SLIDES[what]())
            person.settled()
        else:
            getattr(self, what.replace("-", "_"))(person)

    def sit(self, person: Person, moment: State) -> str:
        """Let a person and guests take up a moment."""
        guests = [Guest(self.playwright, self.house.address) for _ in moment.seats[1:]]
        everybody: list[Any] = [person, *guests]
        table = open_table(everybody, moment)
        seat_all(everybody, table, moment.seats)
        with patch.object(Presence, "see", AS_IT_IS):
            person.post(f"/api/tables/{table}/start", {})
        self.house.take_up(table, moment.position)
        person.go(f"/t/{table}")
        person.sees(self.house.seq(table))
        return table

    def lobby(self, person: Person) -> None:
        """A table that is filling up."""
        moment = state("crowd")
        guests = [Guest(self.playwright, self.house.address) for _ in range(2)]
        everybody: list[Any] = [person, *guests]
        table = open_table(everybody, moment)
        seat_all(everybody[:2], table, moment.seats)
        person.go(f"/t/{table}").wait_for_selector('[data-do="start"]')

    def lobby_of_eight(self, person: Person) -> None:
        """A table for eight that nobody has joined yet."""
        table = open_table([person], state("crowd-of-eight"), seats=[{"level": ""}] * 8)
        seat_all([person], table, ["Léa"])
        person.go(f"/t/{table}").wait_for_selector('[data-do="start"]')

    def guest(self, person: Person) -> None:
        """A table as somebody sees it who came by its link."""
        host = Guest(self.playwright, self.house.address)
        crowd: list[Any] = [host]
        table = open_table(crowd, state("crowd"), seats=[{"level": ""}] * 3)
        seat_all(crowd, table, ["Malik"])
        person.go(f"/t/{table}").wait_for_selector('[data-do="sit-here"]')

    def outdated(self, person: Person) -> None:
        """A page from before an upgrade of the server."""
        self.sit(person, state("crowd"))
        with patch("passgo.server.wire.broadcast.PROTOCOL", 99):
            person.page.reload()
            person.page.wait_for_selector("#notice-title")

    def unknown(self, person: Person) -> None:
        """A link to no table."""
        person.go("/t/AAAAAAAAAAAAAAAAAAAAAA").wait_for_selector("#notice-title")

    def offline(self, person: Person) -> None:
        """A table that has lost its server for a while."""
        sockets: list[WebSocketRoute] = []

        def answer(socket: WebSocketRoute) -> None:
            sockets.append(socket)
            if len(sockets) == 1:
                socket.connect_to_server()
            else:
                socket.close()

        person.page.route_web_socket("**", answer)
        self.sit(person, state("crowd"))
        person.settled()
        sockets[0].close()
        person.page.wait_for_selector(".banner")

    def full(self, person: Person) -> None:
        """A server that lets nobody in at the moment."""
        with patch.object(Doors, "is_full", AsyncMock(return_value=True)):
            person.go("/").wait_for_selector("h1")

    def above(self, person: Person) -> None:
        """The sliding table from above."""
        self.sit(person, sliding(1, 9, seats=4))
        person.settled()
        look = person.page.locator('[data-do="look"]:visible')
        if look.count():  # A phone that lies has it from above anyway.
            look.first.click()

    def count(self, person: Person) -> None:
        """A round of Knockout that is being counted."""
        with patch.object(Presence, "see", AS_IT_IS):
            gather(self.house, [person], sliding(1, 2))
        while not person.page.locator("[data-count]").count():
            answer(person)
            person.page.wait_for_selector('[data-count], [data-asked="true"]')
        person.page.locator('[data-do="next-step"]').click()

    def over(self, game: str) -> Finished:
        """Return a game that is over; it is played once for all its pictures."""
        if game not in self.games:
            with patch.object(Presence, "see", AS_IT_IS):
                self.games[game] = self.left() if game == "left" else self.played(game)
        return self.games[game]

    def come(self, name: str) -> Person:
        """Let somebody in whose screen nobody photographs."""
        return Person(self.browser, self.house.address, name, "fr")

    def played(self, game: str) -> Finished:
        """Have bots play a game to its end."""
        host = self.come("Léa")
        found = finished(self.house, host, game)
        host.leave(None)
        return found

    def left(self) -> Finished:
        """Have two people play a short game until one leaves it, and have it analysed."""
        left = left_game(self.house, self.come)
        left.loser.control("after/Analysis analyse").click()
        left.loser.page.wait_for_selector(ANALYSED, timeout=ANALYSIS_TAKES)
        found = Finished(left.table, left.loser.context.storage_state())
        for one in (left.winner, left.loser):
            one.leave(None)
        return found


AS_IT_IS = Presence.see
"""A start waits for the shares of those who are there, and guests without a page open none."""


def all_are_there(presence: Presence, seen: Seen, now: float) -> None:
    """Take every guest for somebody who looks at the table."""
    presence.anyone, presence.woke, presence.away = seen.anyone, now, {}


def index(taken: list[Photograph]) -> str:
    """Return a page with every picture."""
    figures = (
        f'<figure><a href="{one.name}.png"><img src="{one.name}.png" loading="lazy" alt=""></a>'
        f"<figcaption>{escape(one.name)}</figcaption></figure>"
        for one in taken
    )
    style = "body{font:14px sans-serif;display:flex;flex-wrap:wrap;gap:16px}img{height:380px}"
    return f"<!doctype html><title>Passgo</title><style>{style}</style>" + "\n".join(figures)


def main(words: list[str]) -> int:
    """Take the pictures whose name has one of the words; return how many could not be taken."""
    every = everywhere(LIST) if EVERYWHERE in words else LIST
    asked_for = [word for word in words if word != EVERYWHERE]
    wanted = [one for one in every if not asked_for or any(word in one.name for word in asked_for)]
    failed: list[str] = []
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        opened(Path(folder)) as house,
        patch.object(Presence, "see", all_are_there),
        sync_playwright() as playwright,
    ):
        browser = launched(playwright)
        studio = Studio(playwright, browser, house)
        for one in wanted:
            try:
                studio.take(one)
            except PlaywrightError as error:
                failed.append(one.name)
                print(f"{one.name} was not taken: {error}", flush=True)
            else:
                print(one.name, flush=True)
        browser.close()
    (FOLDER / "index.html").write_text(index(wanted), encoding="utf-8")
    print(f"{len(wanted) - len(failed)} pictures in {FOLDER}/index.html")
    return len(failed)


if __name__ == "__main__":
    sys.exit(bool(main(sys.argv[1:])))
