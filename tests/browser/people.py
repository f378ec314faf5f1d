"""People in browsers: each with a language, a screen, and a console that must stay clean."""

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from copy import copy
from pathlib import Path
from typing import Any

from controls import RECORDER
from playwright.sync_api import (
    APIRequestContext,
    Browser,
    ConsoleMessage,
    Locator,
    Page,
    ViewportSize,
    expect,
)
from repeating import SHARES
from wire import Wire

DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
LOCALES = {"fr": "fr-FR", "en": "en-GB"}
STILL = {"reduced_motion": "reduce", "service_workers": "block"}
"""What spares a machine work: nothing moves, and what is loaded is not kept for a day offline."""
SLOWEST = 20_000
IS_FILMED = "PASSGO_FILM" in os.environ
"""Whether people are filmed, to see afterwards what failed; it takes a third more time."""
expect.set_options(timeout=SLOWEST)
SEES = """seq => document.querySelector('.result h1')
  || Number(document.querySelector('[data-seq]')?.dataset.seq ?? 0) >= seq"""
OPEN_ORDERS = """() => [...document.querySelectorAll('[data-do]:not([aria-disabled="true"])')]
  .filter((button) => button.checkVisibility()).map((button) => button.dataset.do)"""


SHOWN = """motion => {
  try {
    const kept = localStorage.getItem('passgo-settings');
    if (!kept) localStorage.setItem('passgo-settings', JSON.stringify({ motion }));
  } catch { /* A page without storage shows everything as it comes. */ }
}"""
"""Has a device show things at a speed that its player has chosen, until another is chosen."""

KNOWS = """try {
  localStorage.setItem('passgo-hints', '["throw", "buy", "auction", "pull"]');
} catch { /* A page without storage keeps nothing. */ }"""
"""People have played before: nothing tells them how, unless they are new."""


FALLS = '[data-held="moment"] [data-do="fall-read"]'
TEXTS = '[data-held="text"] [data-control="unit/TextPanel unit-read"]'
READS = """things => new MutationObserver(() => {
  for (const thing of things) document.querySelector(thing)?.click();
}).observe(document, { subtree: true, childList: true, attributes: true })"""
"""People read how somebody falls in no time, and texts where nothing moves, unless they are to."""


def wanted_motion(options: dict[str, Any]) -> str:
    """Return how much motion the device of somebody wants."""
    return str(options.get("reduced_motion", STILL["reduced_motion"]))


class Guest:
    """Somebody who takes a seat and whose screen nobody looks at: without a browser."""

    def __init__(self, name: str, request: APIRequestContext) -> None:
        self.name, self._request = name, request

    def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        """Talk to the server with one's own cookie."""
        answer = self._request.post(path, data=body)
        assert answer.ok, answer.text()
        found: dict[str, Any] = answer.json()
        return found


class Person(Guest):
    """Somebody with a browser of their own."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        name: str,
        language: str,
        is_filmed: bool = IS_FILMED,
        motion: str = "",
        is_new: bool = False,
        is_reading: bool = False,
        **options: Any,
    ) -> None:
        self.address, self.language = address, language
        wanted = {"viewport": DESKTOP, "locale": LOCALES[language]} | STILL
        self.context = browser.new_context(base_url=address, **(wanted | options))
        super().__init__(name, self.context.request)
        self.context.set_default_timeout(SLOWEST)
        self.context.add_init_script(f"({SHARES})({json.dumps(name)})")
        self.pressed: set[str] = set()
        self.context.expose_binding("passgoPressed", lambda _, names: self.pressed.update(names))
        self.context.add_init_script(RECORDER)
        shown = motion or ("none" if wanted_motion(options) == "reduce" else "auto")
        self.context.add_init_script(f"({SHOWN})({json.dumps(shown)})")
        if not is_reading:
            read = [FALLS, TEXTS] if shown == "none" else [FALLS]
            self.context.add_init_script(f"({READS})({json.dumps(read)})")
        if not is_new:
            self.context.add_init_script(KNOWS)
        self._is_filmed = is_filmed
        if is_filmed:
            self.context.tracing.start(screenshots=True, snapshots=True)
        self.problems: list[str] = []
        self.allowed: tuple[str, ...] = ()
        self.page = self._opened()
        self.wire = Wire(self.page, self.pressed)

    def _opened(self) -> Page:
        page = self.context.new_page()
        page.on("console", self._note)
        page.on("pageerror", lambda error: self.problems.append(f"{self.name}: {error}"))
        return page

    def again(self) -> "Person":
        """Return the same person at a second tab of the same browser."""
        second = copy(self)
        second.page = self._opened()
        second.wire = Wire(second.page, self.pressed)
        return second

    def _note(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not any(word in message.text for word in self.allowed):
            self.problems.append(f"{self.name}: {message.text}")

    def go(self, path: str = "/") -> Page:
        """Open an address of the house."""
        self.page.goto(path)
        return self.page

    def root(self, name: str) -> str:
        """Return what the table says of itself: its seq, its question, whether one is asked."""
        return self.page.locator("[data-seq]").first.get_attribute(f"data-{name}") or ""

    @property
    def seq(self) -> int:
        """The entry of the log that the page shows."""
        return int(self.root("seq") or 0)

    def control(self, name: str) -> Locator:
        """Return a control by the name that it has in the sources of the client."""
        return self.page.locator(f'[data-control="{name}"]').first

    def do(self, name: str) -> Locator:
        """Return the button of an action that can be done."""
        return self.page.locator(f'[data-do="{name}"]:not([aria-disabled="true"])').first

    def open_orders(self) -> set[str]:
        """Return the actions whose buttons can be pressed."""
        return set(self.page.evaluate(OPEN_ORDERS))

    def press(self, name: str, times: int = 1) -> None:
        """Press the button of an action and wait until the page shows that it is done."""
        with self.giving(name):
            for _ in range(times):
                self.do(name).click()

    @contextmanager
    def giving(self, order: str) -> Iterator[None]:
        """Give an order somehow; the server must do it, and the page show it."""
        self.settled()
        with self.wire.answer_to(order) as answer:
            yield
        told = answer()
        assert told["ok"], f"{self.name}: {order}: {told['no']}"
        self.sees(told["seq"])

    def settled(self) -> int:
        """Wait until the open question takes answers; return the entry that is shown."""
        self.page.wait_for_selector('[data-ready="true"]')
        return self.seq

    def sees(self, seq: int) -> None:
        """Wait until the page shows at least this entry of the log, or already the result."""
        self.page.wait_for_function(SEES, arg=seq)

    def is_asked(self, ask: str) -> None:
        """Wait until this is asked of this person."""
        self.page.wait_for_selector(f'[data-ask="{ask}"][data-asked="true"]')

    def hears(self, text: str) -> None:
        """Wait until something is on the page."""
        expect(self.page.get_by_text(text).first).to_be_visible()

    def reads_result(self) -> None:
        """Wait for the result of the game, behind the count of a last round."""
        self.page.wait_for_selector(".result h1, [data-count]")
        self.leaves_count()
        self.page.wait_for_selector(".result h1")

    def leaves_count(self) -> None:
        """Read the count of a round to its end, if it is shown; one that pays nobody is short."""
        while self.page.locator("[data-count]").count():
            self.page.locator('[data-do="skip-steps"], .count [data-do="go-on"]').first.click()

    def leave(self, trace: Path | None) -> list[str]:
        """Close the browser; return what its console complained of."""
        if self._is_filmed:
            self.context.tracing.stop(path=f"{trace}-{self.name}.zip" if trace else None)
        self.context.close()
        return self.problems
