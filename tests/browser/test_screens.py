"""Clear screens: whatever keeps somebody from playing is said, with a way on."""

from collections.abc import Callable, Iterator
from pathlib import Path
from unittest.mock import patch

import pytest
from gathering import gather, open_table, seat_all
from house import House, opened
from people import Guest, Person
from playwright.sync_api import Page, expect
from states import state

from passgo.game.play import Game
from passgo.refusal import Refusal
from passgo.server.settings import Limits

pytestmark = pytest.mark.long

Come = Callable[..., Person]
Sit = Callable[[str], Guest]
REFUSED = ("Failed to load resource",)
"""What Chromium itself writes when the server says no."""


@pytest.fixture
def small_house(tmp_path: Path) -> Iterator[House]:
    with opened(tmp_path, limits=Limits(sockets=2)) as house:
        yield house


def says(page: Page, title: str, *ways: str) -> None:
    """Wait for a screen by its title; every way on must be there."""
    expect(page.get_by_role("heading", name=title)).to_be_visible()
    for way in ways:
        expect(page.get_by_role("button", name=way)).to_be_visible()


def test_an_address_that_leads_nowhere(person: Come) -> None:
    page = person("Ana").go("/nowhere/at/all")
    says(page, "There is nothing here", "Home")
    page.get_by_role("button", name="Home").click()
    says(page, "Which box shall we open?")


@pytest.mark.presses(
    "visit/Trouble common-home",
)
def test_a_link_to_no_table(person: Come) -> None:
    ana = person("Ana")
    ana.allowed = REFUSED
    page = ana.go("/t/AAAAAAAAAAAAAAAAAAAAAA")
    says(page, "No table at this address", "Try again", "Home")
    page.get_by_role("button", name="Home").click()
    says(page, "Which box shall we open?")


def test_a_full_table_can_be_looked_at(person: Come, guest: Sit) -> None:
    people = [person("Léa"), guest("Malik")]
    table = open_table(people, state("duel"))
    seat_all(people, table, ["Léa", "Malik"])
    ana = person("Ana")
    ana.go(f"/t/{table}")
    ana.hears("All seats are taken. You can watch from here.")
    people[0].post(f"/api/tables/{table}/start", {})
    ana.page.wait_for_selector('[data-asked="false"]')
    ana.hears("You are watching")


@pytest.mark.presses(
    "visit/Trouble common-retry",
)
def test_a_closed_table_is_as_good_as_none(person: Come) -> None:
    lea, ana = person("Léa"), person("Ana")
    table = open_table([lea], state("duel"))
    lea.go(f"/t/{table}").get_by_role("button", name="Close to newcomers").click()
    lea.hears("The table is closed")
    ana.allowed = REFUSED
    says(ana.go(f"/t/{table}"), "No table at this address", "Try again", "Home")
    lea.page.get_by_role("button", name="Open the table again").click()
    expect(lea.page.get_by_role("button", name="Close to newcomers")).to_be_visible()
    ana.page.get_by_role("button", name="Try again").click()
    expect(ana.page.get_by_role("button", name="Sit here").first).to_be_visible()


def test_a_guest_who_is_removed_may_sit_again(person: Come) -> None:
    lea, malik = person("Léa"), person("Malik")
    table = open_table([lea, malik], state("duel"))
    seat_all([lea, malik], table, ["Léa", "Malik"])
    for one in (lea, malik):
        one.go(f"/t/{table}")
    malik.page.wait_for_selector('[data-do="stand"]')
    lea.page.get_by_role("button", name="Remove Malik").click()
    malik.hears("Your seat was freed.")
    expect(malik.page.get_by_role("button", name="Sit here")).to_be_visible()


def test_what_is_closed_says_why_with_its_clause(house: House, person: Come, guest: Sit) -> None:
    lea = person("Léa")
    gather(house, [lea, guest("Malik")], "build")
    lea.settled()
    lea.page.locator('[data-open="estate"]').first.click()
    groups = lea.page.locator(".estate article", has=lea.page.locator("[aria-disabled]"))
    assert groups.count()
    for at in range(groups.count()):
        for closed in groups.nth(at).locator("[data-do][aria-disabled]").all():
            why = groups.nth(at).locator(f'[data-why="{closed.get_attribute("data-do")}"]')
            expect(why.first).to_contain_text("CL-")
    lea.page.locator('[data-do="Build"][aria-disabled="true"]').first.click(force=True)
    expect(lea.page.get_by_role("region", name="CL-").get_by_role("heading")).to_be_visible()


def test_a_refusal_of_the_server_is_shown_with_its_clause(
    house: House, person: Come, guest: Sit
) -> None:
    lea = person("Léa")
    gather(house, [lea, guest("Malik")], "buy")
    lea.settled()
    no = Refusal("not-enough-cash", ("CL-055",), {"needed": 160, "held": 5})
    with patch.object(Game, "play", side_effect=no):
        lea.do("Buy").click()
        expect(lea.page.get_by_role("alert")).to_contain_text("CL-055")
    lea.press("Buy")
    expect(lea.page.get_by_role("alert")).to_have_count(0)


@pytest.mark.presses(
    "visit/Trouble common-reload",
)
def test_an_old_page_after_an_upgrade(house: House, person: Come, guest: Sit) -> None:
    lea = person("Léa")
    table = gather(house, [lea, guest("Malik")], "duel")
    with patch("passgo.server.wire.seat_views.PROTOCOL", 99):
        lea.page.reload()
        says(lea.page, "Passgo has been updated", "Reload the page", "Home")
    lea.page.get_by_role("button", name="Reload the page").click()
    lea.sees(house.seq(table))


def test_a_server_that_is_full(small_house: House, visitor: Come) -> None:
    lea, malik, ana, zoe = (
        visitor(small_house.address, name) for name in ("Léa", "Malik", "Ana", "Zoé")
    )
    table = open_table([lea, malik], state("duel"))
    seat_all([lea, malik], table, ["Léa", "Malik"])
    ana.go().wait_for_selector("#join-link")
    for one in (lea, malik):
        one.go(f"/t/{table}").wait_for_selector('[data-do="stand"]')
    zoe.allowed = REFUSED
    expect(zoe.go().get_by_role("link", name="try again")).to_be_visible()
    ana.allowed = ("WebSocket",)
    ana.page.locator("#join-link").fill(f"{small_house.address}/t/{table}")
    ana.page.get_by_role("button", name="Go to this table").click()
    says(ana.page, "It is full here", "Try again", "Home")
    malik.page.goto("about:blank")
    ana.page.get_by_role("heading", name="A seat is waiting for you").wait_for()
    zoe.page.goto("about:blank")
