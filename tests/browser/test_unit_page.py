"""The unit beside a box: every clause about it, by hand on the page."""

import re
from collections.abc import Callable

import pytest
from people import PHONE, Person
from playwright.sync_api import expect
from unit_page import UnitPage

from passgo.editions import load_edition
from passgo.rulebook import clauses

Come = Callable[..., Person]
Deed = Callable[[UnitPage], None]
EDITION = load_edition("revolution-2009")
FULL = 15_000_000
DEEDS: list[tuple[tuple[str, ...], Deed]] = []


def about(*ids: str) -> Callable[[Deed], Deed]:
    """Name the clauses that a deed on the page shows."""

    def note(deed: Deed) -> Deed:
        DEEDS.append((ids, deed))
        return deed

    return note


@about("RE-050")
def any_key_switches_it_on_and_does_nothing_else(unit: UnitPage) -> None:
    unit.is_on(False)
    off = unit.page.get_by_text("The unit is off: any key switches it on.")
    expect(off).to_have_css("clip-path", "none")
    unit.press("7")
    unit.is_on(True)
    unit.shows("Ready")
    expect(off).to_have_count(0)


@about("RE-051")
def holding_c_begins_a_new_game(unit: UnitPage) -> None:
    unit.press("C")
    unit.insert("red", 0)
    unit.type("1M")
    assert unit.balances[0] == FULL - 1_000_000
    unit.hold("C")
    assert unit.balances == [FULL] * 6
    unit.heard("long-beep")


@about("RE-052")
def a_short_press_of_c_clears_what_is_typed(unit: UnitPage) -> None:
    unit.press("C")
    unit.insert("red", 0)
    unit.press("1", "2")
    unit.shows(r"\b12\b")
    unit.press("C")
    unit.shows("^Ready · pays 15M$")
    assert unit.balances == [FULL] * 6


@about("RE-053", "RE-056")
def m_ends_an_amount_in_millions_after_a_point(unit: UnitPage) -> None:
    unit.press("C")
    unit.insert("green", 0)
    unit.press("1", ".", "5", "M")
    assert unit.balances[0] == FULL + 1_500_000
    unit.shows(r"1\.5M")


@about("RE-053")
def a_card_wakes_it_so_that_every_key_after_it_counts(unit: UnitPage) -> None:
    unit.is_on(False)
    unit.insert("red", 0)
    unit.is_on(True)
    unit.press("1", ".", "5", "M")
    assert unit.balances[0] == FULL - 1_500_000


@about("RE-054", "RE-055")
def k_ends_an_amount_in_thousands(unit: UnitPage) -> None:
    unit.press("C")
    unit.insert("green", 0)
    unit.type("260K")
    assert unit.balances[0] == FULL + 260_000
    unit.type("10K")
    assert unit.balances[0] == FULL + 270_000
    unit.type("1K")
    unit.refuses("multiples of 10K")


@about("RE-057", "RE-059")
def the_green_slot_receives_from_the_bank(unit: UnitPage) -> None:
    unit.press("C")
    unit.insert("green", 3)
    unit.shows("receives 15M")
    unit.type("2M")
    unit.shows("2M · receives 17M")
    unit.remove("green")
    unit.shows("^Ready$")
    assert unit.balances[3] == FULL + 2_000_000


@about("RE-058", "RE-060", "RE-118")
def the_red_slot_pays_the_bank(unit: UnitPage) -> None:
    unit.press("C")
    unit.insert("red", 2)
    price = next(space.price for space in EDITION.spaces if space.kind == "street")
    unit.type(f"{price // 1000}K")
    unit.shows(rf"{price // 1000}K · pays 14\.4M")
    unit.remove("red")
    assert unit.balances[2] == FULL - price


@about("RE-061", "RE-260")
def both_cards_in_one_pays_the_other(unit: UnitPage) -> None:
    unit.press("C")
    unit.insert("red", 0)
    unit.insert("green", 1)
    unit.type("140K")
    assert unit.balances[:2] == [FULL - 140_000, FULL + 140_000]
    unit.shows(r"140K · receives 15\.14M · pays 14\.86M")


@about("RE-062")
def more_than_the_card_holds_is_refused_as_a_whole(unit: UnitPage) -> None:
    unit.press("C")
    unit.insert("red", 0)
    unit.insert("green", 1)
    unit.type("99M")
    unit.refuses("99M is refused: the card holds only 15M")
    assert unit.balances == [FULL] * 6


@about("RE-063", "RE-080", "RE-089")
def the_zone_key_steps_through_the_symbols_and_chooses_one(unit: UnitPage) -> None:
    unit.press("C", "zone")
    unit.shows("Walking")
    unit.wait(3)
    unit.shows("Cycle")
    unit.press("zone")
    unit.heard("beep", "bicycle-music", "beep")  # the text comes with its beep, after the music
    expect(unit.page.locator(".screen.large")).to_be_visible()
    assert len(unit.page.locator(".screen").get_attribute("aria-label") or "") > 20
    unit.press("C")
    unit.shows("^Ready$")


@about("RE-064", "RE-128", "RE-239", "RE-258")
def deal_starts_the_timer_and_stops_it(unit: UnitPage) -> None:
    unit.press("C", "deal")
    unit.shows("DEAL")
    unit.wait(10)
    unit.press("5")
    unit.refuses("seconds; the Deal key stops it")
    unit.press("deal")
    unit.shows("^Ready$")


@about("RE-224")
def goods_of_the_bank_are_auctioned_one_by_one_from_the_least_sum(unit: UnitPage) -> None:
    unit.press("C")
    for buyer in (0, 1):
        unit.press("deal")
        unit.shows("DEAL")
        unit.wait(31)
        unit.shows("^Ready$")
        unit.insert("red", buyer)
        unit.type("10K")
        unit.remove("red")
    assert unit.balances[:3] == [FULL - 10_000, FULL - 10_000, FULL]


@about("RE-065", "RE-066", "RE-129")
def beeps_announce_the_end_of_thirty_seconds(unit: UnitPage) -> None:
    unit.press("C")
    unit.press("deal")
    before = unit.sounded
    unit.wait(18)
    assert unit.sounded == before
    unit.wait(7)
    unit.heard("beep")
    assert unit.sounded >= before + 5
    unit.wait(6)
    unit.heard("long-beep")
    unit.shows("^Ready$")


@about("RE-067", "RE-068")
def it_sleeps_after_ninety_seconds_and_forgets_nothing(unit: UnitPage) -> None:
    unit.press("C")
    unit.insert("green", 0)
    unit.type("1M")
    unit.remove("green")
    unit.wait(88)
    unit.is_on(True)
    unit.wait(4)
    unit.is_on(False)
    unit.shows("off")
    unit.page.reload()
    unit.unit.wait_for()
    assert unit.balances[0] == FULL + 1_000_000


@about("RE-076", "RE-077", "RE-078")
def the_point_held_sets_the_volume_unless_a_card_is_in(unit: UnitPage) -> None:
    unit.press("C")
    for level in ("Volume", "Volume", "Beeps only"):
        unit.hold(".")
        if unit.page.evaluate("JSON.parse(localStorage['passgo-settings']).onlyBeeps"):
            unit.shows("Beeps only")
            break
        unit.shows(level)
    unit.insert("green", 0)
    unit.press("go")
    unit.heard("beep")  # no music
    unit.press("1")
    unit.hold(".")
    unit.shows(r"1\.")


@about("RE-045", "RE-046", "RE-079")
def go_pays_the_salary_without_typing(unit: UnitPage) -> None:
    unit.press("C", "go")
    unit.refuses("green slot to receive the salary")
    unit.insert("green", 4)
    unit.press("go")
    assert unit.balances[4] == FULL + 2_000_000
    unit.heard("beep", "salary-music")


@about("RE-080")
def a_zone_that_is_entered_has_its_music(unit: UnitPage) -> None:
    unit.press("C")
    unit.page.locator('[data-control="beside/UnitBench zone"]').nth(3).click()
    unit.heard("space-music")


@about("RE-003", "RE-004")
def one_unit_has_seventeen_keys_two_slots_and_six_cards(unit: UnitPage) -> None:
    expect(unit.unit).to_have_count(1)
    expect(unit.unit.locator(".key")).to_have_count(17)
    expect(unit.unit.locator("[data-slot]")).to_have_count(2)
    expect(unit.page.locator('[data-control="beside/UnitBench card"]')).to_have_count(6)


LUCKY: list[tuple[tuple[str, ...], Deed]] = []


def lucky(*ids: str) -> Callable[[Deed], Deed]:
    """Name the clauses of a deed after which a random text always comes."""

    def note(deed: Deed) -> Deed:
        LUCKY.append((ids, deed))
        return deed

    return note


@lucky("RE-081", "RE-106", "RE-107", "RE-108")
def a_random_text_is_for_who_took_the_last_card_out(unit: UnitPage) -> None:
    unit.press("C")
    for first, last, reader in (("red", "green", "Card 2"), ("green", "red", "Card 1")):
        unit.insert("red", 0)
        unit.insert("green", 1)
        unit.type("1M")
        unit.remove(first)
        expect(unit.page.locator(".screen.large")).to_have_count(0)
        unit.remove(last)
        unit.shows(rf"^\? For {reader} · \w")
        expect(unit.page.locator("p[role=status]")).to_contain_text(f"For {reader} · ")
        unit.heard("beep", "chance-sound")
        expect(unit.page.locator(".screen.large")).to_be_visible()
        unit.press("C")
        obey(unit)


def obey(unit: UnitPage) -> None:
    """Make the payment that obeys a text: it brings no other."""
    receive_a_salary(unit)
    unit.shows("^Ready$")


@lucky("RE-035", "RE-109", "RE-111", "RE-243", "RE-261", "RE-262")
def a_text_stays_until_it_is_read_or_as_long_as_is_set(unit: UnitPage) -> None:
    unit.press("C")
    unit.insert("green", 1)
    unit.press("go")
    assert unit.balances[1] == FULL + 2_000_000
    unit.remove("green")
    unit.wait(100)
    unit.shows(r"^\? ")
    for key in ("5", "deal", "zone", "go"):
        unit.key(key).press("Enter")
        unit.refuses("Read the message")
    unit.press("C")
    unit.shows("^Ready$")
    unit.page.get_by_text("Names and settings").click()
    stays = unit.page.get_by_label("Seconds a message stays")
    stays.fill("5")
    stays.blur()
    for _ in range(2):  # the first one obeys the text before
        receive_a_salary(unit)
    unit.shows(r"^\? ")
    unit.wait(7)
    unit.shows("^Ready$")


def receive_a_salary(unit: UnitPage) -> None:
    unit.insert("green", 1)
    unit.press("go")
    unit.remove("green")


@lucky("RE-115", "RE-242")
def each_text_is_drawn_afresh_so_that_it_may_come_twice_running(unit: UnitPage) -> None:
    unit.press("C")
    for _ in range(2):
        unit.press("zone", "zone")
        unit.shows(r"The meter is running")
        unit.press("C")
        unit.shows("^Ready$")


@lucky("RE-263")
def what_obeys_a_text_brings_no_other(unit: UnitPage) -> None:
    receive_a_salary(unit)
    unit.shows(r"^\? ")
    unit.press("C")
    receive_a_salary(unit)
    unit.shows("^Ready$")
    receive_a_salary(unit)
    unit.shows(r"^\? ")
    unit.press("C")
    unit.page.get_by_text("Names and settings").click()
    unit.page.get_by_label("What is paid for a message may bring another").check()
    receive_a_salary(unit)
    unit.shows(r"^\? ")


def a_zone_brings(unit: UnitPage, text: str) -> None:
    """See which text comes for a zone."""
    unit.press("C", "zone", "zone")
    unit.shows(text)
    unit.press("C")
    unit.shows("^Ready$")


def a_text_sends_to_jail(unit: UnitPage) -> None:
    a_zone_brings(unit, "off to jail")


def a_text_frees_from_jail(unit: UnitPage) -> None:
    a_zone_brings(unit, "you are free at once")


def draw_of(kind: str) -> int:
    """Return what a device draws when the text of a kind comes."""
    return next(nth for nth, card in enumerate(EDITION.cards) if card.kind == kind)


WAYS = [
    *((ids, deed, 1) for ids, deed in DEEDS),
    *((ids, deed, 0) for ids, deed in LUCKY),
    (("RE-150",), a_text_sends_to_jail, draw_of("jail")),
    (("RE-159",), a_text_frees_from_jail, draw_of("jail-release")),
]


@pytest.mark.parametrize(
    ("deed", "luck"),
    [
        pytest.param(deed, luck, marks=pytest.mark.clause(*ids[:3]), id=deed.__name__)
        for ids, deed, luck in WAYS
    ],
)
def test_the_unit_does_what_its_leaflet_says(person: Come, deed: Deed, luck: int) -> None:
    deed(UnitPage(person("Léa", viewport=PHONE), luck=luck))


AREAS = ("electronic unit", "sound", "chance")
ELSEWHERE = {
    "RE-022": "what the Banker looks after, which is not the unit",
    "RE-110": "what becomes of a move that a text breaks off",
    "RE-112": "who must auction a property",
    "RE-113": "who may buy a property",
    "RE-114": "who is freed by a text",
    "RE-241": "what a move backward earns",
    "RE-264": "who owns a property card",
}
"""Clauses that name the unit or follow from it, but say what people do at the board."""


def test_no_clause_about_the_unit_is_missing() -> None:
    named = re.compile(r"\b(unit|key|slot|screen|timer|standby)\b", re.I)
    wanted = {
        one.id
        for one in clauses(EDITION.rulebook)
        if one.kind in ("rule", "component") and (one.area in AREAS or named.search(one.text))
    }
    shown = {one for ids, _, _ in WAYS for one in ids}

    assert wanted - shown - set(ELSEWHERE) == set()
    assert not set(ELSEWHERE) & shown


@pytest.mark.presses(
    "beside/UnitBench card",
    "beside/UnitBench card pointerdown",
    "unit/UnitSlot unit-slot-*",
)
def test_a_card_is_dragged_into_a_slot(person: Come) -> None:
    unit = UnitPage(person("Léa"))
    unit.press("C")
    unit.card(0).drag_to(unit.slot("green"))
    unit.shows("receives 15M")
    unit.remove("green")
    unit.shows("^Ready$")
    unit.insert("red", 2)
    unit.shows("pays 15M")


@pytest.mark.presses(
    "beside/UnitSettings beside-unit-settings",
    "beside/UnitSettings beside-unit-name",
    "beside/UnitSettings beside-unit-timer",
    "beside/UnitSettings beside-unit-beeps",
    "beside/UnitSettings beside-unit-random",
    "beside/UnitSettings beside-unit-odds",
    "beside/UnitSettings beside-unit-chains",
    "beside/UnitSettings beside-unit-stays",
    "beside/UnitManual beside-unit-manual",
    "beside/UnitBench zone",
)
@pytest.mark.clause("RE-066", "RE-243")
def test_names_and_settings_are_kept(person: Come) -> None:
    unit = UnitPage(person("Léa", viewport=PHONE), luck=0)
    page = unit.page
    page.get_by_text("What the keys do").click()
    expect(page.get_by_text("A new game: every card holds 15M")).to_be_visible()
    page.get_by_text("Names and settings").click()
    for label, value in {
        "Auction timer, seconds": "30",
        "Beeps in the last": "10",
        "A Chance message once": "8",
        "Seconds a message stays": "0",
    }.items():
        expect(page.get_by_label(label)).to_have_value(value)
    for label, value in {
        "Name on card 1": "Ana",
        "Auction timer, seconds": "20",
        "Beeps in the last": "4",
        "A Chance message once": "3",
        "Seconds a message stays": "9",
    }.items():
        field = page.get_by_label(label)
        field.fill(value)
        field.blur()
    unit.press("C", "deal")
    before = unit.sounded
    unit.wait(15)
    assert unit.sounded == before
    for _ in range(4):
        unit.wait(1)
        unit.heard("beep")
    assert unit.sounded == before + 4
    unit.wait(1)
    unit.heard("long-beep")
    unit.shows("^Ready$")
    page.get_by_label("Another length").check()
    page.get_by_label("What is paid for a message").check()
    page.locator('[data-control="beside/UnitBench zone"]').first.click()
    page.reload()
    unit.unit.wait_for()
    expect(unit.card(0)).to_contain_text("Ana")
    unit.press("C", "deal")
    unit.wait(12)
    unit.shows("DEAL")
    unit.wait(2)
    unit.shows("^Ready$")


IS_UPPERMOST = """one => {
  const { left, top, width, height } = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""
KEYS = ("go", "deal", "zone", *"789M456K123.C0")


@pytest.mark.parametrize("screen", [PHONE, {"width": 320, "height": 640}])
def test_on_a_phone_all_keys_slots_and_cards_are_in_sight_at_once(
    person: Come, screen: dict[str, int]
) -> None:
    unit = UnitPage(person("Ana", "en", viewport=screen, has_touch=True))
    unit.page.get_by_text("Tap a card").or_(
        unit.page.get_by_text("The unit is off")
    ).first.wait_for()
    for slot, card in (("green", 0), ("red", 1)):
        unit.insert(slot, card)
    touched = [unit.key(name) for name in KEYS]
    touched += [unit.slot("green"), unit.slot("red"), *(unit.card(at) for at in range(6))]
    for one in touched:
        assert one.evaluate(IS_UPPERMOST), one
    assert len(touched) == 25


def test_a_phone_says_what_to_do_next_until_money_has_moved(person: Come) -> None:
    unit = UnitPage(person("Ana", "en", viewport=PHONE, has_touch=True))
    hint = unit.page.locator(".desk .hint")
    unit.card(0).click()
    expect(hint).to_contain_text("Now tap the green slot")
    unit.slot("red").click()
    expect(hint).to_have_text("Type what goes to the bank, then M or K.")
    unit.insert("green", 1)
    expect(hint).to_have_text("Type the sum, then M or K: Card 1 pays Card 2.")
    unit.remove("red")
    expect(hint).to_have_text("Type the sum, then M or K. A salary is GO alone.")
    unit.remove("green")
    expect(hint).to_have_text("Tap a card, then a slot: green receives, red pays.")
