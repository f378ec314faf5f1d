"""First load: every byte until the home page can be used, and how long that takes.

`python tests/browser/first_load.py` opens a house and prints both for each language: with an empty
cache, fonts included, as the server sends them, until the last thing that the page asks for by
itself has come and its form takes clicks.
"""

from collections.abc import Iterable

from browsing import browser_at_a_house
from msgspec import Struct
from people import LOCALES
from playwright.sync_api import Browser, Page, Response

USABLE = "form.panel .rule"
MOST = 200 * 1024
ROUNDS = 3
CLICKABLE = """selector => new Promise((resolve) => {
  const look = () => {
    if (document.querySelector(selector)) resolve(performance.now());
    else setTimeout(look, 5);
  };
  look();
})"""


class Load(Struct, frozen=True):
    """What one load of the home page took."""

    sizes: dict[str, int]
    milliseconds: float

    @property
    def bytes(self) -> int:
        """All that was sent, headers aside."""
        return sum(self.sizes.values())


def load_home(browser: Browser, address: str, language: str) -> Load:
    """Open the home page in a browser that has never seen it."""
    context = browser.new_context(
        # What a service worker fetches on the way is told with less than nothing as its size.
        base_url=address,
        locale=LOCALES[language],
        service_workers="block",
    )
    page = context.new_page()
    responses: list[Response] = []

    def note(response: Response) -> None:
        responses.append(response)

    page.on("response", note)
    page.goto("/", wait_until="commit")
    milliseconds = float(page.evaluate(CLICKABLE, USABLE))
    settle(page)
    sizes = {part(one): int(one.request.sizes()["responseBodySize"]) for one in responses}
    context.close()
    return Load(sizes, milliseconds)


def settle(page: Page) -> None:
    """Wait until fonts and pictures have come as well."""
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")


def part(response: Response) -> str:
    """Return what a response is, without the address of the house."""
    return "/" + response.url.split("/", 3)[3]


def median(values: Iterable[float]) -> float:
    """Return the middle of an odd number of values."""
    ordered = sorted(values)
    return ordered[len(ordered) // 2]


def told(language: str, loads: list[Load]) -> str:
    """Return a line about some loads in one language."""
    size, time = loads[0].bytes, median(load.milliseconds for load in loads)
    return f"{language}: {size / 1024:.0f} KB of {MOST // 1024}, usable after {time:.0f} ms"


def main() -> None:
    """Print the size and the time of a first load, and what is largest in it."""
    with browser_at_a_house() as (browser, house):
        for language in LOCALES:
            loads = [load_home(browser, house.address, language) for _ in range(ROUNDS)]
            print(told(language, loads))
            for name, size in sorted(loads[0].sizes.items(), key=lambda item: -item[1])[:6]:
                print(f"  {size / 1024:6.1f} KB {name}")


if __name__ == "__main__":
    main()
