"""Knockout in the browser: a token is aimed by hand, by numbers and by keys, and slides."""

from collections.abc import Callable
from typing import Any

import pytest
from gathering import gather
from house import House
from people import PHONE, Guest, Person
from playwright.sync_api import FloatRect, ViewportSize, expect
from screens import record
from slides import RICH, lying, sliding

Come = Callable[..., Person]
Sit = Callable[[str], Guest]
SHORT = 640
"""The height of a small phone."""
ON_ITS_SIDE: ViewportSize = {"width": 844, "height": 390}
AIM = ("start", "direction", "power")
CHANCE: dict[str, Any] = {"second_chance": "free", "offered": 0, "cursor": 1}
JAILED: dict[str, Any] = {"summoned": [0, 1], "cursor": 4}

WATCH = """() => {
  const seen = (window.seen = []);
  const all = (what) => [...document.querySelectorAll(what)];
  const look = () => ({
    log: all('.log-panel .told').map((line) => line.textContent.trim()),
    asked: all('[data-do="Slide"]').length,
    news: all('[data-news]').map((line) => line.textContent.trim()),
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


@pytest.mark.long
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
    assert moving == {"log": ["Léa: token 1 slides."], "asked": 0, "news": []}
    assert any("stops" in line or "off the board" in line for line in still["log"])
    assert still["asked"] == 1
    assert still["news"] == [" ".join(still["log"][1:])]
    notes = [(note["what"], note.get("scene", note.get("events"))) for note in record(lea)]
    begun = notes.index(("begins", "slide"))
    assert notes[begun - 1 : begun + 2] == [
        ("tells", ["TokenSlid"]),
        ("begins", "slide"),
        ("ends", "slide"),
    ]
    assert notes[begun + 2][0] == "tells"
    assert notes[-1] == ("asks", None)


@pytest.mark.presses(
    "knockout/KnockoutBar table-help",
    "page/KeysDialog common-letter-keys",
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


@pytest.mark.long
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


def hand(house: House, table: str) -> int:
    """Return how many tokens Léa still has in hand."""
    return sum(token["at"] == "hand" for token in house.view(table)["sides"][0]["tokens"])


@pytest.mark.long
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
