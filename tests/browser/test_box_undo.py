"""Taking back what was entered wrongly beside the box."""

import pytest
from hands import BOX, pick, tap_dice
from house import House
from lobby import begin
from people import Person
from playwright.sync_api import expect

from passgo.editions import load_edition


@pytest.mark.presses("table/TakeBack Undo", "flows/DicePad erase")
def test_a_wrong_entry_is_taken_back_at_once_and_asked_for_again(
    house: House, phones: list[Person]
) -> None:
    lea, bo = phones
    table = begin(phones, "classic", 0, house_rules=BOX)
    tap_dice(lea, (6, 5))
    tap_dice(bo, (2, 1))
    bo.sees(house.seq(table))
    expect(bo.page.locator("[data-pad]")).to_have_count(0)
    lea.settled()
    lea.page.locator('[data-face="5"]').click()
    lea.page.locator('[data-control="flows/DicePad erase"]').click()
    tap_dice(lea, (4, 6))
    lea.page.wait_for_selector('[data-work="move"]')
    assert "10 cases" in lea.page.locator('[data-work="move"]').inner_text()
    assert bo.page.locator('[data-do="Undo"]').count() == 0
    lea.press("Undo")
    tap_dice(lea, (1, 2))

    players = house.view(table)["players"]
    assert players[0]["at"] == "lecourbe"
    bo.sees(house.seq(table))
    assert "Rue Lecourbe" in bo.page.locator('[data-work="move"]').inner_text()


AGAIN = """() => new Promise((resolve) => {
  const seq = () => document.querySelector('[data-seq]').dataset.seq;
  const button = () => document.querySelector('[data-do="Undo"]');
  const before = seq();
  button().click();
  const look = () => {
    if (seq() === before || !button()) return requestAnimationFrame(look);
    button().click();
    setTimeout(resolve, 200);
  };
  look();
})"""
"""Presses to take something back, and again as soon as that is done."""


@pytest.mark.long
def test_two_quick_presses_take_back_one_entry(house: House, phones: list[Person]) -> None:
    lea, bo = phones
    table = begin(phones, "classic", 0, house_rules=BOX)
    tap_dice(lea, (6, 5))
    tap_dice(bo, (2, 1))
    lea.is_asked("ThrowDice")
    tap_dice(lea, (3, 3))
    lea.press("Buy")
    lea.is_asked("ThrowAgain")
    tap_dice(lea, (2, 2))
    lea.settled()
    before = house.seq(table)
    lea.page.evaluate(AGAIN)

    assert house.rest(table) == before + 1
    assert house.view(table)["prompt"]["ask"] == "ThrowAgain"


@pytest.mark.presses("table/PromptPane another-card", "flows/BoxPicker PackShuffled")
@pytest.mark.long
def test_another_card_comes_than_the_one_that_passgo_named(
    house: House, phones: list[Person]
) -> None:
    lea, bo = phones
    table = begin(phones, "classic", 0, house_rules=BOX)
    tap_dice(lea, (6, 5))
    tap_dice(bo, (2, 1))
    lea.is_asked("ThrowDice")
    position = house.position(table)
    chance = [card.id for card in load_edition(position["edition"]).cards_of("chance")]

    def with_pack(cards: list[str]) -> None:
        house.take_up(table, position | {"decks": {"chance": cards}})
        for one in phones:
            one.page.reload()
        lea.is_asked("ThrowDice")
        tap_dice(lea, (3, 4))

    with_pack(chance)
    lea.do("another-card").click()
    lea.page.wait_for_selector('[data-pad="card"]')
    lea.settled()
    pick(lea, "chance-jail")
    lea.page.wait_for_selector('[data-work="jail"]')
    lea.press("Undo")
    lea.page.wait_for_selector('[data-pad="card"]')
    assert lea.page.locator('[data-work="put"]').count() == 1

    with_pack(["...", "chance-jail"])
    lea.settled()
    lea.page.locator('[data-pick="chance-jail"]').click(force=True)
    lea.page.locator('[data-do="PackShuffled"]').click()
    expect(lea.page.locator('[data-pick="chance-jail"].out')).to_have_count(0)
    lea.settled()
    pick(lea, "chance-jail")
    lea.page.wait_for_selector('[data-work="jail"]')


@pytest.mark.long
@pytest.mark.presses("table/PromptPane end-right")
def test_the_end_of_a_game_is_taken_back_or_confirmed(house: House, phones: list[Person]) -> None:
    lea, bo = phones
    table = begin(phones, "classic", 0, house_rules=BOX)
    tap_dice(lea, (6, 5))
    tap_dice(bo, (2, 1))
    lea.is_asked("ThrowDice")
    position = house.position(table)
    position["players"][0] |= {"cash": 1, "at": "go"}
    house.take_up(table, position)
    lea.page.reload()
    lea.is_asked("ThrowDice")
    tap_dice(lea, (1, 3))
    lea.page.wait_for_selector('[data-do="end-right"]')
    assert house.change(table, lambda _, room: room.table.status) == "playing"
    lea.press("Undo")
    lea.is_asked("ThrowDice")
    tap_dice(lea, (1, 3))
    bo.page.locator('[data-do="end-right"]').click()
    expect(lea.page.locator('[data-do="end-right"]')).to_have_count(0)
    assert house.change(table, lambda _, room: room.table.status) == "over"
