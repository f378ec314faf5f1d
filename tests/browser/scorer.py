"""The scorer of a phone beside a box: who taps where tokens lie, and what its page says."""

import re

from people import Person
from playwright.sync_api import Locator, expect

from passgo.sliding.edition import load

EDITION = load("knockout-2024")
PLACE = {space.id: at for at, space in enumerate(EDITION.space)}
SHORT, MARGIN = 400, 4
"""What the page shows of the ground before the first row, and what it leaves at its edges."""
STEPS = ("chance", "railroad", "collect", "bonus", "house", "tax", "parking", "gain", "cash")
NO_SUM = "–"


def spaces(kind: str) -> list[str]:
    """Return the spaces of a kind, nearest to GO first."""
    return [space.id for space in EDITION.space if space.kind == kind]


class Scorer:
    """Somebody's phone with the scorer on it, whose taps are counted."""

    def __init__(self, one: Person, *names: str) -> None:
        self.one, self.page, self.taps = one, one.page, 0
        one.go("/beside/score")
        self.begin(*names)

    def begin(self, *names: str) -> None:
        """Say who plays, from the top marker down."""
        self.people(len(names))
        fields = self.page.locator("fieldset input")
        for nth, name in enumerate(names):
            fields.nth(nth).fill(name)
        self.one.control("beside/ScoreSetup beside-score-begin").click()
        self.control("board").wait_for()

    def people(self, count: int) -> None:
        """Say how many play."""
        self.one.control("beside/ScoreSetup beside-score-players").select_option(str(count))

    def again(self, *names: str) -> None:
        """Begin another game."""
        self.page.locator("summary").last.click()
        self.control("forget").click()
        self.begin(*names)

    def control(self, name: str) -> Locator:
        """Return a control of the scorer by its own name."""
        return self.page.locator(f'[data-control^="beside/Score"][data-control$=" {name}"]').first

    def all(self, name: str) -> Locator:
        """Return all controls of a name."""
        return self.page.locator(f'[data-control^="beside/Score"][data-control$=" {name}"]')

    def press(self, name: str) -> None:
        """Press a control."""
        self.control(name).click()
        self.taps += 1

    def at(self, x: float, y: float) -> None:
        """Tap a point of the board, in tenths of a millimetre."""
        box = self.control("board").bounding_box()
        assert box is not None
        first = EDITION.ground[3] - SHORT
        left = x * box["width"] / EDITION.width
        along = (box["height"] - 2 * MARGIN) / (EDITION.length - first)
        top = box["height"] - MARGIN - (y - first) * along
        self.control("board").click(position={"x": left, "y": top})
        self.taps += 1

    def lay(self, *places: str) -> None:
        """Tap where the tokens of the side lie whose turn it is to be told."""
        for place in places:
            if place in ("jail", "off"):
                self.press(place)
            else:
                self.at(*EDITION.space[PLACE[place]].centre)

    def relay(self, name: str, *places: str) -> None:
        """Take up the newest tokens of a side and tell where they lie now."""
        self.all("side").filter(has_text=name).click()
        for _ in places:
            self.press("lift")
        self.lay(*places)

    def says(self, text: str) -> None:
        """See what the page tells of the last press."""
        expect(self.page.locator(".score .told[role=status]")).to_contain_text(text)

    def round(self, *sides: tuple[str, ...]) -> dict[str, list[int]]:
        """Tell a round, each side in the order of its marker, count it and return the sums.

        What is not told of a side lies off the board.
        """
        for places in sides:
            self.lay(*places, *("off",) * (EDITION.rules.tokens_per_side - len(places)))
        return self.count()

    def count(self) -> dict[str, list[int]]:
        """Count the round and go through all steps; return what each side got in each of them."""
        self.press("count")
        return self.sums()

    def sums(self) -> dict[str, list[int]]:
        """Go through the steps that are left; return the sums of all."""
        while self.all("step").count():
            self.press("step")
        rows = self.page.locator("tbody tr:not(.told), tfoot tr").all()
        found = [[number(cell) for cell in row.locator("td").all_inner_texts()] for row in rows]
        return dict(zip(STEPS, found, strict=True))

    def next(self) -> None:
        """Go on with the next round."""
        self.press("next")

    @property
    def order(self) -> list[str]:
        """The names of the sides, from the top marker down."""
        return [one.inner_text().split("\n")[-1] for one in self.all("side").all()]

    @property
    def pot(self) -> int:
        """What lies above Free Parking."""
        return number(self.page.locator("[data-pot]").inner_text().rpartition(":")[2])

    @property
    def cash(self) -> list[int]:
        """What the foot of the page says that everybody has, from the top marker down."""
        return [number(one) for one in self.page.locator("[data-cash] strong").all_inner_texts()]

    @property
    def tokens(self) -> list[tuple[str, str]]:
        """Where tokens are drawn."""
        drawn = self.page.locator(".tokens circle").all()
        return [(one.get_attribute("cx") or "", one.get_attribute("cy") or "") for one in drawn]

    @property
    def ranking(self) -> list[str]:
        """The final ranking, line by line."""
        return self.page.locator(".ranking li").all_inner_texts()

    def choices(self, control: Locator) -> set[str]:
        """Return what a choice offers, but for leaving things as they are."""
        values = control.locator("option").evaluate_all("all => all.map((one) => one.value)")
        return {EDITION.space[int(value)].id for value in values if value}


def number(text: str) -> int:
    """Return a sum as it is written: with its sign, a dash for none."""
    found = re.sub(r"[\s,]", "", text).replace("−", "-")
    return 0 if found == NO_SUM else int(found)
