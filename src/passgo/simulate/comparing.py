"""Comparing: two line-ups on the same luck and the same chairs, game by game."""

from collections import Counter
from collections.abc import Mapping, Sequence

from msgspec import Struct

from passgo.simulate.executors import Executor, Local
from passgo.simulate.intervals import Rate, mean_interval, wilson
from passgo.simulate.request import SimulationError, request
from passgo.simulate.running import Progress, play
from passgo.simulate.totals import WHOLE, Totals, winners_of


class Side(Struct, frozen=True):
    """One line-up, and how often its first bot won."""

    bots: tuple[str, ...]
    wins: float
    rate: Rate


class Comparison(Struct, frozen=True, kw_only=True):
    """Both line-ups, and how much more often the first bot of the first side won."""

    edition: str
    variant: str
    seed: int
    games: int
    asked: int
    partial: bool
    first: Side
    second: Side
    difference: Rate


def compare(
    edition: str,
    first: Sequence[str],
    second: Sequence[str],
    games: int,
    seed: int = 0,
    jobs: int = 1,
    variant: str = "",
    house_rules: Mapping[str, object] | None = None,
    progress: Progress | None = None,
    executor: Executor | None = None,
) -> Comparison:
    """Play both line-ups on the same seeds and chairs and compare their first bots."""
    if len(first) != len(second):
        raise SimulationError(f"{len(first)} bots against {len(second)}: seats must be equal")
    hands = executor or Local(jobs)
    wanted = [request(edition, bots, games, seed, variant, house_rules) for bots in (first, second)]
    sides = [play(each, hands, _in_half(progress, half), True) for half, each in enumerate(wanted)]
    return comparison_of(*sides)


def _in_half(progress: Progress | None, half: int) -> Progress | None:
    if progress is None:
        return None
    return lambda done, asked: progress(half * asked + done, 2 * asked)


def comparison_of(first: Totals, second: Totals) -> Comparison:
    """Return the comparison over the games that both sides have played."""
    ours, theirs = _wins_of_first(first), _wins_of_first(second)
    both = sorted(ours.keys() & theirs.keys())
    if not both:
        raise SimulationError("no game was played by both line-ups")
    differences = Counter((ours[game] - theirs[game]) / WHOLE for game in both)
    wanted = first.request
    return Comparison(
        edition=wanted.edition,
        variant=wanted.variant,
        seed=wanted.seed,
        games=len(both),
        asked=wanted.games,
        partial=len(both) < wanted.games,
        first=_side(first, [ours[game] for game in both]),
        second=_side(second, [theirs[game] for game in both]),
        difference=mean_interval(differences),
    )


def _wins_of_first(totals: Totals) -> dict[int, int]:
    wins = {}
    for game, outcome in totals.rows():
        winners = winners_of(outcome["won"], len(totals.wins))
        wins[game] = WHOLE // len(winners) if 0 in winners else 0
    return wins


def _side(totals: Totals, wins: list[int]) -> Side:
    total = sum(wins) / WHOLE
    return Side(totals.request.bots, total, wilson(total, len(wins)))
