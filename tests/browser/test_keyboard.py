"""Playing by keyboard: a classic game from the home page on, and what each key does."""

from collections.abc import Callable

import pytest
from gathering import gather
from house import House
from people import Person
from playwright.sync_api import expect
from states import state

Come = Callable[..., Person]
STOPS = 90
RAISES = ("core/keys 1", "core/keys 2", "core/keys 3")
FOCUSED = "selector => document.activeElement?.matches(selector) ?? false"


def reach(person: Person, selector: str) -> None:
    """Go on with Tab until something has the focus."""
    for _ in range(STOPS):
        if person.page.evaluate(FOCUSED, selector):
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(f"Tab never reaches {selector}")


def activate(person: Person, selector: str) -> None:
    """Reach something and press Enter."""
    reach(person, selector)
    person.page.keyboard.press("Enter")


def key(person: Person, ask: str, pressed: str, order: str) -> None:
    """Wait for a question and answer it with a key."""
    person.is_asked(ask)
    with person.giving(order):
        person.page.keyboard.press(pressed)


def open_by_keys(person: Person) -> str:
    """Open a table against one bot and start the game; return its number."""
    page = person.go()
    page.wait_for_selector("form.panel .rule")
    reach(person, 'input[name="edition"]')
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    reach(person, "form.panel input[autocomplete=nickname]")
    page.keyboard.type(person.name)
    activate(person, ".seat .icon-button")
    page.wait_for_selector(".seats .seat:nth-child(3)", state="detached")
    reach(person, 'select:has(option[value="instant"])')
    page.keyboard.type("at")
    page.evaluate("scrollTo(0, 0)")
    page.keyboard.press("Shift+Tab")
    activate(person, '[data-do="create"]')
    page.wait_for_selector('[data-do="ready"]')
    activate(person, '[data-do="ready"]')
    page.wait_for_selector('[data-do="start"]:not([aria-disabled="true"])')
    activate(person, '[data-do="start"]')
    page.wait_for_selector("[data-ask]")
    return page.url.rpartition("/")[2]


@pytest.mark.presses(
    "core/keys space",
    "core/keys enter",
    "core/keys b",
    "core/keys ?",
    "core/keys escape",
)
def test_a_classic_game_by_keyboard_only(house: House, person: Come) -> None:
    lea = person("Léa")
    house.will_throw((6, 5), (1, 2), (1, 2), (1, 3), (4, 3))
    table = open_by_keys(lea)
    key(lea, "ThrowToStart", " ", "Roll")
    key(lea, "ThrowDice", " ", "Roll")
    key(lea, "BuyOrAuction", "b", "Buy")
    key(lea, "EndTurnOrGoOn", "Enter", "EndTurn")
    key(lea, "ThrowDice", " ", "Roll")
    assert "lecourbe" in house.view(table)["players"][0]["owns"]
    lea.page.keyboard.press("?")
    lea.page.wait_for_selector("dialog[open]")
    lea.page.keyboard.press("Escape")
    lea.page.wait_for_selector("dialog[open]", state="detached")


@pytest.mark.long
@pytest.mark.presses(
    "core/keys a",
    "core/keys p",
    "core/keys j",
    "core/keys k",
    "core/keys f",
    "core/keys q",
    *RAISES,
)
def test_orders_by_keys(house: House, person: Come) -> None:
    everybody = person("Léa")
    for moment, pressed, order in (
        ("buy", "a", "Decline"),
        ("claim", "p", "Claim"),
        ("jail", "j", "PayFine"),
        ("jail", "k", "UseCard"),
        ("force", "f", "UsePower"),
        ("duel", "1", "Bid"),
        ("duel", "2", "Bid"),
        ("duel", "3", "Bid"),
        ("duel", "q", "Leave"),
    ):
        gather(house, [everybody for _ in state(moment).seats], moment)
        everybody.settled()
        with everybody.giving(order):
            everybody.page.keyboard.press(pressed)


@pytest.mark.presses("core/keys t", "core/keys h", "core/keys m", "core/keys d")
def test_panes_by_keys(house: House, person: Come) -> None:
    lea = person("Léa")
    gather(house, [lea, lea], "build")
    lea.settled()
    for pressed, pane in (("t", ".trade"), ("h", ".estate"), ("m", ".estate"), ("d", ".estate")):
        lea.page.keyboard.press(pressed)
        expect(lea.page.locator(pane)).to_be_visible()
        lea.page.keyboard.press("Escape")
        expect(lea.page.locator(pane)).to_have_count(0)


def test_a_key_that_is_held_does_not_confirm(house: House, person: Come) -> None:
    lea = person("Léa")
    table = gather(house, [lea], "ruin")
    lea.settled()
    before = house.seq(table)
    fall = lea.do("GiveUp")
    fall.focus()

    for _ in range(3):
        lea.page.keyboard.down("Enter")
    lea.page.keyboard.up("Enter")
    expect(fall).to_contain_text("press again to confirm")
    lea.page.wait_for_timeout(500)

    assert house.seq(table) == before
    with lea.giving("GiveUp"):
        lea.page.keyboard.press("Enter")
