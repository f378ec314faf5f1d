"""The unit of a phone beside a box: what hands do with it, and what its page says."""

import json
import re
from typing import Any

from people import Person
from playwright.sync_api import Locator, expect

KEYS = {"go": "GO", "deal": "Deal", "zone": "Zone"}
HELD = 800
MORNING, NOON = "2026-01-01T08:00:00", "2026-01-01T12:00:00"


class UnitPage:
    """Somebody's phone with the unit on it, whose time a test lets pass."""

    def __init__(self, person: Person, kept: dict[str, Any] | None = None, luck: int = 1) -> None:
        """Open the page; *luck* is what every draw of the device comes to."""
        self.person, self.page = person, person.page
        self.page.clock.install(time=MORNING)
        self.page.add_init_script(
            f"crypto.getRandomValues = (found) => {{ found.fill({luck}); return found; }}"
        )
        if kept is not None:
            text = json.dumps(json.dumps(kept))
            self.page.add_init_script(f"localStorage.setItem('passgo-beside-unit', {text})")
        person.go("/beside/unit")
        self.unit.wait_for()
        self.page.clock.pause_at(NOON)

    @property
    def unit(self) -> Locator:
        return self.page.locator("svg.unit")

    def key(self, name: str) -> Locator:
        label = KEYS.get(name, name)
        return self.unit.get_by_role("button", name=re.compile(rf"^{re.escape(label)}(?: |$)"))

    def press(self, *keys: str) -> None:
        for one in keys:
            self.key(one).click()

    def type(self, amount: str) -> None:
        self.press(*amount)

    def hold(self, name: str, times: int = 1) -> None:
        box = self.key(name).bounding_box()
        assert box is not None
        self.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self.page.mouse.down()
        self.page.clock.run_for(HELD * times)
        self.page.mouse.up()

    def card(self, number: int) -> Locator:
        return self.page.locator('[data-control="beside/UnitBench card"]').nth(number)

    def slot(self, slot: str) -> Locator:
        return self.unit.locator(f'[data-slot="{slot}"]')

    def insert(self, slot: str, card: int) -> None:
        self.card(card).click()
        self.slot(slot).click()

    def remove(self, slot: str) -> None:
        self.slot(slot).click()

    def wait(self, seconds: int) -> None:
        self.page.clock.run_for(seconds * 1000)

    def shows(self, text: str) -> None:
        expect(self.unit.locator(".screen")).to_have_attribute("aria-label", re.compile(text))

    def heard(self, *sounds: str) -> None:
        """Expect these to be the last sounds."""
        last = re.compile(rf"(^| ){' '.join(sounds)}$")
        expect(self.page.locator(".desk")).to_have_attribute("data-heard", last)

    @property
    def sounded(self) -> int:
        return int(self.page.locator(".desk").get_attribute("data-sounded") or 0)

    def is_on(self, value: bool) -> None:
        expect(self.page.locator(".desk")).to_have_attribute("data-on", json.dumps(value))

    def refuses(self, text: str) -> None:
        expect(self.page.locator(".desk [role=alert]")).to_contain_text(text)

    @property
    def balances(self) -> list[int]:
        kept = self.page.evaluate("localStorage.getItem('passgo-beside-unit')")
        found: list[int] = json.loads(kept)["balances"]
        return found
