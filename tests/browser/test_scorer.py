"""Knockout's scorer beside the box: tokens are tapped where they lie, and the round is counted."""

import re
from collections.abc import Callable

import pytest
from people import PHONE, Person
from playwright.sync_api import Locator, expect

from passgo.sliding.edition import load

Come = Callable[..., Person]
EDITION = load()
PLACE = {space.id: at for at, space in enumerate(EDITION.space)}
TAP = 0.5
"""Seconds from one tap of a quick hand to the next."""


class Scorer:
    """Somebody's phone with the scorer on it, whose taps are counted."""

    def __init__(self, one: Person, *names: str) -> None:
        self.one, self.page, self.taps = one, one.page, 0
        one.go("/beside/score")
        one.control("beside/ScoreSetup beside-score-players").select_option(str(len(names)))
        for nth, name in enumerate(names):
            self.page.get_by_label(f"Marker {nth + 1}, from the top").fill(name)
        one.control("beside/ScoreSetup beside-score-begin").click()
        self.control("board").wait_for()

    def control(self, name: str) -> Locator:
        return self.one.control(f"beside/ScoreTool {name}")

    def press(self, name: str) -> None:
        self.control(name).click()
        self.taps += 1

    def at(self, x: float, y: float) -> None:
        """Tap a point of the board, in tenths of a millimetre."""
        box = self.control("board").bounding_box()
        assert box is not None
        first = EDITION.ground[3] - 400
        left = x * box["width"] / EDITION.width
        along = (box["height"] - 8) / (EDITION.length - first)
        top = box["height"] - 4 - (y - first) * along
        self.control("board").click(position={"x": left, "y": top})
        self.taps += 1

    def lay(self, *places: str) -> None:
        """Tap where the tokens of the side lie whose turn it is to be told."""
        for place in places:
            if place in ("jail", "off"):
                self.press(place)
            else:
                self.at(*EDITION.space[PLACE[place]].centre)

    def says(self, text: str) -> None:
        expect(self.page.locator(".score .told[role=status]")).to_contain_text(text)

    def round(self, *sides: tuple[str, ...]) -> None:
        for places in sides:
            self.lay(*places)
        self.press("count")

    def all_steps(self) -> None:
        step = self.control("step")
        while step.get_attribute("aria-disabled") != "true":
            self.press("step")

    def sums(self) -> list[list[str]]:
        self.all_steps()
        rows = self.page.locator("tbody tr:not(.told), tfoot tr")
        return [
            [re.sub(r"\s", "", cell) for cell in row.locator("td").all_inner_texts()]
            for row in rows.all()
        ]


@pytest.mark.clause("KO-120", "KO-122", "KO-124")
@pytest.mark.presses(
    "beside/ScoreSetup beside-score-players",
    "beside/ScoreSetup beside-score-name",
    "beside/ScoreSetup beside-score-begin",
    "beside/ScoreTool board",
    "beside/ScoreTool jail",
    "beside/ScoreTool off",
    "beside/ScoreTool railroad",
    "beside/ScoreTool house",
    "beside/ScoreTool count",
    "beside/ScoreTool step",
    "beside/ScoreTool next",
    "knockout/CountTable step",
)
def test_the_worked_example_of_the_leaflet(person: Come) -> None:
    scorer = Scorer(person("Léa", viewport=PHONE), "Blue", "Red", "Green")
    railroad = next(space.id for space in EDITION.space if space.kind == "railroad")
    house = next(space.id for space in EDITION.space if space.kind == "house")
    tax = next(space.id for space in EDITION.space if space.kind == "tax")
    parking = next(space.id for space in EDITION.space if space.kind == "free-parking")
    scorer.lay(railroad, "marvin", "ventnor", house)
    scorer.lay("marvin", "st-james", "jail", parking)
    scorer.lay("baltic", tax, "off", parking)
    scorer.control("railroad").select_option(str(PLACE["atlantic"]))
    scorer.control("house").select_option(str(PLACE["atlantic"]))
    scorer.press("count")

    sums = scorer.sums()
    assert sums[2] == ["+750", "+200", "+100"]
    assert sums[3] == ["+1,500", "–", "–"]
    assert sums[4] == ["+250", "–", "–"]
    assert sums[5] == ["–", "–", "−100"]
    assert sums[6] == ["–", "+300", "+300"]
    assert sums[8] == ["2,500", "500", "300"]
    scorer.one.control("knockout/CountTable step").click()
    scorer.press("next")
    sides = scorer.page.locator('[data-control="beside/ScoreTool side"]')
    expect(sides.first).to_contain_text("Red")  # KO-127


@pytest.mark.clause("KO-047", "KO-049", "KO-050")
@pytest.mark.presses("beside/ScoreTool lift", "beside/ScoreTool beside-score-by-name")
def test_most_of_a_token_decides_and_what_lies_short_counts_for_nothing(person: Come) -> None:
    scorer = Scorer(person("Léa"), "Ana", "Bo")
    left, near, right, far = EDITION.space[PLACE["mediterranean"]].rectangle
    scorer.at((left + right) / 2, far - 60)
    scorer.says("Ana: Mediterranean")
    scorer.at((left + right) / 2, far + 60)
    scorer.says("Ana: Oriental")
    scorer.at((left + right) / 2, near - 200)
    scorer.says("before the first space")
    scorer.press("lift")
    scorer.says("taken up again")
    scorer.control("beside-score-by-name").select_option(str(PLACE["baltic"]))
    scorer.says("Ana: Baltic")
    jail = next(space.id for space in EDITION.space if space.kind == "go-to-jail")
    scorer.lay(jail)
    scorer.says("Ana: in jail")  # KO-057


@pytest.mark.clause("KO-085", "KO-086", "KO-104")
@pytest.mark.presses(
    "beside/ScoreTool round",
    "beside/ScoreTool side",
    "beside/ScoreTool forget",
    "beside/ScoreTool beside-bank-new",
)
def test_an_earlier_round_is_corrected_and_the_later_one_follows(person: Come) -> None:
    scorer = Scorer(person("Léa", viewport=PHONE), "Ana", "Bo")
    scorer.round(("baltic", "baltic", "off", "off"), ("baltic", "oriental", "off", "jail"))
    assert scorer.sums()[8] == ["100", "150"]
    value = EDITION.space[PLACE["boardwalk"]].value
    scorer.press("next")
    scorer.round(("off", "off", "off", "boardwalk"), ("off",) * 4)
    expect(scorer.page.get_by_text(re.compile("wins with"))).to_contain_text("Bo")
    scorer.page.locator('[data-control="beside/ScoreTool round"]').first.click()
    scorer.control("side").click()
    scorer.press("lift")
    scorer.lay("boardwalk")
    scorer.press("count")
    assert scorer.sums()[8] == [f"{100 + value}", "150"]
    scorer.page.locator('[data-control="beside/ScoreTool round"]').last.click()
    assert scorer.sums()[8] == [f"{150 + value}", f"{100 + value}"]  # Bo's marker is on top
    scorer.page.locator("summary").last.click()
    scorer.press("forget")
    expect(scorer.one.control("beside/ScoreSetup beside-score-begin")).to_be_visible()


@pytest.mark.clause("KO-062", "KO-065", "KO-100")
@pytest.mark.presses(
    "beside/ScoreTool beside-score-paid", "beside/ScoreTool pay", "beside/ScoreTool unpay"
)
def test_nobody_pays_for_jail_in_round_one(person: Come) -> None:
    scorer = Scorer(person("Léa"), "Ana", "Bo")
    scorer.lay(*("off",) * 8)
    scorer.page.get_by_text("Paid to Free Parking").click()
    scorer.press("pay")
    scorer.press("count")
    scorer.says("more to Free Parking than they have")
    scorer.press("unpay")
    scorer.press("count")
    assert scorer.sums()[6] == ["–", "–"]


def test_sixteen_tokens_are_told_in_less_than_a_minute(person: Come) -> None:
    scorer = Scorer(person("Léa", viewport=PHONE), "Ana", "Bo", "Cleo", "Dan")
    own = [space.id for space in EDITION.space if space.kind == "property"]
    scorer.round(*(tuple(own[nth * 4 : nth * 4 + 4]) for nth in range(4)))
    expect(scorer.page.locator("tbody")).to_be_visible()

    assert scorer.taps == 17
    assert scorer.taps * TAP < 60
