"""At the table: the list of tools, clocks, dice and coin, large type, and what axe says."""

from collections.abc import Callable

import pytest
from people import PHONE, Person
from playwright.sync_api import expect
from test_axe import looking, violations

Come = Callable[..., Person]


@pytest.mark.presses(
    "home/Footer home-beside",
    "beside/Hub beside-*",
    "beside/Hub beside-referee",
    "beside/Hub chip",
    "beside/Frame beside-large",
)
def test_the_tools_are_reached_from_the_first_page(person: Come) -> None:
    lea = person("Léa", viewport=PHONE)
    lea.go()
    lea.control("home/Footer home-beside").click()
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
    lea.control("beside/Hub beside-referee").click()
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
    expect(lea.page.locator("[data-throws='2']")).to_contain_text("s")


@pytest.mark.parametrize("tool", ["", "/unit", "/bank", "/score", "/clocks"])
def test_nothing_grave_is_found_on_a_tool(person: Come, tool: str) -> None:
    lea = looking(person, viewport=PHONE, has_touch=True)
    lea.go(f"/beside{tool}")
    lea.page.locator("h1").wait_for()
    ready = {"/unit": "svg.unit", "/bank": "form", "/score": "form"}.get(tool, "h2")
    lea.page.locator(ready).first.wait_for()
    if tool in ("/bank", "/score"):
        lea.page.locator("form .btn.primary").click()
        lea.page.locator("form.panel").wait_for(state="detached")

    assert violations(lea) == []
