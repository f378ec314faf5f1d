"""Curves: how long games last, and how fortunes go while they do."""

from collections import Counter
from collections.abc import Mapping, Sequence

from msgspec import Struct

from passgo.bots.tally import CURVE_STEP, Tally
from passgo.rules.limits import SEATS

BIN = 10  # turns


class Length(Struct, frozen=True):
    """Turns of all players together: mean, quartiles, and games by tens of turns."""

    mean: float
    shortest: int
    quartiles: tuple[int, int, int]
    longest: int
    histogram: dict[int, int]  # games by the first turn of each ten


class Curve(Struct, frozen=True):
    """Mean wealth of each bot every ten turns, over the games still going on; 0 when bankrupt."""

    turns: list[int]
    games: list[int]
    wealth: dict[str, list[float]]


def length_of(turns: Mapping[int, int]) -> Length:
    """Return the lengths of games, given how many lasted so many turns."""
    if not turns:
        return Length(0.0, 0, (0, 0, 0), 0, {})
    total = sum(turns.values())
    histogram: Counter[int] = Counter()
    for length, games in turns.items():
        histogram[length // BIN * BIN] += games
    return Length(
        mean=sum(length * games for length, games in turns.items()) / total,
        shortest=min(turns),
        quartiles=(_rank(turns, total / 4), _rank(turns, total / 2), _rank(turns, total * 3 / 4)),
        longest=max(turns),
        histogram=dict(sorted(histogram.items())),
    )


def _rank(turns: Mapping[int, int], rank: float) -> int:
    """Return the length that *rank* games do not exceed."""
    seen = 0
    for length in sorted(turns):
        seen += turns[length]
        if seen >= rank:
            return length
    raise AssertionError("a rank above the number of games")


def curve_of(counts: Tally, labels: Sequence[str], step: int) -> Curve:
    """Return the curve as far as any game went."""
    games = [count for count in counts.curve_games if count]
    return Curve(
        turns=[(at + 1) * CURVE_STEP for at in range(len(games))],
        games=games,
        wealth={
            label: [counts.curve[at * SEATS + bot] * step / games[at] for at in range(len(games))]
            for bot, label in enumerate(labels)
        },
    )
