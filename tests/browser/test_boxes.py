"""What each box has of its own: sides, packs of cards, paper money, and the pot of a family."""

from collections.abc import Callable

import pytest
from gathering import gather, open_table, seat_all
from house import House
from people import PHONE, Person
from playwright.sync_api import expect
from states import state

Come = Callable[..., Person]


@pytest.mark.presses("board/PlayerPanel notes", "board/PlayerChip player")
def test_a_purse_is_looked_into_in_notes(house: House, person: Come) -> None:
    lea, malik = person("Léa", "fr"), person("Malik", "en", viewport=PHONE, has_touch=True)
    gather(house, [lea, malik], "pot")
    held = {"500": "1", "100": "1", "20": "2"}
    lea.control("board/PlayerPanel notes").click()
    assert notes(lea) == held
    malik.control("board/PlayerChip player").click()
    assert notes(malik) == held


def test_the_pot_lies_on_free_parking_until_somebody_stops_there(
    house: House, person: Come
) -> None:
    lea = person("Léa", "en")
    table = gather(house, [lea], "pot")
    parking = lea.page.locator('.board [data-space="free-parking"]')
    expect(parking).to_have_accessible_name("Free Parking, in the pot: €350")
    assert drawn(lea) == 4
    lea.press("Roll")
    lea.sees(house.seq(table))
    expect(parking).to_have_accessible_name("Free Parking, in the pot: €0, here: Léa")
    assert drawn(lea) == 0
    expect(lea.page.locator(".lately")).to_contain_text("You receive €350: the pot → €990")


def test_the_sides_are_explained_before_anybody_chooses_a_token(house: House, person: Come) -> None:
    lea, moment = person("Léa", "en"), state("token")
    table = open_table([lea], moment)
    seat_all([lea], table, moment.seats)
    lea.go(f"/t/{table}")
    read_sides(lea)
    gather(house, [lea], moment)
    lea.is_asked("ChooseYourToken")
    read_sides(lea)


def test_a_failed_action_is_said_to_who_tried_it(house: House, person: Come) -> None:
    lea = person("Léa", "en")
    gather(house, [lea], "failing")
    lea.press("UsePower")
    expect(lea.page.locator(".prompt .note")).to_contain_text("Establish a base: not this time.")
    late = lea.page.locator(".lately")
    expect(late).not_to_contain_text("Establish a base); the die shows")
    expect(late).to_contain_text("You pay 100 Cr: failed action, Establish a base → 300 Cr")
    expect(lea.page.locator("[role=log] summary").last).to_contain_text(
        "tries Establish a base: failed"
    )


def test_a_pack_counts_the_cards_that_nobody_has_seen(house: House, person: Come) -> None:
    lea = person("Léa", "en")
    gather(house, [lea], "pot")
    pack = lea.page.locator('[data-pack="chance"]').first
    expect(pack).to_have_accessible_name("Chance: 15 cards in the pack, 15 not seen yet")


def notes(person: Person) -> dict[str, str]:
    """Return the notes that somebody sees, and how many of each."""
    piles = person.page.locator("[data-note]")
    expect(piles.first).to_be_visible()
    found: dict[str, str] = piles.evaluate_all(
        "piles => Object.fromEntries(piles.map(({ dataset }) => [dataset.note, dataset.count]))"
    )
    return found


def drawn(person: Person) -> int:
    """Return how high the pile on Free Parking is drawn."""
    return int(person.page.locator("[data-pot]").get_attribute("data-pot") or 0)


def read_sides(person: Person) -> None:
    """Read both sides: six actions each, with what they bring, their odds and their price."""
    for side, action in (("force", "Save the Chancellor"), ("dark", "Crushing victory")):
        sheet = person.page.locator(f'[data-side="{side}"]')
        expect(sheet.locator("li")).to_have_count(6)
        told = sheet.locator("li", has_text=action)
        expect(told).to_contain_text("1 chance in 6; otherwise")
