"""Pictures of the guide beside the box: `python tests/browser/pictures.py` takes them anew."""

from collections.abc import Callable
from pathlib import Path

from browsing import browser_at_a_house
from hands import Hands, pick, tap_dice, teller
from lobby import begin
from people import PHONE, Person
from playwright.sync_api import Browser
from scorer import Scorer, spaces
from test_bank import Bank
from unit_page import UnitPage

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
MOST = 150_000
"""Bytes that a picture may have."""


def referee(lea: Person, bo: Person) -> None:
    """Dice are tapped as they lie."""
    begin([lea, bo], "classic", 0, house_rules={"box": 1})
    tap_dice(lea, (6, 5))
    tap_dice(bo, (2, 1))
    lea.settled()
    lea.page.locator('[data-face="3"]').click()


def card(lea: Person, bo: Person) -> None:
    """The card that came is picked from its pack."""
    referee(lea, bo)
    lea.page.locator('[data-face="4"]').click()
    lea.page.locator('[data-pad="card"] [data-pick]').first.wait_for()
    lea.settled()


def euro(lea: Person, bo: Person) -> None:
    """A deed of the deal is picked for who gets it."""
    begin([lea, bo], "euro", 0, variant="quick", house_rules={"box": 1})
    while not lea.page.locator('[data-pad="deed"]').count():
        pick(teller([lea, bo]))
    lea.settled()


def clone_wars(lea: Person, bo: Person) -> None:
    """What to move on the board stands above the question."""
    begin([lea, bo], "clone-wars", 0, house_rules={"box": 1, "powers": "on"})
    hands = Hands(((6, 5), (2, 1)))
    while lea.root("ask") != "ThrowDice":
        asked = next((one for one in (lea, bo) if one.root("asked") == "true"), None)
        if asked:
            hands(asked)
        lea.page.wait_for_timeout(100)
    lea.settled()
    tap_dice(lea, (6, 2))
    lea.settled()


def bank(lea: Person, _bo: Person) -> None:
    """Somebody pays, somebody receives: the sum is next."""
    book = Bank(lea, "Ana", "Bo", "Cleo", money="€")
    book.pay("Ana", "Bo", "€50")
    book.side("payer", "Bo")
    book.side("receiver", "Cleo")


def unit(lea: Person, _bo: Person) -> None:
    """Both cards are in, and an amount is typed."""
    desk = UnitPage(lea)
    desk.press("C")
    desk.insert("green", 1)
    desk.insert("red", 0)
    desk.press("1", "4", "0")
    lea.page.evaluate("scrollTo(0, 0)")


def score(lea: Person, _bo: Person) -> None:
    """Tokens are tapped where they lie."""
    scorer = Scorer(lea, "Ana", "Bo", "Cleo")
    scorer.lay("atlantic", "ventnor", "marvin", spaces("house")[1])
    scorer.lay("marvin", "st-james", spaces("free-parking")[0], "jail")
    scorer.lay("baltic", spaces("tax")[0], "off")
    scorer.page.evaluate("document.querySelector('.score h2').scrollIntoView()")


PICTURES: dict[str, Callable[[Person, Person], None]] = {
    "beside-referee": referee,
    "beside-card": card,
    "beside-euro": euro,
    "beside-clone-wars": clone_wars,
    "beside-bank": bank,
    "beside-unit": unit,
    "beside-score": score,
}


def take(browser: Browser, address: str, name: str) -> int:
    """Take a picture on a phone; return how many bytes it has."""
    lea, bo = (
        Person(browser, address, one, "en", viewport=PHONE, color_scheme="light")
        for one in ("Léa", "Bo")
    )
    PICTURES[name](lea, bo)
    lea.page.evaluate("document.fonts.ready")
    path = FOLDER / f"{name}.png"
    lea.page.screenshot(path=path, animations="disabled")
    for one in (lea, bo):
        one.leave(None)
    return path.stat().st_size


def main() -> None:
    """Take every picture, and say how large it is."""
    with browser_at_a_house() as (browser, house):
        for name in PICTURES:
            size = take(browser, house.address, name)
            print(f"{name}: {size} bytes")
            assert size < MOST, f"{name} is too large"


if __name__ == "__main__":
    main()
