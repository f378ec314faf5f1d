"""A table where slides end as a test says: nature answers by hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from passgo.refusal import Refusal
from passgo.sliding.edition import Edition, load
from passgo.sliding.events import Event
from passgo.sliding.game import SlidingGame
from passgo.sliding.orders import (
    AnyOrder,
    DoubleProperty,
    DrawMarkers,
    MoveFromRailroad,
    PayJail,
    Rest,
    Slide,
    StayOnRailroad,
    WaitInJail,
)
from passgo.sliding.prompts import SlideWhich
from passgo.sliding.seating import HouseRules
from passgo.sliding.state import resting

NAMES = ("Ana", "Bo", "Chloé", "Dan", "Eva", "Finn", "Gil", "Hana")
SLOTS = ((-200, -160), (200, -160), (-200, 160), (200, 160))
SHORT = ((200, 1660), (600, 1660), (2000, 1660), (2400, 1660))


class Sitting:
    """A game in which every slide is told where its tokens end."""

    def __init__(self, people: int, order: Sequence[int], house_rules: HouseRules) -> None:
        self.game = SlidingGame.new("knockout-2024", seats=NAMES[:people], house_rules=house_rules)
        self.events: list[Event] = self.game.play(DrawMarkers(tuple(order)))

    @property
    def edition(self) -> Edition:
        return self.game.edition

    @property
    def cash(self) -> list[int]:
        return self.game.state.cash

    @property
    def pot(self) -> int:
        return self.game.state.pot

    def edit(self, **changes: Any) -> None:
        """Go on from the present position with some of its entries changed."""
        self.game = SlidingGame.at(self.game.position() | changes)

    def rich(self, *cash: int) -> None:
        """Give each side this cash."""
        position = self.game.position()
        for side, amount in zip(position["sides"], cash, strict=True):
            side["cash"] = amount
        self.game = SlidingGame.at(position)

    def act(self, order: AnyOrder) -> list[Event]:
        new = self.game.play(order)
        self.events += new
        return new

    def refused(self, order: AnyOrder) -> Refusal:
        """Return the refusal of an order, which must change nothing."""
        before, record = self.game.position(), self.game.record()
        with pytest.raises(Refusal) as caught:
            self.game.play(order)
        assert self.game.probe(order).refusal == caught.value.code
        assert self.game.position() == before
        assert self.game.record() == record
        return caught.value

    def slide(
        self,
        to: str,
        token: int | None = None,
        push: Mapping[int, str] | None = None,
        hits: Sequence[tuple[int, int]] | None = None,
    ) -> list[Event]:
        """Slide a token of whoever's turn it is: *to* a space, "short" or "off"."""
        asked = self.game.prompt
        assert isinstance(asked, SlideWhich)
        token = asked.tokens[0] if token is None else token
        new = self.act(Slide(asked.seats[0], token, 1305, 0, 500))
        ends = {token: to, **(push or {})}
        touched = tuple((token, other) for other in push or {}) if hits is None else tuple(hits)
        return new + self.act(self.rest(ends, touched))

    def rest(self, ends: Mapping[int, str], hits: tuple[tuple[int, int], ...] = ()) -> Rest:
        lying = {t: at for t, at in resting(self.game.state).items() if t not in ends}
        off = tuple(token for token, end in ends.items() if end == "off")
        for token, end in ends.items():
            if end != "off":
                lying[token] = self.free_spot(end, lying)
        return Rest(tuple((t, *lying[t]) for t in ends if t in lying), off, hits)

    def free_spot(self, end: str, lying: Mapping[int, tuple[int, int]]) -> tuple[int, int]:
        if end == "short":
            spots = list(SHORT)
        else:
            x, y = self.edition.space[self.edition.index(end)].centre
            spots = [(x + dx, y + dy) for dx, dy in SLOTS]
        return next(
            (x, y)
            for x, y in spots
            if all((x - a) ** 2 + (y - b) ** 2 >= 300**2 for a, b in lying.values())
        )

    def slides(self, *ends: str) -> None:
        """Slide one token after the other, in turn, to these ends."""
        for end in ends:
            self.slide(end)

    def round(self, *ends: Sequence[str]) -> None:
        """Play all slides of a round; *ends* are those of each side, by number of the side."""
        for turn in range(4):
            for side in list(self.game.state.order):
                self.slide(ends[side][turn])

    def seat(self) -> int:
        return self.game.prompt.seats[0]

    def pay_jail(self, token: int) -> list[Event]:
        return self.act(PayJail(self.seat(), token))

    def wait_in_jail(self, token: int) -> list[Event]:
        return self.act(WaitInJail(self.seat(), token))

    def move(self, token: int, space: str) -> list[Event]:
        return self.act(MoveFromRailroad(self.seat(), token, self.edition.index(space)))

    def stay(self, token: int) -> list[Event]:
        return self.act(StayOnRailroad(self.seat(), token))

    def double(self, space: str) -> list[Event]:
        return self.act(DoubleProperty(self.seat(), self.edition.index(space)))

    def told(self, kind: type[Event]) -> list[Any]:
        """Return all events of one kind so far."""
        return [event for event in self.events if isinstance(event, kind)]

    def place(self, token: int) -> str:
        """Return the id of the space a token stands on, or where else it is."""
        view = self.game.view(-1)
        shown = next(t for side in view.sides for t in side.tokens if t.token == token)
        if shown.at != "board":
            return shown.at
        return self.edition.space[shown.space].id if shown.space >= 0 else "short"


class Seating:
    """Seats people at a table."""

    def __call__(
        self, people: int = 2, order: Sequence[int] | None = None, **house_rules: Any
    ) -> Sitting:
        sides = people if people <= 4 else (people + 1) // 2
        agreed = HouseRules(**{"hands": "off", **house_rules})
        return Sitting(people, order if order is not None else range(sides), agreed)


@pytest.fixture
def seat() -> Seating:
    return Seating()


@pytest.fixture(scope="session")
def edition() -> Edition:
    return load("knockout-2024")
