"""A desk with the unit on it: balances are kept beside it and change as it proposes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from passgo.refusal import Refusal
from passgo.unit import (
    Display,
    Outcome,
    Reset,
    Settings,
    Transaction,
    Unit,
    announce,
    booked,
    display,
    insert,
    press,
    remove,
    remove_all,
    tick,
)

HALF = 7_500_000


class Desk:
    """A unit in use; *last* is what its last use brought."""

    def __init__(self, settings: Settings | None = None, awake: bool = True) -> None:
        self.unit = Unit(settings or Settings(), on=awake)
        self.balances = [HALF] * self.unit.settings.cards
        self.last = Outcome()
        self.booked: list[Transaction | Reset] = []

    def keys(self, *keys: str, held: bool = False, seconds: int | None = None) -> Outcome:
        for key in keys:
            self._after(*press(self.unit, key, self.balances, held, seconds))
        return self.last

    def type(self, amount: str) -> Outcome:
        return self.keys(*amount)

    def insert(self, slot: str, card: int) -> Outcome:
        return self._after(*insert(self.unit, slot, card))

    def remove(self, slot: str) -> Outcome:
        return self._after(*remove(self.unit, slot))

    def remove_all(self) -> Outcome:
        return self._after(*remove_all(self.unit))

    def wait(self, seconds: int) -> Outcome:
        return self._after(*tick(self.unit, seconds))

    def announce(self, text: str) -> Outcome:
        return self._after(*announce(self.unit, text))

    def trade(self, amount: str = "10K", red: int = 0, green: int = 1) -> Outcome:
        """Move money between two cards and leave both in the unit."""
        self.insert("red", red)
        self.insert("green", green)
        return self.type(amount)

    def text(self, text: str = "a text", card: int = 0) -> Outcome:
        """Bring a random text on the display, for *card*."""
        self.insert("green", card)
        self.type("10K")
        self.remove("green")
        return self.announce(text)

    @property
    def shown(self) -> Display:
        return display(self.unit, self.balances)

    def refused(self, do: str, *arguments: Any, **named: Any) -> Refusal:
        """Return the refusal of a use of the desk, having seen that it changed nothing."""
        before = (self.unit, list(self.balances))
        with pytest.raises(Refusal) as caught:
            getattr(self, do)(*arguments, **named)
        assert (self.unit, self.balances) == before
        return caught.value

    def _after(self, unit: Unit, outcome: Outcome) -> Outcome:
        self.unit, self.last = unit, outcome
        if outcome.proposal is not None:
            self.booked.append(outcome.proposal)
            self.balances = booked(self.balances, outcome.proposal)
        return outcome


@pytest.fixture
def desk() -> Desk:
    """A unit that is on, without cards."""
    return Desk()


@pytest.fixture
def desk_with() -> Callable[[Settings], Desk]:
    """Units that are on, set as a test says."""
    return Desk


@pytest.fixture
def sleeping() -> Desk:
    """A unit that is off, without cards."""
    return Desk(awake=False)
