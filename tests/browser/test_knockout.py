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
from playwright.sync_api import FloatRect, ViewportSize, expect
from slides import RICH, SEED, lying, sliding
from states import State
from turns import step

from passgo.server.play import game as server_game
from passgo.server.rooms.room import Room
from passgo.server.store.writer import Draft
from passgo.server.table.reading import readers
from passgo.sliding.bots import Bot
from passgo.sliding.game import SlidingGame
from passgo.sliding.luck import Seeded

Come = Callable[..., Person]
Sit = Callable[[str], Guest]
SHORT = 640
"""The height of a small phone."""
ON_ITS_SIDE: ViewportSize = {"width": 844, "height": 390}
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
    with lea.giving("Slide"):
        mouse.up()
    malik.sees(lea.seq)
    assert hand(house, table) == in_hand - 1


@pytest.mark.parametrize(
    "screen", [{"width": 1440, "height": 900}, PHONE, {"width": 320, "height": SHORT}, ON_ITS_SIDE]
)
def test_the_power_stands_beside_the_hand_and_the_whole_pull_has_room(
    house: House, person: Come, screen: ViewportSize
) -> None:
    lea = person("Léa", viewport=screen, has_touch=True)
    gather(house, [lea, lea], sliding(1, 8))
    lea.settled()
    page = lea.page
    for _ in range(20):
        page.keyboard.press("Shift+ArrowUp")
    expect(page.locator(".aim .tag")).to_contain_text("100%")
    hand, tag, slide = (
        page.locator(one).bounding_box()
        for one in (".aim .reach", ".aim .tag", '[data-do="Slide"]')
    )
    assert hand
    assert tag
    assert slide
    for box in (hand, tag, slide):
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= screen["width"]
        assert box["y"] + box["height"] <= screen["height"]
    assert are_apart(tag, hand)


def are_apart(one: FloatRect, other: FloatRect) -> bool:
    """Tell whether two boxes on the screen have nothing in common."""
    aside = one["x"] + one["width"] <= other["x"] or other["x"] + other["width"] <= one["x"]
    above = one["y"] + one["height"] <= other["y"] or other["y"] + other["height"] <= one["y"]
    return aside or above


@pytest.mark.parametrize("screen", [{"width": 1440, "height": 900}, PHONE])
def test_a_token_is_drawn_in_the_space_that_counts_and_its_space_is_outlined(
    house: House, person: Come, screen: ViewportSize
) -> None:
    lea = person("Léa", viewport=screen)
    gather(house, [lea, lea], lying("slides", "kentucky", "boardwalk", "hand", "hand", cursor=4))
    lea.settled()
    drums = [drum.bounding_box() for drum in lea.page.locator(".stage .drum:not(.hot)").all()]
    for space in ("kentucky", "boardwalk"):
        outline = lea.page.locator(f'.counted .line[data-space="{space}"]').bounding_box()
        assert outline
        assert sum(holds(outline, drum) for drum in drums if drum) == 1


def holds(outline: FloatRect, drum: FloatRect) -> bool:
    """Tell whether the middle of a token as it is drawn lies in the middle of an outline."""
    aside = drum["x"] + drum["width"] / 2 - outline["x"] - outline["width"] / 2
    above = drum["y"] + drum["height"] / 2 - outline["y"] - outline["height"] / 2
    return abs(aside) < outline["width"] / 4 and abs(above) < outline["height"] / 6


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
    box = lea.do("Slide").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= SHORT


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
    "knockout/Clauses table-clause",
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
    clause = lea.control("knockout/Clauses table-clause")
    clause.click()
    expect(page.get_by_role("dialog", name=clause.inner_text())).to_be_visible()
    lea.control("rules/ClausePanel close").click()
    lea.control("knockout/CountPanel go-on").click()
    expect(page.locator("[data-count]")).to_have_count(0)


@pytest.mark.presses(
    "knockout/orders TakeSecondChance",
    "knockout/orders DeclineSecondChance",
    "knockout/orders PayJail",
    "knockout/orders WaitInJail",
)
def test_a_second_chance_and_jail_are_answered(house: House, person: Come) -> None:
    lea = person("Léa")
    off = lying("slides", "off", "hand", "hand", "hand", **CHANCE)
    for order in ("TakeSecondChance", "DeclineSecondChance"):
        gather(house, [lea, lea], off)
        lea.press(order)
    table = gather(house, [lea, lea], lying("slides", "jail", "jail", "hand", "hand", **JAILED))
    lea.press("WaitInJail")
    lea.press("PayJail")
    assert house.view(table)["sides"][0]["cash"] == RICH - 100


@pytest.mark.presses(
    "knockout/AimPanel knockout-token",
    "knockout/AimFields knockout-aim-*-number",
    "knockout/AimFields knockout-aim-*-less",
    "knockout/AimFields knockout-aim-*-more",
    "knockout/AimFields range",
    "knockout/AimFields knockout-aim-at-none",
    "knockout/AimPanel knockout-reset",
    "knockout/AimPanel Slide",
    "knockout/ActPanel Slide",
    "knockout/Choices refused",
    "look/Tabs tab",
    "knockout/Tools look",
    "knockout/orders Slide",
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
    lea.control("knockout/AimFields knockout-aim-at-none").select_option("16")
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
    tabs = (("Forecast", ".forecast"), ("Chat", "form"), ("Rules", ".rules"), ("Log", ".log-panel"))
    for tab, seen in tabs:
        page.get_by_role("tab", name=tab).click()
        expect(page.get_by_role("tabpanel").locator(seen).first).to_be_visible()
    for one, control in ((lea, "knockout/Choices refused"), (malik, "knockout/ActPanel Slide")):
        one.control(control).click(force=True)
        expect(one.page.locator(".clause-panel")).to_be_visible()
        one.control("rules/ClausePanel close").click()
    with lea.giving("Slide"):
        lea.control("knockout/AimPanel Slide").click()
    malik.is_asked("SlideWhich")


@pytest.mark.presses("knockout/Tools again", "knockout/Tools skip")
def test_a_slide_is_seen_again(house: House, person: Come) -> None:
    lea = person("Léa", reduced_motion="no-preference", is_filmed=False)
    gather(house, [lea, lea], sliding(1, 8))
    lea.press("Slide")
    lea.settled()
    moving = lea.page.locator("[data-moving]")
    lea.control("knockout/Tools again").click()
    expect(moving).to_have_count(1)
    lea.control("knockout/Tools skip").click()
    expect(moving).to_have_count(0)


def test_what_a_slide_did_is_told_when_it_has_been_seen(house: House, person: Come) -> None:
    lea = person("Léa", reduced_motion="no-preference", is_filmed=False)
    gather(house, [lea, lea], sliding(1, 8))
    lea.settled()
    page = lea.page
    page.evaluate(WATCH)
    lea.press("Slide")
    lea.settled()
    moving, still = page.evaluate("() => window.seen")
    assert moving == {"log": ["Léa: token 1 slides."], "asked": 0}
    assert any("stops" in line or "off the board" in line for line in still["log"])
    assert still["asked"] == 1


WATCH = """() => {
  const seen = (window.seen = []);
  const all = (what) => [...document.querySelectorAll(what)];
  const look = () => ({
    log: all('.log-panel .told').map((line) => line.textContent.trim()),
    asked: all('[data-do="Slide"]').length,
  });
  let was = false;
  new MutationObserver(() => {
    const is = document.querySelector('[data-moving]') !== null;
    if (is && !was) requestAnimationFrame(() => requestAnimationFrame(() => seen.push(look())));
    if (!is && was) requestAnimationFrame(() => requestAnimationFrame(() => seen.push(look())));
    was = is;
  }).observe(document.body, { subtree: true, attributes: true, attributeFilter: ['data-moving'] });
}"""
"""Note what the page says while tokens slide, and what it says afterwards."""


@pytest.mark.presses(
    "knockout/KnockoutBar table-help",
    "knockout/KeysHelp common-letter-keys",
    "look/Dialog close",
    "look/Tabs tabs keydown",
    "knockout/RulesPanel table-rulebook",
)
def test_the_help_says_how_a_token_is_slid(house: House, person: Come) -> None:
    lea = person("Léa")
    gather(house, [lea, lea], sliding(1, 8))
    lea.settled()
    page = lea.page
    page.keyboard.press("?")
    dialog = page.locator("dialog.help")
    expect(dialog).to_contain_text("pull back")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    lea.control("knockout/KnockoutBar table-help").click()
    letters = dialog.get_by_role("checkbox")
    letters.click()
    expect(letters).not_to_be_checked()
    letters.click()
    lea.control("look/Dialog close").click()
    expect(dialog).to_have_count(0)
    page.get_by_role("tab", name="Log").focus()
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("tab", name="Rules")).to_be_focused()
    expect(page.locator('[data-rule="hands"]')).to_contain_text("exact")
    lea.control("knockout/RulesPanel table-rulebook").click()
    page.wait_for_url("**/rules/*")


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


def hand(house: House, table: str) -> int:
    """Return how many tokens Léa still has in hand."""
    return sum(token["at"] == "hand" for token in house.view(table)["sides"][0]["tokens"])


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
    else:
        malik.leaves_count()
    house.comes_to(table, lambda room: readers_of(room) == ())
    expect(note).to_have_count(0)


def readers_of(room: Room) -> tuple[int, ...]:
    """Return the seats that bots wait for, since they may still read a count."""
    assert room.match is not None
    return readers(room.table, room.match, room.audience.presence)


def test_who_slides_for_the_first_time_is_told_how_until_a_token_has_slid(
    house: House, person: Come
) -> None:
    lea = person("Léa", is_new=True)
    gather(house, [lea, lea], sliding(1, 8))
    lea.settled()
    expect(lea.page.locator('[data-hint="pull"]')).to_contain_text("Pull your token back")
    lea.press("Slide")
    lea.settled()
    expect(lea.page.locator("[data-hint]")).to_have_count(0)
    lea.page.reload()
    lea.settled()
    expect(lea.page.locator("[data-hint]")).to_have_count(0)
