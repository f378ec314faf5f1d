"""Motion: while dice roll and a token walks, the browser draws them and leaves the rest alone."""

from collections.abc import Callable
from typing import Any

import pytest
from frames import WALK, dropped, walkers_table, walks
from gathering import gather
from house import House
from people import Person
from playwright.sync_api import Browser
from slides import sliding
from turns import PLAIN, answer

Come = Callable[..., Person]
SEQ_AFTER_TWO_WALKS = 6
A_FIFTH = 0.2
THROWS = 8
SLIDES = 8
FEW = 0.02
"""Frames of a hundred that a walk may drop beyond those of an empty page."""
RUNS = 4
"""Other work on the machine drops frames of the one or the other; a walk that costs too much
drops some in every run."""
SLIDES_OR_SLID = """(seq) => document.querySelector('[data-moving]')
  || Number(document.querySelector('[data-seq]').dataset.seq) > seq"""
"""Tokens slide, or have slid already."""
FRAMES = """(count) => new Promise((done) => {
  let frames = 0;
  const next = () => (++frames < count ? requestAnimationFrame(next) : done());
  requestAnimationFrame(next);
})"""
MOVES = """() => [...new Set([...document.querySelectorAll('*')].map((one) => getComputedStyle(one))
  .filter((style) => parseFloat(style.transitionDuration) > 0)
  .map((style) => style.transitionProperty))]"""
"""What changes little by little on a page."""


def layers_seen(person: Person) -> set[tuple[int, int]]:
    """Return a set that gathers the size of every layer which the browser draws from now on."""
    sizes: set[tuple[int, int]] = set()

    def note(event: dict[str, Any]) -> None:
        drawn = (layer for layer in event.get("layers", ()) if layer["drawsContent"])
        sizes.update((round(layer["width"]), round(layer["height"])) for layer in drawn)

    browser = person.context.new_cdp_session(person.page)
    browser.on("LayerTree.layerTreeDidChange", note)
    browser.send("DOM.enable")
    browser.send("LayerTree.enable")
    return sizes


def layouts_of(person: Person) -> Callable[[], float]:
    """Return what tells how often the page of somebody has been laid out."""
    tools = person.context.new_cdp_session(person.page)
    tools.send("Performance.enable")

    def layouts() -> float:
        metrics = tools.send("Performance.getMetrics")["metrics"]
        return float(next(one["value"] for one in metrics if one["name"] == "LayoutCount"))

    return layouts


@pytest.mark.long
def test_no_panel_is_drawn_apart_while_a_token_walks(house: House, person: Come) -> None:
    lea = person("Léa", is_filmed=False, reduced_motion="no-preference")
    table = walkers_table(lea, house)
    sizes = layers_seen(lea)
    while house.seq(table) <= SEQ_AFTER_TWO_WALKS:
        answer(lea)
        lea.page.wait_for_selector('.board[data-busy="false"]')
    page = lea.page.viewport_size
    board = lea.page.locator(".tokens").bounding_box()
    assert page
    assert board
    side = round(board["width"])
    allowed = {(page["width"], page["height"]), (side, side)}
    large = {(w, h) for w, h in sizes - allowed if w * h > A_FIFTH * side * side}
    assert not large, f"beside a board of {side} px: {large}"
    assert allowed <= sizes, "the page is drawn, and the tokens above it"


def test_for_who_asks_for_less_motion_nothing_moves_and_things_fade(
    house: House, person: Come
) -> None:
    lea = person("Léa", motion="auto")
    gather(house, [lea], "auction")
    lea.settled()
    assert lea.page.evaluate(MOVES) == ["opacity"]


def test_while_a_token_slides_nothing_is_laid_out_anew(house: House, person: Come) -> None:
    lea = person("Léa", is_filmed=False, reduced_motion="no-preference")
    gather(house, [lea, lea], sliding(1, 8))
    layouts = layouts_of(lea)
    for _ in range(SLIDES):
        seq = lea.settled()
        lea.do("Slide").click()
        lea.page.wait_for_function(SLIDES_OR_SLID, arg=seq)
        lea.page.evaluate("() => new Promise(requestAnimationFrame)")
        before = layouts()
        lea.page.evaluate(FRAMES, 8)
        found = layouts() - before
        # A film keeps its time, however few frames are drawn of it: one that is over says nothing.
        if lea.page.locator("[data-moving]").count():
            assert found == 0
            return
    pytest.fail("no slide took long enough to be watched")


@pytest.mark.long
def test_while_a_token_walks_nothing_is_laid_out_anew(house: House, person: Come) -> None:
    lea = person("Léa", is_filmed=False, motion="slow", reduced_motion="no-preference")
    walkers_table(lea, house)
    layouts = layouts_of(lea)
    for _ in range(THROWS):
        lea.page.wait_for_selector('[data-ready="true"]')
        lea.do(PLAIN[lea.root("ask")]).click()
        lea.page.wait_for_selector(f'{WALK}, [data-ready="true"]')
        lea.page.evaluate("() => new Promise(requestAnimationFrame)")
        before = layouts()
        lea.page.evaluate(FRAMES, 8)
        found = layouts() - before
        # A walk that was over in the meantime says nothing.
        if lea.page.locator(WALK).count():
            assert found == 0
            return
    pytest.fail("no walk took long enough to be watched")


@pytest.mark.long
def test_a_walk_drops_no_more_frames_than_an_empty_page(browser: Browser, house: House) -> None:
    found = []
    for _ in range(RUNS):
        shares = walks(browser, house, WALK)
        found.append(shares.told())
        if dropped(shares.moving) <= dropped(shares.empty) + FEW:
            return
    pytest.fail(f"in no run as few as an empty page: {found}")
