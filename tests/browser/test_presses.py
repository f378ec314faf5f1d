"""Presses: what a person means is done, what nobody meant is not; what is asked is in sight."""

from collections.abc import Callable
from typing import Any

import pytest
from gathering import gather, open_table, seat_all
from house import House
from people import PHONE, Guest, Person
from playwright.sync_api import Route, WebSocketRoute, expect
from relay import relayed
from slides import sliding
from states import State, read_state, state

Come = Callable[..., Person]
Sit = Callable[[str], Guest]
CUT = ("WebSocket", "net::ERR")
DEEDS, TRADE, LOG = 1, 2, 3
"""The places of a small screen, in the order of their tabs."""
CASH = {"Léa": 640, "Malik": 530, "Tom": 530}


@pytest.fixture
def trio(person: Come) -> list[Person]:
    return [person(name) for name in CASH]


def three(ask: str, when: list[str], **lea: Any) -> State:
    """Return a moment of three who own nothing, but for Léa."""
    players = [{"name": name, "cash": cash, "at": "go"} for name, cash in CASH.items()]
    given = {"players": [players[0] | lea, *players[1:]], "turn": {"seat": "Léa"}}
    luck = {"luck": ["dice 5 6"]} if "at" not in lea else {"luck": ["dice 1 2"]}
    moment = {"edition": "classic-2003", "ask": ask, "given": given | luck, "when": when}
    return read_state(ask, moment)


def turn_to(person: Person, place: int) -> None:
    """Go to a place of a small screen."""
    person.settled()
    person.page.locator(".phone-tabs button").nth(place).click()


def offer_a_deed(person: Person) -> None:
    """Offer the first deed that can be given."""
    person.settled()
    person.page.keyboard.press("t")
    person.page.locator(".trade .side label").first.click()
    person.press("Offer")


@pytest.mark.long
@pytest.mark.parametrize(("place", "pane"), [(DEEDS, ".estate"), (TRADE, ".trade")])
def test_one_comes_back_from_a_place_of_a_small_screen(
    house: House, person: Come, guest: Sit, place: int, pane: str
) -> None:
    lea = person("Léa", viewport=PHONE)
    gather(house, [lea, guest("Malik")], "build")
    turn_to(lea, place)
    lea.page.locator(f"{pane} header .icon-button").first.click()
    expect(lea.page.locator(".prompt [data-status]")).to_be_visible()


@pytest.mark.parametrize("place", [DEEDS, pytest.param(TRADE, marks=pytest.mark.long)])
def test_an_offer_is_seen_from_every_place_of_a_small_screen(
    house: House, person: Come, place: int
) -> None:
    lea, malik = person("Léa"), person("Malik", viewport=PHONE)
    gather(house, [lea, malik], "trade")
    turn_to(malik, place)
    offer_a_deed(lea)
    expect(malik.do("Refuse")).to_be_visible()


def test_an_offer_is_seen_over_a_deed_of_a_small_screen(house: House, person: Come) -> None:
    lea, malik = person("Léa"), person("Malik", viewport=PHONE)
    gather(house, [lea, malik], "trade")
    malik.settled()
    malik.page.locator(".board [role=button]").nth(3).click()
    malik.page.wait_for_selector(".deed-panel")
    offer_a_deed(lea)
    expect(malik.do("Refuse")).to_be_visible()


@pytest.mark.long
def test_ones_turn_is_seen_beside_a_deed_of_a_small_screen(
    house: House, person: Come, guest: Sit
) -> None:
    lea = person("Léa", viewport=PHONE)
    gather(house, [lea, guest("Malik")], "jail")
    lea.settled()
    lea.page.locator(".board [role=button]").nth(3).click()
    lea.page.locator(".sheet .note.warn").click()
    expect(lea.do("Roll")).to_be_visible()


def test_a_sum_that_is_typed_is_left_alone_by_other_bids(house: House, trio: list[Person]) -> None:
    lea, _, tom = trio
    gather(house, trio, three("BidOrLeave", ["Léa roll", "Léa decline", "Malik bid 60"]))
    field = lea.page.locator(".bid-row .amount-field .field")
    lea.settled()
    field.click()
    lea.page.keyboard.press("Control+a")
    lea.page.keyboard.type("15")
    tom.press("Bid")
    lea.sees(tom.seq)
    lea.page.keyboard.type("0")
    lea.page.keyboard.press("Tab")
    expect(lea.page.locator(".own [data-do=Bid]")).to_contain_text("150")


@pytest.mark.long
def test_a_sum_for_one_lot_is_not_offered_for_the_next(house: House, trio: list[Person]) -> None:
    lea, malik, tom = trio
    owns = ["belleville mortgaged", "lecourbe mortgaged"]
    table = gather(house, trio, three("PayDebt", ["Léa roll"], cash=10, at="belleville", owns=owns))
    lea.press("GiveUp", times=2)
    malik.sees(house.seq(table))
    malik.settled()
    field = malik.page.locator(".bid-row .amount-field .field")
    field.fill("300")
    field.blur()
    malik.press("Bid")
    tom.press("Leave")
    malik.sees(tom.seq)
    expect(malik.page.locator(".auction .head")).to_contain_text("Lecourbe")
    expect(malik.page.locator(".own [data-do=Bid]")).not_to_contain_text("300")


def test_a_double_click_gives_nothing_up(house: House, person: Come, guest: Sit) -> None:
    lea = person("Léa")
    table = gather(house, [lea, guest("Malik")], "ruin")
    before = lea.settled()
    lea.do("GiveUp").dblclick()
    expect(lea.page.locator("[data-do=GiveUp].asking")).to_be_visible()
    lea.page.locator('[data-do="menu"]').click()
    lea.page.locator("dialog .btn.bad").first.dblclick()
    # The menu asks for one thing after the other: had it asked to leave, that would be done by now.
    with lea.page.expect_response("**/motions"):
        lea.control("table/TableMenu lobby-go-on").click()
    assert house.seq(table) == before
    assert "GiveUp" not in lea.wire.given
    assert lea.page.locator("dialog[open]").count()


def test_keys_in_the_help_are_not_for_the_game(house: House, person: Come, guest: Sit) -> None:
    lea = person("Léa")
    table = gather(house, [lea, guest("Malik")], "jail")
    before = lea.settled()
    lea.page.keyboard.press("?")
    lea.page.wait_for_selector(".help:focus")
    lea.page.keyboard.press(" ")
    lea.page.keyboard.press("Escape")
    lea.page.wait_for_selector(".help", state="detached")
    assert house.seq(table) == before


@pytest.mark.long
def test_a_wish_about_rents_is_not_lost_while_something_is_on_its_way(
    person: Come, guest: Sit
) -> None:
    lea = person("Léa")
    table = open_table([lea, guest("Malik")], state("duel"))
    lea.post(f"/api/tables/{table}/seats/0", {"name": "Léa"})
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    lea.page.route("**/places", hold)
    page = lea.go(f"/t/{table}")
    wish = page.locator(".claims input")
    wish.wait_for()
    with page.expect_request("**/places"):
        page.locator(".seats .row .btn.small").first.click()
    wish.uncheck()
    with page.expect_response("**/claims"):
        held[0].continue_()
    told = lea.context.request.get(f"/api/tables/{table}").json()["table"]
    assert told["seats"][0]["claims"] is False


@pytest.mark.long
def test_a_tick_that_the_server_did_not_hear_of_is_taken_back(
    house: House, person: Come, guest: Sit
) -> None:
    lea = person("Léa")
    lea.allowed = ("net::ERR",)
    gather(house, [lea, guest("Malik")], "duel")
    lea.page.route("**/claims", lambda route: route.abort())
    lea.page.get_by_role("tab").last.click()
    tick = lea.control("table/TablePanel table-claim-for-me")
    tick.click()
    expect(lea.page.locator(".table-panel [role=alert]")).to_be_visible()
    expect(tick).to_be_checked()


@pytest.mark.long
def test_a_clock_stands_still_with_the_table(house: House, person: Come, guest: Sit) -> None:
    lea, moment = person("Léa"), state("jail")
    people = [lea, guest("Malik")]
    table = open_table(people, moment, clock=30)
    seat_all(people, table, moment.seats)
    lea.post(f"/api/tables/{table}/start", {})
    house.take_up(table, moment.position, moment.luck)
    lea.go(f"/t/{table}")
    expect(lea.page.locator(".bar .ring")).to_be_visible()
    lea.post(f"/api/tables/{table}/motions", {"what": "pause", "paused": True})
    expect(lea.page.locator(".bar .ring")).to_be_hidden()


def test_a_second_finger_lets_nothing_go(house: House, person: Come, guest: Sit) -> None:
    lea = person("Léa", has_touch=True)
    table = gather(house, [lea, guest("Malik")], sliding(1, 8))
    before = lea.settled()
    band, ground = (lea.page.locator(one).bounding_box() for one in (".aim .band", "div.launch"))
    assert band is not None
    assert ground is not None
    x, y = band["x"] + band["width"] / 2, band["y"]
    first, aside = (0, x, y + 60), (1, ground["x"] + 20, ground["y"] + ground["height"] - 20)
    wire = lea.context.new_cdp_session(lea.page)

    def touch(kind: str, *fingers: tuple[int, float, float]) -> None:
        points = [{"id": finger, "x": across, "y": down} for finger, across, down in fingers]
        wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", (0, x, y))
    touch("touchMove", first)
    lea.page.wait_for_selector(".reach.pulling")
    touch("touchStart", first, aside)
    touch("touchEnd", aside)
    # The page has dealt with a touch before the browser says that it was done.
    assert lea.page.locator(".reach.pulling").count(), "the first finger still pulls"
    assert "Slide" not in lea.wire.given
    assert house.seq(table) == before
    with lea.giving("Slide"):
        touch("touchEnd")


@pytest.mark.long
def test_purses_of_a_small_screen_are_true_after_a_cut(
    house: House, person: Come, visitor: Come
) -> None:
    with relayed(house) as relay:
        lea, malik = visitor(relay.address, "Léa", viewport=PHONE), person("Malik")
        lea.allowed = CUT
        gather(house, [lea, malik], "duel")
        lea.press("Bid")
        turn_to(lea, LOG)
        malik.sees(lea.seq)
        relay.cut()
        lea.page.wait_for_selector('[data-news="link"]')
        malik.press("Leave")
        relay.mend()
        lea.sees(malik.seq)
        expect(lea.page.locator('.strip [data-seat="0"]')).to_contain_text(str(640 - 61))
        lea.page.goto("about:blank")


def test_a_refusal_is_read_where_the_order_was_given(
    house: House, person: Come, guest: Sit
) -> None:
    lea = person("Léa")
    is_late = False

    def carry(wire: WebSocketRoute) -> None:
        server = wire.connect_to_server()

        def tell(message: str | bytes) -> None:
            if not (is_late and '"update"' in str(message)):
                wire.send(message)

        server.on_message(tell)

    lea.page.route_web_socket("**/ws/**", carry)
    table = gather(house, [lea, guest("Malik")], "build")
    second = lea.again()
    second.go(f"/t/{table}")
    for one in (lea, second):
        one.sees(house.seq(table))
        one.settled()
        one.page.locator('[data-open="estate"]').first.click()
    is_late = True
    second.press("Mortgage")
    lea.do("Mortgage").click()
    expect(lea.page.locator(".estate [role=alert]")).to_be_visible()


def test_the_focus_comes_back_from_a_deed(house: House, person: Come, guest: Sit) -> None:
    lea = person("Léa")
    gather(house, [lea, guest("Malik")], "duel")
    lea.settled()
    lea.page.locator(".board [role=button]").first.focus()
    lea.page.keyboard.press("ArrowLeft")
    lea.page.keyboard.press("Enter")
    lea.page.wait_for_selector(".deed-panel:focus")
    lea.page.keyboard.press("Escape")
    expect(lea.page.locator(".board [role=button]").nth(1)).to_be_focused()
