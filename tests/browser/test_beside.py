"""At the table: the list of tools, clocks, dice and coin, large type, and what axe says."""

import re
from collections.abc import Callable, Iterator

import pytest
from people import PHONE, Person
from playwright.sync_api import expect
from test_axe import NIGHT, looking, violations

Come = Callable[..., Person]
LONG = pytest.mark.long
READY = {
    "": ".books a",
    "/unit": "svg.unit",
    "/bank": "form",
    "/score": "form",
    "/clocks": "[data-clock=game]",
}
"""What is there when a tool is."""


@pytest.mark.presses(
    "home/Home beside",
    "beside/Hub tool",
    "beside/Hub chip",
    "beside/Frame beside-large",
)
def test_the_tools_are_reached_from_the_first_page(person: Come) -> None:
    lea = person("Léa", viewport=PHONE)
    lea.go()
    lea.control("home/Home beside").click()
    expect(lea.page.get_by_role("heading", level=1)).to_have_text("At the table")
    lea.control("beside/Frame beside-large").click()
    size = lea.page.locator(".beside").evaluate("one => parseFloat(getComputedStyle(one).fontSize)")
    assert size >= 20
    lea.page.locator('a[href="/beside/bank"]').click()
    expect(lea.page.get_by_role("heading", level=1)).to_have_text("Bank")
    lea.page.go_back()
    lea.control("beside/Hub chip").click()
    expect(lea.page.get_by_role("searchbox")).to_be_visible()
    lea.page.go_back()
    lea.page.locator('main nav a[href="/?box=1"]').click()
    lea.page.wait_for_url("**/?box=1")


@pytest.mark.presses(
    "beside/Clock start", "beside/Clock again", "beside/Clock less", "beside/Clock more"
)
def test_a_clock_runs_pauses_and_ends(person: Come) -> None:
    lea = person("Léa", viewport=PHONE)
    lea.page.clock.install(time="2026-01-01T08:00:00")
    lea.go("/beside/clocks")
    clock = lea.page.locator("[data-clock=auction]")
    clock.wait_for()
    lea.page.clock.pause_at("2026-01-01T09:00:00")
    lea.control("beside/Clock less").click()
    lea.control("beside/Clock more").click()
    lea.control("beside/Clock start").click()
    lea.page.clock.run_for(12_000)
    lea.control("beside/Clock start").click()
    left = int(clock.get_attribute("data-left") or 0)
    assert 17 <= left <= 19
    lea.page.clock.run_for(60_000)
    expect(clock).to_have_attribute("data-left", str(left))
    lea.control("beside/Clock start").click()
    lea.page.clock.run_for(20_000)
    expect(clock.get_by_role("status")).to_have_text("Time is up")
    lea.control("beside/Clock again").click()
    expect(clock).to_have_attribute("data-left", "30")


@pytest.mark.parametrize("size", [(320, 640), (390, 844)], ids=["320", "390"])
@pytest.mark.parametrize("language", ["fr", "en"])
def test_less_and_more_time_stand_beside_each_other(
    person: Come, size: tuple[int, int], language: str
) -> None:
    lea = person("Léa", language, viewport={"width": size[0], "height": size[1]})
    lea.go("/beside/clocks")
    lea.page.locator("[data-clock=auction]").wait_for()
    less, more = (lea.control(f"beside/Clock {name}").bounding_box() for name in ("less", "more"))

    assert less
    assert more
    assert less["y"] == more["y"]


@pytest.mark.presses(
    "beside/ClocksTool dice-count", "beside/ClocksTool roll", "beside/ClocksTool flip"
)
def test_dice_and_a_coin_are_thrown(person: Come) -> None:
    lea = person("Léa", viewport=PHONE)
    lea.go("/beside/clocks")
    lea.page.locator('[data-control="beside/ClocksTool dice-count"]').nth(2).click()
    lea.control("beside/ClocksTool roll").click()
    said = lea.page.locator("[data-throws='1']")
    dice = [int(one) for one in said.inner_text().split("=")[0].split("+")]
    assert len(dice) == 3
    assert all(1 <= one <= 6 for one in dice)
    lea.control("beside/ClocksTool flip").click()
    expect(lea.page.locator("[data-throws='2'] p").last).to_have_text(re.compile("^(Heads|Tails)$"))


def states_of_the_list(lea: Person) -> Iterator[None]:
    """Go through what the list of tools can look like: one."""
    expect(lea.page.locator(READY[""]).first).to_be_visible()
    yield


def states_of_the_unit(lea: Person) -> Iterator[None]:
    """Go through the unit: asleep, with its settings and manual, with a message."""
    for summary in lea.page.locator(".desk summary").all():
        summary.click()
    yield
    zone = lea.page.locator("svg.unit .key.zone")
    for _ in range(3):  # the first press switches it on
        zone.click()
    lea.page.locator(".screen.large").wait_for()
    yield


def states_of_the_bank(lea: Person) -> Iterator[None]:
    """Go through the bank: its form, a history with something undone, a question."""
    yield
    submit(lea)
    for sum in ("20", "9000"):
        lea.control("beside/BankBook payer").click()
        lea.page.locator('[data-control="beside/BankBook receiver"]').nth(1).click()
        lea.control("beside/BankBook beside-bank-other").fill(sum)
        lea.control("beside/BankBook beside-bank-book").click()
        if sum == "20":
            lea.control("beside/BankHistory undo").click()
    lea.page.get_by_role("alertdialog").wait_for()
    yield


def states_of_the_scorer(lea: Person) -> Iterator[None]:
    """Go through the scorer: its form, tokens that are asked for, a round that is counted."""
    yield
    submit(lea)
    yield
    count_a_round(lea)
    yield


def states_of_the_clocks(lea: Person) -> Iterator[None]:
    """Go through the clocks: still, and over."""
    yield
    lea.control("beside/Clock start").click()
    lea.page.clock.fast_forward(60_000)
    expect(lea.page.locator("[data-clock=auction] [role=status]")).not_to_be_empty()
    yield


STATES = {
    "": states_of_the_list,
    "/unit": states_of_the_unit,
    "/bank": states_of_the_bank,
    "/score": states_of_the_scorer,
    "/clocks": states_of_the_clocks,
}


def submit(lea: Person) -> None:
    """Take a form as it is."""
    lea.page.locator("form .btn.primary").click()
    lea.page.locator("form.panel").wait_for(state="detached")


@pytest.mark.parametrize(
    ("tool", "language"),
    [
        pytest.param(tool, language, marks=() if (tool, language) == ("/bank", "fr") else LONG)
        for tool in STATES
        for language in ("fr", "en")
    ],
)
def test_nothing_grave_is_found_on_a_tool(person: Come, tool: str, language: str) -> None:
    lea = looking(person, language, viewport=PHONE, has_touch=True)
    lea.page.clock.install()
    lea.go(f"/beside{tool}")
    lea.page.locator("h1").wait_for()
    lea.page.locator(READY[tool]).first.wait_for()
    for _ in STATES[tool](lea):
        assert violations(lea) == []
    lea.control("beside/Frame beside-large").click()

    assert violations(lea, NIGHT) == []


SIZES = [(320, 640), (390, 844)]
TOOLS = ("", "/unit", "/bank", "/score", "/clocks")
OUTSIDE = """() => [...document.querySelectorAll('main *')].filter((one) => {
  const { right, left, width } = one.getBoundingClientRect();
  const isSeen = width > 1 && one.checkVisibility();
  return isSeen && !one.closest('.scroll, svg, table') && (right > innerWidth + 1 || left < -1);
}).map((one) => one.outerHTML.slice(0, 80))"""
"""What of a page lies outside the screen."""


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES, ids=["320", "390"])
@pytest.mark.parametrize(("language", "theme"), [("fr", "dark"), ("en", "light")])
def test_all_of_a_tool_is_on_the_screen_of_a_phone(
    person: Come, size: tuple[int, int], language: str, theme: str
) -> None:
    width, height = size
    lea = person("Léa", language, viewport={"width": width, "height": height}, color_scheme=theme)
    lea.go("/beside")
    for tool in TOOLS:
        link = lea.page.locator(f'main nav a[href="/beside{tool}"]')
        if tool:
            link.click()
        lea.page.locator(READY[tool]).first.wait_for()
        if tool in ("/bank", "/score"):
            submit(lea)
        if tool == "/score":
            count_a_round(lea)
        for _ in range(2):
            assert lea.page.evaluate(OUTSIDE) == []
            assert lea.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
            lea.control("beside/Frame beside-large").click()
        if tool:
            lea.page.locator('main a[href="/beside"]').click()
            lea.page.locator(READY[""]).first.wait_for()


def count_a_round(lea: Person) -> None:
    """Lay all tokens off the board, and count."""
    for _ in range(12):
        lea.control("beside/ScoreTool off").click()
    lea.control("beside/ScoreFoot count").click()
    lea.page.locator("tbody").wait_for()


def test_the_list_shows_tools_that_a_box_on_the_shelf_has_a_use_for(person: Come) -> None:
    lea = person("Léa")
    plain = lea.context.request.get("/api/editions").json()
    for line in plain:
        line["tools"] = [tool for tool in line["tools"] if tool != "unit"]
    lea.page.route("**/api/editions", lambda route: route.fulfill(json=plain))
    lea.go("/beside")

    expect(lea.page.locator('main nav a[href="/beside/score"]')).to_be_visible()
    expect(lea.page.locator('main nav a[href="/beside/unit"]')).to_have_count(0)
