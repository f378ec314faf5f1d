"""Fortunes: what luck, one's own decisions and those of the others made of everybody's chances.

Every order of a game changes the chances of all. What nature drew is luck, and so is what becomes
known because a turn is over; what somebody did is skill to its own seat and the others' doing to
the rest. So the parts add up to the result.
"""

from collections.abc import Sequence
from itertools import pairwise

from msgspec import Struct

from passgo.analysis.budget import Budget
from passgo.analysis.chances import TURNS, Oracle
from passgo.analysis.trial import Trial
from passgo.game.answers import NATURE_ORDERS, OUTSIDE_ORDERS
from passgo.game.orders import Accept, EndTurn, Order, Refuse, seat_of
from passgo.game.play import Game
from passgo.simulate.intervals import Rate

LOOKS = 32
"""Ways in which a turn is finished, to see what a moment in it is worth."""
UNDECIDED: tuple[type[Order], ...] = (*NATURE_ORDERS, *OUTSIDE_ORDERS, EndTurn)
"""Orders by which nobody decides anything."""
Worth = tuple[float, ...]
"""Everybody's chances at a moment."""


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


def worth_of(oracle: Oracle, game: Game) -> Worth:
    """Return everybody's chances now; of a game that is over, the result."""
    return oracle.looks(oracle.moment(game), LOOKS)


def fortunes_of(orders: Sequence[Order], worths: Sequence[Worth]) -> tuple[Fortune, ...]:
    """Return everybody's fortune, from what the game was worth before and after each order."""
    luck, skill, others = ([0.0] * len(worths[0]) for _column in range(3))
    for order, (before, after) in zip(orders, pairwise(worths), strict=True):
        by = seat_of(order)
        is_luck = isinstance(order, UNDECIDED)
        for seat, (old, new) in enumerate(zip(before, after, strict=True)):
            column = luck if is_luck else skill if seat == by else others
            column[seat] += new - old
    columns = (worths[0], luck, skill, others, worths[-1])
    return tuple(
        Fortune(start=begun, luck=drawn, skill=own, others=theirs, result=ended)
        for begun, drawn, own, theirs, ended in zip(*columns, strict=True)
    )


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
