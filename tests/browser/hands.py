"""Hands: people with a real box, who throw, draw, and tap on the page what came."""

from collections.abc import Iterable

from people import Person
from turns import answer

Throw = tuple[int, int]
PADS = {"dice": "DiceFall", "die": "DieFalls", "card": "CardComes", "deed": "DeedComes"}
USUAL: tuple[Throw, ...] = ((1, 2), (2, 3), (4, 1), (3, 5), (2, 6), (1, 3), (5, 4))
"""How dice fall again and again where nothing else is written down."""
BOX = {"box": 1}
"""The house rule of a table beside the box."""
FIRST_LEA = ((6, 5), (2, 1))
"""The throws for the start after which Léa begins."""
CUT = ("WebSocket", "net::ERR", "Failed to load resource")
"""What a page may say of a line that is cut."""


class Hands:
    """How dice fall on the table: first as written down, then as they usually do."""

    def __init__(self, dice: Iterable[Throw] = ()) -> None:
        self._dice, self._thrown = list(dice), 0
        self.told: list[str] = []

    def __call__(self, one: Person) -> None:
        """Answer what is asked: by taps for dice, cards and deeds, else plainly."""
        one.settled()
        pad = one.page.locator("[data-pad]")
        if not pad.count():
            answer(one)
            return
        what = pad.get_attribute("data-pad") or ""
        self.told.append(what)
        if what in ("dice", "die"):
            first, second = self._next()
            tap_dice(one, (first, second) if what == "dice" else (first,))
        else:
            pick(one)

    def _next(self) -> Throw:
        self._thrown += 1
        return self._dice.pop(0) if self._dice else USUAL[self._thrown % len(USUAL)]


def tap_dice(one: Person, faces: Iterable[int]) -> None:
    """Tap each die as it lies; the last tap is all there is to it."""
    dice = list(faces)
    with one.giving(PADS["dice" if len(dice) > 1 else "die"]):
        for face in dice:
            one.page.locator(f'[data-face="{face}"]').click()


def pick(one: Person, wanted: str = "", search: str = "") -> None:
    """Pick the card or the deed that came, or the first that may."""
    pad = one.page.locator("[data-pad]")
    what = pad.get_attribute("data-pad") or ""
    if search:
        pad.locator("input").fill(search)
    with one.giving(PADS[what]):
        which = f'[data-pick="{wanted}"]' if wanted else '[data-pick]:not([aria-disabled="true"])'
        pad.locator(which).first.click()


def teller(people: Iterable[Person]) -> Person:
    """Return who is to say what came, once somebody is."""
    everybody = list(people)
    while True:
        for one in everybody:
            if one.page.locator("[data-pad]").count():
                one.settled()
                return one
        everybody[0].page.wait_for_timeout(50)
