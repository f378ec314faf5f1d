"""A classic game found by roles and spoken names alone, as a screen reader finds it."""

import re
from collections.abc import Callable

from house import House
from people import Person
from playwright.sync_api import Page, expect

Come = Callable[..., Person]
OPEN = ':not([aria-disabled="true"])'
"""Spoken as "unavailable" where it does not hold."""


def opened_table(page: Page) -> None:
    """Open a table against two bots, from the home page."""
    page.get_by_role("radio", name="Classic").check()
    page.get_by_label("Your name").last.fill("Léa")  # The first one plays now.
    for number in (2, 3):
        page.get_by_role("combobox", name=f"Seat {number}").select_option(label="Novice bot")
    page.get_by_role("combobox", name="Pace of the bots").select_option(label="at once")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("heading", name="The table is filling up")).to_be_visible()


def press(page: Page, name: str) -> None:
    """Press a button by the beginning of its name, once the question takes answers."""
    button = page.get_by_role("button", name=re.compile(f"^{name}")).and_(page.locator(OPEN))
    expect(button).to_be_visible()
    page.locator('[data-ready="true"]').wait_for()
    asked = page.locator("[data-prompt]").get_attribute("data-prompt")
    button.click()
    expect(page.locator(f'[data-prompt="{asked}"]')).to_have_count(0)


def test_a_classic_game_by_roles_and_names(house: House, person: Come) -> None:
    page = person("Léa").go()
    house.will_throw((6, 5), (1, 2), (1, 3), (1, 2))
    opened_table(page)
    page.get_by_role("button", name="I’m ready").click()
    page.get_by_role("button", name="Start", exact=False).click()
    log = page.get_by_role("log", name="Log")
    press(page, "Throw the dice")
    press(page, "Throw the dice")
    expect(page.get_by_role("heading", name=re.compile("For sale: Rue Lecourbe"))).to_be_visible()
    press(page, "Buy")
    expect(log).to_contain_text(re.compile("Léa.*Rue Lecourbe"))
    press(page, "End the turn")
    expect(page.get_by_role("region", name="Board")).to_contain_text("Rue Lecourbe")
    expect(log).to_contain_text(re.compile("Léa.*hands over|turn", re.IGNORECASE))
