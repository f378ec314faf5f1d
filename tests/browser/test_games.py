"""Whole games from the home page by two people in two browsers, one French, one English."""

from collections.abc import Callable

import pytest
from house import House
from lobby import be_ready, join, open_table, start
from people import Person
from turns import play_on

Come = Callable[..., Person]
OPENING = ((6, 5), (4, 3), (3, 2), (2, 1))
TAX = (1, 3)
POOR = {"classic": 150, "euro": 150, "revolution": 1_500_000, "clone-wars": 150}


def together(person: Come, box: str) -> tuple[str, list[Person]]:
    """Let Léa open a table with two bots, and Bo come by the link."""
    lea, bo = person("Léa", "fr"), person("Bo", "en")
    table = open_table(lea, box)
    be_ready(lea)
    join(bo, table)
    start(lea)
    return table, [lea, bo]


@pytest.mark.parametrize("box", POOR)
def test_a_whole_game(house: House, person: Come, box: str) -> None:
    house.will_throw(*OPENING, (2, 4), TAX, TAX, TAX)
    table, people = together(person, box)
    house.make_poor(table, POOR[box])
    play_on(house, table, people)
    assert house.view(table)["winners"] == [0]
    assert "Léa" in people[1].page.locator(".result h1").inner_text()
