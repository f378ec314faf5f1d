"""The home page, as a newcomer meets it: everything on it does what it says."""

import re
from collections.abc import Callable

import pytest
from gathering import open_table as opened_by_request
from lobby import open_table
from people import Person
from playwright.sync_api import APIResponse, Route, expect
from states import state

Come = Callable[..., Person]
REFUSED = ("Failed to load resource",)
TABLE = re.compile(r"/t/[\w-]+$")


@pytest.mark.parametrize("language", ["fr", "en"])
def test_home_speaks_the_browsers_language(person: Come, language: str) -> None:
    page = person("Ana", language).go()
    page.wait_for_selector("h1")
    assert page.evaluate("document.documentElement.lang") == language


def test_what_cannot_be_done_yet_says_so(person: Come) -> None:
    ana, bo = person("Ana"), person("Bo")
    table = open_table(ana, "classic", bots=0)
    held: list[tuple[Route, APIResponse]] = []
    page = bo.go(f"/t/{table}")
    page.route(re.compile(r"/seats/\d+$"), lambda route: held.append((route, route.fetch())))
    page.locator('[data-do="sit-here"]').first.click()
    page.locator("form input[autocomplete=nickname]").fill("Bo")
    page.locator('[data-do="sit"]').click()
    ready = page.locator('[data-do="ready"]')
    expect(ready).to_have_attribute("aria-disabled", "true")
    for route, answer in held:
        route.fulfill(response=answer)
    expect(ready).to_have_attribute("aria-disabled", "false")


@pytest.mark.presses(
    "home/EditionCards box",
    "home/TableForm board",
    "home/RulesForm radio",
    "home/RulesForm home-length",
    "home/RulesForm home-pace",
    "home/RulesForm home-clock",
    "home/RulesForm home-grace",
    "home/RulesForm home-all-rules",
    "home/RuleRow switch",
    "home/RuleRow field",
    "look/NumberField field number",
    "home/RuleRow home-back-to-book",
    "home/SeatList home-your-name",
    "home/SeatList home-seat",
    "home/SeatList home-remove-seat",
    "home/SeatList home-add-person",
    "home/SeatList home-add-bot",
    "home/TableForm create",
)
def test_a_table_is_opened_as_it_was_put_together(person: Come) -> None:
    lea = person("Léa")
    page = lea.go()
    page.locator('label[data-box^="classic"]').click()
    page.locator('[data-board="classic-us"]').click()
    rules = page.locator("form.panel .form")
    rules.locator('input[name="variant"][value="timed"]').check()
    lea.control("home/RulesForm home-length").select_option("90")
    lea.control("home/RulesForm home-pace").select_option("instant")
    lea.control("home/RulesForm home-clock").select_option("120")
    lea.control("home/RulesForm home-grace").select_option("300")
    lea.control("home/RulesForm home-all-rules").click()
    rule = {
        name: page.locator(f'[data-rule="{name}"]') for name in ("unsold", "start_cash", "fine")
    }
    rule["unsold"].locator("select").select_option("stays-with-bank")
    for name, amount in (("start_cash", "2000"), ("fine", "60")):
        rule[name].locator("input").fill(amount)
        rule[name].locator("input").blur()
    rule["fine"].get_by_role("button").click()
    flag = page.locator('[data-rule="ends_by_time"]').get_by_role("switch")
    flag.uncheck()
    expect(lea.control("home/RulesForm home-length")).to_be_hidden()
    flag.check()
    lea.control("home/SeatList home-your-name").fill("Léa")
    lea.control("home/SeatList home-add-person").click()
    lea.control("home/SeatList home-add-bot").click()
    seats = page.locator(".seats select")
    seats.nth(0).select_option("shark")
    page.locator(".seats .icon-button").nth(1).click()
    expect(seats).to_have_count(3)
    lea.control("home/TableForm create").click()
    page.wait_for_url(TABLE)

    made = lea.context.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()["table"]
    assert (made["edition"], made["variant"]) == ("classic-us", "timed")
    assert made["house_rules"] == {"unsold": "stays-with-bank", "start_cash": 2000}
    assert [made[name] for name in ("minutes", "pace", "clock", "grace")] == [
        90,
        "instant",
        120,
        300,
    ]
    assert [seat["level"] for seat in made["seats"]] == ["", "shark", "", "steady"]
    assert made["seats"][0]["name"] == "Léa"


@pytest.mark.presses("home/JoinPanel home-join-placeholder", "home/JoinPanel home-join-do")
def test_an_address_leads_to_its_table(person: Come) -> None:
    lea, malik = person("Léa"), person("Malik")
    table = opened_by_request([lea], state("duel"))
    malik.go()
    link, go = malik.page.locator("#join-link"), malik.control("home/JoinPanel home-join-do")
    link.fill("no address")
    go.click()
    expect(malik.page.get_by_role("alert")).to_be_visible()
    link.fill(f"{lea.address}/t/{table}")
    expect(malik.page.get_by_role("alert")).to_have_count(0)
    go.click()
    expect(malik.page.get_by_role("button", name="Sit here").first).to_be_visible()


@pytest.mark.presses(
    "home/ResumePanel table",
    "page/Wordmark common-home",
    "home/Home home-rules",
    "page/Page a",
    "home/Footer home-verify",
)
def test_every_way_from_the_home_page_leads_somewhere_and_back(person: Come) -> None:
    lea = person("Léa")
    table = opened_by_request([lea], state("duel"))
    page = lea.go()
    lea.control("home/ResumePanel table").click()
    page.wait_for_url(f"**/t/{table}")
    page.wait_for_selector('[data-do="sit-here"]')
    for way, title in (
        ("home/Home home-rules", "Rules of"),
        ("home/Footer home-verify", "Check the luck"),
    ):
        lea.control("page/Wordmark common-home").click()
        page.wait_for_selector("form.panel .rule")
        lea.control(way).click()
        page.get_by_role("heading", name=title).wait_for()
        lea.control("page/Page a").click()
        page.wait_for_selector("form.panel .rule")


@pytest.mark.presses("home/Home common-retry")
def test_a_home_page_without_boxes_tries_again(person: Come) -> None:
    ana = person("Ana")
    ana.allowed = REFUSED
    ana.page.route("**/api/editions", lambda route: route.abort())
    ana.go()
    expect(ana.page.get_by_role("alert")).to_be_visible()
    ana.page.unroute("**/api/editions")
    ana.control("home/Home common-retry").click()
    ana.page.wait_for_selector("form.panel .rule")


@pytest.mark.presses("page/Lost common-reload", "page/Lost common-home")
def test_a_page_that_did_not_come_is_loaded_again(person: Come) -> None:
    ana = person("Ana")
    ana.allowed = (*REFUSED, "Failed to fetch")
    ana.page.route("**/assets/VerifyPage-*", lambda route: route.abort())
    ana.go("/verify")
    reload = ana.control("page/Lost common-reload")
    expect(reload).to_be_visible()
    ana.page.unroute("**/assets/VerifyPage-*")
    reload.click()
    ana.page.wait_for_selector("main form")
    ana.go("/nowhere")
    ana.control("page/Lost common-home").click()
    ana.page.wait_for_selector("form.panel .rule")


@pytest.mark.presses(
    "page/SettingsMenu common-settings",
    "page/SettingsMenu menu keydown",
    "page/SettingsMenu common-theme-*",
    "page/SettingsMenu range",
    "page/SettingsMenu common-mute",
    "page/SettingsMenu common-less-motion",
    "page/SettingsMenu common-letter-keys",
    "page/LanguageSwitch button",
)
def test_settings_hold_and_are_kept(person: Come) -> None:
    ana = person("Ana")
    page, root = ana.go(), ana.page.locator("html")
    gear = ana.control("page/SettingsMenu common-settings")
    gear.click()
    page.get_by_role("button", name="Dark").click()
    expect(root).to_have_attribute("data-theme", "dark")
    page.get_by_label("Volume").fill("0.25")
    ana.control("page/SettingsMenu common-mute").click()
    ana.control("page/SettingsMenu common-less-motion").check()
    expect(root).to_have_attribute("data-motion", "none")
    ana.control("page/SettingsMenu common-letter-keys").uncheck()
    page.keyboard.press("Escape")
    expect(ana.control("page/SettingsMenu common-mute")).to_have_count(0)
    page.get_by_role("button", name="FR, Français").first.click()
    expect(root).to_have_attribute("lang", "fr")
    page.reload()
    expect(root).to_have_attribute("lang", "fr")
    expect(root).to_have_attribute("data-theme", "dark")
    gear.click()
    expect(page.get_by_label("Volume")).to_have_value("0.25")
    expect(ana.control("page/SettingsMenu common-mute")).to_have_attribute("aria-pressed", "true")
    expect(ana.control("page/SettingsMenu common-less-motion")).to_be_checked()
    expect(ana.control("page/SettingsMenu common-letter-keys")).not_to_be_checked()
