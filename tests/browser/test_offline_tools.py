"""Without a network: the tools of one phone go on, and nothing is lost or done twice."""

from collections.abc import Callable

import pytest
from house import House
from people import PHONE, Person
from playwright.sync_api import expect
from scorer import Scorer
from test_unit_page import FULL
from unit_page import UnitPage

Come = Callable[..., Person]
CUT = ("WebSocket", "net::ERR", "Failed to load resource", "Failed to fetch")
IS_KEPT = """async () => {
  const wanted = /\\/(assets|api\\/(editions|rulebook))(\\/|$)/;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
    .filter((name) => wanted.test(new URL(name).pathname));
  const kept = await Promise.all(['/', ...loaded].map((one) => caches.match(one)));
  return navigator.serviceWorker.controller && loaded.length > 20 && kept.every(Boolean);
}"""
"""Whether the service worker has what the page and all tools need."""


@pytest.fixture
def lea(own_house: House, visitor: Come) -> Person:
    one = visitor(own_house.address, "Léa", viewport=PHONE, service_workers="allow")
    one.allowed = CUT
    return one


def wait_until_kept(one: Person) -> None:
    one.page.wait_for_load_state("networkidle")
    one.page.wait_for_function(IS_KEPT)


def test_a_round_is_told_and_counted_while_the_server_is_gone(
    own_house: House, lea: Person
) -> None:
    scorer = Scorer(lea, "Ana", "Bo")
    scorer.lay("baltic", "oriental", "off")
    wait_until_kept(lea)
    own_house.stop()
    scorer.lay("boardwalk", "states")
    lea.page.reload()
    scorer.lay("off", "off", "off")
    found = scorer.count()
    own_house.start()
    lea.page.reload()
    scorer.control("next").wait_for()

    assert found["cash"] == [750, 200]
    assert scorer.sums() == found
    expect(scorer.all("side").first).to_contain_text("4 of 4")
    scorer.next()
    assert scorer.order == ["Bo", "Ana"]


def test_payments_of_the_unit_are_made_once_while_the_server_is_gone(
    own_house: House, lea: Person
) -> None:
    unit = UnitPage(lea)
    unit.page.clock.resume()
    pay(unit)
    wait_until_kept(lea)
    own_house.stop()
    pay(unit)
    lea.page.reload()
    unit.unit.wait_for()
    pay(unit)
    own_house.start()
    lea.page.reload()
    unit.unit.wait_for()

    assert unit.balances == [FULL - 3_000_000, *[FULL] * 5]


def pay(unit: UnitPage) -> None:
    unit.press("C")
    unit.insert("red", 0)
    unit.type("1M")
    unit.remove("red")


def test_all_tools_and_an_opened_rulebook_open_without_a_network(
    own_house: House, lea: Person
) -> None:
    page = lea.go("/rules/classic-2003")
    page.get_by_role("searchbox").wait_for()
    lea.go("/beside/clocks")
    page.locator("[data-clock=game]").get_by_text("Start").click()
    wait_until_kept(lea)
    own_house.stop()
    page.reload()
    clock = page.locator("[data-clock=game]")
    expect(clock.get_by_text("Pause")).to_be_visible()
    expect(clock).not_to_have_attribute("data-left", "3600")  # It runs.
    lea.go("/beside")
    expect(page.locator("nav a.panel")).to_have_count(5)
    for tool, landmark in {"unit": "svg.unit", "score": "form", "bank": "form"}.items():
        lea.go(f"/beside/{tool}")
        page.locator(landmark).first.wait_for()
    lea.go("/rules/classic-2003")
    clauses = page.locator("article")
    clauses.first.wait_for()
    all_of_them = clauses.count()
    page.get_by_role("searchbox").fill("mortgage")
    expect(clauses).not_to_have_count(all_of_them)
    found = clauses.all_inner_texts()
    assert 0 < len(found) < all_of_them
    assert all("mortgage" in clause.lower() for clause in found)
    own_house.start()
