"""One phone for a whole table beside the box: it goes from hand to hand."""

from collections.abc import Callable, Sequence

import pytest
from hands import pick, tap_dice
from house import House
from lobby import agree, be_ready, create, seat_them, start, take_box
from people import PHONE, Person
from playwright.sync_api import expect
from turns import stop_and_count

Come = Callable[..., Person]
EVERYBODY = ("Léa", "Malik", "Inès")
ASKED_FOR = {"box": 1, "own-claims": 1}
RENT = 4
"""What a visitor owes in the second street."""


def one_phone(lea: Person, names: Sequence[str]) -> str:
    """Open a table with a box from the home page, with a seat of this phone for everybody."""
    take_box(lea, "classic")
    agree(lea, "", ASKED_FOR)
    seat_them(lea, 0, len(names))
    table = create(lea)
    be_ready(lea)
    for name in names[1:]:
        lea.page.locator('[data-do="sit-here"]').first.click()
        lea.page.locator("form input[autocomplete=nickname]").fill(name)
        lea.page.locator('[data-do="sit"]').click()
        be_ready(lea)
    start(lea)
    return table


@pytest.mark.parametrize("screen", [PHONE, {"width": 320, "height": 640}])
def test_three_people_play_with_one_phone(
    house: House, person: Come, screen: dict[str, int]
) -> None:
    lea = person("Léa", "fr", viewport=screen, has_touch=True)
    table = one_phone(lea, EVERYBODY)

    def cash() -> list[int]:
        return [player["cash"] for player in house.view(table)["players"]]

    def takes_back() -> None:
        """Take the entry back from where the page has come to."""
        expect(lea.do("Undo")).to_be_in_viewport(ratio=1)
        lea.press("Undo")

    for throw in ((6, 5), (2, 1), (3, 1), (1, 4)):
        tap_dice(lea, throw)
    takes_back()
    tap_dice(lea, (1, 2))
    assert house.view(table)["players"][0]["at"] == "lecourbe"
    lea.press("Buy")
    lea.press("EndTurn")
    tap_dice(lea, (1, 2))
    before = cash()
    lea.press("Claim")
    assert cash() == [before[0] + RENT, before[1] - RENT, before[2]]
    lea.press("EndTurn")
    tap_dice(lea, (3, 4))
    before = cash()
    pick(lea, "tuition", "scolarité")
    assert cash() == [*before[:2], before[2] - 150]
    takes_back()
    assert cash() == before
    lea.page.locator("[data-pick]").last.scroll_into_view_if_needed()
    expect(lea.do("Undo")).to_be_in_viewport(ratio=1)
    pick(lea, "bank-dividend", "50 dividend")
    assert cash() == [*before[:2], before[2] + 50]
    lea.press("EndTurn")
    stop_and_count(house, table, [lea])
    lea.reads_result()
    expect(lea.page.locator('[data-checked="true"]')).to_have_count(1)
