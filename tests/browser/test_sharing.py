"""Pass and play: two people share one device, and each step belongs to whoever made it."""

from collections.abc import Callable

from gathering import gather
from house import House
from people import Person

Come = Callable[..., Person]


def test_the_second_seat_of_a_device_takes_its_step_back(house: House, person: Come) -> None:
    both = person("Léa")
    table = gather(house, [both, both], "claim")
    both.press("EndTurn")
    assert turn(house, table) == 0
    both.press("Undo")
    assert turn(house, table) == 1
    both.is_asked("EndTurnOrGoOn")
    both.press("EndTurn")
    both.press("Roll")
    assert not both.do("Undo").count()


def test_both_seats_of_a_device_bid_for_themselves(house: House, person: Come) -> None:
    both = person("Léa")
    table = gather(house, [both, both], "duel")
    for name in ("Léa", "Malik"):
        with both.giving("Bid"):
            row = both.page.get_by_role("group", name=f"Bids for {name}")
            row.locator('[data-do="Bid"]').first.click()
    both.press("Leave")
    assert "villette" in house.view(table)["players"][1]["owns"]


def turn(house: House, table: str) -> int:
    """Return whose turn it is."""
    seat: int = house.view(table)["turn"]["seat"]
    return seat
