"""The booklet: a clause beside the table, and the page with all of them."""

from collections.abc import Callable

import pytest
from gathering import gather
from house import House
from people import Guest, Person
from playwright.sync_api import expect

Come = Callable[..., Person]
Sit = Callable[[str], Guest]
REFUSED = ("Failed to load resource",)


@pytest.mark.presses(
    "look/Clauses table-clause",
    "rules/ClausePanel close",
    "rules/ClausePanel panel clause-panel keydown",
    "rules/ClausePanel rules-open-book",
)
def test_a_clause_is_read_at_the_table(house: House, person: Come, guest: Sit) -> None:
    lea = person("Léa")
    gather(house, [lea, guest("Malik")], "jail")
    lea.settled()
    link, panel = lea.control("look/Clauses table-clause"), lea.page.locator(".clause-panel")
    clause = link.get_attribute("title") or ""
    link.click()
    expect(lea.page.get_by_role("region", name=clause)).to_be_focused()
    lea.page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    link.focus()
    lea.page.keyboard.press("Enter")
    expect(panel.get_by_role("heading", name=clause)).to_be_visible()
    lea.page.keyboard.press("Escape")
    expect(link).to_be_focused()
    link.click()
    with lea.context.expect_page() as opening:
        lea.control("rules/ClausePanel rules-open-book").click()
    expect(opening.value.locator(f"article.cited#{clause}")).to_be_visible()
    opening.value.close()
    lea.control("rules/ClausePanel close").click()
    expect(panel).to_have_count(0)


@pytest.mark.long
@pytest.mark.presses("rules/ClausePanel close")
def test_a_clause_that_did_not_come_is_put_away(house: House, person: Come, guest: Sit) -> None:
    lea = person("Léa")
    lea.allowed = REFUSED
    lea.page.route("**/api/rulebook/**", lambda route: route.abort())
    gather(house, [lea, guest("Malik")], "jail")
    lea.settled()
    lea.control("look/Clauses table-clause").click()
    lea.control("rules/ClausePanel close").click()
    expect(lea.page.locator(".clause-panel")).to_have_count(0)


@pytest.mark.presses(
    "rules/RulesPage rules-again",
    "rules/RulesPage rules-search",
    "rules/RulesPage chip",
    "rules/ClauseText rules-reading",
)
def test_the_booklet_is_searched(person: Come) -> None:
    ana = person("Ana")
    ana.allowed = REFUSED
    ana.page.route("**/api/rulebook/**", lambda route: route.abort())
    page = ana.go("/rules/classic-2003")
    again = ana.control("rules/RulesPage rules-again")
    expect(again).to_be_visible()
    page.unroute("**/api/rulebook/**")
    again.click()
    articles = page.locator("article")
    expect(articles.first).to_be_visible()
    whole = articles.count()
    ana.control("rules/RulesPage rules-search").fill("hotel")
    page.wait_for_function(f"document.querySelectorAll('article').length < {whole}")
    found = articles.count()
    assert found > 0
    area = ana.control("rules/RulesPage chip")
    title = area.inner_text()
    area.click()
    expect(page.get_by_role("heading", name=title, exact=True)).to_be_in_viewport()
    assert articles.count() == found
    page.get_by_role("searchbox").fill("CL-055")
    ana.control("rules/ClauseText rules-reading").click()
    expect(page.locator("details[open] p").first).to_be_visible()
