"""Analysis: a finished game is analysed, a decision is seen on its board, and made otherwise."""

import re
from collections.abc import Callable

import pytest
from gathering import gather
from house import House
from left_games import left_game
from people import Person
from playwright.sync_api import Route, expect
from turns import leaver

pytestmark = pytest.mark.long

Come = Callable[..., Person]
AT_LAST = 120_000
"""Milliseconds for an analysis on a busy machine, where it comes after everything else."""


@pytest.fixture
def left(house: House, person: Come) -> Person:
    """Somebody who has left a game of two after a few turns, before its result."""
    return left_game(house, person).loser


@pytest.mark.presses(
    "after/Analysis analyse",
    "after/LineChart range",
    "after/ChanceCurve chances pointermove",
    "after/Course turning-point",
    "after/DearestDecisions dear-decision",
    "after/Advice analysis-to-next",
    "after/Advice analysis-to-previous",
    "after/PlayOn play-on",
    "after/PlayOn play-as",
    "after/PlayOn play-against",
    "after/PlayOn play-go",
)
def test_a_decision_is_found_seen_and_decided_otherwise(left: Person) -> None:
    page = left.page
    left.control("after/Analysis analyse").click()
    dear = left.control("after/DearestDecisions dear-decision").filter(has_text="you left the game")
    expect(dear).to_contain_text("blunder", timeout=AT_LAST)
    left.control("after/ChanceCurve chances").hover()
    slider = page.get_by_role("slider", name="Chances to win, turn by turn")
    slider.focus()
    page.keyboard.press("Home")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("^start: Léa: "))
    expect(page.get_by_role("table", name="Chances to win")).to_have_count(1)
    left.control("after/Course turning-point").last.click()
    page.wait_for_selector(".theatre")
    page.go_back()
    dear.click()
    advice = page.locator("[data-advice]")
    expect(advice).to_contain_text("left the game")
    step = page.get_by_role("slider", name=re.compile("^Step")).input_value()
    assert f"at={step}" in page.url
    page.keyboard.press("Home")
    left.control("after/Advice analysis-to-next").click()
    page.keyboard.press("End")
    left.control("after/Advice analysis-to-previous").click()
    expect(advice).to_contain_text("left the game")
    left.control("after/PlayOn play-on").click()
    left.control("after/PlayOn play-as").select_option(label=left.name)
    left.control("after/PlayOn play-against").select_option("novice")
    left.control("after/PlayOn play-go").click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector("[data-seq] [data-prompt], [data-prompt]")
    table = page.url.rpartition("/")[2]
    found = left.context.request.get(f"/api/tables/{table}").json()
    assert found["table"]["goes_on"]
    assert sorted(seat["level"] for seat in found["table"]["seats"]) == ["", "novice"]


@pytest.mark.presses("after/Deals deal", "after/ChampionThen champion-then")
def test_a_deal_says_what_it_brought_both_sides_and_the_champion_what_it_would_have_done(
    house: House, person: Come
) -> None:
    people = [person("Léa"), person("Malik")]
    lea, malik = people
    table = gather(house, people, "offer-of-two")
    lea.press("Accept")
    loser = leaver(house, table, people)
    loser.post(f"/api/tables/{table}/seats/{people.index(loser)}/concede", {})
    page = malik.page
    page.wait_for_selector(".result h1")
    malik.control("after/Analysis analyse").click()
    deal = malik.control("after/Deals deal")
    expect(deal).to_contain_text(re.compile(r"^Turn \d+: Léa gave Malik .* for "), timeout=AT_LAST)
    expect(deal.locator(".side").first).to_contain_text(re.compile(r"Malik\s*[+−]?[\d.]+%"))
    expect(deal.locator(".side").last).to_contain_text(re.compile(r"Léa\s*[+−]?[\d.]+%"))
    deal.click()
    malik.control("after/ChampionThen champion-then").click()

    champion = page.locator("[data-champion]")
    expect(champion).to_contain_text(re.compile("The champion would: (accept|refuse|answer)"))


def for_both(route: Route) -> None:
    """Let an analysis tell that the other one had decided the same, just before."""
    answer = route.fetch()
    told = answer.json()
    if told["report"]:
        decisions = told["report"]["decisions"]
        others = [{"seat": 1 - one["seat"], "number": one["number"] - 1} for one in decisions]
        decisions += [one | other for one, other in zip(decisions, others, strict=True)]
    route.fulfill(response=answer, json=told)


@pytest.mark.presses("after/DearestDecisions dearest-whose", "after/DearestDecisions dearest-all")
def test_the_decisions_of_one_person_are_looked_at_alone(left: Person) -> None:
    page = left.page
    page.route("**/analysis", for_both)
    left.control("after/Analysis analyse").click()
    whose = page.get_by_role("group", name="Whose decisions")
    whose.get_by_role("button", name="Malik").click(timeout=AT_LAST)
    dear = page.locator('[data-control="after/DearestDecisions dear-decision"]')
    alone = dear.count()
    whose.get_by_role("button", name="Everybody").click()

    expect(dear).to_have_count(2 * alone)


@pytest.mark.presses(
    "after/Course analysis-practise",
    "after/Practice practice-choice",
    "after/Practice practice-next",
    "after/Practice practice-again",
    "after/Practice analysis-to-result",
)
def test_the_questions_of_an_old_game_are_asked_again(left: Person) -> None:
    page = left.page
    left.control("after/Analysis analyse").click()
    left.control("after/Course analysis-practise").click(timeout=AT_LAST)
    questions = page.get_by_text(re.compile(r"^Question 1 of \d+$"))
    count = int(questions.inner_text().rpartition(" ")[2])
    for _ in range(count):
        left.control("after/Practice practice-choice").first.click()
        expect(page.locator("[data-verdict]")).to_contain_text("At the table")
        left.control("after/Practice practice-next").click()
    expect(page.get_by_text(re.compile(rf"of {count} answered well"))).to_be_visible()
    left.control("after/Practice practice-again").click()
    expect(questions).to_be_visible()
    for _ in range(count):
        left.control("after/Practice practice-choice").last.click()
        left.control("after/Practice practice-next").click()
    left.control("after/Practice analysis-to-result").click()
    page.wait_for_selector(".result h1")
