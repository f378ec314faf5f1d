"""Fortunes: what luck, one's own decisions and those of the others made of everybody's chances.

Every order of a game changes the chances of all. What nature drew is luck; what somebody did is
skill to its own seat and the others' doing to the rest. So the parts add up to the result.
"""

from msgspec import Struct

from passgo.analysis.budget import Budget
from passgo.analysis.chances import TURNS, Oracle
from passgo.analysis.trial import Trial
from passgo.game.answers import NATURE_ORDERS, OUTSIDE_ORDERS
from passgo.game.orders import Accept, Order, Refuse, seat_of
from passgo.game.play import Game
from passgo.simulate.intervals import Rate

LOOKS = 32
"""Ways in which a turn is finished, to see what a moment in it is worth."""


class Fortune(Struct, frozen=True, kw_only=True):
    """How a seat came from its chance at the start to its result: start and parts add up to it."""

    start: float
    luck: float
    skill: float
    others: float
    result: float


class MadeDeal(Struct, frozen=True, kw_only=True):
    """A deal that was made: the number of its order, its sides, and what it brought each seat."""

    number: int
    turn: int
    maker: int
    taker: int
    gains: tuple[Rate, ...]


class Fortunes:
    """Follows a game order by order and adds up everybody's fortune."""

    def __init__(self, oracle: Oracle, game: Game) -> None:
        """Begin with the chances of a game as it stands."""
        self._oracle, self._game = oracle, game
        self._start = self._now = self._worth()
        seats = len(game.seats)
        self._luck, self._skill, self._others = [0.0] * seats, [0.0] * seats, [0.0] * seats

    def enter(self, order: Order) -> None:
        """Enter what an order that was just played did to everybody's chances."""
        before, self._now = self._now, self._worth()
        by = seat_of(order)
        is_luck = isinstance(order, (*NATURE_ORDERS, *OUTSIDE_ORDERS))
        for seat, (old, new) in enumerate(zip(before, self._now, strict=True)):
            column = self._luck if is_luck else self._skill if seat == by else self._others
            column[seat] += new - old

    def so_far(self) -> tuple[Fortune, ...]:
        """Return everybody's fortune as it stands."""
        columns = (self._start, self._luck, self._skill, self._others, self._now)
        return tuple(
            Fortune(start=start, luck=luck, skill=skill, others=others, result=result)
            for start, luck, skill, others, result in zip(*columns, strict=True)
        )

    def _worth(self) -> tuple[float, ...]:
        """Return everybody's chances now; of a game that is over, the result."""
        return self._oracle.looks(self._oracle.moment(self._game), LOOKS)


def deal_in(
    oracle: Oracle, game: Game, order: Order, number: int, budget: Budget
) -> MadeDeal | None:
    """Return what the deal that *order* accepts brings everybody; None if it accepts none."""
    if not isinstance(order, Accept):
        return None
    trial = Trial(oracle, oracle.moment(game), (Refuse(seat=order.seat), order), order.seat)
    trial.settle(budget, TURNS)
    return MadeDeal(
        number=number,
        turn=game.turns,
        maker=game.state.offer_from,
        taker=order.seat,
        gains=tuple(trial.lead(1, seat) for seat in range(len(game.seats))),
    )
