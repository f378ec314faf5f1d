"""Every screen as axe-core sees it: nothing serious, nothing critical."""

from collections.abc import Callable
from pathlib import Path

import pytest
from gathering import gather, open_table, seat_all
from house import House
from people import PHONE, Person
from slides import sliding
from states import state
from turns import answer

Come = Callable[..., Person]
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async () => {
  const { violations } = await axe.run(document, { resultTypes: ['violations'] });
  const isGrave = ({ impact }) => impact === 'serious' || impact === 'critical';
  return violations.filter(isGrave).flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target}`));
}"""
THEMES = ["light", pytest.param("dark", marks=pytest.mark.long)]
MOMENTS = [
    ("crowd", "light"),
    pytest.param("crowd", "dark", marks=pytest.mark.long),
    ("crowd-of-eight", "light"),
    pytest.param("crowd-of-eight", "dark", marks=pytest.mark.long),
    pytest.param("zone", "light", marks=pytest.mark.long),
    ("zone", "dark"),
    pytest.param("clone-wars", "light", marks=pytest.mark.long),
    ("clone-wars", "dark"),
    ("auction", "dark"),
    ("debt", "dark"),
    *(pytest.param(name, "light", marks=pytest.mark.long) for name in ("buy", "offer", "build")),
]


def violations(person: Person) -> list[str]:
    """Return what axe-core finds serious or critical on the page."""
    person.page.add_script_tag(path=AXE)
    found: list[str] = person.page.evaluate(RUN)
    return found


def looking(person: Come, theme: str, **options: object) -> Person:
    """Let somebody in whose pages take a script from outside."""
    return person("Léa", "fr", color_scheme=theme, bypass_csp=True, **options)


@pytest.mark.parametrize(("moment", "theme"), MOMENTS)
def test_a_dice_table(house: House, person: Come, moment: str, theme: str) -> None:
    lea = looking(person, theme)
    table = gather(house, [lea], moment)
    lea.sees(house.rest(table))
    lea.settled()
    assert violations(lea) == []


def test_a_dice_table_on_a_phone(house: House, person: Come) -> None:
    lea = looking(person, "light", viewport=PHONE, has_touch=True)
    gather(house, [lea], "buy")
    lea.settled()
    assert violations(lea) == []


def test_the_trade_pane(house: House, person: Come) -> None:
    lea = looking(person, "light")
    gather(house, [lea], "trade")
    lea.settled()
    lea.page.keyboard.press("t")
    lea.page.wait_for_selector("main.page")
    assert violations(lea) == []


@pytest.mark.parametrize("theme", THEMES)
def test_knockout(house: House, person: Come, theme: str) -> None:
    lea = looking(person, theme)
    gather(house, [lea], sliding(1, 9, seats=4))
    lea.settled()
    assert violations(lea) == []


@pytest.mark.parametrize("theme", THEMES)
def test_the_count_of_a_round(house: House, person: Come, theme: str) -> None:
    lea = looking(person, theme)
    gather(house, [lea], sliding(1, 2))
    count(lea)
    assert violations(lea) == []


@pytest.mark.parametrize("theme", THEMES)
def test_knockout_on_a_phone(house: House, person: Come, theme: str) -> None:
    lea = looking(person, theme, viewport=PHONE, has_touch=True)
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


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(
    ("path", "landmark"),
    [
        ("/", "form.panel .rule"),
        ("/verify", "h1"),
        ("/rules/classic-2003", "h1"),
        ("/nowhere", "h1"),
    ],
)
def test_a_page_of_its_own(person: Come, theme: str, path: str, landmark: str) -> None:
    ana = looking(person, theme)
    ana.go(path).wait_for_selector(landmark)
    assert violations(ana) == []


@pytest.mark.parametrize("theme", THEMES)
def test_the_lobby_and_what_comes_after(house: House, person: Come, theme: str) -> None:
    people = [looking(person, theme), person("Malik")]
    lea = people[0]
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
