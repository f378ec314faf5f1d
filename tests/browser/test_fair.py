"""Luck that nobody chooses: shares are sealed and opened without a press, wrong starts are told."""

import json
import shlex
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from gathering import open_table
from house import House
from lobby import be_ready
from people import Person
from playwright.sync_api import Page, Route, expect
from states import state
from turns import leaver
from typer.testing import CliRunner

from passgo.cli import app

Come = Callable[..., Person]
SOON = 3.0
"""Seconds: longer than it takes to say who is waited for."""
KEPT = "table => JSON.parse(localStorage[`passgo-fair-${table}`])"
CHANGED = """([table, change]) => {
  const key = `passgo-fair-${table}`, memory = JSON.parse(localStorage[key]);
  new Function('memory', change)(memory);
  localStorage[key] = JSON.stringify(memory);
}"""


@pytest.fixture
def soon_void() -> Iterator[None]:
    """Have a start come to nothing sooner than people would."""
    with patch("passgo.server.table.duties.OPENING_SECONDS", SOON):
        yield


@pytest.fixture
def pair(person: Come) -> tuple[Person, Person]:
    return person("Léa"), person("Malik")


def gathered(pair: tuple[Person, Person]) -> str:
    """Let two people sit down at a table, each at their own screen, and be ready."""
    table = open_table(pair, state("duel"))
    for seat, one in enumerate(pair):
        one.post(f"/api/tables/{table}/seats/{seat}", {"name": one.name})
        one.go(f"/t/{table}")
        be_ready(one)
    return table


def told(person: Person, table: str) -> dict[str, Any]:
    """Return a table as the server tells it."""
    found: dict[str, Any] = person.context.request.get(f"/api/tables/{table}").json()["table"]
    return found


def kept(person: Person, table: str) -> dict[str, Any]:
    """Return what a browser keeps of a table."""
    found: dict[str, Any] = person.page.evaluate(KEPT, table)
    return found


def change(person: Person, table: str, how: str) -> None:
    """Change what a browser keeps of a table, as if the server had told it so."""
    person.page.evaluate(CHANGED, [table, how])


def start(host: Person) -> None:
    """Press start once everybody is ready."""
    host.page.locator('[data-do="start"]:not([aria-disabled="true"])').click()


def plays(page: Page) -> None:
    """Wait until the game is on the screen."""
    page.wait_for_selector("[data-ask]")


def test_everybody_has_a_share_that_was_sealed_before_it_was_known(
    pair: tuple[Person, Person],
) -> None:
    table = gathered(pair)
    assert told(pair[0], table)["shares"] == {}
    seals = [kept(one, table)["shares"][0]["seal"] for one in pair]
    start(pair[0])
    for one in pair:
        plays(one.page)
    begun = told(pair[0], table)
    assert json.loads(begun["start"])["shares"] == {"0": seals[0], "1": seals[1]}
    shares = [kept(one, table)["shares"][0]["share"] for one in pair]
    assert begun["shares"] == {"0": shares[0], "1": shares[1]}
    expect(pair[1].page.locator("[data-news]")).to_have_count(0)


@pytest.mark.long
@pytest.mark.usefixtures("soon_void")
def test_a_start_without_a_share_comes_to_nothing_and_the_next_one_is_a_press_away(
    pair: tuple[Person, Person],
) -> None:
    lea, malik = pair
    table = gathered(pair)
    malik.allowed = ("net::ERR",)
    malik.page.route("**/open", lambda route: route.abort())
    start(lea)
    expect(lea.page.locator('[data-opening="true"]')).to_contain_text("waits for Malik")
    for one in pair:
        expect(one.page.locator('[data-news="voided"]')).to_contain_text("Malik")
    expect(lea.page.get_by_role("alert")).to_have_count(0)
    expect(malik.page.get_by_role("alert")).to_contain_text("though this device had sent it")
    malik.page.unroute("**/open")
    be_ready(malik)
    expect(malik.page.get_by_role("alert")).to_have_count(0)
    for one in pair:
        expect(one.page.locator(".seat .good")).to_have_count(2)
    start(lea)
    plays(lea.page)
    begun = json.loads(told(lea, table)["start"])
    assert begun["round"] == 1
    assert [one["unopened"] for one in begun["voided"]] == [[1]]
    assert len(kept(lea, table)["shares"]) == 2


@pytest.mark.usefixtures("soon_void")
@pytest.mark.parametrize(
    ("how", "said"),
    [
        ("memory.shares[0].promise = 'another'", "fingerprint of the luck is not the one"),
        pytest.param(
            "memory.shares[0].seal = 'another'",
            "another share in the place of yours",
            marks=pytest.mark.long,
        ),
    ],
)
def test_a_share_stays_closed_for_a_start_that_is_not_as_promised(
    pair: tuple[Person, Person], how: str, said: str
) -> None:
    lea, malik = pair
    table = gathered(pair)
    change(malik, table, how)
    start(lea)
    alert = malik.page.get_by_role("alert")
    expect(alert).to_contain_text(said)
    expect(lea.page.locator('[data-news="voided"]')).to_contain_text("Malik")
    expect(alert).to_contain_text(said)
    assert told(lea, table)["status"] == "open"
    assert malik.page.locator('[data-do="ready"]').count() == 1
    be_ready(malik)
    expect(alert).to_have_count(0)


@pytest.mark.long
def test_a_device_that_was_away_at_the_start_says_that_it_has_no_share(
    pair: tuple[Person, Person],
) -> None:
    lea, malik = pair
    table = gathered(pair)
    malik.go("/")
    expect(lea.page.locator("li.seat").nth(1)).to_contain_text("away")
    start(lea)
    plays(lea.page)
    malik.go(f"/t/{table}")
    plays(malik.page)
    news = malik.page.locator('[data-news="shareless"]')
    expect(news).to_contain_text("no share of Malik")
    malik.page.locator('[data-news="shareless"] button').click()
    expect(news).to_have_count(0)
    expect(lea.page.locator("[data-news]")).to_have_count(0)


@pytest.mark.parametrize(
    ("how", "said"),
    [
        ("memory.heads = [[1, 'another'], ...memory.heads.slice(1)]", "two different stories"),
        pytest.param(
            "memory.receipt.public_key = 'another'",
            "another key than before",
            marks=pytest.mark.long,
        ),
    ],
)
def test_a_server_that_contradicts_itself_is_told_of_while_the_game_goes_on(
    pair: tuple[Person, Person], how: str, said: str
) -> None:
    lea, malik = pair
    table = gathered(pair)
    start(lea)
    plays(malik.page)
    malik.page.wait_for_function(f"table => ({KEPT})(table).receipt", arg=table)
    malik.go("/")
    change(malik, table, how)
    malik.go(f"/t/{table}")
    expect(malik.page.get_by_role("alert")).to_contain_text(said)


def played_out(house: House, pair: tuple[Person, Person]) -> str:
    """Let two people play a few steps of a game with fair dice, until one of them leaves it."""
    table = gathered(pair)
    start(pair[0])
    for one in pair:
        plays(one.page)
    loser = leaver(house, table, pair)
    loser.post(f"/api/tables/{table}/seats/{pair.index(loser)}/concede", {})
    for one in pair:
        one.page.wait_for_selector(".result h1")
    return table


@pytest.mark.presses("verify/Kept receipt", "verify/Kept start-receipt", "verify/Kept record")
def test_a_device_checks_the_game_by_itself_and_passgo_does_with_its_receipt(
    house: House, pair: tuple[Person, Person], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    malik = pair[1]
    table = played_out(house, pair)
    for one in pair:
        quiet = one.page.locator('[data-checked="true"]')
        expect(quiet).to_contain_text("The luck was fair, as this device has checked:")
        expect(quiet).to_contain_text("your share")
        expect(quiet).to_contain_text("states of the log")
        expect(one.page.get_by_role("alert")).to_have_count(0)
    page = malik.go(f"/verify?table={table}")
    expect(page.get_by_role("heading", name="This game was fair.")).to_be_visible()
    for what in ("shares", "own-share", "heads", "early", "receipt", "signed", "draws"):
        expect(page.locator(f'[data-check="{what}"]')).to_have_count(1)
    expect(page.get_by_text(kept(malik, table)["shares"][0]["share"], exact=True)).to_be_visible()
    for file in ("receipt", "start-receipt", "record"):
        with page.expect_download() as coming:
            malik.control(f"verify/Kept {file}").click()
        coming.value.save_as(tmp_path / coming.value.suggested_filename)
    words = shlex.split(page.locator(".command").inner_text())
    assert {"--commitment", "--start", "--key", "--share", "--head", "--receipt"} < set(words)
    monkeypatch.chdir(tmp_path)
    done = CliRunner().invoke(app, words[1:])
    assert done.exit_code == 0, done.output
    assert ", 0 mistakes" in done.output


def forged(route: Route) -> None:
    """Tell another throw than the one that fell."""
    answer = route.fetch()
    told = answer.json()
    told["table"]["entries"] = [
        entry.replace('"first":', '"first":1') for entry in told["table"]["entries"]
    ]
    route.fulfill(response=answer, json=told)


@pytest.mark.presses("after/Checked after-look")
def test_a_story_that_is_not_the_one_that_was_played_is_told_loudly(
    house: House, pair: tuple[Person, Person]
) -> None:
    malik = pair[1]
    malik.page.route("**/replay", forged)
    played_out(house, pair)
    alert = malik.page.get_by_role("alert")
    expect(alert).to_contain_text("something is wrong")
    expect(alert).to_contain_text("The log is not the one that you saw")
    expect(alert).to_contain_text("do not follow from the key")
    malik.control("after/Checked after-look").click()
    expect(malik.page.get_by_role("heading", name="not as promised")).to_be_visible()
