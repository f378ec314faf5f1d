"""Curious people: they buy, decline, bid, claim, build, mend their debts and aim in every way.

Whatever the table asks they answer by its buttons, each time with what they have done least, so
that a whole game meets every flow.
"""

from collections import Counter
from collections.abc import Callable, Mapping

from people import Person

LIKED: Mapping[str, tuple[str, ...]] = {
    "ThrowToStart": ("Roll",),
    "ThrowDice": ("Roll", "PayFine", "UseCard"),
    "ThrowAgain": ("Roll",),
    "EndTurnOrGoOn": ("EndTurn",),
    "BuyOrAuction": ("Buy", "Decline"),
    "BidOrLeave": ("Bid", "Leave"),
    "PayDebt": ("Sell", "Mortgage", "GiveUp"),
    "AnswerOffer": ("Refuse", "Accept"),
    "LiftOrKeep": ("Keep", "PayOff"),
    "NameWish": ("Wish",),
    "PlaceBuilding": ("Place",),
    "PayOrDraw": ("DrawCard", "PayCard"),
    "PayFineOrStay": ("Stay", "PayFine"),
    "ChooseZoneOrGoOn": ("ChooseZone", "GoOn"),
    "ReadTheText": ("ReadText",),
    "ChooseYourToken": ("ChooseToken",),
    "UseOrSkipPower": ("UsePower", "SkipPower"),
    "TakeBenefit": (*("TakeCash", "TakeDeeds", "Steal", "Jump", "Shift", "WipeOut", "SkipPower"),),
    "SlideWhich": ("Slide",),
    "LeaveJail": ("PayJail", "WaitInJail"),
    "TryAgain": ("TakeSecondChance", "DeclineSecondChance"),
    "MoveByRailroad": ("MoveFromRailroad", "StayOnRailroad"),
    "DoubleWhich": ("DoubleProperty",),
}
LAST_RESORT = frozenset({"GiveUp"})
GRAVE = frozenset({"GiveUp", "WipeOut"})
AIMS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "a", "d")
EVERY = 3
"""Turns from one look through the estate to the next."""


class Curious:
    """Answers for anybody, and remembers what each has done."""

    def __init__(self) -> None:
        self._done: Counter[tuple[str, str]] = Counter()
        self._prepare: dict[str, Callable[[Person], None]] = {
            "TakeDeeds": pick_deeds,
            "Steal": pick_deeds,
            "Jump": pick_space,
            "Shift": pick_space,
            "Slide": self._aim,
        }

    def __call__(self, one: Person) -> None:
        """Answer what is asked; before a turn ends, look through the estate now and then."""
        one.settled()
        one.leaves_count()
        ask = one.root("ask")
        if ask == "EndTurnOrGoOn" and self._is_time(one, "estate", EVERY) and improves(one):
            return
        order = self._choice(one, LIKED[ask])
        if prepare := self._prepare.get(order):
            prepare(one)
        one.press(order, times=2 if order in GRAVE else 1)

    def _is_time(self, one: Person, what: str, every: int) -> bool:
        """Tell whether it is the turn of something that is done once in so many times."""
        self._done[one.name, what] += 1
        return self._done[one.name, what] % every == 1

    def _choice(self, one: Person, liked: tuple[str, ...]) -> str:
        """Return what was done least, of equals what is liked best; to give up comes last."""
        possible = one.open_orders()
        found = [order for order in liked if order in possible]
        assert found, f"{one.name}: none of {liked} among {possible}"
        order = min(found, key=lambda one_of: (one_of in LAST_RESORT, self._done[one.name, one_of]))
        self._done[one.name, order] += 1
        return order

    def _aim(self, one: Person) -> None:
        """Aim otherwise than the last time."""
        at = self._done[one.name, "Slide"]
        for key in (AIMS[at % len(AIMS)], AIMS[at * at % len(AIMS)]):
            one.page.keyboard.press(f"Shift+{key}")


def improves(one: Person) -> bool:
    """Build or lift something if that can be done; return whether it was."""
    estate = one.page.locator('[data-open="estate"]').first
    if not estate.count():
        return False
    estate.click()
    one.page.locator(".estate").wait_for()
    wanted = [order for order in ("Build", "Lift") if order in one.open_orders()]
    for order in wanted[:1]:
        one.press(order)
    one.page.keyboard.press("Escape")
    one.page.locator(".estate").wait_for(state="detached")
    return bool(wanted)


def pick_deeds(one: Person) -> None:
    """Choose as many deeds as may be had."""
    boxes = one.page.locator(".picker input:enabled:not(:checked)")
    while boxes.count():
        boxes.first.check()


def pick_space(one: Person) -> None:
    """Choose a space to move to."""
    one.page.locator(".picker select").select_option(index=1)
