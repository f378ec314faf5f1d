"""Measure how strong the bots are: four at a table, seats rotated, every dice edition.

Writes the shares of wins of the first-named bot, with 95 % Wilson intervals, as JSON and prints
them as a Markdown table. A bot that plays on from its alternatives is measured by itself, with the
time it thinks:

    python benchmarks/strength.py --bot champion --against shark,shark,shark --games 200
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Sequence
from itertools import product
from pathlib import Path
from statistics import fmean, quantiles
from typing import NamedTuple

from former import weigh_as_before

from passgo.boards import board_of
from passgo.bots.game_endings import LONGEST, MOST_DECISIONS
from passgo.bots.lineup import APART
from passgo.bots.memory import Memory
from passgo.editions import edition_ids, load_edition
from passgo.kernel import load
from passgo.simulate import simulate
from passgo.simulate.intervals import Rate, wilson
from passgo.simulate.request import BOTS

FILE = Path(__file__).parent.parent / "build" / "strength.json"
MATCHES = (
    ("shark", "fp-a", "fp-b", "fp-c"),
    ("steady", "fp-a", "fp-b", "fp-c"),
    ("novice", "random", "random", "random"),
    ("novice", "fp-a", "fp-a", "fp-a"),
    ("steady", "novice", "novice", "novice"),
    ("shark", "novice", "novice", "novice"),
    ("shark", "steady", "steady", "steady"),
)


class Column(NamedTuple):
    """One way to play: an edition with its optional rules on or off."""

    name: str
    edition: str
    house_rules: dict[str, object]


class Cell(NamedTuple):
    """One match: the share of wins of its first bot with the ends of its interval."""

    edition: str
    bots: tuple[str, ...]
    games: int
    share: float
    low: float
    high: float


def columns() -> list[Column]:
    """Return every dice edition; one with powers comes without and with them."""
    found: list[Column] = []
    for edition in edition_ids():
        if load_edition(edition).powers:
            found.append(Column(f"{edition}, powers off", edition, {"powers": "off"}))
            found.append(Column(f"{edition}, powers on", edition, {"powers": "on"}))
        else:
            found.append(Column(edition, edition, {}))
    return found


def played(column: Column, bots: tuple[str, ...], games: int, seed: int, jobs: int) -> Cell:
    """Play one match and return how the first bot did."""
    results = simulate(column.edition, bots, games, seed, jobs, house_rules=column.house_rules)
    rate = results.bots[0].rate
    return Cell(column.name, bots, results.games, rate.value, rate.low, rate.high)


def match_name(bots: tuple[str, ...]) -> str:
    """Return a match as the table names it: the first bot against the others."""
    first, *others = bots
    if len(set(others)) == 1:
        return f"`{first}` : three `{others[0]}`"
    return f"`{first}` : " + ", ".join(f"`{other}`" for other in others)


def shown(cell: Cell) -> str:
    """Return a share and its interval in percent."""
    low, high = 100 * cell.low, 100 * cell.high
    return f"{100 * cell.share:.1f} % ({low:.1f}–{high:.1f})"


def table_of(cells: list[Cell]) -> str:
    """Return the Markdown table: a row for each match, a column for each way to play."""
    names = list(dict.fromkeys(cell.edition for cell in cells))
    lines = [
        "| first against the others | " + " | ".join(names) + " |",
        "|---" * len(names) + "|---|",
    ]
    for bots in dict.fromkeys(cell.bots for cell in cells):
        row = [shown(cell) for cell in cells if cell.bots == bots]
        lines.append(f"| {match_name(bots)} | " + " | ".join(row) + " |")
    return "\n".join(lines)


class Thinking:
    """Games of one bot against others, with the time it thinks over what it plays on."""

    def __init__(self, column: Column, bots: Sequence[str], former: bool, weights: str) -> None:
        self.kernel = load("compiled")
        edition = load_edition(column.edition)
        self.board = board_of(edition, "", column.house_rules, make=self.kernel.Board)
        self.bots, self.former = bots, former
        self.weights = [each.split("=") for each in weights.split(",") if each]
        self.won, self.games, self.slips, self.offers, self.trades = 0.0, 0, 0, 0, 0
        self.seconds: list[float] = []

    def seated(self, shift: int, seed: int) -> Memory:
        """Return a memory with everybody on a seat, moved on by *shift*."""
        memory = self.kernel.Memory()
        for at, bot in enumerate(self.bots):
            seat = (at + shift) % len(self.bots)
            self.kernel.seat_bot(memory, seat, BOTS[bot])
            if self.former and at > 0:
                weigh_as_before(memory, seat, bot)
            for name, value in self.weights if at == 0 else ():
                getattr(memory, name)[seat] = int(value)
        self.kernel.seed_memory(memory, seed + APART)
        return memory

    def play(self, seed: int) -> None:
        """Play one game and count it."""
        kernel, state, action = self.kernel, self.kernel.State(), self.kernel.Action()
        shift = self.games % len(self.bots)
        memory = self.seated(shift, seed)
        kernel.new_game(state, self.board, len(self.bots), seed)
        if not memory.thinkers:
            kernel.play_game(state, self.board, memory, action, LONGEST, MOST_DECISIONS)
        while not state.over and state.turns < LONGEST:
            thoughts, began = memory.thoughts, time.process_time()
            kernel.next_act(state, self.board, memory, action)
            if memory.thoughts > thoughts:
                self.seconds.append(time.process_time() - began)
            kernel.step(state, self.board, action)
        self.games += 1
        self.slips += memory.slips
        self.offers += memory.offers
        self.trades += memory.trades
        self.won += state.won[shift] / max(1, sum(state.won))

    @property
    def rate(self) -> Rate:
        """The share of games that the first bot has won."""
        return wilson(self.won, self.games)

    def told(self) -> str:
        """Return what was found so far in one line."""
        rate, each = self.rate, [1000 * second for second in self.seconds] or [0.0, 0.0]
        late = quantiles([*each, each[-1]], n=20)[-1]
        return (
            f"{self.games} games: {100 * rate.value:.1f} % "
            f"({100 * rate.low:.1f}–{100 * rate.high:.1f}), "
            f"{fmean(each):.1f} ms a decision (95 %: {late:.0f}, most {max(each):.0f}), "
            f"{len(each) / self.games:.0f} a game, {self.offers / self.games:.1f} offers, "
            f"{self.trades / self.games:.1f} deals, {self.slips} slips"
        )


def measure(given: argparse.Namespace) -> None:
    """Measure one bot with the time it thinks."""
    rules: dict[str, object] = dict(each.split("=") for each in given.rules.split(",") if each)
    column = Column(given.edition, given.edition, rules)
    bots = (given.bot, *given.against.split(","))
    match = Thinking(column, bots, given.former, given.weights)
    for game in range(given.games):
        match.play(given.seed + game)
        if (game + 1) % given.told == 0 or game + 1 == given.games:
            print(f"{given.edition}, {match_name(bots)}, {match.told()}", flush=True)


def main() -> None:
    """Play all matches, write their figures and print the table."""
    parser = argparse.ArgumentParser(description="Measure how strong the bots are.")
    parser.add_argument("--games", type=int, default=10_000, help="games of each match")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--file", type=Path, default=FILE)
    parser.add_argument("--bot", default="", help="measure this one, with the time it thinks")
    parser.add_argument("--against", default="shark,shark,shark")
    parser.add_argument("--edition", default="classic-2003")
    parser.add_argument("--rules", default="", help="house rules, as in powers=on")
    parser.add_argument("--told", type=int, default=20, help="games between two lines")
    parser.add_argument("--former", action="store_true", help="against the bots as they were")
    parser.add_argument("--weights", default="", help="of its own, as in thinks=60,ahead=12")
    given = parser.parse_args()
    if given.bot:
        measure(given)
        return
    given.file.parent.mkdir(parents=True, exist_ok=True)
    cells: list[Cell] = []
    for bots, column in product(MATCHES, columns()):
        cells.append(played(column, bots, given.games, given.seed, given.jobs))
        rows = [cell._asdict() for cell in cells]
        given.file.write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")
    print(table_of(cells))


if __name__ == "__main__":
    main()
