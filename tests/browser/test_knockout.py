"""Knockout in the browser: the count of a round step by step, and aiming by hand."""

from collections.abc import Callable, Sequence
from typing import Any
from unittest.mock import patch

import msgspec
import pytest
from finished import moment
from gathering import gather, open_table, seat_all
from house import House
from people import Person
from slides import SEED, sliding
from states import State
from turns import step

from passgo.server.room import Room
from passgo.server.writer import Draft
from passgo.sliding.bots import Bot
from passgo.sliding.game import SlidingGame
from passgo.sliding.luck import Seeded

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


@pytest.mark.parametrize("game", ["knockout", "teams"])
def test_the_end_shows_what_each_round_counted(house: House, person: Come, game: str) -> None:
    lea = person("Léa")
    table = slid_out(house, lea, moment(game))
    lea.go(f"/t/{table}")
    rounds = lea.page.get_by_role("slider")
    rounds.focus()
    lea.page.keyboard.press("Home")
    shown = [caption(lea)]
    for _ in range(int(rounds.get_attribute("max") or 0)):
        lea.page.keyboard.press("ArrowRight")
        shown.append(caption(lea))

    counts = counts_of(house, table)
    assert len(counts) == len(house.view(table)["sides"])
    nothing = [0] * len(counts)
    assert shown == [("start", nothing), *((f"round {at}", counts[at]) for at in sorted(counts))]


def slid_out(house: House, person: Person, wanted: State) -> str:
    """Let somebody share a device with all, and bots play to the end, the same every time."""
    seats = range(len(wanted.seats))
    table = open_table([person for _ in seats], wanted)
    seat_all([person for _ in seats], table, wanted.seats)
    bots = [Bot("novice", SEED + seat) for seat in seats]

    def slide(draft: Draft, room: Room) -> None:
        match = room.match
        assert match is not None
        assert isinstance(match.game, SlidingGame)
        seat = match.game.prompt.seats[0]
        assert room.act_outside(draft, seat, bots[seat].choose(match.game, seat), match.seq)

    with patch("passgo.server.playing.FairSlides", lambda _: Seeded(SEED)):
        person.post(f"/api/tables/{table}/start", {})
        while not house.is_over(table):
            house.change(table, slide)
    return table


def counts_of(house: House, table: str) -> dict[int, list[int]]:
    """Return what each side had when a round was counted, by round."""

    def read(_: Draft, room: Room) -> list[dict[str, Any]]:
        assert room.match is not None
        return [event for _, step in room.match.steps for event in msgspec.json.decode(step.events)]

    events = house.change(table, read)
    ended = [event for event in events if event["event"] == "round-ended"]
    return {event["round"]: event["cash"] for event in ended}


def caption(person: Person) -> tuple[str, list[int]]:
    """Return what the chart of a finished game says of the time that is chosen."""
    page = person.page
    amounts = page.locator(".caption .amount").all_inner_texts()
    return page.locator(".caption .when").inner_text(), [amount(text) for text in amounts]


def counted(person: Person) -> int:
    """Return how many steps of the count are shown."""
    return int(person.page.locator("[data-count]").get_attribute("data-count") or 0)


def amount(text: str) -> int:
    """Return the number in a sum of money."""
    return int("".join(sign for sign in text if sign.isdigit()) or 0)


def hand(house: House, table: str) -> int:
    """Return how many tokens Léa still has in hand."""
    return sum(token["at"] == "hand" for token in house.view(table)["sides"][0]["tokens"])
