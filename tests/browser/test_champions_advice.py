"""Advice: who plays against bots alone asks what the champion would do, and reads it."""

from collections.abc import Callable

import pytest
from gathering import gather
from house import House
from people import Person
from playwright.sync_api import expect

pytestmark = pytest.mark.long

Come = Callable[..., Person]
AT_LAST = 20_000
"""Milliseconds for a process that thinks to start on a busy machine, and to answer."""


@pytest.mark.presses("table/ChampionAdvice ask-champion")
def test_the_champion_says_what_it_would_do_and_changes_nothing(house: House, person: Come) -> None:
    lea = person("Léa")
    table = gather(house, [lea], "buy")
    lea.is_asked("BuyOrAuction")
    before = house.seq(table)
    lea.control("table/ChampionAdvice ask-champion").click()
    advice = lea.page.locator("[data-champion]")
    expect(advice).to_contain_text("The champion would: ", timeout=AT_LAST)
    expect(lea.control("table/ChampionAdvice ask-champion")).to_have_count(0)

    assert house.seq(table) == before
    lea.press("Buy")
    expect(advice.get_by_text("The champion would: ")).to_have_count(0)


def test_among_people_nobody_is_offered_advice(house: House, person: Come) -> None:
    lea, malik = person("Léa"), person("Malik")
    gather(house, [lea, malik], "buy")
    lea.is_asked("BuyOrAuction")

    expect(lea.control("table/ChampionAdvice ask-champion")).to_have_count(0)
