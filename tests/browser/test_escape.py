"""Escape closes whatever lies over the table, wherever the focus is."""

from collections.abc import Callable

import pytest
from gathering import gather
from house import House
from people import Guest, Person
from playwright.sync_api import Locator, expect
from slides import sliding
from states import State, state

Come = Callable[..., Person]
Sit = Callable[[str], Guest]
TABLES: dict[str, Callable[[], State]] = {
    "dice": lambda: state("build"),
    "knockout": lambda: sliding(1, 8),
}


def is_closed_by_escape(person: Person, over: Locator) -> None:
    """Press Escape; what lies over the table must go."""
    over.first.wait_for()
    person.page.keyboard.press("Escape")
    expect(over).to_have_count(0)


@pytest.mark.long
@pytest.mark.parametrize("kind", TABLES)
def test_escape_closes_every_menu_of_a_table(
    house: House, person: Come, guest: Sit, kind: str
) -> None:
    lea = person("Léa", "en")
    gather(house, [lea, guest("Malik")], TABLES[kind]())
    lea.settled()
    page = lea.page
    menu = page.locator("dialog[open]")
    page.locator('[data-do="menu"]').click()
    is_closed_by_escape(lea, menu)
    page.locator('[data-do="menu"]').click()
    page.evaluate("document.activeElement.blur()")
    is_closed_by_escape(lea, menu)
    page.locator('[data-do="menu"]').click()
    page.locator("dialog input, dialog select").first.focus()
    is_closed_by_escape(lea, menu)
    page.get_by_role("button", name="Settings").click()
    is_closed_by_escape(lea, page.get_by_role("group", name="Settings"))
    page.locator("button.clause").first.click()
    page.locator(".clause-panel").wait_for()
    page.locator("body").click(position={"x": 2, "y": 2})
    is_closed_by_escape(lea, page.locator(".clause-panel"))


def test_escape_ends_a_look_and_leads_back_from_business(
    house: House, person: Come, guest: Sit
) -> None:
    lea = person("Léa", "en")
    gather(house, [lea, guest("Malik")], "build")
    lea.settled()
    page = lea.page
    page.locator(".board [role=button]").nth(3).hover()
    is_closed_by_escape(lea, page.locator(".peek"))
    for pane in ("estate", "trade"):
        page.locator(f'[data-open="{pane}"]').first.click()
        is_closed_by_escape(lea, page.locator(f".{pane}"))
    page.get_by_role("button", name="Keys", exact=True).click()
    is_closed_by_escape(lea, page.locator(".help"))
