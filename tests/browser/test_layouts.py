"""Layouts: nothing is cut off, nothing stands alone in a line, the newest is in sight."""

from collections.abc import Callable

import pytest
from gathering import gather, open_table, seat_all
from house import House
from people import Person
from playwright.sync_api import expect
from slides import sliding
from states import State, read_state, state

Come = Callable[..., Person]
LAPTOP = {"width": 1180, "height": 820}
FOLLOWS = """() => {
  const log = document.querySelector('.talk [role=log]');
  return log.scrollHeight > log.clientHeight + 60
    && log.scrollHeight - log.scrollTop - log.clientHeight < 4;
}"""
CUT = """(pane) => [...pane.querySelectorAll('.bid-row .text, .bid-row strong')]
  .filter((one) => one.scrollWidth > one.clientWidth + 1
    || one.getBoundingClientRect().bottom > pane.getBoundingClientRect().bottom + 1)
  .map((one) => one.textContent)"""
BESIDE = """(seat) => {
  const box = (one) => seat.querySelector(one).getBoundingClientRect();
  const [cross, name] = [box('.away'), box('strong')];
  return cross.top < name.bottom && name.top < cross.bottom;
}"""


def family(count: int) -> State:
    """Return an auction of some who sit at one device."""
    names = ("Maman", "Papa", "Zoé", "Hugo", "Inès")[:count]
    return read_state(
        "family",
        {
            "edition": "classic-2003",
            "ask": "BidOrLeave",
            "given": {
                "players": [{"name": name, "at": "go"} for name in names],
                "turn": {"seat": "Zoé"},
                "luck": ["dice 2 6"],
            },
            "when": ["Zoé roll", "Zoé decline", "Papa bid 40"],
        },
    )


@pytest.mark.presses("flows/BidRow act-for")
@pytest.mark.parametrize("count", [3, 5])
def test_everybody_at_one_device_bids_without_scrolling(
    house: House, person: Come, count: int
) -> None:
    maman = person("Maman", "en", viewport=LAPTOP)
    gather(house, [maman] * count, family(count))
    maman.settled()
    pane = maman.page.locator("div.middle")
    expect(pane.locator(".bid-row")).to_have_count(count)
    assert pane.evaluate(CUT) == []
    assert pane.evaluate("(box) => box.scrollHeight <= box.clientHeight + 1")
    pane.locator(".bid-row", has_text="Zoé").locator("[data-do=act-for]").click()
    expect(pane.locator(".bid-row:has(.own)")).to_contain_text("Zoé")


def test_a_seat_of_the_lobby_keeps_its_cross_beside_its_name(person: Come) -> None:
    lea = person("Léa", "fr")
    table = open_table([lea], state("crowd"), seats=[{"level": ""}] * 4)
    seat_all([lea], table, ["Léa"])
    lea.go(f"/t/{table}").wait_for_selector('[data-do="start"]')
    for width in (390, 760, 900, 1024, 1180, 1440):
        lea.page.set_viewport_size({"width": width, "height": 820})
        beside = [one.evaluate(BESIDE) for one in lea.page.locator(".seat.free").all()]
        assert beside == [True] * 3, width


def test_the_log_of_knockout_follows_its_newest_line_unless_one_reads_back(
    house: House, person: Come
) -> None:
    lea = person("Léa", viewport=LAPTOP, reduced_motion="no-preference")
    gather(house, [lea], sliding(1, 15))
    log = lea.page.locator(".talk [role=log]")
    slide(lea)
    lea.page.wait_for_function(FOLLOWS)
    expect(log.locator("p").last).to_be_in_viewport(ratio=0.9)
    log.evaluate("(box) => box.scrollTo({ top: 0 })")
    slide(lea)
    assert log.evaluate("(box) => box.scrollTop") == 0


def slide(person: Person) -> None:
    """Let a token go, and wait until all have come to rest and the next is asked for."""
    person.press("slide")
    person.page.wait_for_selector('[data-asked="true"][data-ready="true"]')
