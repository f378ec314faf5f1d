"""Emotes and speech bubbles: what somebody says is seen at their card, and can be silenced."""

from collections.abc import Callable

import pytest
from gathering import gather
from house import House
from people import PHONE, Person
from playwright.sync_api import expect
from slides import sliding

Come = Callable[..., Person]
pytestmark = pytest.mark.usefixtures("slow_pace")
MUTED = "JSON.parse(localStorage.getItem('passgo-settings') ?? '{}').muted"


@pytest.mark.presses(
    "core/keys e", "table/EmoteMenu emotes", "table/EmoteMenu emote", "board/Bubble bubble"
)
def test_an_emote_is_a_bubble_at_the_card_of_who_sends_it(house: House, person: Come) -> None:
    lea, malik = person("Léa"), person("Malik", "fr", viewport=PHONE)
    table = gather(house, [lea, malik], "jail")
    lea.settled()
    lea.page.keyboard.press("e")
    lea.page.locator('[data-emote="well-played"]').click()

    expect(lea.page.locator('.player[data-seat="0"] .bubble')).to_have_text("Well played")
    expect(malik.page.locator('.player-chip[data-seat="0"]')).to_contain_text("Bien joué")
    lea.control("board/Bubble bubble").click()
    expect(lea.page.locator(".bubble")).to_have_count(0)
    malik.page.locator('.player-chip[data-seat="0"]').click()
    expect(malik.page.locator('[data-bubble="0"]')).to_have_count(0)

    lea.post(f"/api/tables/{table}/motions", {"what": "mute", "seat": 1, "muted": True})
    menu = malik.page.locator(".emotes")
    malik.control("table/EmoteMenu emotes").click()
    malik.page.locator('[data-emote="ouch"]').click()
    expect(menu.get_by_role("status")).to_be_visible()
    expect(lea.page.locator(".bubble")).to_have_count(0)


def test_what_is_written_is_a_bubble_too_but_not_for_who_comes_later(
    house: House, person: Come
) -> None:
    lea, malik = person("Léa"), person("Malik")
    gather(house, [lea, malik], "jail")
    malik.page.keyboard.press("c")
    malik.page.locator("[data-chat]").fill("what a street")
    malik.page.keyboard.press("Enter")

    expect(lea.page.locator('[data-bubble="1"]')).to_have_text("what a street")
    expect(lea.page.locator("[data-said]")).to_have_text("Malik: what a street")
    lea.page.reload()
    lea.settled()
    lea.page.keyboard.press("c")
    expect(lea.page.locator(".said")).to_contain_text("what a street")
    expect(lea.page.locator("[data-bubble]")).to_have_count(0)


def test_the_sliding_game_has_emotes_and_its_mute_button(house: House, person: Come) -> None:
    lea, malik = person("Léa"), person("Malik", viewport=PHONE)
    gather(house, [lea, malik], sliding(1, 4))
    lea.settled()
    lea.page.keyboard.press("s")
    expect(lea.control("page/MuteButton common-mute")).to_have_attribute("aria-pressed", "true")
    lea.page.keyboard.press("e")
    lea.page.locator('[data-emote="laugh"]').click()

    expect(malik.page.locator('.sides [data-bubble="0"]')).to_have_text("That’s funny")


@pytest.mark.presses("page/MuteButton common-mute", "core/keys s")
def test_the_bar_of_a_table_mutes_it(house: House, person: Come) -> None:
    lea, malik = person("Léa"), person("Malik")
    gather(house, [lea, malik], "jail")
    lea.settled()
    mute = lea.control("page/MuteButton common-mute")
    expect(mute).to_have_attribute("aria-pressed", "false")
    mute.click()
    expect(mute).to_have_attribute("aria-pressed", "true")
    assert lea.page.evaluate(MUTED)
    mute.blur()
    lea.page.keyboard.press("s")
    expect(mute).to_have_attribute("aria-pressed", "false")
    assert not lea.page.evaluate(MUTED)
