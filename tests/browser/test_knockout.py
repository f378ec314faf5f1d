"""Knockout in the browser: a whole last round, the count step by step, and aiming by hand."""

from collections.abc import Callable, Sequence

from gathering import gather
from house import House
from lobby import be_ready, join, open_table, start
from people import Person
from slides import sliding
from turns import answer

Come = Callable[..., Person]


def take_up_last_round(house: House, table: str) -> None:
    """Let a table of four go on in its last round, with the names that sit there."""
    there, wanted = house.position(table), sliding(4, 8, seats=4).position
    house.take_up(table, {**wanted, "seats": there["seats"], "options": there["options"]})


def play_out(house: House, table: str, people: Sequence[Person]) -> None:
    """Answer plainly until the round is over, and with the last one the game."""
    began = house.view(table)["round"]

    def is_counted() -> bool:
        return house.is_over(table) or house.view(table)["round"] > began

    while not is_counted():
        for one in people:
            one.sees(house.seq(table))
            if one.root("asked") == "true" and not is_counted():
                answer(one)


def test_a_game_from_the_home_page_to_its_result(house: House, person: Come) -> None:
    lea, bo = person("Léa", "fr"), person("Bo", "en")
    table = open_table(lea, "knockout")
    be_ready(lea)
    join(bo, table)
    start(lea)
    take_up_last_round(house, table)
    play_out(house, table, [lea, bo])
    for one in (lea, bo):
        one.page.locator('[data-do="skip-steps"]').click()
        one.page.locator('[data-do="go-on"]').click()
        one.page.wait_for_selector(".result h1")
    winners = house.view(table)["prompt"]["winners"]
    assert len(winners) >= 1
    assert lea.page.locator(".result li").count() == 4


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
    malik.page.keyboard.press("Escape")
    malik.page.keyboard.press("Enter")
    malik.page.wait_for_selector("[data-count]", state="detached")
    assert house.view(table)["round"] == 2


def test_pulling_a_token_back_slides_it(house: House, person: Come) -> None:
    lea, malik = person("Léa"), person("Malik")
    table = gather(house, [lea, malik], sliding(1, 8))
    before = lea.settled()
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
    mouse.up()
    lea.sees(before + 1)
    malik.sees(before + 1)
    assert hand(house, table) == in_hand - 1


def counted(person: Person) -> int:
    """Return how many steps of the count are shown."""
    return int(person.page.locator("[data-count]").get_attribute("data-count") or 0)


def amount(text: str) -> int:
    """Return the number in a sum of money."""
    return int("".join(sign for sign in text if sign.isdigit()) or 0)


def hand(house: House, table: str) -> int:
    """Return how many tokens Léa still has in hand."""
    return sum(token["at"] == "hand" for token in house.view(table)["sides"][0]["tokens"])
