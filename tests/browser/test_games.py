"""Whole games from the home page by two people in two browsers, one French, one English."""

from collections.abc import Callable, Sequence

import pytest
from house import House
from lobby import be_ready, join, open_table, start
from people import Person

Come = Callable[..., Person]
OPENING = ((6, 5), (4, 3), (3, 2), (2, 1))
TAX = (1, 3)
POOR = {"classic": 150, "euro": 150, "revolution": 1_500_000, "clone-wars": 150}
PLAIN = {
    "ThrowToStart": "Roll",
    "ThrowDice": "Roll",
    "ThrowAgain": "Roll",
    "EndTurnOrGoOn": "EndTurn",
    "BuyOrAuction": "Buy",
    "BidOrLeave": "Leave",
    "AnswerOffer": "Refuse",
    "ReadTheText": "ReadText",
    "UseOrSkipPower": "SkipPower",
    "ChooseYourToken": "ChooseToken",
    "NameWish": "Wish",
}


def together(person: Come, box: str) -> tuple[str, list[Person]]:
    """Let Léa open a table with two bots, and Bo come by the link."""
    lea, bo = person("Léa", "fr"), person("Bo", "en")
    table = open_table(lea, box)
    be_ready(lea)
    join(bo, table)
    start(lea)
    return table, [lea, bo]


def answer(one: Person) -> None:
    """Give the plainest answer to what is asked."""
    ask = one.root("ask")
    if ask == "PayDebt":
        one.press("GiveUp", times=2)
    else:
        one.press(PLAIN[ask])


def play_on(house: House, table: str, people: Sequence[Person]) -> None:
    """Play until the table is over and everybody sees the result."""
    while not house.is_over(table):
        for one in people:
            one.sees(house.seq(table))
            if one.root("asked") == "true" and not house.is_over(table):
                answer(one)
    for one in people:
        one.page.wait_for_selector(".result h1")


@pytest.mark.parametrize("box", POOR)
def test_a_whole_game(house: House, person: Come, box: str) -> None:
    house.will_throw(*OPENING, (2, 4), TAX, TAX, TAX)
    table, people = together(person, box)
    house.make_poor(table, POOR[box])
    play_on(house, table, people)
    assert house.view(table)["winners"] == [0]
    assert "Léa" in people[1].page.locator(".result h1").inner_text()
