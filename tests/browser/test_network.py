"""A bad network: nobody loses a seat, a state or a press."""

from collections.abc import Callable

import pytest
from gathering import gather
from house import House
from people import Person
from relay import relayed

Come = Callable[..., Person]
CUT = ("WebSocket", "net::ERR")
"""What Chromium itself writes into the console when the network is gone."""
IS_KEPT = """async () => {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
    .filter((name) => name.includes('/assets/'));
  const kept = await Promise.all(['/', ...loaded].map((one) => caches.match(one)));
  return kept.every(Boolean);
}"""


@pytest.fixture
def pair(person: Come) -> tuple[Person, Person]:
    return person("Léa", "fr"), person("Malik", "en")


def owner(house: House, table: str, deed: str) -> int:
    """Return the seat that owns a deed."""
    players = house.view(table)["players"]
    return next(at for at, player in enumerate(players) if deed in player.get("owns", []))


def test_reload_in_the_middle_of_an_auction(house: House, pair: tuple[Person, Person]) -> None:
    lea, malik = pair
    table = gather(house, pair, "duel")
    lea.press("Bid")
    malik.page.reload()
    malik.sees(house.seq(table))
    malik.is_asked("BidOrLeave")
    malik.press("Bid")
    lea.press("Leave")
    assert owner(house, table, "villette") == 1


def test_a_press_without_network_is_done_once(house: House, person: Come, visitor: Come) -> None:
    with relayed(house) as relay:
        lea, malik = visitor(relay.address, "Léa", "fr"), person("Malik")
        lea.allowed = CUT
        table = gather(house, [lea, malik], "duel")
        before = lea.settled()
        relay.cut()
        lea.page.wait_for_selector('[data-news="link"]')
        lea.page.locator(".quick [data-do=Bid]").first.dblclick()
        assert house.seq(table) == before
        relay.mend()
        lea.sees(before + 1)
        lea.page.wait_for_selector('[data-news="link"]', state="detached")
        malik.sees(before + 1)
        malik.press("Leave")
        assert house.view(table)["players"][0]["cash"] == 640 - 61
        lea.page.goto("about:blank")


def test_the_server_is_stopped_and_started_again(own_house: House, visitor: Come) -> None:
    people = [visitor(own_house.address, name) for name in ("Léa", "Malik")]
    lea, malik = people
    lea.allowed = malik.allowed = CUT
    table = gather(own_house, people, "duel")
    lea.press("Bid")
    before = own_house.seq(table)
    own_house.stop()
    for one in people:
        one.page.wait_for_selector('[data-news="link"]')
    own_house.start()
    for one in people:
        one.page.wait_for_selector('[data-news="link"]', state="detached")
        assert one.seq == before
    malik.press("Leave")
    assert owner(own_house, table, "villette") == 0


@pytest.mark.long
def test_two_tabs_on_one_seat(house: House, pair: tuple[Person, Person]) -> None:
    lea, malik = pair
    table = gather(house, pair, "duel")
    second = lea.again()
    second.go(f"/t/{table}")
    second.sees(house.seq(table))
    second.press("Bid")
    lea.sees(second.seq)
    malik.press("Bid")
    lea.press("Leave")
    second.sees(house.seq(table))
    assert second.root("ask") == lea.root("ask") != "BidOrLeave"
    assert owner(house, table, "villette") == 1


def test_what_was_opened_once_opens_without_a_network(house: House, visitor: Come) -> None:
    with relayed(house) as relay:
        lea = visitor(relay.address, "Léa", service_workers="allow")
        lea.allowed = CUT
        page = lea.go()
        page.wait_for_selector("form.panel .rule")
        page.wait_for_function(IS_KEPT)
        relay.cut()
        page.reload()
        page.wait_for_selector("form.panel .rule")
        relay.mend()
        page.reload()
        page.wait_for_selector("form.panel .rule")
        page.goto("about:blank")
