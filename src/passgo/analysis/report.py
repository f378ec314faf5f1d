"""A report: everybody's chances turn by turn, and the decisions that cost most."""

from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Any

from msgspec import Struct

from passgo.analysis.budget import Budget
from passgo.analysis.chances import Chances, Oracle, chances_of
from passgo.analysis.decisions import Decision, decide
from passgo.analysis.fortunes import Fortune, Fortunes, MadeDeal, deal_in
from passgo.game.answers import NATURE_ORDERS, OUTSIDE_ORDERS
from passgo.game.orders import seat_of
from passgo.game.play import Game
from passgo.game.records import read_record

ROLLOUTS = 3000
"""At most, for each point of the curve and for each side of a decision."""
WITHIN = 0.015
"""Half of an interval that is narrow enough: one and a half points."""
NOT_PEOPLES = (*NATURE_ORDERS, *OUTSIDE_ORDERS)


class Point(Struct, frozen=True, kw_only=True):
    """Everybody's chances before the order with a number, which begins a turn."""

    number: int
    turn: int
    chances: Chances


class Report(Struct, frozen=True, kw_only=True):
    """What a game was worth to whom, when, and by what."""

    seats: tuple[str, ...]
    curve: tuple[Point, ...]
    decisions: tuple[Decision, ...]
    deals: tuple[MadeDeal, ...]
    fortunes: tuple[Fortune, ...]


def analyse(
    document: Mapping[str, Any],
    rollouts: int = ROLLOUTS,
    seed: int = 0,
    seats: Collection[int] | None = None,
    progress: Callable[[float], None] = lambda _share: None,
    within: float = WITHIN,
) -> Report:
    """Play a record again and weigh every turn, and the decisions of *seats* or of everybody.

    Rollouts end once intervals are *within* so much on either side, or after so many *rollouts*.
    *progress* is told after each order which share of the work is done.
    """
    budget = Budget(rollouts=rollouts, within=within)
    record = read_record(document)
    game = Game.replay({**document, "orders": []})
    oracle = Oracle(game, seed)
    curve: list[Point] = []
    decisions: list[Decision] = []
    deals: list[MadeDeal] = []
    fortunes = Fortunes(oracle, game)
    turn = -1
    for number, order in enumerate(record.orders):
        if game.turns != turn:
            turn = game.turns
            moment = oracle.moment(game)
            chances = oracle.chances(moment, budget)
            curve.append(Point(number=number, turn=turn, chances=chances))
        if not isinstance(order, NOT_PEOPLES) and (seats is None or seat_of(order) in seats):
            decisions += filter(None, [decide(oracle, game, order, number, budget)])
        deals += filter(None, [deal_in(oracle, game, order, number, budget)])
        game.play(order)
        fortunes.enter(order)
        progress((number + 1) / len(record.orders))
    last = chances_of(game, rollouts, seed, within=within)
    curve.append(Point(number=len(record.orders), turn=game.turns, chances=last))
    return Report(
        seats=game.names,
        curve=tuple(curve),
        decisions=tuple(decisions),
        deals=tuple(deals),
        fortunes=fortunes.so_far(),
    )


def dearest(report: Report, most: int = 10) -> Iterator[Decision]:
    """Yield the decisions that cost most, beyond the noise, the dearest first."""
    graded = [decision for decision in report.decisions if decision.loss.low > 0]
    yield from sorted(graded, key=lambda decision: -decision.loss.value)[:most]
