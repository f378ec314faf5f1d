"""Emotes and speech bubbles: what somebody says is seen at their card, and can be silenced."""

from collections.abc import Callable

import pytest
from gathering import gather
from house import House
from people import DESKTOP, PHONE, Guest, Person
from playwright.sync_api import WebSocketRoute, expect
from slides import sliding

from passgo.server.rooms.room import Room
from passgo.server.store.chat import Chat, Emote
from passgo.server.store.writer import Draft

Come = Callable[..., Person]
Sit = Callable[[str], Guest]
pytestmark = pytest.mark.usefixtures("slow_pace")
A_MINUTE = 60
MUTED = "JSON.parse(localStorage.getItem('passgo-settings') ?? '{}').muted"


def stand_still(*people: Person) -> None:
    """Stop the clocks of pages: no bubble goes by itself, however slow the machine is."""
    for one in people:
        one.page.clock.install()
        one.page.clock.pause_at(one.page.evaluate("Date.now() / 1000") + A_MINUTE)


@pytest.mark.presses(
    "core/keys e", "table/EmoteMenu emotes", "table/EmoteMenu emote", "board/Bubble bubble"
)
def test_an_emote_is_a_bubble_at_the_card_of_who_sends_it(house: House, person: Come) -> None:
    lea, malik = person("Léa"), person("Malik", "fr", viewport=PHONE)
    table = gather(house, [lea, malik], "jail")
    lea.settled()
    stand_still(lea, malik)
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
    stand_still(lea)
    malik.page.keyboard.press("c")
    malik.page.locator("[data-chat]").fill("what a street")
    malik.page.keyboard.press("Enter")

    expect(lea.page.locator('[data-bubble="1"]')).to_have_text("what a street")
    expect(lea.page.locator("[data-said]")).to_have_text("Malik: what a street")
    lea.page.reload()
    lea.page.wait_for_selector("[data-said]", state="attached")
    lea.page.keyboard.press("c")
    expect(lea.page.locator(".said")).to_contain_text("what a street")
    expect(lea.page.locator("[data-bubble]")).to_have_count(0)


@pytest.mark.long
def test_an_emote_that_a_cut_line_has_lost_can_be_sent_again(
    house: House, person: Come, guest: Sit
) -> None:
    lea = person("Léa")
    lost: list[str | bytes] = []

    def carry(wire: WebSocketRoute) -> None:
        server = wire.connect_to_server()

        def order(message: str | bytes) -> None:
            if lost or '"emote"' not in str(message):
                server.send(message)
            else:
                lost.append(message)
                wire.close()

        wire.on_message(order)

    lea.page.route_web_socket("**/ws/**", carry)
    gather(house, [lea, guest("Malik")], "jail")
    lea.settled()
    lea.page.keyboard.press("e")
    lea.page.locator('[data-emote="hello"]').click()
    expect(lea.page.locator(".emotes").get_by_role("status")).to_contain_text("out of reach")
    expect(lea.page.locator(".chip.good[role=status]")).to_be_visible()  # The line is back.
    lea.page.locator('[data-emote="hello"]').click()
    expect(lea.page.locator(".emotes")).to_be_hidden()


@pytest.mark.long
def test_the_sliding_game_has_emotes_and_its_mute_button(house: House, person: Come) -> None:
    lea, malik = person("Léa"), person("Malik", viewport=PHONE)
    gather(house, [lea, malik], sliding(1, 4))
    lea.settled()
    lea.page.keyboard.press("s")
    expect(lea.control("page/MuteButton common-mute")).to_have_attribute("aria-pressed", "true")
    stand_still(malik)
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


COVERED = """() => {
  const box = (one) => one.getBoundingClientRect();
  const meet = (a, b) => a.left < b.right && b.left < a.right
    && a.top < b.bottom && b.top < a.bottom;
  const all = (what) => [...document.querySelectorAll(what)].filter((one) => one.checkVisibility());
  return all('.bubble').flatMap((bubble) => all('.cash')
    .filter((cash) => meet(box(bubble), box(cash))).map((cash) => cash.textContent));
}"""
"""Money that lies under a bubble."""


@pytest.mark.parametrize(
    "game",
    [
        "auction",
        "knockout",
        pytest.param("zone", marks=pytest.mark.long),
        pytest.param("force", marks=pytest.mark.long),
    ],
)
def test_what_is_said_covers_nobodys_money(house: House, person: Come, game: str) -> None:
    lea = person("Léa", "fr")
    table = gather(house, [lea], sliding(1, 9, seats=4) if game == "knockout" else game)
    lea.settled()
    seats = len(house.change(table, lambda _, room: room.table.seats))
    text = "what a street, and what a rent for who stands there without any money left at all"

    def talk(draft: Draft, room: Room) -> None:
        for seat in range(seats):
            room.audience.say(draft, seat, Chat(id=f"{seat}", text=text))

    def nod(draft: Draft, room: Room) -> None:
        for seat in range(seats):
            room.audience.say(draft, seat, Emote(id=f"{seat} nods", emote="well-played"))

    stand_still(lea)
    for say in (talk, nod):
        house.change(table, say)
        covers_no_money(lea, seats)
        lea.page.set_viewport_size(DESKTOP)


def covers_no_money(person: Person, seats: int) -> None:
    """See what everybody says and everybody's money, on every screen."""
    expect(person.page.locator(".bubble")).to_have_count(seats)
    for width, height in ((1440, 900), (1180, 820), (844, 390), (390, 844), (320, 640)):
        person.page.set_viewport_size({"width": width, "height": height})
        assert person.page.evaluate(COVERED) == [], f"at {width}×{height}"
