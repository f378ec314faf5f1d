"""Pictures of the README and of the guide beside the box.

`python tests/browser/pictures.py [WORD...]` takes those anew whose name has one of the words, all
without a word; their screens are those of `PICTURES`.
"""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from browsing import browser_at_a_house
from gathering import gather
from hands import Hands, pick, tap_dice, teller
from house import House
from lobby import begin
from msgspec import Struct
from people import DESKTOP, PHONE, Person
from playwright.sync_api import Browser
from scorer import Scorer, spaces
from slides import sliding
from test_bank import Bank
from unit_page import UnitPage

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
MOST = 150_000
"""Bytes that a picture may have."""
QUALITY = 62
"""Of pictures with many colours, which are kept as JPEG."""
Scene = Callable[[House, Person, Person], None]


class Picture(Struct, frozen=True):
    """What is to be seen in a picture, in which language and on which screen."""

    scene: Scene
    language: str = "en"
    screen: dict[str, Any] = {}


def referee(_house: House, lea: Person, bo: Person) -> None:
    """Dice are tapped as they lie."""
    begin([lea, bo], "classic", 0, house_rules={"box": 1})
    tap_dice(lea, (6, 5))
    tap_dice(bo, (2, 1))
    lea.settled()
    lea.page.locator('[data-face="3"]').click()


def card(house: House, lea: Person, bo: Person) -> None:
    """The card that came is picked from its pack."""
    referee(house, lea, bo)
    lea.page.locator('[data-face="4"]').click()
    lea.page.locator('[data-pad="card"] [data-pick]').first.wait_for()
    lea.settled()


def euro(_house: House, lea: Person, bo: Person) -> None:
    """A deed of the deal is picked for who gets it."""
    begin([lea, bo], "euro", 0, variant="quick", house_rules={"box": 1})
    while not lea.page.locator('[data-pad="deed"]').count():
        pick(teller([lea, bo]))
    lea.settled()


def clone_wars(_house: House, lea: Person, bo: Person) -> None:
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


def bank(_house: House, lea: Person, _bo: Person) -> None:
    """Somebody pays, somebody receives: the sum is next."""
    book = Bank(lea, "Ana", "Bo", "Cleo", money="€")
    book.pay("Ana", "Bo", "€50")
    book.side("payer", "Bo")
    book.side("receiver", "Cleo")


def unit(_house: House, lea: Person, _bo: Person) -> None:
    """Both cards are in, and an amount is typed."""
    desk = UnitPage(lea)
    desk.press("C")
    desk.insert("green", 1)
    desk.insert("red", 0)
    desk.press("1", "4", "0")
    lea.page.evaluate("scrollTo(0, 0)")


def score(_house: House, lea: Person, _bo: Person) -> None:
    """Tokens are tapped where they lie."""
    scorer = Scorer(lea, "Ana", "Bo", "Cleo")
    scorer.lay("atlantic", "ventnor", "marvin", spaces("house")[1])
    scorer.lay("marvin", "st-james", spaces("free-parking")[0], "jail")
    scorer.lay("baltic", spaces("tax")[0], "off")
    scorer.page.evaluate("document.querySelector('.score h2').scrollIntoView()")


def at(moment: str) -> Scene:
    """Return what brings somebody to a moment of the list, with bots in the other seats."""

    def arrange(house: House, lea: Person, _bo: Person) -> None:
        gather(house, [lea], moment)
        lea.settled()

    return arrange


def knockout(house: House, lea: Person, _bo: Person) -> None:
    """A token is aimed on the long board, where others lie."""
    gather(house, [lea], sliding(1, 9, seats=4))
    lea.settled()


BESIDE: dict[str, Any] = {"viewport": PHONE}
WIDE: dict[str, Any] = {"viewport": DESKTOP}
PICTURES = {
    "classic.jpg": Picture(at("buy"), "fr", WIDE),
    "revolution.jpg": Picture(at("zone"), "fr", WIDE | {"color_scheme": "dark"}),
    "knockout.jpg": Picture(knockout, "fr", WIDE),
    "phone.jpg": Picture(at("buy"), "fr", BESIDE | {"device_scale_factor": 2, "has_touch": True}),
    "beside-referee.png": Picture(referee),
    "beside-card.png": Picture(card),
    "beside-euro.png": Picture(euro),
    "beside-clone-wars.png": Picture(clone_wars),
    "beside-bank.png": Picture(bank),
    "beside-unit.png": Picture(unit),
    "beside-score.png": Picture(score),
}


def take(browser: Browser, house: House, name: str) -> int:
    """Take a picture; return how many bytes it has."""
    wanted = PICTURES[name]
    options = {"color_scheme": "light", **BESIDE, **wanted.screen}
    lea, bo = (
        Person(browser, house.address, one, wanted.language, **options) for one in ("Léa", "Bo")
    )
    wanted.scene(house, lea, bo)
    lea.page.evaluate("document.fonts.ready")
    path = FOLDER / name
    small: dict[str, Any] = {"quality": QUALITY} if path.suffix == ".jpg" else {}
    lea.page.screenshot(path=path, animations="disabled", **small)
    for one in (lea, bo):
        one.leave(None)
    return path.stat().st_size


def main(words: list[str]) -> None:
    """Take pictures, and say how large each is."""
    with browser_at_a_house() as (browser, house):
        for name in PICTURES:
            if words and not any(word in name for word in words):
                continue
            size = take(browser, house, name)
            print(f"{name}: {size} bytes")
            assert size < MOST, f"{name} is too large"


if __name__ == "__main__":
    main(sys.argv[1:])
