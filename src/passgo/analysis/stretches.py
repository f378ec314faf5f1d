"""Stretches: parts of a game, each weighed for itself, so that several processes may share one.

Luck of rollouts follows from the seed and the moment alone. So the parts say together what the
whole would have said, whoever has weighed them.
"""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct

from passgo.analysis.budget import Budget
from passgo.analysis.chances import Chances, Oracle
from passgo.analysis.decisions import Decision, decide
from passgo.analysis.fortunes import MadeDeal, Worth, deal_in, worth_of
from passgo.game.answers import NATURE_ORDERS, OUTSIDE_ORDERS
from passgo.game.orders import seat_of
from passgo.game.play import Game
from passgo.game.records import read_record

NOT_PEOPLES = (*NATURE_ORDERS, *OUTSIDE_ORDERS)
Progress = Callable[[float], None]


class Weighing(Struct, frozen=True, kw_only=True):
    """What is to be weighed: a record, by which rollouts, whose decisions, in how many parts."""

    record: Mapping[str, Any]
    budget: Budget
    seed: int
    seats: frozenset[int] | None
    parts: int


class Point(Struct, frozen=True, kw_only=True):
    """Everybody's chances before the order with a number, which begins a turn."""

    number: int
    turn: int
    chances: Chances


class Stretch(Struct, frozen=True, kw_only=True):
    """What a part of a game says; *worths* begin with what it was worth before its first order."""

    index: int
    curve: tuple[Point, ...]
    decisions: tuple[Decision, ...]
    deals: tuple[MadeDeal, ...]
    worths: tuple[Worth, ...]


def weigh(wanted: Weighing, index: int, progress: Progress = lambda _share: None) -> Stretch:
    """Play a record up to one of its parts and weigh that; tell *progress* after each order."""
    orders = read_record(wanted.record).orders
    first, last = (len(orders) * at // wanted.parts for at in (index, index + 1))
    game = Game.replay({**wanted.record, "orders": []})
    oracle = Oracle(game, wanted.seed)
    turn = -1
    for order in orders[:first]:
        turn = game.turns
        game.play(order)
    curve: list[Point] = []
    decisions: list[Decision] = []
    deals: list[MadeDeal] = []
    worths = [worth_of(oracle, game)]
    for number, order in enumerate(orders[first:last], first):
        if game.turns != turn:
            turn = game.turns
            chances = oracle.chances(oracle.moment(game), wanted.budget)
            curve.append(Point(number=number, turn=turn, chances=chances))
        is_judged = wanted.seats is None or seat_of(order) in wanted.seats
        if is_judged and not isinstance(order, NOT_PEOPLES):
            decisions += filter(None, [decide(oracle, game, order, number, wanted.budget)])
        deals += filter(None, [deal_in(oracle, game, order, number, wanted.budget)])
        game.play(order)
        worths.append(worth_of(oracle, game))
        progress((number + 1 - first) / (last - first))
    return Stretch(
        index=index,
        curve=tuple(curve),
        decisions=tuple(decisions),
        deals=tuple(deals),
        worths=tuple(worths),
    )
