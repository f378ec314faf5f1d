"""First throw: how long it takes from one press on the home page until one may throw.

`python tests/browser/first_throw.py [--loads ROUNDS]` opens a house and prints the middle and the
worst of some rounds, each in a browser that has never been here, and what the last one loaded when.
A press by program has no pointer that comes near before it, so nothing is loaded ahead: the worst
case.
"""

from argparse import ArgumentParser
from collections.abc import Sequence

from browsing import browser_at_a_house
from first_load import CLICKABLE, USABLE, median, settle
from msgspec import Struct
from people import LOCALES
from playwright.sync_api import Browser, Page

ROUNDS = 10
MOST = 3000
"""Milliseconds from the press that nobody should have to wait longer than."""
THROWS = (
    '[data-ask="ThrowToStart"][data-asked="true"][data-ready="true"]'
    ' [data-do="Roll"]:not([aria-disabled="true"])'
)
PRESS = """(selector) => new Promise((done) => {
  const began = performance.now();
  window.pressedAt = began;
  const look = () => {
    if (document.querySelector(selector)) done(performance.now() - began);
    else setTimeout(look, 20);
  };
  document.querySelector('[data-do="play-now"]').click();
  look();
})"""
LOADED = """() => performance.getEntriesByType('resource')
  .filter((one) => one.startTime >= window.pressedAt)
  .map((one) => [one.startTime - window.pressedAt, one.responseEnd - window.pressedAt,
    one.name.replace(location.origin, '')])"""


class Throw(Struct, frozen=True):
    """What one way to the first throw took."""

    opened: float
    pressed: float
    loaded: list[tuple[float, float, str]]


def first_throw(browser: Browser, address: str, language: str = "fr") -> Throw:
    """Open the home page in a new browser, press once, and wait until one may throw."""
    context = browser.new_context(base_url=address, locale=LOCALES[language])
    page = context.new_page()
    page.goto("/", wait_until="commit")
    opened = float(page.evaluate(CLICKABLE, USABLE))
    settle(page)
    pressed = float(page.evaluate(PRESS, THROWS))
    found = Throw(opened, pressed, loaded_since(page))
    context.close()
    return found


def loaded_since(page: Page) -> list[tuple[float, float, str]]:
    """Return what was asked for after the press: when, until when, and what."""
    return [(begin, end, name) for begin, end, name in page.evaluate(LOADED)]


def told(throws: Sequence[Throw]) -> str:
    """Return a line about some throws."""
    times = [one.pressed for one in throws]
    return (
        f"from the press: {median(times):.0f} ms, at worst {max(times):.0f} of {MOST};"
        f" the page before it: {median(one.opened for one in throws):.0f} ms"
    )


def main(rounds: int) -> None:
    """Print how long the first throw takes, and what was loaded on the way."""
    with browser_at_a_house() as (browser, house):
        throws = [first_throw(browser, house.address) for _ in range(rounds)]
    for begin, end, name in throws[-1].loaded:
        print(f"{begin:7.0f} {end:7.0f} {name}")
    print(told(throws))


if __name__ == "__main__":
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--loads", type=int, default=ROUNDS, metavar="ROUNDS")
    main(parser.parse_args().loads)
