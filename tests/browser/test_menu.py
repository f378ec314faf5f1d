"""The menu of a running table and the banner over it: what the host orders, what is voted on."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from gathering import gather
from house import House
from people import Guest, Person
from playwright.sync_api import expect
from relay import relayed
from slides import sliding
from test_lobby import levels, told

Come = Callable[..., Person]
Sit = Callable[[str], Guest]
CUT = ("WebSocket", "net::ERR")


@pytest.fixture
def pair(person: Come) -> tuple[Person, Person]:
    """Léa, who is the host, and Malik."""
    return person("Léa"), person("Malik")


def opens_menu(one: Person) -> None:
    """Open the menu of the table."""
    one.control("table/TableMenu menu").click()
    expect(one.page.locator("dialog[open]")).to_be_visible()


@contextmanager
def ordering(one: Person) -> Iterator[None]:
    """Order something from the menu; the server must do it before anything else is pressed."""
    with one.page.expect_response("**/motions") as answer:
        yield
    assert answer.value.ok, answer.value.text()


def proposes(one: Person, control: str) -> None:
    """Propose something to the table, and leave the menu."""
    opens_menu(one)
    one.control(control).click()
    expect(one.page.locator('[data-news="vote"]')).to_be_visible()
    one.control("look/Dialog close").click()


@pytest.mark.presses(
    "table/TableMenu menu",
    "look/Dialog dialog keydown",
    "look/Dialog close",
    "table/TableMenu lobby-claims-server",
    "table/TableMenu lobby-go-on",
    "table/TableMenu lobby-unlock",
    "table/TableMenu home-pace",
    "table/TableBanner go-on",
)
def test_the_host_runs_the_table_from_its_menu(house: House, pair: tuple[Person, Person]) -> None:
    lea, malik = pair
    table = gather(house, pair, "jail")
    opens_menu(lea)
    lea.control("table/TableMenu lobby-claims-server").uncheck()
    lea.control("table/TableMenu lobby-unlock").click()
    expect(lea.page.get_by_role("button", name="Open the table again")).to_be_visible()
    lea.control("table/TableMenu home-pace").select_option("3x")
    lea.control("table/TableMenu lobby-go-on").click()
    expect(malik.page.locator('[data-news="paused"]')).to_be_visible()
    found = told(lea, table)["table"]
    assert not found["seats"][0]["claims"]
    assert (found["locked"], found["pace"], found["paused"]) == (True, "3x", True)
    lea.page.keyboard.press("Escape")
    expect(lea.page.locator("dialog[open]")).to_have_count(0)
    lea.control("table/TableBanner go-on").click()
    expect(malik.page.locator('[data-news="paused"]')).to_have_count(0)
    opens_menu(lea)
    lea.control("look/Dialog close").click()
    expect(lea.page.locator("dialog[open]")).to_have_count(0)


@pytest.mark.presses(
    "table/TableMenu lobby-hand-over",
    "table/TableMenu lobby-remove",
    "visit/Trouble lobby-look-on",
)
@pytest.mark.usefixtures("slow_pace")
def test_the_host_gives_seats_to_others(house: House, pair: tuple[Person, Person]) -> None:
    lea, malik = pair
    table, sockets = gather(house, pair, "wishes"), list[str]()
    malik.page.on("websocket", lambda socket: sockets.append(socket.url))
    opens_menu(lea)
    choice = lea.control("table/TableMenu lobby-hand-over")
    with ordering(lea):
        choice.select_option("shark")
    malik.control("visit/Trouble lobby-look-on").click()
    malik.hears("You are watching")
    assert levels(lea, table)[1] == "shark"
    expect(choice).to_have_value("")
    with ordering(lea):
        choice.select_option(label="Somebody watching")
    malik.is_asked("NameWish")
    assert told(malik, table)["you"]["seats"] == [1]
    with ordering(lea):
        lea.control("table/TableMenu lobby-remove").click()
    expect(lea.control("table/TableMenu lobby-remove")).to_have_count(0)
    assert told(malik, table)["you"]["seats"] == []
    assert sockets == [], "who loses a seat and gets one keeps the socket"


@pytest.mark.presses("table/TableMenu mute", "table/TableMenu dismiss")
def test_the_host_mutes_a_player_and_sends_away_who_looks_on(
    house: House, pair: tuple[Person, Person], person: Come
) -> None:
    lea, malik = pair
    table = gather(house, pair, "jail")
    eve = person("Ève")
    eve.allowed = ("404",)
    eve.go(f"/t/{table}")
    opens_menu(lea)
    with ordering(lea):
        lea.control("table/TableMenu mute").click()
    expect(lea.page.get_by_role("button", name="Let Malik write")).to_be_visible()
    assert told(malik, table)["table"]["seats"][1]["muted"]
    with ordering(lea):
        lea.control("table/TableMenu dismiss").click()
    expect(lea.control("table/TableMenu dismiss")).to_have_count(0)
    expect(eve.page.get_by_text("No table at this address")).to_be_visible()


@pytest.mark.long
def test_a_pace_that_the_server_did_not_hear_of_is_taken_back(
    house: House, person: Come, guest: Sit
) -> None:
    lea = person("Léa")
    lea.allowed = CUT
    gather(house, [lea, guest("Malik")], "jail")
    lea.page.route("**/motions", lambda route: route.abort())
    opens_menu(lea)
    pace = lea.control("table/TableMenu home-pace")
    pace.select_option("1x")
    expect(lea.page.get_by_role("alert")).to_be_visible()
    expect(pace).to_have_value("instant")


@pytest.mark.presses(
    "table/TableMenu propose-end",
    "table/TableMenu lobby-propose-back",
    "table/TableBanner lobby-vote-withdraw",
    "table/TableBanner vote-yes",
    "table/TableBanner vote-no",
)
def test_the_table_votes(house: House, pair: tuple[Person, Person]) -> None:
    lea, malik = pair
    table = gather(house, pair, "jail")
    vote = lea.page.locator('[data-news="vote"]')
    proposes(lea, "table/TableMenu propose-end")
    malik.control("table/TableBanner vote-no").click()
    expect(vote).to_have_count(0)
    lea.press("PayFine")
    proposes(lea, "table/TableMenu lobby-propose-back")
    lea.control("table/TableBanner lobby-vote-withdraw").click()
    expect(vote).to_have_count(0)
    assert house.view(table)["players"][0]["cash"] == 250
    proposes(lea, "table/TableMenu lobby-propose-back")
    malik.control("table/TableBanner vote-yes").click()
    expect(vote).to_have_count(0)
    assert house.view(table)["players"][0]["cash"] == 300


@pytest.mark.long
@pytest.mark.presses("table/TableMenu lobby-concede-sure")
def test_who_leaves_a_game_of_two_ends_it(house: House, pair: tuple[Person, Person]) -> None:
    lea, malik = pair
    gather(house, pair, "jail")
    opens_menu(lea)
    concede = lea.control("table/TableMenu lobby-concede-sure")
    concede.click()
    concede.click()
    for one in pair:
        one.page.wait_for_selector(".result h1")
    assert malik.page.locator(".result h1").inner_text() == "You win."


@pytest.mark.long
def test_a_table_of_knockout_agrees_to_end(house: House, pair: tuple[Person, Person]) -> None:
    lea, malik = pair
    gather(house, pair, sliding(1, 4))
    proposes(lea, "table/TableMenu propose-end")
    malik.control("table/TableBanner vote-yes").click()
    for one in pair:
        expect(one.page.locator(".result")).to_contain_text("No round was counted.")
        expect(one.page.locator("[data-stopped]")).to_contain_text("The table agreed to stop here")


@pytest.mark.long
def test_the_result_says_that_the_table_agreed_to_stop(
    house: House, pair: tuple[Person, Person]
) -> None:
    lea, malik = pair
    gather(house, pair, "trade")
    proposes(lea, "table/TableMenu propose-end")
    malik.control("table/TableBanner vote-yes").click()
    lea.press("EndTurn")
    for one in pair:
        stopped = one.page.locator(".result [data-stopped]")
        expect(stopped).to_contain_text("The table agreed to stop here, and the largest fortune")


@pytest.mark.long
@pytest.mark.presses("table/TableBanner common-retry", "table/TableBanner common-close")
def test_the_banner_tells_who_is_away(house: House, person: Come, visitor: Come) -> None:
    with relayed(house) as relay:
        lea, malik = visitor(relay.address, "Léa"), person("Malik")
        lea.allowed = CUT
        lea.page.clock.install()
        table = gather(house, [lea, malik], "jail")
        relay.cut()
        lea.page.wait_for_selector('[data-news="link"]')
        lea.page.clock.pause_at(lea.page.evaluate("Date.now() + 1000"))
        malik.page.wait_for_selector('[data-news="host-away"]')
        malik.control("table/TableBanner common-close").click()
        expect(malik.page.locator('[data-news="host-away"]')).to_have_count(0)
        relay.mend()
        lea.control("table/TableBanner common-retry").click()
        expect(lea.page.locator('[data-news="link"]')).to_have_count(0)
        lea.sees(house.seq(table))
        lea.page.goto("about:blank")
