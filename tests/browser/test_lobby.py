"""The lobby: seats are made, taken, left and freed; links lead to them; the host starts."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from gathering import open_table
from people import Person
from playwright.sync_api import Page, expect
from states import state

Come = Callable[..., Person]
SHARES = """() => { navigator.share = async ({ url }) => { window.shared = url; }; }"""
"""Chromium has no such thing on this system; a phone has."""


def told(person: Person, table: str) -> dict[str, Any]:
    """Return how a table stands, as the server tells somebody."""
    found: dict[str, Any] = person.context.request.get(f"/api/tables/{table}").json()
    return found


def names(person: Person, table: str) -> list[str]:
    """Return the names at a table, seat by seat."""
    return [seat["name"] for seat in told(person, table)["table"]["seats"]]


def levels(person: Person, table: str) -> list[str]:
    """Return who plays at a table, seat by seat: a kind of bot, or nothing for a person."""
    return [seat["level"] for seat in told(person, table)["table"]["seats"]]


def is_answered(page: Page) -> None:
    """Wait until nothing is on its way; till then the lobby takes no further order."""
    expect(page.locator('.row .small[aria-disabled="true"]')).to_have_count(0)


@pytest.mark.presses(
    "lobby/LobbySeat sit-here",
    "lobby/SitForm lobby-their-name",
    "lobby/SitForm lobby-their-name keydown",
    "lobby/SitForm sit",
    "lobby/LobbySeat ready",
    "lobby/LobbySeat stand",
)
def test_somebody_sits_down_is_ready_and_stands_up(person: Come) -> None:
    lea, sockets = person("Léa"), list[str]()
    table = open_table([lea, lea], state("duel"))
    lea.page.on("websocket", lambda socket: sockets.append(socket.url))
    page = lea.go(f"/t/{table}")
    lea.control("lobby/LobbySeat sit-here").click()
    page.keyboard.press("Escape")
    expect(lea.control("lobby/SitForm sit")).to_have_count(0)
    lea.control("lobby/LobbySeat sit-here").click()
    lea.control("lobby/SitForm lobby-their-name").fill("Léa")
    lea.control("lobby/SitForm sit").click()
    lea.control("lobby/LobbySeat ready").click()
    expect(page.locator(".seat .good")).to_be_visible()
    assert told(lea, table)["table"]["seats"][0]["ready"]
    lea.control("lobby/LobbySeat stand").click()
    expect(lea.control("lobby/LobbySeat stand")).to_have_count(0)
    expect(page.get_by_role("alert")).to_have_count(0)
    assert names(lea, table) == ["", ""]
    assert told(lea, table)["you"]["seats"] == []
    assert len(sockets) == 1


def test_a_guest_is_given_a_name_and_one_that_is_missing_is_asked_for_in_words(
    person: Come,
) -> None:
    lea, malik = person("Léa", "fr"), person("Malik", "fr")
    table = open_table([lea, malik], state("duel"))
    page = malik.go(f"/t/{table}")
    malik.control("lobby/LobbySeat sit-here").first.click()
    name = malik.control("lobby/SitForm lobby-their-name")
    expect(name).not_to_have_value("")
    name.fill(" ")
    malik.control("lobby/SitForm sit").click()
    expect(page.get_by_role("alert")).to_have_text("Indiquez d’abord votre nom.")
    assert names(malik, table) == ["", ""]
    name.fill("Malik")
    expect(page.get_by_role("alert")).to_have_count(0)
    malik.control("lobby/SitForm sit").click()
    expect(malik.control("lobby/LobbySeat stand")).to_be_visible()


def test_the_start_says_who_is_away_and_nobody_counts_themselves_as_looking_on(
    person: Come,
) -> None:
    lea, malik = person("Léa"), person("Malik")
    table = open_table([lea, malik], state("duel"))
    watching = lea.page.get_by_text("watching")
    lea.go(f"/t/{table}")
    malik.go(f"/t/{table}")
    expect(malik.page.get_by_text("1 person watching")).to_be_visible()
    for one, name in ((lea, "Léa"), (malik, "Malik")):
        one.control("lobby/LobbySeat sit-here").first.click()
        one.control("lobby/SitForm lobby-their-name").fill(name)
        one.control("lobby/SitForm sit").click()
        one.control("lobby/LobbySeat ready").first.click()
    start = lea.control("lobby/Lobby start")
    expect(start).to_contain_text("everybody is here")
    expect(watching).to_have_count(0)
    malik.go("/rules")
    expect(start).to_contain_text("Malik is away just now")


@pytest.mark.presses(
    "lobby/Lobby home-add-person",
    "lobby/Lobby home-add-bot",
    "lobby/LobbySeat home-seat",
    "lobby/LobbySeat home-remove-seat",
    "lobby/LobbySeat lobby-remove",
    "lobby/Lobby fill",
    "lobby/Lobby start",
)
def test_the_host_makes_and_fills_the_seats_and_starts(person: Come) -> None:
    lea, malik = person("Léa"), person("Malik")
    table = open_table([lea, malik], state("duel"))
    lea.post(f"/api/tables/{table}/seats/0", {"name": "Léa"})
    malik.post(f"/api/tables/{table}/seats/1", {"name": "Malik"})
    page = lea.go(f"/t/{table}")
    seats = page.locator("li.seat")
    lea.control("lobby/Lobby home-add-person").click()
    expect(seats).to_have_count(3)
    lea.control("lobby/Lobby home-add-bot").click()
    expect(seats).to_have_count(4)
    assert levels(lea, table) == ["", "", "", "steady"]
    is_answered(page)
    seats.nth(2).locator("select").select_option("shark")
    expect(seats.nth(2).locator("select")).to_have_value("shark")
    is_answered(page)
    lea.control("lobby/LobbySeat home-remove-seat").click()
    expect(seats).to_have_count(3)
    assert levels(lea, table) == ["", "", "steady"]
    lea.control("lobby/LobbySeat lobby-remove").click()
    lea.control("lobby/Lobby fill").click()
    expect(seats.nth(1).locator("select")).to_have_value("steady")
    lea.control("lobby/Lobby start").click()
    page.wait_for_selector("[data-ask]")
    assert told(lea, table)["table"]["seats"][0]["claims"]


@pytest.mark.long
@pytest.mark.presses("lobby/Lobby lobby-claims-server", "lobby/Lobby lobby-unlock")
def test_who_asks_for_rents_is_kept_and_the_table_is_closed_to_newcomers(person: Come) -> None:
    lea = person("Léa")
    table = open_table([lea, lea], state("duel"))
    lea.post(f"/api/tables/{table}/seats/0", {"name": "Léa"})
    page = lea.go(f"/t/{table}")
    rents = lea.control("lobby/Lobby lobby-claims-server")
    expect(rents).to_be_checked()
    with page.expect_response("**/claims"):
        rents.uncheck()
    assert not told(lea, table)["table"]["seats"][0]["claims"]
    other = open_table([lea, lea], state("duel"))
    lea.go(f"/t/{other}")
    lea.control("lobby/LobbySeat sit-here").first.click()
    lea.control("lobby/SitForm lobby-their-name").fill("Léa")
    lea.control("lobby/SitForm sit").click()
    expect(rents).not_to_be_checked()
    lea.go(f"/t/{table}")
    lock = lea.control("lobby/Lobby lobby-unlock")
    lock.click()
    expect(lock).to_have_attribute("aria-pressed", "true")
    assert told(lea, table)["table"]["locked"]


@pytest.mark.presses(
    "table/LinkCard field",
    "table/LinkCard common-copied",
    "table/LinkCard lobby-share",
    "table/MoveSeat move-seat",
)
def test_links_are_given_away_and_a_seat_goes_to_another_device(person: Come) -> None:
    lea, phone = person("Léa"), person("Léa")
    lea.context.grant_permissions(["clipboard-read", "clipboard-write"])
    lea.page.add_init_script(f"({SHARES})()")
    table = open_table([lea, lea], state("duel"))
    lea.post(f"/api/tables/{table}/seats/0", {"name": "Léa"})
    page, link = lea.go(f"/t/{table}"), f"{lea.address}/t/{table}"
    field = lea.control("table/LinkCard field")
    expect(field).to_have_value(link)
    field.click()
    assert page.evaluate("getSelection().toString()") == link
    lea.control("table/LinkCard common-copied").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == link
    lea.control("table/LinkCard lobby-share").click()
    page.wait_for_function("link => window.shared === link", arg=link)
    lea.control("table/MoveSeat move-seat").click()
    move = page.locator(".move input")
    expect(move).to_have_value(re.compile(re.escape(f"{link}?move#")))
    phone.go(move.input_value().removeprefix(lea.address))
    phone.page.wait_for_selector('[data-do="stand"]')
    assert told(phone, table)["you"]["seats"] == [0]
    expect(lea.control("lobby/LobbySeat stand")).to_have_count(0)


@pytest.mark.presses(
    "lobby/TableRules clause", "lobby/TableRules lobby-read-rules", "lobby/TableRules lobby-fair"
)
def test_the_rules_of_a_table_are_read_before_it_starts(person: Come) -> None:
    lea = person("Léa")
    table = open_table([lea, lea], state("duel"), house_rules={"fine": 100}, own_claims=True)
    page = lea.go(f"/t/{table}")
    expect(page.locator('[data-option="own-claims"]')).to_be_visible()
    lea.control("lobby/TableRules lobby-fair").click()
    expect(page.get_by_text(told(lea, table)["table"]["commitment"])).to_be_visible()
    clause = lea.control("lobby/TableRules clause")
    number = clause.inner_text()
    clause.click()
    expect(page.locator(f"article.cited#{number}")).to_be_focused()
    page.go_back()
    lea.control("lobby/TableRules lobby-read-rules").click()
    page.wait_for_selector("article")
    page.go_back()
    page.wait_for_selector("li.seat")


@pytest.mark.long
@pytest.mark.presses("lobby/LobbySeat rename")
def test_somebody_takes_another_name_and_stays_ready(person: Come) -> None:
    lea = person("Léa")
    table = open_table([lea, lea], state("duel"))
    page = lea.go(f"/t/{table}")
    lea.control("lobby/LobbySeat sit-here").click()
    lea.control("lobby/SitForm lobby-their-name").fill("Lea")
    lea.control("lobby/SitForm sit").click()
    lea.control("lobby/LobbySeat ready").click()
    expect(page.locator(".seat .good")).to_be_visible()
    lea.control("lobby/LobbySeat rename").click()
    expect(lea.control("lobby/SitForm lobby-their-name")).to_have_value("Lea")
    lea.control("lobby/SitForm lobby-their-name").fill("Léa")
    lea.control("lobby/SitForm sit").click()
    expect(page.locator(".seat.mine strong")).to_have_text("Léa")
    expect(page.locator(".seat .good")).to_be_visible()
    assert names(lea, table) == ["Léa", ""]
    assert told(lea, table)["table"]["seats"][0]["ready"]


@pytest.mark.presses("lobby/LobbySeat team")
def test_the_host_chooses_who_plays_together(person: Come) -> None:
    lea = person("Léa")
    wanted = {"edition": "knockout-2024", "seats": [{"level": "novice"}] * 4 + [{"level": ""}]}
    table = lea.post("/api/tables", wanted)["table"]["id"]
    page = lea.go(f"/t/{table}")
    expect(page.locator(".seat select.team")).to_have_count(5)
    page.locator(".seat select.team").nth(4).select_option("0")
    expect(page.locator(".seat.free select.team")).to_have_value("0")
    assert levels(lea, table) == ["novice", "", "novice", "novice", "novice"]


@pytest.mark.presses("lobby/LobbySeat token", "lobby/LobbySeat mark")
def test_somebody_plays_with_another_token(person: Come) -> None:
    lea = person("Léa")
    wanted = {"edition": "classic-2003", "seats": [{"level": ""}, {"level": "novice"}]}
    table = lea.post("/api/tables", wanted)["table"]["id"]
    lea.post(f"/api/tables/{table}/seats/0", {"name": "Léa"})
    page = lea.go(f"/t/{table}")
    lea.control("lobby/LobbySeat token").click()
    lea.control("lobby/LobbySeat mark").click()
    expect(page.locator(".seat").nth(1)).to_contain_text("Léa")
    expect(lea.control("lobby/LobbySeat mark")).to_have_count(0)
    assert levels(lea, table) == ["novice", ""]


@pytest.mark.long
def test_a_guest_on_a_phone_sits_down_without_looking_for_a_seat(person: Come) -> None:
    lea = person("Léa")
    malik = person("Malik", viewport={"width": 390, "height": 844}, has_touch=True)
    seats = [{"level": level} for level in ("", "steady", "steady", "steady", "")]
    table = lea.post("/api/tables", {"edition": "classic-2003", "seats": seats})["table"]["id"]
    lea.post(f"/api/tables/{table}/seats/0", {"name": "Léa"})
    malik.go(f"/t/{table}")

    expect(malik.control("lobby/LobbySeat sit-here").first).to_be_in_viewport(ratio=1)
