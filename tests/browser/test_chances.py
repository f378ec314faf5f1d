"""Chances: a bar tells them where a table agreed on it or only bots play, and nowhere else."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from gathering import open_table, seat_all
from house import House
from people import PHONE, Guest, Person
from playwright.sync_api import expect
from states import state

pytestmark = pytest.mark.long

Come = Callable[..., Person]
AT_LAST = 20_000
"""Milliseconds for a process that thinks to start on a busy machine, and to answer."""


def sat(house: House, people: list[Guest], **more: Any) -> str:
    """Let people play a new game, and look at it."""
    moment = state("duel")
    table = open_table(people, moment, **more)
    seat_all(people, table, moment.seats)
    people[0].post(f"/api/tables/{table}/start", {})
    for one in people:
        if isinstance(one, Person):
            one.go(f"/t/{table}")
            one.sees(house.seq(table))
    return table


def test_a_table_that_agreed_sees_the_bar_and_names_it_in_words(house: House, person: Come) -> None:
    lea, malik = person("Léa"), person("Malik", "fr", viewport=PHONE)
    table = sat(house, [lea, malik], open_chances=True)
    onlooker = person("Zoé")
    onlooker.go(f"/t/{table}")
    for one in (lea, onlooker):
        bar = one.page.get_by_role("list", name="Chances to win")
        expect(bar.get_by_role("listitem")).to_have_count(2, timeout=AT_LAST)
        expect(bar.get_by_role("listitem").first).to_have_text(re.compile(r"^\s*Léa: +\d+%\s*$"))
    french = malik.page.get_by_role("list", name="Chances de gagner")
    last = french.get_by_role("listitem").last
    expect(last).to_have_text(re.compile(r"^\s*Malik\s: +\d+\s%\s*$"))
    assert malik.page.locator("[data-chances] .name").first.bounding_box() is not None


def test_who_did_not_agree_sees_none_and_neither_does_who_looks_on(
    house: House, person: Come
) -> None:
    lea = person("Léa")
    table = sat(house, [lea, lea])
    onlooker = person("Zoé")
    onlooker.go(f"/t/{table}")
    onlooker.sees(house.seq(table))
    for one in (lea, onlooker):
        one.page.wait_for_timeout(1500)
        expect(one.page.locator("[data-chances]")).to_have_count(0)


def test_who_looks_at_bots_sees_their_chances_turn_by_turn(person: Come) -> None:
    lea = person("Léa")
    seats = [{"level": "novice"}, {"level": "novice"}, {"level": "steady"}]
    wanted = {"edition": "classic-2003", "seats": seats, "pace": "1x"}
    table = lea.post("/api/tables", wanted)["table"]["id"]
    lea.go(f"/t/{table}")
    lea.post(f"/api/tables/{table}/start", {})
    bar = lea.page.locator("[data-chances]")
    expect(bar.get_by_role("listitem")).to_have_count(3, timeout=AT_LAST)
    first = bar.get_attribute("data-chances")

    expect(bar).not_to_have_attribute("data-chances", first or "", timeout=AT_LAST)


def test_a_table_says_that_chances_are_seen_before_anybody_sits_down(person: Come) -> None:
    lea, malik = person("Léa"), person("Malik")
    table = open_table([lea, malik], state("duel"), open_chances=True)
    malik.go(f"/t/{table}")

    expect(malik.page.locator('[data-option="open-chances"]')).to_contain_text("Whoever sits down")
