"""A classic game by keyboard only, from the home page to a purchase and a few turns."""

from collections.abc import Callable

from house import House
from people import Person

Come = Callable[..., Person]
STOPS = 90
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
    lea.page.wait_for_selector(".over")
    lea.page.keyboard.press("Escape")
    lea.page.wait_for_selector(".over", state="detached")
