"""Campaign: generated games by the thousand; it counts what met and tells what is wrong.

`python tests/combinations/campaign.py GAMES` plays them all, and a fourth of that many more by the
house rules of families; `... GAMES --choose` also writes the numbers of games that together reach
every pair, for the short run of `make test`.
"""

import sys
import time
from collections import Counter
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE))

from business import BUSINESSES, DONE_AT_ONCE, Pair
from face import wrong_at
from pairs import CANNOT, read_pairs
from playing import FAMILIES, STEPS, Game, game_of

from passgo.kernel import load

GAMES = 20_000
BATCH = 100
WITNESSES = HERE / "witnesses.txt"
Number = tuple[int, int]  # of a game, and of its step


class Tally(NamedTuple):
    """What some games brought: steps, meetings by edition, where each pair met first, faults."""

    steps: Counter[str]
    met: Counter[tuple[str, Pair]]
    first: dict[Pair, list[Number]]
    faults: list[tuple[Number, str]]

    def add(self, other: "Tally") -> None:
        """Take over what other games brought; the shortest ways to a pair are kept."""
        self.steps.update(other.steps)
        self.met.update(other.met)
        self.faults.extend(other.faults)
        for pair, numbers in other.first.items():
            ways = sorted([*self.first.get(pair, []), *numbers], key=lambda number: number[1])
            self.first[pair] = ways[:2]

    def pairs(self) -> Counter[Pair]:
        """Return how often each pair met in all editions."""
        found: Counter[Pair] = Counter()
        for (_, pair), count in self.met.items():
            found[pair] += count
        return found


def nothing() -> Tally:
    """Return an empty tally."""
    return Tally(Counter(), Counter(), {}, [])


def tally(games: Iterable[Number | int]) -> Tally:
    """Play games of some numbers, wholly or up to a step."""
    found, faces, kernel = nothing(), set[tuple[int, ...]](), load("compiled")
    for number in games:
        seed, most = number if isinstance(number, tuple) else (number, STEPS)
        found.add(tally_one(game_of(kernel, seed), seed, most, faces))
    return found


def tally_one(game: Game, seed: int, most: int, faces: set[tuple[int, ...]]) -> Tally:
    """Play one game; a stack of business that was not seen before is looked at as people do."""
    found = nothing()
    for step in game.steps(most):
        found.steps[game.table.edition] += 1
        found.met.update((game.table.edition, pair) for pair in step.met)
        for pair in step.met:
            found.first.setdefault(pair, [(seed, step.number)])
        faults = step.faults
        stack = tuple(frame.kind for frame in game.play.moment.frames)
        if step.met and not faults and not game.play.state.over and stack not in faces:
            faces.add(stack)
            faults = wrong_at(game.table, game.play.state)
        found.faults.extend(((seed, step.number), fault) for fault in faults)
    return found


def witnesses() -> list[Number]:
    """Return the games that were chosen for the short run, each with its last step."""
    lines = WITNESSES.read_text(encoding="utf-8").splitlines()
    return [(int(seed), int(step)) for seed, step in map(str.split, lines)]


def choose(found: Tally) -> None:
    """Write the shortest games that together show every pair twice, or once if there is no more."""
    last: dict[int, int] = {}
    for ways in found.first.values():
        for seed, step in ways:
            last[seed] = max(step, last.get(seed, 0))
    lines = [f"{seed} {step}\n" for seed, step in sorted(last.items())]
    WITNESSES.write_text("".join(lines), encoding="utf-8")


def told(found: Tally, seconds: float) -> Iterable[str]:
    """Yield the report: a matrix of meetings, then each edition, then what is wrong."""
    pairs = found.pairs()
    rows = [name for name in BUSINESSES if name not in DONE_AT_ONCE]
    yield "open \\ begins".ljust(14) + "".join(name[:7].rjust(8) for name in BUSINESSES)
    for row in rows:
        counts = (pairs[row, column] for column in BUSINESSES)
        yield row.ljust(14) + "".join(f"{count or '.'}".rjust(8) for count in counts)
    for edition, steps in sorted(found.steps.items()):
        own = {pair for name, pair in found.met if name == edition}
        yield f"{edition}: {steps:,} steps, {len(own)} pairs"
    for number, fault in found.faults:
        yield f"FAULT {fault}: game {number[0]}, step {number[1]}"
    table = read_pairs()
    for pair in sorted(pairs):
        if table[pair].how == CANNOT:
            yield f"FAULT {pair} cannot meet, and met: game and step {found.first[pair][0]}"
    for pair in sorted(table):
        if table[pair].how != CANNOT and pair not in pairs:
            yield f"{pair} did not meet in this run"
    times, steps = sum(pairs.values()), sum(found.steps.values())
    yield f"{len(pairs)} pairs met {times:,} times in {steps:,} steps, {seconds:.0f} s"


def main() -> int:
    """Play on two processes and tell what came of it."""
    began, found = time.perf_counter(), nothing()
    numbers = [int(word) for word in sys.argv[1:] if word.isdigit()]
    games = numbers[0] if numbers else GAMES
    with ProcessPoolExecutor(max_workers=2) as pool:
        starts = [*range(0, games, BATCH), *range(FAMILIES, FAMILIES + games // 4, BATCH)]
        batches = [range(first, first + BATCH) for first in starts]
        for part in pool.map(tally, batches):
            found.add(part)
    lines = list(told(found, time.perf_counter() - began))
    print("\n".join(lines))
    if "--choose" in sys.argv:
        choose(found)
    return int(any(line.startswith("FAULT") for line in lines))


if __name__ == "__main__":
    sys.exit(main())
