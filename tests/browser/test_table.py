"""The table of the dice games around its question: board, deeds, log, chat, help, small screens."""

from collections.abc import Callable
from itertools import pairwise

import pytest
from gathering import gather, open_table, seat_all
from house import House
from people import PHONE, Guest, Person
from playwright.sync_api import Route, expect
from states import state
from test_lobby import told

from passgo.game.orders import Bid
from passgo.server.rooms.room import Room
from passgo.server.store.writer import Draft

Come = Callable[..., Person]
Sit = Callable[[str], Guest]
HOVER = 320
"""Milliseconds after which a mouse over a space shows its deed."""
PAGE = 120
"""Lines of the log that are shown at once."""


@pytest.fixture
def pair(person: Come) -> tuple[Person, Person]:
    return person("Léa"), person("Malik")


@pytest.fixture
def desk(person: Come, guest: Sit) -> tuple[Person, Guest]:
    """Léa, whose screen is looked at, and Malik, who only sits there."""
    return person("Léa"), guest("Malik")


@pytest.fixture
def phone(person: Come, guest: Sit) -> tuple[Person, Guest]:
    """The same with a small screen."""
    return person("Léa", viewport=PHONE, has_touch=True), guest("Malik")


def deed(one: Person, name: str) -> None:
    """See a deed that lies open."""
    expect(one.page.get_by_role("region", name=name)).to_be_visible()


@pytest.mark.long
def test_a_board_that_comes_under_a_mouse_at_rest_shows_no_deed(
    house: House, desk: tuple[Person, Guest]
) -> None:
    lea, _ = desk
    gather(house, desk, "trade")
    lea.settled()
    box = lea.page.locator('.board [data-space="paradis"]').bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    table = open_table(desk, state("trade"))
    seat_all(desk, table, ["Léa", "Malik"])
    lea.go(f"/t/{table}").wait_for_selector('[data-do="start"]')
    lea.page.mouse.move(x, y)
    lea.post(f"/api/tables/{table}/start", {})
    lea.page.wait_for_selector("[data-ask]")
    lea.page.wait_for_timeout(3 * HOVER)
    expect(lea.page.locator(".peek")).to_have_count(0)
    lea.page.mouse.move(x + 3, y)
    expect(lea.page.locator(".peek")).to_be_visible()


@pytest.mark.presses(
    "board/Ring space",
    "board/Ring space pointermove",
    "board/Ring space pointerdown",
    "board/Ring space keydown",
    "table/DeedPanel chip",
    "table/DeedPanel close",
    "table/DeedPanel table-ask-for-it",
)
def test_spaces_of_the_board_show_their_deeds(house: House, desk: tuple[Person, Guest]) -> None:
    lea, _ = desk
    gather(house, desk, "trade")
    lea.settled()
    space = lea.page.locator('.board [data-space="paradis"]')
    space.hover()
    expect(lea.page.locator(".peek")).to_contain_text("Paradis")
    space.click()
    deed(lea, "Rue de Paradis")
    lea.page.locator(".deed-panel").get_by_role("button", name="Neuilly").click()
    deed(lea, "Avenue de Neuilly")
    lea.control("table/DeedPanel close").click()
    expect(lea.page.locator(".deed-panel")).to_have_count(0)
    space.focus()
    lea.page.keyboard.press("Enter")
    deed(lea, "Rue de Paradis")
    expect(lea.page.locator(".deed-panel")).to_be_focused()
    lea.page.keyboard.press("Escape")
    expect(lea.page.locator(".deed-panel")).to_have_count(0)
    expect(space).to_be_focused()
    lea.page.keyboard.press("Enter")
    lea.control("table/DeedPanel table-ask-for-it").click()
    expect(lea.page.get_by_role("heading", name="Malik").first).to_be_visible()
    expect(lea.page.locator(".trade")).to_be_visible()
    lea.control("table/TableBar table-booklet").click()
    expect(lea.page.locator(".table-panel")).to_be_visible()


@pytest.mark.presses(
    "table/TableBar table-booklet",
    "table/SideTabs table-tab-*",
    "table/SideTabs tabs keydown",
    "table/TablePanel table-board-list",
    "table/TablePanel table-claim-for-me",
    "table/TablePanel table-wait",
    "table/TablePanel table-rulebook",
    "board/BoardList space",
    "table/ChatPanel table-write",
    "table/ChatPanel table-send",
)
def test_beside_the_board_people_talk_and_read_the_rules(
    house: House, pair: tuple[Person, Person]
) -> None:
    lea, malik = pair
    table = gather(house, pair, "jail")
    page = lea.page
    malik.page.get_by_role("tab", name="Chat").click()
    page.get_by_role("tab", name="Log").click()
    page.keyboard.press("ArrowRight")
    lea.control("table/ChatPanel table-write").fill("Bonjour !")
    lea.control("table/ChatPanel table-send").click()
    expect(malik.page.get_by_role("log")).to_contain_text("Bonjour !")
    expect(lea.control("table/ChatPanel table-write")).to_have_value("")
    lea.control("table/TableBar table-booklet").click()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/claims", hold)
    lea.control("table/TablePanel table-claim-for-me").uncheck()
    lea.control("table/TablePanel table-wait").click()
    expect(malik.page.locator('[data-news="held"]')).to_contain_text("Léa")
    with page.expect_response("**/claims"):
        held.pop().continue_()
    assert not told(lea, table)["table"]["seats"][0]["claims"]
    lea.control("table/TablePanel table-board-list").click()
    page.get_by_role("region", name="All spaces, by group").get_by_text("Paradis").click()
    deed(lea, "Rue de Paradis")
    lea.control("table/TablePanel table-rulebook").click()
    page.wait_for_url("**/rules/classic-2003")
    page.wait_for_selector("article")


@pytest.mark.long
@pytest.mark.presses("table/TablePanel Concede", "flows/ways Concede")
def test_who_leaves_from_beside_the_board_is_asked_twice(
    house: House, pair: tuple[Person, Person]
) -> None:
    lea, malik = pair
    gather(house, pair, "jail")
    lea.settled()
    lea.page.get_by_role("tab", name="Rules").click()
    for _ in range(2):
        lea.control("table/TablePanel Concede").click()
    malik.page.wait_for_selector(".result h1")
    assert malik.page.locator(".result h1").inner_text() == "You win."


@pytest.mark.presses(
    "table/LogPanel table-filter-topic",
    "table/LogPanel table-filter-person",
    "table/LogPanel table-earlier",
    "table/LogLine table-show-space",
)
def test_the_log_is_searched_and_read_to_its_beginning(
    house: House, desk: tuple[Person, Guest]
) -> None:
    lea, _ = desk
    table = gather(house, desk, "duel")
    amounts = iter(range(61, 61 + PAGE))
    last: list[int] = []

    def raise_bids(draft: Draft, room: Room) -> None:
        for at, amount in enumerate(amounts):
            assert room.match is not None
            assert room.act_outside(draft, at % 2, Bid(seat=at % 2, amount=amount), room.match.seq)
            last.append(room.match.seq)

    house.change(table, raise_bids)
    lea.sees(last[-1])
    lea.press("Leave")
    lines = lea.page.locator(".lines p")
    expect(lines).to_have_count(PAGE)
    lea.control("table/LogLine table-show-space").click()
    expect(lea.page.locator(".ring > .asked")).to_have_count(1)
    lea.control("table/LogPanel table-earlier").click()
    whole = lines.count()
    assert whole > PAGE
    lea.control("table/LogPanel table-filter-person").select_option("Malik")
    expect(lines.filter(has_text="Léa bids")).to_have_count(0)
    lea.control("table/LogPanel table-filter-person").select_option("Everybody")
    lea.control("table/LogPanel table-filter-topic").select_option("property")
    expect(lines).to_have_count(1)
    expect(lines).to_contain_text("Boulevard de la Villette")


@pytest.mark.long
@pytest.mark.presses(
    "table/TableBar table-help",
    "look/Dialog close",
    "page/KeysDialog common-letter-keys",
    "table/Players table-verify",
)
def test_help_switches_letters_off(house: House, desk: tuple[Person, Guest]) -> None:
    lea, _ = desk
    gather(house, desk, "trade")
    lea.settled()
    lea.control("table/TableBar table-help").click()
    lea.control("page/KeysDialog common-letter-keys").uncheck()
    lea.control("look/Dialog close").click()
    expect(lea.page.locator(".help")).to_have_count(0)
    lea.page.keyboard.press("t")
    expect(lea.page.locator(".trade")).to_have_count(0)
    lea.control("table/Players table-verify").click()
    lea.page.wait_for_url("**/verify*")
    lea.page.wait_for_selector("h1")


@pytest.mark.presses(
    "table/MyDeeds table-manage",
    "table/MyDeeds holding",
    "flows/EstatePane table-back",
    "flows/EstatePane name",
    "flows/EstatePane flows-with-amount",
    "flows/EstatePane sell-all",
    "flows/DeedControls flows-deed-label",
    "flows/Business flows-build-or-mortgage",
    "desk/TurnReminder note warn",
    "flows/ways Build",
    "flows/ways Sell",
    "flows/ways SellGroup",
    "flows/ways Mortgage",
    "flows/ways Lift",
)
def test_an_estate_is_built_sold_mortgaged_and_lifted(
    house: House, desk: tuple[Person, Guest]
) -> None:
    lea, _ = desk
    table = gather(house, desk, "build")
    lea.settled()
    estate = lea.page.locator(".estate")
    for way, back in (
        ("table/MyDeeds table-manage", "flows/EstatePane table-back"),
        ("flows/Business flows-build-or-mortgage", "desk/TurnReminder note warn"),
        ("flows/Business flows-build-or-mortgage", ""),
    ):
        lea.control(way).click()
        expect(estate).to_be_visible()
        if back:
            lea.control(back).click()
            expect(estate).to_have_count(0)
    cash = [house.view(table)["players"][0]["cash"]]
    for order, times in (("Build", 1), ("Sell", 1), ("SellGroup", 2), ("Mortgage", 1), ("Lift", 1)):
        if order == "SellGroup":
            lea.control("flows/EstatePane sell-all").click()
        lea.press(order, times)
        cash.append(house.view(table)["players"][0]["cash"])
    assert [after > before for before, after in pairwise(cash)] == [False, True, True, True, False]
    lea.control("flows/EstatePane name").click()
    expect(lea.page.locator(".deed-panel")).to_be_visible()
    lea.page.keyboard.press("Escape")
    lea.control("table/MyDeeds holding").click()
    expect(lea.page.locator(".deed-panel")).to_be_visible()


@pytest.mark.presses("table/SeatChips chip", "table/TakeBack Undo")
def test_a_shared_device_passes_from_seat_to_seat(house: House, person: Come) -> None:
    both = person("Léa")
    gather(house, [both, both], "claim")
    both.settled()
    seats = both.page.get_by_role("group", name="Who plays on this device")
    lea, malik = (seats.get_by_role("button", name=name) for name in ("Léa", "Malik"))
    expect(malik).to_have_attribute("aria-pressed", "true")
    lea.click()
    expect(lea).to_have_attribute("aria-pressed", "true")
    expect(both.control("table/MyDeeds holding")).to_be_visible()
    malik.click()
    both.press("EndTurn")
    both.press("Undo")
    both.is_asked("EndTurnOrGoOn")


@pytest.mark.long
@pytest.mark.presses(
    "board/PlayerChip player",
    "table/MyDeeds common-close",
    "table/PhoneTabs table-place-*",
    "core/keys l",
    "core/keys c",
)
def test_a_small_screen_shows_everybodys_deeds_and_every_place(
    house: House, phone: tuple[Person, Guest]
) -> None:
    lea, _ = phone
    gather(house, phone, "trade")
    lea.settled()
    page, deeds = lea.page, lea.page.locator("[data-deeds]")
    page.keyboard.press("l")
    expect(page.locator(".log-panel")).to_be_visible()
    page.keyboard.press("c")
    expect(lea.control("table/ChatPanel table-write")).to_be_focused()
    page.locator('.player-chip[data-seat="1"]').click()
    expect(deeds).to_contain_text("Foch")
    lea.control("table/MyDeeds common-close").click()
    expect(deeds).to_have_count(0)
    page.locator('.player-chip[data-seat="1"]').click()
    deeds.get_by_text("Foch").click()
    deed(lea, "Avenue Foch")
    for place, seen in (
        ("Deeds", ".estate"),
        ("Trade", ".trade"),
        ("Log", ".log-panel"),
        ("Table", ".table-panel"),
        ("Play", ".prompt"),
    ):
        page.locator(".phone-tabs").get_by_role("button", name=place).click()
        expect(page.locator(seen)).to_be_visible()


def test_the_list_of_a_small_screen_opens_deeds(house: House, phone: tuple[Person, Guest]) -> None:
    lea, _ = phone
    gather(house, phone, "trade")
    lea.settled()
    lea.page.locator(".phone-tabs").get_by_role("button", name="Table").click()
    lea.control("table/TablePanel table-board-list").click()
    lea.page.locator('.list [data-space="paradis"]').click()
    deed(lea, "Rue de Paradis")
