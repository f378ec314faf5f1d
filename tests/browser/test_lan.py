"""The home network: everything works over plain http on this machine's own address."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from hands import BOX, tap_dice
from house import House, opened
from lobby import be_ready, begin, join, open_table, start
from people import PHONE, Person
from playwright.sync_api import expect
from scorer import Scorer
from test_bank import Bank
from turns import answer
from unit_page import UnitPage

from passgo.server.serving import home_address
from passgo.server.settings import HOST

pytestmark = pytest.mark.long

Come = Callable[..., Person]
OPENING = ((6, 5), (4, 3), (2, 1))
THROWS = ((1, 2), (1, 3))


@pytest.fixture
def wide_house(tmp_path: Path) -> Iterator[House]:
    with opened(tmp_path, HOST) as house:
        yield house


def test_a_game_and_a_link_on_the_home_network(wide_house: House, visitor: Come) -> None:
    address = f"http://{home_address()}:{wide_house.port}"
    lea = visitor(address, "Léa", "fr")
    bo = visitor(address, "Bo", viewport=PHONE, has_touch=True)
    wide_house.will_throw(*OPENING, *THROWS)
    table = open_table(lea, "classic", bots=1)
    assert lea.page.evaluate("window.isSecureContext") is ("127.0.0.1" in address)
    assert copied(lea) == f"{address}/t/{table}"
    be_ready(lea)
    join(bo, table)
    start(lea)
    for one in (lea, bo, lea, lea, lea, bo):
        one.page.wait_for_selector('[data-asked="true"]')
        answer(one)
    assert "lecourbe" in wide_house.view(table)["players"][0]["owns"]


def test_the_tools_beside_the_box_on_the_home_network(wide_house: House, visitor: Come) -> None:
    address = f"http://{home_address()}:{wide_house.port}"
    lea = visitor(address, "Léa", viewport=PHONE)
    bo = visitor(address, "Bo", viewport=PHONE)
    bank = Bank(lea, "Ana", "Bo")
    if not lea.page.evaluate("window.isSecureContext"):
        expect(lea.page.get_by_text("No network needed while this page stays open")).to_be_visible()
        expect(lea.page.get_by_text("This browser cannot keep the screen on")).to_be_visible()
        assert lea.page.evaluate("'serviceWorker' in navigator") is False
    bank.pay("Ana", "Bo", "50")
    bank.sees(("Ana", "1,450"), ("Bo", "1,550"))
    unit = UnitPage(bo)
    unit.press("C")
    unit.insert("red", 0)
    unit.insert("green", 1)
    unit.type("1M")
    assert unit.balances[:2] == [14_000_000, 16_000_000]
    scorer = Scorer(lea, "Ana", "Bo")
    assert scorer.round(("baltic",), ("boardwalk",))["cash"] == [100, 500]
    bo.page.clock.resume()
    table = begin([lea, bo], "classic", 0, house_rules=BOX)
    tap_dice(lea, (6, 5))
    tap_dice(bo, (2, 1))
    lea.is_asked("ThrowDice")
    tap_dice(lea, (1, 2))
    lea.press("Buy")
    assert wide_house.view(table)["players"][0]["owns"] == ["lecourbe"]


def copied(person: Person) -> str:
    """Press the button that copies the link, and paste it on the home page."""
    person.page.get_by_role("button", name="Copier").click()
    expect(person.page.get_by_role("button", name="Copié")).to_be_visible()
    second = person.again()
    second.go()
    field = second.page.locator("#join-link")
    field.focus()
    second.page.keyboard.press("Control+V")
    return field.input_value()
