"""A report: everybody's chances turn by turn, and the decisions that cost most."""

from collections.abc import Collection, Iterator, Mapping
from typing import Any

from msgspec import Struct

from passgo.analysis.budget import Budget
from passgo.analysis.chances import chances_of
from passgo.analysis.decisions import Decision
from passgo.analysis.fortunes import Fortune, MadeDeal, fortunes_of
from passgo.analysis.stretches import Point, Progress, Stretch, Weighing, weigh
from passgo.game.play import Game
from passgo.game.records import read_record
from passgo.simulate.executors import Executor, Local

ROLLOUTS = 3000
"""At most, for each point of the curve and for each side of a decision."""
WITHIN = 0.015
"""Half of an interval that is narrow enough: one and a half points."""
HERE = Local(1)
PARTS = 32
"""So many parts of a game are weighed, each for itself, where several processes share it."""


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
    progress: Progress = lambda _share: None,
    within: float = WITHIN,
    executor: Executor = HERE,
) -> Report:
    """Play a record again and weigh every turn, and the decisions of *seats* or of everybody.

    Rollouts end once intervals are *within* so much on either side, or after so many *rollouts*.
    *progress* is told from time to time which share of the work is done. An *executor* weighs parts
    of the game side by side, and says the same.
    """
    game, orders = Game.replay(document), read_record(document).orders
    wanted = Weighing(
        record=document,
        budget=Budget(rollouts=rollouts, within=within),
        seed=seed,
        seats=None if seats is None else frozenset(seats),
        parts=1 if executor.is_alone else PARTS,
    )
    if executor.is_alone:
        parts = [weigh(wanted, 0, progress)]
    else:
        parts = weighed(wanted, executor, progress)
    last = chances_of(game, rollouts, seed, within=within)
    end = Point(number=len(orders), turn=game.turns, chances=last)
    worths = [parts[0].worths[0], *(worth for part in parts for worth in part.worths[1:])]
    return Report(
        seats=game.names,
        curve=(*(point for part in parts for point in part.curve), end),
        decisions=tuple(decision for part in parts for decision in part.decisions),
        deals=tuple(deal for part in parts for deal in part.deals),
        fortunes=fortunes_of(orders, worths),
    )


def weighed(wanted: Weighing, executor: Executor, progress: Progress) -> list[Stretch]:
    """Return all parts of a game in their order, whoever has weighed them first."""
    parts: list[Stretch] = []
    for part in executor.run(weigh, wanted, range(wanted.parts)):
        parts.append(part)
        progress(len(parts) / wanted.parts)
    return sorted(parts, key=lambda part: part.index)


def dearest(report: Report, most: int = 10) -> Iterator[Decision]:
    """Yield the decisions that cost most, beyond the noise, the dearest first."""
    graded = [decision for decision in report.decisions if decision.loss.low > 0]
    yield from sorted(graded, key=lambda decision: -decision.loss.value)[:most]
