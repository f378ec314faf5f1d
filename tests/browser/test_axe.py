"""Every screen as axe-core sees it: nothing serious, nothing critical."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Literal

import pytest
from gathering import gather, open_table, seat_all
from hands import pick, tap_dice, teller
from house import House
from lobby import begin
from people import PHONE, Guest, Person
from playwright.sync_api import expect
from slides import sliding
from states import state
from turns import answer

Come = Callable[..., Person]
Sit = Callable[[str], Guest]
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async (rules) => {
  const { violations } = await axe.run(document, { resultTypes: ['violations'], ...rules });
  const isGrave = ({ impact }) => impact === 'serious' || impact === 'critical';
  return violations.filter(isGrave).flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target}`));
}"""
IS_THERE = "() => 'axe' in window"
Theme = Literal["light", "dark"]
DAY_AND_NIGHT: Sequence[Theme] = ("light", "dark")
NIGHT: Sequence[Theme] = ("dark",)
COLOURS: Mapping[str, object] = {"runOnly": ["color-contrast", "link-in-text-block"]}
"""The rules that judge the same page otherwise in another theme."""
MOMENTS = [
    *("crowd", "crowd-of-eight", "zone", "clone-wars"),
    *("auction", "debt", "buy", "offer", "build"),
]
LATER = ("crowd", "crowd-of-eight", "offer", "build")  # in make soak


def violations(person: Person, themes: Sequence[Theme] = DAY_AND_NIGHT) -> list[str]:
    """Return what axe-core finds serious or critical on the page, by day and by night."""
    if not person.page.evaluate(IS_THERE):
        person.page.add_script_tag(path=AXE)
    found: list[str] = []
    rules: Mapping[str, object] = {}
    for theme in themes:
        person.page.emulate_media(color_scheme=theme)
        person.page.wait_for_selector(f'html[data-theme="{theme}"]')
        found += [f"{theme} {violation}" for violation in person.page.evaluate(RUN, rules)]
        rules = COLOURS
    return found


def looking(person: Come, language: str = "fr", **options: object) -> Person:
    """Let somebody in whose pages take a script from outside."""
    return person("Léa", language, bypass_csp=True, **options)


@pytest.mark.parametrize(
    "moment",
    [pytest.param(one, marks=pytest.mark.long) if one in LATER else one for one in MOMENTS],
)
def test_a_dice_table(house: House, person: Come, moment: str) -> None:
    lea = looking(person)
    table = gather(house, [lea], moment)
    lea.sees(house.rest(table))
    lea.settled()
    knows_no_day = state(moment).edition.startswith("clone-wars")
    assert violations(lea, NIGHT if knows_no_day else DAY_AND_NIGHT) == []


def test_a_dice_table_on_a_phone(house: House, person: Come) -> None:
    lea = looking(person, viewport=PHONE, has_touch=True)
    gather(house, [lea], "buy")
    lea.settled()
    assert violations(lea) == []


@pytest.mark.long
def test_a_table_with_a_box(person: Come) -> None:
    lea = looking(person, viewport=PHONE, has_touch=True)
    bo = person("Bo", "en", viewport=PHONE, bypass_csp=True)
    begin([lea, bo], "classic", 0, variant="quick", house_rules={"box": 1})
    dealer = teller([lea, bo])
    found = {"deal": look_at(dealer, '[data-pad="deed"]')}
    while dealer.page.locator('[data-pad="deed"]').count():
        pick(dealer)
        dealer = teller([lea, bo])
    found["dice"] = look_at(lea, '[data-pad="dice"]')
    tap_dice(lea, (6, 5))
    tap_dice(bo, (2, 1))
    lea.is_asked("ThrowDice")
    tap_dice(lea, (3, 4))
    found["card and work"] = look_at(lea, '[data-pad="card"]')
    expect(lea.page.locator("[data-work]").first).to_be_visible()
    lea.page.locator('button[data-do="menu"]').click()
    found["menu"] = look_at(lea, '[data-do="sheet"]')
    lea.page.locator('[data-do="sheet"]').click()
    found["sheet"] = look_at(lea, "dialog.board-sheet")

    assert {name: one for name, one in found.items() if one} == {}


def look_at(lea: Person, landmark: str) -> list[str]:
    """Wait for something and return what axe-core finds on the page."""
    lea.page.locator(landmark).wait_for()
    lea.settled()
    return violations(lea)


@pytest.mark.long
def test_the_trade_pane(house: House, person: Come) -> None:
    lea = looking(person)
    gather(house, [lea], "trade")
    lea.settled()
    lea.page.keyboard.press("t")
    lea.page.wait_for_selector("main.page")
    assert violations(lea) == []


def test_knockout(house: House, person: Come) -> None:
    lea = looking(person)
    gather(house, [lea], sliding(1, 9, seats=4))
    lea.settled()
    assert violations(lea) == []


@pytest.mark.long
def test_the_count_of_a_round(house: House, person: Come) -> None:
    lea = looking(person)
    gather(house, [lea], sliding(1, 2))
    count(lea)
    assert violations(lea) == []


@pytest.mark.long
def test_knockout_on_a_phone(house: House, person: Come) -> None:
    lea = looking(person, viewport=PHONE, has_touch=True)
    gather(house, [lea], sliding(1, 2))
    lea.settled()
    assert violations(lea) == []
    count(lea)
    assert violations(lea) == []


def count(lea: Person) -> None:
    """Play until the round is counted, and look at the first step of it."""
    while not lea.page.locator("[data-count]").count():
        answer(lea)
        lea.page.wait_for_selector('[data-count], [data-asked="true"]')
    lea.page.locator('[data-do="next-step"]').click()


@pytest.mark.parametrize(
    ("path", "landmark"),
    [
        ("/", "form.panel .rule"),
        ("/verify", "h1"),
        ("/rules/classic-2003", "h1"),
        ("/nowhere", "h1"),
    ],
)
def test_a_page_of_its_own(person: Come, path: str, landmark: str) -> None:
    ana = looking(person)
    ana.go(path).wait_for_selector(landmark)
    assert violations(ana) == []


def test_the_lobby_and_what_comes_after(house: House, person: Come, guest: Sit) -> None:
    lea = looking(person)
    people = [lea, guest("Malik")]
    table = open_table(people, state("duel"))
    seat_all(people, table, ["Léa", "Malik"])
    lea.go(f"/t/{table}").wait_for_selector('[data-do="start"]')
    assert violations(lea) == []
    lea.post(f"/api/tables/{table}/start", {})
    house.take_up(table, state("ruin").position)
    lea.page.wait_for_selector("[data-ask]")
    lea.is_asked("PayDebt")
    lea.press("GiveUp", times=2)
    lea.page.wait_for_selector(".charts")
    assert violations(lea) == []
    lea.go(f"/replay/{table}").wait_for_selector(".theatre")
    assert violations(lea) == []
    lea.go(f"/verify?table={table}").wait_for_selector("section h2")
    assert violations(lea) == []
