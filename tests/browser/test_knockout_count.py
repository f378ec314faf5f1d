"""Knockout in the browser: the end of a round is chosen, counted step by step and read."""

from collections.abc import Callable, Sequence
from typing import Any
from unittest.mock import patch

import msgspec
import pytest
from finished import moment
from gathering import gather, open_table, seat_all
from house import House
from people import PHONE, Person
from playwright.sync_api import expect
from printed import OVERLAPS
from slides import RICH, SEED, lying, sliding
from states import State
from turns import step

from passgo.server.play import game as server_game
from passgo.server.rooms.room import Room
from passgo.server.store.writer import Draft
from passgo.server.table.round_readers import readers
from passgo.sliding.bots import Bot
from passgo.sliding.game import SlidingGame
from passgo.sliding.luck import Seeded

Come = Callable[..., Person]


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


@pytest.mark.presses(
    "knockout/Choices knockout-token",
    "knockout/Choices space",
    "knockout/Choices OrderButton",
    "knockout/Stage choice",
    "knockout/CountTable step",
    "knockout/CountPanel next-step",
    "knockout/CountPanel skip-steps",
    "knockout/CountPanel replay",
    "knockout/CountPanel knockout-count-steps",
    "knockout/CountPanel knockout-count-all",
    "knockout/CountPanel go-on",
    "look/Clauses table-clause",
    "knockout/orders MoveFromRailroad",
    "knockout/orders StayOnRailroad",
    "knockout/orders DoubleProperty",
)
def test_the_end_of_a_round_is_chosen_and_counted(house: House, person: Come) -> None:
    lea = person("Léa")
    lain = lying("railroad", "railroad", "railroad", "house-1", "kentucky")
    table = gather(house, [lea, lea], lain)
    lea.settled()
    page = lea.page
    second = page.get_by_role("radio", name="2")
    second.click()
    expect(second).to_have_attribute("aria-checked", "true")
    with lea.giving("MoveFromRailroad"):
        page.locator('.spaces [data-space="boardwalk"]').click()
    lea.press("StayOnRailroad")
    lea.is_asked("DoubleWhich")
    lea.settled()
    with lea.giving("DoubleProperty"):
        lea.control("knockout/Stage choice").click()
    page.wait_for_selector("[data-count]")
    cash = house.view(table)["sides"][0]["cash"]
    assert cash > RICH
    first = counted(lea)
    lea.control("knockout/CountPanel next-step").click()
    assert counted(lea) > first
    lea.control("knockout/CountPanel skip-steps").click()
    last = counted(lea)
    lea.control("knockout/CountPanel replay").click()
    assert counted(lea) == first
    lea.control("knockout/CountPanel knockout-count-all").click()
    assert counted(lea) == last
    lea.control("knockout/CountPanel knockout-count-steps").click()
    assert counted(lea) == first
    page.locator(".count .step").nth(3).click()
    assert counted(lea) == 4
    lea.control("knockout/CountPanel knockout-count-all").click()
    assert str(cash) in page.locator("tfoot tr:last-child").inner_text().replace(",", "")
    clause = lea.control("look/Clauses table-clause")
    clause.click()
    expect(page.get_by_role("region", name=clause.get_attribute("title"))).to_be_visible()
    lea.control("rules/ClausePanel close").click()
    lea.control("knockout/CountPanel go-on").click()
    expect(page.locator("[data-count]")).to_have_count(0)


def test_who_was_away_reads_the_count_of_the_round_that_ended(house: House, person: Come) -> None:
    lea, malik = person("Léa"), person("Malik")
    table = gather(house, [lea, malik], lying("railroad", "railroad", "off", "off", "off"))
    malik.settled()
    malik.go("/")
    lea.press("StayOnRailroad")
    lea.page.wait_for_selector("[data-count]")
    malik.go(f"/t/{table}")
    malik.page.wait_for_selector("[data-count]")
    malik.page.reload()
    malik.page.wait_for_selector("[data-count]")
    malik.leaves_count()

    summary = malik.page.get_by_role("region", name="While you were away")
    expect(summary).to_contain_text("Round 1")
    malik.page.reload()
    malik.settled()
    expect(malik.page.locator("[data-count]")).to_have_count(0)


@pytest.mark.long
@pytest.mark.presses("table/TableBanner lobby-rematch-go")
def test_a_rematch_is_told_to_who_still_reads_the_last_count(house: House, person: Come) -> None:
    lea, malik = person("Léa"), person("Malik")
    table = gather(house, [lea, malik], lying("railroad", "railroad", "off", "off", "off", round=2))
    lea.press("StayOnRailroad")
    lea.page.wait_for_selector("[data-count]")
    malik.reads_result()
    malik.control("after/AfterGame after-rematch").click()
    malik.page.wait_for_selector('[data-do="stand"]')
    lea.control("table/TableBanner lobby-rematch-go").click()
    lea.page.wait_for_selector('[data-do="stand"]')
    assert lea.page.url == malik.page.url != f"{lea.address}/t/{table}"


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
    rows = lea.page.locator(".charts table:not(.spoken) tbody tr").all()
    told = [[amount(cell) for cell in row.locator("td").all_inner_texts()] for row in rows]
    assert told == slides_of(house, table)


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

    with patch.object(server_game, "FairLuck", lambda *_: Seeded(SEED)):
        person.post(f"/api/tables/{table}/start", {})
        while not house.is_over(table):
            house.change(table, slide)
    return table


def slides_of(house: House, table: str) -> list[list[int]]:
    """Return for each side: others knocked off, own tokens lost, tokens jailed, sets completed."""
    found = [[0, 0, 0, 0] for _ in house.view(table)["sides"]]
    for event in events_of(house, table):
        if event["event"] == "KnockedOff" and event["by"] != event["side"]:
            found[event["by"]][0] += 1
        found[event.get("side", 0)][1] += event["event"] in ("SlidOff", "KnockedOff")
        found[event.get("side", 0)][2] += event["event"] == "Jailed"
        found[event.get("side", 0)][3] += event["event"] == "BonusCollected"
    return found


def counts_of(house: House, table: str) -> dict[int, list[int]]:
    """Return what each side had when a round was counted, by round."""
    ended = [event for event in events_of(house, table) if event["event"] == "RoundEnded"]
    return {event["round"]: event["cash"] for event in ended}


def events_of(house: House, table: str) -> list[dict[str, Any]]:
    """Return everything that happened at a table."""

    def read(_: Draft, room: Room) -> list[dict[str, Any]]:
        assert room.match is not None
        return [event for _, step in room.match.steps for event in msgspec.json.decode(step.events)]

    found: list[dict[str, Any]] = house.change(table, read)
    return found


def caption(person: Person) -> tuple[str, list[int]]:
    """Return what the chart of a finished game says of the time that is chosen."""
    page = person.page
    amounts = page.locator(".caption .amount").all_inner_texts()
    return page.locator(".caption .when").inner_text(), [amount(text) for text in amounts]


def test_nobody_is_asked_to_slide_while_they_read_the_count(house: House, person: Come) -> None:
    lea = person("Léa", "fr", viewport=PHONE, has_touch=True)
    malik = person("Malik", "en", viewport=PHONE, has_touch=True)
    table = gather(house, [lea, malik], sliding(1, 2))
    play_out(house, table, [lea, malik])
    for one in (lea, malik):
        one.page.wait_for_selector("[data-count]")
    asked = [one for one in (lea, malik) if one.root("asked") == "true"]
    assert len(asked) == 1
    (first,) = asked
    expect(first.page.locator("[data-count] .orders button")).to_have_count(2)
    first.control("knockout/CountPanel skip-steps").click()
    expect(first.page.locator("[data-count] .orders button")).to_have_count(2)
    first.control("knockout/CountPanel go-on").click()
    expect(first.page.locator("[data-count]")).to_have_count(0)


@pytest.mark.long
@pytest.mark.parametrize("width", [320, 390])
def test_no_clause_of_the_count_is_printed_over_a_sum(
    house: House, person: Come, width: int
) -> None:
    lea = person("Léa", "fr", viewport={"width": width, "height": 844}, has_touch=True)
    gather(house, [lea, lea], lying("railroad", "railroad", "house-1", "kentucky", "boardwalk"))
    lea.press("StayOnRailroad")
    lea.is_asked("DoubleWhich")
    with lea.giving("DoubleProperty"):
        lea.control("knockout/Stage choice").click()
    count = lea.page.locator(".count")
    for at in range(lea.page.locator(".count .step").count()):
        lea.page.locator(".count .step").nth(at).click()
        assert count.evaluate(OVERLAPS) == []


def counted(person: Person) -> int:
    """Return how many steps of the count are shown."""
    return int(person.page.locator("[data-count]").get_attribute("data-count") or 0)


def amount(text: str) -> int:
    """Return the number in a sum of money."""
    return int("".join(sign for sign in text if sign.isdigit()) or 0)


@pytest.mark.long
@pytest.mark.parametrize("comes_back", [False, True])
def test_bots_begin_the_next_round_when_its_count_has_been_read(
    house: House, person: Come, comes_back: bool
) -> None:
    lea, malik = person("Léa", "fr"), person("Malik", "en")
    table = gather(house, [lea, malik], sliding(1, 2))
    house.change(table, lambda _, room: setattr(room.table, "pace", "1x"))
    play_out(house, table, [lea, malik])
    for one in (lea, malik):
        one.page.wait_for_selector("[data-count]")
    house.comes_to(table, lambda room: readers_of(room) == (0, 1))
    lea.leaves_count()
    note = lea.page.locator(".status", has_text="La manche suivante attend que le compte soit lu")
    expect(note).to_have_count(0 if lea.root("asked") == "true" else 1)
    house.comes_to(table, lambda room: readers_of(room) == (1,))
    if comes_back:
        malik.page.reload()
        malik.page.wait_for_selector("[data-count]")
        house.comes_to(table, lambda room: readers_of(room) == (1,))
    malik.leaves_count()
    house.comes_to(table, lambda room: readers_of(room) == ())
    expect(note).to_have_count(0)


def readers_of(room: Room) -> tuple[int, ...]:
    """Return the seats that bots wait for, since they may still read a count."""
    assert room.match is not None
    return readers(room.table, room.match, room.audience.presence)
