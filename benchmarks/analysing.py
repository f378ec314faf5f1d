"""Measure how long the analysis of a game takes, and how wide the intervals of its curve are.

One game of each dice edition is played by bots of several levels, 120 turns of it, and weighed on
one core as `passgo analyse` does. With `--check N` the graded decisions of N games are weighed once
more, by 20,000 rollouts of their own each: a mistake is real if it still costs something then, with
all of its interval.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter
from collections.abc import Iterator
from statistics import fmean

import msgspec
from recorded import played

from passgo.analysis import Grade, Report, analyse
from passgo.analysis.budget import Budget
from passgo.analysis.chances import TURNS, Oracle
from passgo.analysis.decisions import Decision
from passgo.analysis.trial import Trial
from passgo.editions import edition_ids
from passgo.game.play import Game
from passgo.game.records import read_record
from passgo.simulate.intervals import Rate, wilson

SEED = 1
OTHER_SEED = 77_000_000
"""Of the rollouts that check a mistake."""


def half(rate: Rate) -> float:
    """Return half of an interval, in points."""
    return 50 * (rate.high - rate.low)


def measured(edition: str, given: argparse.Namespace) -> dict[str, object]:
    """Weigh one game, and return the time that took and how exact it is."""
    game = played(edition, given.seed, given.turns)
    began = time.process_time()
    report = analyse(game.record(), seed=given.seed)
    seconds = time.process_time() - began
    halves = [max(map(half, point.chances.seats)) for point in report.curve]
    return {
        "edition": edition,
        "turns": game.turns,
        "orders": game.done,
        "decisions": len(report.decisions),
        "seconds": round(seconds, 1),
        "widest_half": round(max(halves), 2),
        "mean_half": round(fmean(halves), 2),
        "rollouts_a_point": round(fmean(point.chances.rollouts for point in report.curve)),
        "grades": dict(Counter(str(one.grade) for one in report.decisions)),
    }


def checked(edition: str, given: argparse.Namespace) -> Iterator[tuple[Decision, Rate]]:
    """Yield every graded decision of some games, with what many rollouts say of it."""
    for game in range(given.check):
        record = played(edition, given.seed + game, given.turns).record()
        report = analyse(record, seed=given.seed)
        yield from weighed_again(record, report, given.rollouts)


def weighed_again(
    record: dict[str, object], report: Report, rollouts: int
) -> Iterator[tuple[Decision, Rate]]:
    """Play a record again and weigh what was graded in it by rollouts of their own."""
    graded = {one.number: one for one in report.decisions if one.grade is not Grade.FINE}
    game = Game.replay({**record, "orders": []})
    oracle = Oracle(game, OTHER_SEED)
    for number, order in enumerate(read_record(record).orders):
        one = graded.get(number)
        if one is not None:
            trial = Trial(oracle, oracle.moment(game), (one.done, one.best), one.seat)
            trial.settle(Budget(rollouts=rollouts), TURNS)
            yield one, trial.lead(1, one.seat)
        game.play(order)


def main() -> None:
    """Print the figures as JSON."""
    parser = argparse.ArgumentParser(description="Measure the analysis of games.")
    parser.add_argument("--edition", action="append", help="repeatable; all with dice if not given")
    parser.add_argument("--turns", type=int, default=120)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--check", type=int, default=0, help="games whose mistakes are checked")
    parser.add_argument("--rollouts", type=int, default=20_000, help="for each of those")
    given = parser.parse_args()
    for edition in given.edition or edition_ids():
        if not given.check:
            print(json.dumps(measured(edition, given)), flush=True)
            continue
        found = list(checked(edition, given))
        for grade in Grade:
            losses = [loss for one, loss in found if one.grade is grade]
            if losses:
                rate = wilson(sum(loss.low > 0 for loss in losses), len(losses))
                told = {"edition": edition, "grade": str(grade), "checked": len(losses)}
                print(json.dumps({**told, "real": msgspec.to_builtins(rate)}), flush=True)


if __name__ == "__main__":
    main()
