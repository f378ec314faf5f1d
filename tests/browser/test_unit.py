"""The electronic unit: a text is read before money moves, cards go in, keys do their work."""

import json
import re
from collections.abc import Callable

import pytest
from gathering import gather
from house import House
from people import PHONE, Person
from playwright.sync_api import Locator, expect
from screens import Screen, record, scenes, skipped

Come = Callable[..., Person]
pytestmark = pytest.mark.usefixtures("slow_pace")

AS_IN_THE_BOX = 'localStorage.setItem(\'passgo-settings\', \'{"motion":"auto","asInTheBox":true}\')'
CARDS = ".unit .card"
FITS = """card => {
  const box = card.querySelector('rect').getBBox();
  return [...card.querySelectorAll('text')].every((text) => text.getBBox().width <= box.width);
}"""


def key(one: Person, name: str) -> Locator:
    """Return a key of the unit by what is written on it."""
    return one.page.locator(".unit").get_by_role("button", name=re.compile(f"^{re.escape(name)}"))


def type_amount(one: Person, keys: str) -> None:
    """Type an amount on the unit."""
    for written in keys:
        one.page.locator(".unit").get_by_role("button", name=written, exact=True).click()


def display(one: Person) -> Locator:
    """Return what the display says."""
    return one.page.locator(".unit .screen")


COMING = """() => {
  window.comings = [];
  const look = () => {
    const words = document.querySelector('.text p');
    if (words) window.comings.push(words.firstChild.textContent.trim());
    if (words?.dataset.text !== 'whole') requestAnimationFrame(look);
  };
  look();
}"""
"""Notes what of a text can be read beside the board, from its first frame to its last."""


@pytest.mark.presses("unit/TextPanel unit-read")
@pytest.mark.parametrize(
    "motion", ["no-preference", pytest.param("reduce", marks=pytest.mark.long)]
)
def test_a_text_is_read_before_its_money_moves(house: House, person: Come, motion: str) -> None:
    lea = person("Léa", motion="auto", reduced_motion=motion)
    gather(house, [lea], "zone")
    lea.settled()
    screen = Screen(lea)
    lea.do("ChooseZone").click()
    lea.page.wait_for_selector('[data-held="text"]')
    expect(display(lea)).to_have_attribute("aria-label", re.compile("school collects its fees"))
    assert scenes(record(lea)) == []
    lea.control("unit/TextPanel unit-read").click()
    expect(lea.page.locator(CARDS)).to_contain_text("Léa")
    lea.settled()

    assert screen.begun("The school collects") == ["text"]
    assert screen.ended("costs Léa") == ["text", "money"]
    expect(lea.page.locator(CARDS)).to_have_count(0)


def test_a_text_is_read_where_nothing_moves(house: House, person: Come) -> None:
    lea = person("Léa", motion="none", is_reading=True)
    gather(house, [lea], "zone")
    lea.settled()
    lea.do("ChooseZone").click()
    lea.page.wait_for_selector('[data-held="text"]')
    text = lea.page.locator(".text p")
    expect(text).to_contain_text("The school collects")
    expect(lea.page.locator("[role=log]")).not_to_contain_text("costs Léa")
    lea.control("unit/TextPanel unit-read").click()
    lea.settled()

    expect(text).to_have_count(0)
    expect(lea.page.locator("[role=log]")).to_contain_text("costs Léa")


def test_a_text_that_waits_to_be_read_is_skipped_with_all_that_it_brings(
    house: House, person: Come
) -> None:
    lea = person("Léa", motion="slow", reduced_motion="no-preference")
    gather(house, [lea], "zone")
    lea.settled()
    lea.do("ChooseZone").click()
    lea.page.wait_for_selector('[data-held="text"]')
    lea.control("table/SkipToNow table-faster").click()
    lea.settled()

    assert scenes(record(lea)) == []
    assert skipped(record(lea)) == ["text", "money"]
    expect(lea.page.locator("[role=log]")).to_contain_text("costs Léa")


@pytest.mark.long
def test_a_text_for_somebody_else_waits_for_nobody(house: House, person: Come) -> None:
    malik = person("Malik", motion="fast", reduced_motion="no-preference")
    lea = person("Léa")
    gather(house, [lea, malik], "zone")
    malik.settled()
    lea.press("ChooseZone")
    malik.sees(lea.seq)

    assert scenes(record(malik)) == ["text", "money"]


@pytest.mark.long
def test_a_text_is_read_below_the_board_where_the_unit_has_no_room_for_keys(
    house: House, person: Come
) -> None:
    lea = person("Léa", motion="auto", reduced_motion="reduce", viewport=PHONE)
    gather(house, [lea], "zone")
    lea.settled()
    lea.do("ChooseZone").click()
    lea.page.wait_for_selector('[data-held="text"]')
    expect(lea.control("unit/TextPanel unit-read")).to_be_in_viewport()
    size = lea.page.locator(".text p").evaluate("p => parseFloat(getComputedStyle(p).fontSize)")
    assert size >= 20
    expect(lea.page.locator(".unit [role=button]")).to_have_count(3)
    lea.control("unit/TextPanel unit-read").click()
    lea.settled()

    assert scenes(record(lea)) == ["text", "money"]


def test_a_text_comes_beside_the_board_no_faster_than_on_the_display(
    house: House, person: Come
) -> None:
    lea = person("Léa", motion="slow", reduced_motion="no-preference", is_reading=True)
    gather(house, [lea], "zone")
    lea.settled()
    lea.page.evaluate(COMING)
    lea.do("ChooseZone").click()
    lea.page.wait_for_selector('.text [data-text="whole"]')

    first, last = lea.page.evaluate("() => [window.comings[0], window.comings.at(-1)]")
    assert first == ""
    assert last == lea.page.locator(".text p").text_content()


def test_a_bid_is_typed_on_the_keys(house: House, person: Come) -> None:
    lea = person("Léa")
    table = gather(house, [lea, lea], "banker")
    lea.press("Decline")
    lea.settled()
    expect(display(lea)).to_have_attribute(
        "aria-label", re.compile(r"Deal Rue Lecourbe 10K.* \d+ s")
    )
    type_amount(lea, "9M")
    expect(display(lea)).to_have_attribute("aria-label", re.compile("At most 5M"))
    with lea.giving("Bid"):
        type_amount(lea, "1.2M")

    assert house.view(table)["prompt"]["highest"] == 1_200_000
    expect(display(lea)).to_have_attribute("aria-label", re.compile("1.2M Léa > Bank"))


@pytest.mark.long
def test_names_are_whole_on_the_cards(house: House, person: Come) -> None:
    lea = person("Mariemadeleineantoinette")
    gather(house, [lea, lea], "unit-long-names")
    lea.settled()
    cards = lea.page.locator(CARDS)
    expect(cards).to_have_count(2)

    names = cards.evaluate_all("cards => cards.map((card) => card.textContent.replace(/\\s/g, ''))")
    assert names == ["Mariemadeleineantoinette", "Wwwwwwwwwwwwwwwwwwwwwwww"]
    assert all(cards.nth(nth).evaluate(FITS) for nth in range(2))


@pytest.mark.presses(
    "unit/UnitSlot unit-slot-*",
    "unit/UnitSlot unit-slot-* keydown",
    "unit/UnitFace unit-go",
    "unit/UnitFace unit-go keydown",
)
def test_the_salary_waits_for_the_card_and_the_go_key_as_in_the_box(
    house: House, person: Come
) -> None:
    lea = boxed(person)
    gather(house, [lea, lea], "unit-salary")
    lea.settled()
    screen = Screen(lea)
    lea.do("Roll").click()
    lea.page.wait_for_selector('[data-held="money"]')
    slot, go = lea.page.locator(".unit .hand"), key(lea, "GO")
    go.click()
    expect(display(lea)).to_have_attribute("aria-label", re.compile("Card: green slot"))
    for is_in in ("true", "false"):
        slot.focus()
        lea.page.keyboard.press("Enter")
        expect(slot).to_have_attribute("aria-pressed", is_in)
    slot.click()
    expect(slot).to_have_attribute("aria-pressed", "true")
    go.focus()
    lea.page.keyboard.press("Enter")
    expect(display(lea)).to_have_attribute("aria-label", re.compile("^Rent"))

    assert screen.begun("salary") == ["dice", "walk", "money"]


def test_a_price_is_paid_with_card_and_keys_as_in_the_box(house: House, person: Come) -> None:
    lea = boxed(person)
    table = gather(house, [lea, lea], "banker")
    lea.settled()
    buy = lea.page.locator('[data-do="Buy"]')
    assert is_tiny(buy)
    type_amount(lea, "6")
    expect(display(lea)).to_have_attribute("aria-label", re.compile("Card: red slot"))
    step = lea.page.get_by_role("list", name="On the unit").get_by_role("listitem").first
    expect(step).not_to_contain_text("done")
    lea.page.locator(".unit .hand").click()
    expect(step).to_contain_text("done")
    with lea.giving("Buy"):
        type_amount(lea, "600K")

    assert house.view(table)["players"][0]["owns"] == ["lecourbe"]


@pytest.mark.long
@pytest.mark.presses("table/TableSettings table-as-in-the-box")
def test_gestures_are_a_setting_of_the_device(house: House, person: Come) -> None:
    lea = person("Léa")
    gather(house, [lea], "banker")
    lea.settled()
    lea.page.get_by_role("button", name="Settings").click()
    lea.page.get_by_label("As in the box").check()
    expect(lea.page.get_by_role("list", name="On the unit")).to_contain_text("Type 6 0 0 K")

    kept = json.loads(lea.page.evaluate("localStorage.getItem('passgo-settings')"))
    assert kept["asInTheBox"] is True


def test_gestures_are_offered_only_where_there_is_a_unit(house: House, person: Come) -> None:
    lea = person("Léa")
    gather(house, [lea], "jail")
    lea.settled()
    lea.page.get_by_role("button", name="Settings").click()
    expect(lea.page.get_by_label("Throw for me")).to_be_visible()
    expect(lea.page.get_by_label("As in the box")).to_have_count(0)


@pytest.mark.long
def test_the_point_key_sets_the_volume_while_it_is_held(house: House, person: Come) -> None:
    lea = person("Léa")
    gather(house, [lea], "unit-salary")
    lea.settled()
    before = lea.page.evaluate("localStorage.getItem('passgo-settings')")
    point = key(lea, ".")
    point.hover()
    lea.page.mouse.down()
    expect(display(lea)).to_have_attribute("aria-label", re.compile("Volume|Beeps only"))
    lea.page.mouse.up()

    assert lea.page.evaluate("localStorage.getItem('passgo-settings')") != before


def boxed(person: Come) -> Person:
    """Return somebody who acts on the unit itself."""
    lea = person("Léa", motion="auto", reduced_motion="reduce")
    lea.context.add_init_script(AS_IN_THE_BOX)
    return lea


def is_tiny(button: Locator) -> bool:
    """Tell whether a button is there, but out of sight."""
    box = button.bounding_box()
    return box is not None and box["height"] <= 1
