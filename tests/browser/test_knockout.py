"""Knockout in the browser: the count of a round step by step, and aiming by hand."""

from collections.abc import Callable, Sequence
from typing import Any
from unittest.mock import patch

import msgspec
import pytest
from finished import moment
from gathering import gather, open_table, seat_all
from house import House
from people import PHONE, Guest, Person
from playwright.sync_api import expect
from slides import RICH, SEED, lying, sliding
from states import State
from turns import step

from passgo.server.play.game import LUCK
from passgo.server.rooms.room import Room
from passgo.server.store.writer import Draft
from passgo.sliding.bots import Bot
from passgo.sliding.game import SlidingGame
from passgo.sliding.luck import Seeded

Come = Callable[..., Person]
Sit = Callable[[str], Guest]
SHORT = 640
"""The height of a small phone."""
AIM = ("start", "direction", "power")
CHANCE: dict[str, Any] = {"second_chance": "free", "offered": 0, "cursor": 1}
JAILED: dict[str, Any] = {"summoned": [0, 1], "cursor": 4}


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


@pytest.mark.presses("knockout/Stage launch pointerdown", "knockout/Stage launch pointermove")
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


@pytest.mark.parametrize(
    ("width", "language"),
    [
        (320, "fr"),
        (360, "en"),
        pytest.param(320, "en", marks=pytest.mark.long),
        pytest.param(360, "fr", marks=pytest.mark.long),
    ],
)
def test_a_small_phone_slides_without_scrolling(
    house: House, person: Come, guest: Sit, width: int, language: str
) -> None:
    lea = person("Léa", language, viewport={"width": width, "height": SHORT}, has_touch=True)
    gather(house, [lea, guest("Malik")], sliding(1, 8))
    lea.settled()
    box = lea.do("slide").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= SHORT


@pytest.mark.presses(
    "knockout/Choices knockout-token",
    "knockout/Choices space",
    "knockout/Choices OrderButton",
    "knockout/Stage choice",
    "knockout/CountPanel step",
    "knockout/CountPanel next-step",
    "knockout/CountPanel skip-steps",
    "knockout/CountPanel replay",
    "knockout/CountPanel knockout-count-steps",
    "knockout/CountPanel knockout-count-all",
    "knockout/CountPanel go-on",
    "knockout/Clauses table-clause",
    "knockout/orders move-from-railroad",
    "knockout/orders stay-on-railroad",
    "knockout/orders double-property",
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
    with lea.giving("move-from-railroad"):
        page.locator('.spaces [data-space="boardwalk"]').click()
    lea.press("stay-on-railroad")
    lea.is_asked("double-which")
    lea.settled()
    with lea.giving("double-property"):
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
    clause = lea.control("knockout/Clauses table-clause")
    clause.click()
    expect(page.get_by_role("dialog", name=clause.inner_text())).to_be_visible()
    lea.control("rules/ClausePanel close").click()
    lea.control("knockout/CountPanel go-on").click()
    expect(page.locator("[data-count]")).to_have_count(0)


@pytest.mark.presses(
    "knockout/orders take-second-chance",
    "knockout/orders decline-second-chance",
    "knockout/orders pay-jail",
    "knockout/orders wait-in-jail",
)
def test_a_second_chance_and_jail_are_answered(house: House, person: Come) -> None:
    lea = person("Léa")
    off = lying("slides", "off", "hand", "hand", "hand", **CHANCE)
    for order in ("take-second-chance", "decline-second-chance"):
        gather(house, [lea, lea], off)
        lea.press(order)
    table = gather(house, [lea, lea], lying("slides", "jail", "jail", "hand", "hand", **JAILED))
    lea.press("wait-in-jail")
    lea.press("pay-jail")
    assert house.view(table)["sides"][0]["cash"] == RICH - 100


@pytest.mark.presses(
    "knockout/AimPanel knockout-token",
    "knockout/AimPanel knockout-aim-*-number",
    "knockout/AimPanel knockout-aim-*-less",
    "knockout/AimPanel knockout-aim-*-more",
    "knockout/AimPanel range",
    "knockout/AimPanel knockout-aim-at-none",
    "knockout/AimPanel knockout-reset",
    "knockout/AimPanel slide",
    "knockout/ActPanel slide",
    "knockout/Choices refused",
    "knockout/Talk knockout-tab-*",
    "knockout/Tools look",
    "knockout/orders slide",
    "knockout/keys arrowleft",
    "knockout/keys arrowright",
    "knockout/keys arrowup",
    "knockout/keys arrowdown",
    "knockout/keys a",
    "knockout/keys d",
)
def test_a_slide_is_aimed_by_numbers_keys_and_spaces(house: House, person: Come) -> None:
    lea, malik = person("Léa"), person("Malik")
    gather(house, [lea, malik], sliding(1, 8))
    lea.settled()
    page = lea.page

    def aim() -> list[str]:
        return [page.locator(f"#aim-{field}").input_value() for field in AIM]

    start = aim()
    for key in ("ArrowLeft", "ArrowUp", "a"):
        page.keyboard.press(key)
    nudged = aim()
    assert all(one != other for one, other in zip(start, nudged, strict=True))
    for key in ("ArrowRight", "ArrowDown", "d"):
        page.keyboard.press(key)
    assert aim() == start
    power = page.locator(".field-row", has=page.locator("#aim-power"))
    power.locator("input[type=number]").fill("40")
    power.locator("input[type=number]").blur()
    typed = aim()
    assert typed != start
    less, more = power.locator(".key").all()
    less.click()
    assert aim() != typed
    more.click()
    assert aim() == typed
    page.locator("#aim-direction").fill("100")
    assert aim()[1] == "100"
    lea.control("knockout/AimPanel knockout-aim-at-none").select_option("16")
    aimed = aim()
    assert aimed[1] != "100"
    lea.control("knockout/AimPanel knockout-reset").click()
    assert aim() == start
    token = page.get_by_role("radio", name="3")
    token.click()
    expect(token).to_have_attribute("aria-checked", "true")
    look = lea.control("knockout/Tools look")
    name = look.inner_text()
    look.click()
    expect(look).not_to_have_text(name)
    for tab, seen in (("Forecast", ".forecast"), ("Chat", "form"), ("Log", ".log-panel")):
        page.get_by_role("tab", name=tab).click()
        expect(page.locator(f"#talk-body {seen}").first).to_be_visible()
    for one, control in ((lea, "knockout/Choices refused"), (malik, "knockout/ActPanel slide")):
        one.control(control).click(force=True)
        expect(one.page.locator(".clause-panel")).to_be_visible()
        one.control("rules/ClausePanel close").click()
    with lea.giving("slide"):
        lea.control("knockout/AimPanel slide").click()
    malik.is_asked("slide-which")


@pytest.mark.presses("knockout/Tools again", "knockout/Tools skip")
def test_a_slide_is_seen_again(house: House, person: Come) -> None:
    lea = person("Léa", reduced_motion="no-preference", is_filmed=False)
    gather(house, [lea, lea], sliding(1, 8))
    lea.press("slide")
    lea.settled()
    moving = lea.page.locator("[data-moving]")
    lea.control("knockout/Tools again").click()
    expect(moving).to_have_count(1)
    lea.control("knockout/Tools skip").click()
    expect(moving).to_have_count(0)


@pytest.mark.presses("table/TableBanner lobby-rematch-go")
def test_a_rematch_is_told_to_who_still_reads_the_last_count(house: House, person: Come) -> None:
    lea, malik = person("Léa"), person("Malik")
    table = gather(house, [lea, malik], lying("railroad", "railroad", "off", "off", "off", round=2))
    lea.press("stay-on-railroad")
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

    with patch.dict(LUCK, sliding=lambda *_: Seeded(SEED)):
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


@pytest.mark.presses("knockout/AimPanel knockout-mode-fine", "knockout/AimPanel knockout-mode-pull")
def test_a_phone_shows_the_numbers_of_a_slide_when_they_are_wanted(
    house: House, person: Come
) -> None:
    lea = person("Léa", viewport=PHONE, has_touch=True)
    gather(house, [lea, lea], sliding(1, 8))
    lea.settled()
    fields = lea.page.locator(".aim .fields")
    expect(fields).to_be_hidden()
    lea.control("knockout/AimPanel knockout-mode-fine").click()
    expect(fields).to_be_visible()
    lea.control("knockout/AimPanel knockout-mode-pull").click()
    expect(fields).to_be_hidden()


@pytest.mark.presses("knockout/CountPanel my-turn")
def test_whoever_reads_the_count_is_told_that_the_next_round_waits_for_them(
    house: House, person: Come
) -> None:
    lea = person("Léa", "fr", viewport=PHONE, has_touch=True)
    malik = person("Malik", "en", viewport=PHONE, has_touch=True)
    table = gather(house, [lea, malik], sliding(1, 2))
    play_out(house, table, [lea, malik])
    for one in (lea, malik):
        one.page.wait_for_selector("[data-count]")
    asked = [one for one in (lea, malik) if one.root("asked") == "true"]
    assert len(asked) == 1
    (first,) = asked
    (other,) = {lea, malik} - {first}
    first.hears({"fr": "On vous attend.", "en": "Over to you."}[first.language])
    expect(first.control("knockout/CountPanel my-turn")).to_be_in_viewport(ratio=1)
    expect(other.control("knockout/CountPanel my-turn")).to_have_count(0)
    first.control("knockout/CountPanel my-turn").click()
    expect(first.page.locator("[data-count]")).to_have_count(0)


OVERLAPS = """(count) => {
  const box = (one) => one.getBoundingClientRect();
  const meet = (a, b) => a.left < b.right && b.left < a.right
    && a.top < b.bottom && b.top < a.bottom;
  const seen = (all) => [...count.querySelectorAll(all)].filter((one) => one.checkVisibility());
  return seen('.clause').flatMap((clause) => seen('td.amount')
    .filter((sum) => meet(box(clause), box(sum)))
    .map((sum) => clause.textContent + sum.textContent));
}"""
"""Clauses of the count that are printed over a sum."""


@pytest.mark.parametrize("width", [320, 390])
def test_no_clause_of_the_count_is_printed_over_a_sum(
    house: House, person: Come, width: int
) -> None:
    lea = person("Léa", "fr", viewport={"width": width, "height": 844}, has_touch=True)
    gather(house, [lea, lea], lying("railroad", "railroad", "house-1", "kentucky", "boardwalk"))
    lea.press("stay-on-railroad")
    lea.is_asked("double-which")
    with lea.giving("double-property"):
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


def hand(house: House, table: str) -> int:
    """Return how many tokens Léa still has in hand."""
    return sum(token["at"] == "hand" for token in house.view(table)["sides"][0]["tokens"])
