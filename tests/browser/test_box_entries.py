"""Entering what the box brought: dice are tapped and cards picked on phones beside it."""

from collections.abc import Callable

import pytest
from hands import BOX, CUT, FIRST_LEA, Hands, pick, tap_dice, teller
from house import House
from lobby import begin
from people import PHONE, Person
from playwright.sync_api import expect
from relay import relayed
from turns import play_until

from passgo.editions import load_edition

Come = Callable[..., Person]
ASKED_FOR = {"box": 1, "own-claims": 1}
WAKE_LOCK = """window.awake = 0;
Object.defineProperty(navigator, 'wakeLock', { value: { request: async () => {
  window.awake++;
  return { release: async () => void window.awake-- };
} } });"""
WIDTHS = "() => [document.documentElement.scrollWidth, innerWidth]"


@pytest.mark.presses("table/TableMenu large")
@pytest.mark.parametrize("width", [320, 390])
def test_the_table_with_a_box_stays_awake_and_has_large_type(person: Come, width: int) -> None:
    lea, bo = person("Léa", "fr", viewport={"width": width, "height": 700}), person("Bo", "en")
    for one in (lea, bo):
        one.context.add_init_script(WAKE_LOCK)
    begin([lea, bo], "classic", 0, house_rules=BOX)
    lea.settled()
    face = lea.page.locator('[data-face="6"]')
    usual = face.bounding_box()
    lea.page.locator('button[data-do="menu"]').click()
    expect(lea.page.locator('[data-awake="held"]')).to_be_visible()
    lea.page.locator('[data-do="large"]').check()
    lea.page.keyboard.press("Escape")
    lea.page.reload()
    lea.settled()
    large = face.bounding_box()

    assert usual is not None
    assert large is not None
    assert large["height"] > usual["height"] * 1.1
    assert [one.page.evaluate("window.awake") for one in (lea, bo)] == [1, 1]
    needed, there = lea.page.evaluate(WIDTHS)
    assert needed <= there
    tap_dice(lea, (6, 5))


@pytest.mark.long
def test_a_table_of_the_server_lets_the_screen_sleep(person: Come) -> None:
    lea, bo = person("Léa", "fr", viewport=PHONE), person("Bo", "en")
    lea.context.add_init_script(WAKE_LOCK)
    begin([lea, bo], "classic", 0)
    lea.settled()

    assert lea.page.evaluate("window.awake") == 0


COUNT_TAPS = "() => { window.taps = 0; addEventListener('click', () => window.taps++, true); }"


def test_a_rent_is_paid_within_two_taps_after_the_dice(house: House, phones: list[Person]) -> None:
    lea = phones[0]
    table = begin(phones, "classic", 0, house_rules=ASKED_FOR)
    hands = Hands((*FIRST_LEA, (1, 2), (1, 2)))
    while "Claim" not in lea.open_orders():
        seq = house.rest(table)
        for one in phones:
            one.sees(seq)
        asked = next(one for one in phones if one.root("asked") == "true")
        hands(asked)
        lea.sees(house.seq(table))
    held = [player["cash"] for player in house.view(table)["players"]]
    for one in phones:
        one.page.evaluate(COUNT_TAPS)
    lea.press("Claim")
    taps = sum(int(one.page.evaluate("window.taps")) for one in phones)

    now = [player["cash"] for player in house.view(table)["players"]]
    assert now[0] - held[0] == held[1] - now[1] > 0
    assert 1 <= taps <= 2


def test_an_impossible_entry_reads_its_sentence_and_changes_nothing(
    house: House, phones: list[Person]
) -> None:
    lea, bo = phones
    table = begin(phones, "classic", 0, variant="quick", house_rules=BOX)
    dealt = next(one.id for one in load_edition("classic-2003").spaces if one.price)
    pick(teller(phones), dealt)
    wrongly(house, table, teller(phones), dealt)
    play_until(house, table, phones, Hands(FIRST_LEA), "ThrowDice")
    lea.is_asked("ThrowDice")
    no_die(house, table, lea, "7890")
    tap_dice(lea, (3, 4))
    pick(teller(phones), "bank-dividend")
    lea.press("EndTurn")
    tap_dice(bo, (3, 4))
    wrongly(house, table, bo, "bank-dividend")
    assert reason(bo, "bank-dividend") == "Drawn already: it lies under the pack."


def wrongly(house: House, table: str, one: Person, what: str) -> None:
    """Pick what cannot have come: the page says why, and nothing changes."""
    before = house.seq(table)
    one.page.locator(f'[data-pick="{what}"]').click(force=True)
    expect(one.page.locator(f'[data-pick="{what}"] [role=alert]')).to_be_visible()
    assert house.seq(table) == before


def no_die(house: House, table: str, one: Person, digits: str) -> None:
    """Press digits that no die shows: the page says so, and nothing is sent."""
    said = one.page.locator('[data-pad="dice"] [role=alert]')
    before = house.seq(table)
    one.settled()
    for digit in digits:
        one.page.keyboard.press("3")  # also after the first die
        one.page.keyboard.press(digit)
        expect(said).to_have_text("Un dé montre de 1 à 6.")
        one.page.keyboard.press("Backspace")
        expect(said).to_have_count(0)
    one.page.keyboard.press(digits[0])
    expect(said).to_be_visible()
    assert house.seq(table) == before


def reason(one: Person, what: str) -> str:
    """Return why something cannot have come."""
    return one.page.locator(f'[data-pick="{what}"] .why').inner_text()


@pytest.mark.presses("flows/BoxPicker pick", "flows/BoxPicker told-search")
def test_digits_are_dice_and_a_search_finds_a_card(person: Come) -> None:
    lea = person("Léa", "fr")
    bo = person("Bo", "en")
    begin([lea, bo], "classic", 0, house_rules=BOX)
    for one, dice in ((lea, "65"), (bo, "21"), (lea, "34")):
        one.settled()
        with one.giving("DiceFall"):
            for face in dice:
                one.page.keyboard.press(face)
    lea.settled()
    pad = lea.page.locator('[data-pad="card"]')
    before = pad.locator("[data-pick]").count()
    pad.locator("input").fill("PRISON")
    assert 0 < pad.locator("[data-pick]").count() < before
    pick(lea, "chance-jail", "prison")
    lea.page.wait_for_selector('[data-work="jail"]')
    lea.press("Undo")
    pad.wait_for()
    pick(lea, "chance-go")


@pytest.mark.long
def test_two_who_enter_the_dice_of_a_bot_at_once_are_told_so(
    house: House, phones: list[Person]
) -> None:
    lea, bo = phones
    table = begin(phones, "classic", 1, house_rules=BOX)
    tap_dice(lea, (6, 5))
    tap_dice(bo, (2, 1))
    seq = house.rest(table)
    for one in phones:
        one.sees(seq)
        one.settled()
        expect(one.page.locator('[data-pad="dice"]')).to_be_visible()
    tap_dice(bo, (1, 1))
    late = lea.page.evaluate(LATE, [table, int(lea.root("prompt")) - 1])

    assert late == "told-already"
    assert house.view(table)["prompt"]["ask"] == "ThrowDice"


LATE = """([table, answers]) => new Promise((resolve) => {
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws/tables/${table}`);
  socket.onopen = () => socket.send(JSON.stringify({type: 'play', id: 'late', answers,
    order: {do: 'DiceFall', first: 1, second: 1}}));
  socket.onmessage = ({data}) => {
    const told = JSON.parse(data);
    if (told.type === 'answer' && told.id === 'late') resolve(told.no?.code);
  };
})"""


def test_a_cut_line_in_the_middle_of_typing_loses_nothing(
    house: House, person: Come, visitor: Come
) -> None:
    with relayed(house) as relay:
        lea, bo = visitor(relay.address, "Léa", "fr", viewport=PHONE), person("Bo", "en")
        lea.allowed = CUT
        table = begin([lea, bo], "classic", 0, house_rules=BOX)
        lea.settled()
        lea.page.locator('[data-face="6"]').click()
        relay.cut()
        lea.page.wait_for_selector('[data-news="link"]')
        before = house.seq(table)
        relay.mend()
        lea.page.wait_for_selector('[data-news="link"]', state="detached")
        assert house.seq(table) == before
        with lea.giving("DiceFall"):
            lea.page.locator('[data-face="5"]').click()
        bo.sees(before + 1)
        assert house.position(table)["agenda"][-1]["to_throw"] == [1]


@pytest.mark.long
def test_what_is_entered_over_a_cut_line_is_sent_once_when_it_is_mended(
    house: House, person: Come, visitor: Come
) -> None:
    with relayed(house) as relay:
        lea, bo = visitor(relay.address, "Léa", "fr", viewport=PHONE), person("Bo", "en")
        lea.allowed = CUT
        table = begin([lea, bo], "classic", 0, house_rules=BOX)

        def cut_off(*taps: str) -> None:
            lea.settled()
            before = house.seq(table)
            relay.cut()
            lea.page.wait_for_selector('[data-news="link"]')
            for tap in taps:
                lea.page.locator(tap).click()
            assert house.seq(table) == before
            relay.mend()
            for one in (lea, bo):
                one.sees(before + 1)
            assert house.seq(table) == before + 1

        cut_off('[data-face="6"]', '[data-face="5"]')
        assert house.position(table)["agenda"][-1]["to_throw"] == [1]
        tap_dice(bo, (2, 1))
        lea.is_asked("ThrowDice")
        cut_off('[data-face="3"]', '[data-face="4"]')
        cut_off('[data-pick="bank-dividend"]')
        assert house.view(table)["players"][0]["cash"] > 1500
