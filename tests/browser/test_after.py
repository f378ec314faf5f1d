"""After the game: the result, the replay, the check of the dice, the record, the rematch."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from gathering import open_table, seat_all
from house import House
from msgspec import Struct
from people import Person
from playwright.sync_api import expect
from states import state
from turns import answer

Come = Callable[..., Person]
STEPS = 4


class Finished(Struct, frozen=True):
    """A real game that is over: its table, who won it and who left it."""

    table: str
    winner: Person
    loser: Person


@pytest.fixture
def finished(house: House, person: Come) -> Finished:
    """A game of two with fair dice, a few steps long, that one of them has left."""
    people = [person("Léa"), person("Malik")]
    table = open_table(people, state("duel"))
    seat_all(people, table, ["Léa", "Malik"])
    people[0].post(f"/api/tables/{table}/start", {})
    for one in people:
        one.go(f"/t/{table}")
    loser = leaver(house, table, people)
    loser.post(f"/api/tables/{table}/seats/{people.index(loser)}/concede", {})
    for one in people:
        one.page.wait_for_selector(".result h1")
    return Finished(table, people[1 - people.index(loser)], loser)


def leaver(house: House, table: str, people: list[Person]) -> Person:
    """Play a few steps; return who is to throw then, for that is when one may leave."""
    while True:
        for one in people:
            one.sees(house.seq(table))
        asked = next(one for one in people if one.root("asked") == "true")
        if asked.root("ask") == "ThrowDice" and house.seq(table) > STEPS:
            return asked
        answer(asked)


def test_the_result_leads_to_proof_and_record(finished: Finished, tmp_path: Path) -> None:
    page = finished.winner.page
    assert f"{finished.winner.name} wins" in page.locator(".result h1").inner_text()
    with page.expect_download() as coming:
        page.get_by_role("link", name="Download the game").click()
    coming.value.save_as(tmp_path / "record.json")
    assert json.loads((tmp_path / "record.json").read_text())["game"] == finished.table
    page.get_by_role("link", name="Check it here").click()
    expect(page.get_by_role("heading", name="This game was fair.")).to_be_visible()


def test_the_replay_goes_step_by_step(finished: Finished) -> None:
    page = finished.winner.page
    page.get_by_role("link", name="Watch the game again").click()
    step = page.get_by_role("status").filter(has_text="Step 0 of")
    last = int(step.inner_text().rpartition(" ")[2])
    assert last >= STEPS
    for button, at in (
        ("One step on", 1),
        ("One step on", 2),
        ("One step back", 1),
        ("To the end", last),
        ("To the start", 0),
    ):
        page.get_by_role("button", name=button).click()
        expect(page.get_by_text(f"Step {at} of {last}")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text(f"Step 1 of {last}")).to_be_visible()


def test_a_rematch_brings_both_to_a_new_lobby(finished: Finished) -> None:
    winner, loser = finished.winner, finished.loser
    winner.page.get_by_role("button", name="Rematch").click()
    winner.page.wait_for_selector('[data-do="ready"]')
    loser.page.get_by_role("link", name="Join the rematch").click()
    loser.page.wait_for_selector('[data-do="ready"]')
    assert loser.page.url == winner.page.url != f"{winner.address}/t/{finished.table}"
