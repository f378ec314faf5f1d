"""Trials: ways to go on from one moment, played on with the same luck, and what that says of them.

The playing is one call of the kernel, which gives up the lock of the interpreter meanwhile.
"""

from collections.abc import Sequence
from math import sqrt
from typing import TYPE_CHECKING, Any

from passgo.analysis.budget import STEPS, Budget
from passgo.bots.value.scratch import CERTAIN
from passgo.bots.weighed_ways import GRAIN, MOST_WAYS
from passgo.game.orders import Order
from passgo.rules.limits import SEATS
from passgo.rules.state import State
from passgo.simulate.intervals import Rate, Z

if TYPE_CHECKING:
    from passgo.analysis.chances import Oracle


class Trial:
    """What some orders of one seat come to; None stands for doing nothing."""

    def __init__(
        self, oracle: "Oracle", moment: State, orders: Sequence[Order | None], seat: int = 0
    ) -> None:
        """Lay the orders out side by side; nothing is played yet."""
        assert len(orders) <= MOST_WAYS
        self._oracle, self._moment, self._seat = oracle, moment, seat
        self._ways = oracle.ways_of(orders, seat)
        self.orders = tuple(orders)

    def halve(self, count: int, first: int, turns: int) -> None:
        """Play some rollouts of each and drop the worse half, until a single one is left."""
        self._oracle.call("halve_ways", self._moment, self._ways, first, count, turns)

    def settle(self, budget: Budget, turns: int, enough: float = -1.0, first: int = 0) -> None:
        """Play within a budget; less where nothing is surely *enough* ahead of the first order."""
        for piece in budget.pieces():
            before = self._ways.rounds
            limits = (budget.aim, round(enough * STEPS))
            self._oracle.call("try_ways", self._moment, self._ways, first, piece, turns, *limits)
            if self._ways.rounds - before < piece:
                return

    @property
    def rollouts(self) -> int:
        """How many rollouts each order has had that is left."""
        return int(self._ways.rounds)

    @property
    def left(self) -> int:
        """The number of the first order that is not dropped."""
        return list(self._ways.dropped).index(0)

    def chance(self, way: int, seat: int) -> Rate:
        """Return what a seat wins after an order."""
        at = way * SEATS + seat
        totals = self._ways.total[at] / GRAIN, self._ways.square[at]
        return _mean(*totals, self._ways.rollouts[way])

    def chances(self, way: int = 0) -> tuple[Rate, ...]:
        """Return what everybody wins after an order."""
        return tuple(self.chance(way, seat) for seat in range(self._moment.seats))

    def lead(self, way: int, seat: int) -> Rate:
        """Return how much more a seat wins after an order than after the first of them."""
        at, count = way * SEATS + seat, self._ways.rollouts[way]
        total: float = self._ways.lead[at]
        if count == self._ways.rollouts[0]:  # exactly as the chances differ
            total = (self._ways.total[at] - self._ways.total[seat]) / GRAIN
        return _mean(total, self._ways.lead_square[at], count)

    def ahead(self, way: int, other: int) -> Rate:
        """Return how much more the deciding seat wins after one order than after another."""
        at = way * MOST_WAYS + other
        both = min(self._ways.rollouts[way], self._ways.rollouts[other])
        return _mean(self._ways.ahead[at], self._ways.ahead_square[at], both)

    def means(self) -> tuple[float, ...]:
        """Return everybody's mean chances after the first order, exactly as they add up."""
        totals: Any = self._ways.total[: self._moment.seats]
        return tuple(total / CERTAIN / self._ways.rounds for total in totals)


def _mean(total: float, square: int, count: int) -> Rate:
    """Return a mean with its 95 % interval, from sums in steps of the kernel."""
    spread = max(0.0, square - total * total / count)
    half = Z * sqrt(spread / max(1, count - 1) / count) / STEPS
    value = total / count / STEPS
    return Rate(value, value - half, value + half)
