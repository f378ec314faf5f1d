"""Knockout in the browser: the count of a round step by step, and aiming by hand."""

from collections.abc import Callable, Sequence

import pytest
from gathering import gather
from house import House
from people import Person
from slides import sliding
from turns import step

Come = Callable[..., Person]
SHORT = 640
"""The height of a small phone."""


def play_out(house: House, table: str, people: Sequence[Person]) -> None:
    """Answer plainly until the round is over."""
    began = house.view(table)["round"]
    while house.view(table)["round"] == began:
        assert step(house, table, people)


def test_a_round_is_counted_step_by_step(house: House, person: Come) -> None:
    lea, malik = person("Léa", "en"), person("Malik", "fr")
    table = gather(house, [lea, malik], sliding(1, 2))
    play_out(house, table, [lea, malik])
    lea.page.wait_for_selector("[data-count]")
    shown = [counted(lea)]
    while lea.page.locator('[data-do="next-step"]').count():
        lea.page.keyboard.press("Enter")
        shown.append(counted(lea))
    assert shown == sorted(set(shown))
    cash = lea.page.locator("tfoot tr:last-child td").all_inner_texts()
    assert sorted(map(amount, cash)) == sorted(side["cash"] for side in house.view(table)["sides"])
    lea.page.locator('[data-do="go-on"]').click()
    lea.page.wait_for_selector("[data-count]", state="detached")
    malik.page.wait_for_selector("[data-count]")
    malik.page.keyboard.press("Escape")
    malik.page.keyboard.press("Enter")
    malik.page.wait_for_selector("[data-count]", state="detached")
    assert house.view(table)["round"] == 2


def test_pulling_a_token_back_slides_it(house: House, person: Come) -> None:
    lea, malik = person("Léa"), person("Malik")
    table = gather(house, [lea, malik], sliding(1, 8))
    lea.settled()
    in_hand = hand(house, table)
    box = lea.page.locator(".aim .band").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"]
    mouse = lea.page.mouse
    mouse.move(x, y)
    mouse.down()
    mouse.move(x, y + 40, steps=4)
    lea.page.wait_for_selector(".reach.pulling")
    mouse.move(x, y + 60, steps=4)
    with lea.giving("slide"):
        mouse.up()
    malik.sees(lea.seq)
    assert hand(house, table) == in_hand - 1


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("width", [320, 360])
def test_a_small_phone_slides_without_scrolling(
    house: House, person: Come, width: int, language: str
) -> None:
    lea = person("Léa", language, viewport={"width": width, "height": SHORT}, has_touch=True)
    malik = person("Malik")
    gather(house, [lea, malik], sliding(1, 8))
    lea.settled()
    box = lea.do("slide").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= SHORT


def counted(person: Person) -> int:
    """Return how many steps of the count are shown."""
    return int(person.page.locator("[data-count]").get_attribute("data-count") or 0)


def amount(text: str) -> int:
    """Return the number in a sum of money."""
    return int("".join(sign for sign in text if sign.isdigit()) or 0)


def hand(house: House, table: str) -> int:
    """Return how many tokens Léa still has in hand."""
    return sum(token["at"] == "hand" for token in house.view(table)["sides"][0]["tokens"])
