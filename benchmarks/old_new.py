"""Compare the speed of another tree of Passgo with this one's, in turns, and print it as JSON.

Each tree plays in a process of its own, which stays: both are asked in turn for the same few games
of the same bots, again and again, so that other work on the machine falls on both alike. Figures
are processor time of one core. Rules that changed in between may play other games: decisions are
compared, not games. Compile both trees first, or leave that form out.

    python benchmarks/old_new.py ../old [--pairs 60] [--only plain]
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from former import weigh_as_before

from passgo.boards import board_of
from passgo.editions import load_edition
from passgo.game.positions import position_of
from passgo.kernel import load
from passgo.simulate.request import BOTS as NUMBERS

BOTS = ("shark", "steady", "fp-a", "fp-b")
TURNS = 1_000
DECISIONS = 200_000
MOMENTS = (40, 120, 240)  # decisions into a game at which its position is written
Measure = tuple[str, str, int]
MEASURES: tuple[Measure, ...] = (
    ("plain", "classic-2003", 3),
    ("plain", "revolution-2009", 3),
    ("compiled", "classic-2003", 300),
    ("position", "classic-2003", 200),
    ("options", "classic-2003", 20),
)


class Tables:
    """Games of one edition in one form, with names that every tree has had so far."""

    def __init__(self, form: Any, edition: str) -> None:
        self.edition: Any = load_edition(edition)
        self.kernel: Any = load(form)
        self.board = board_of(self.edition, make=self.kernel.Board)
        self.state, self.action = self.kernel.State(), self.kernel.Action()
        self.numbers = [NUMBERS[name] for name in BOTS]

    def begin(self, seed: int) -> None:
        """Lay a new game."""
        self.state.copy_from(self.kernel.State())
        self.memory = self.kernel.Memory()
        if hasattr(self.memory, "guarded"):
            self.memory.guarded = 0  # as a simulation by the book plays
        for player, number in enumerate(self.numbers):
            seat = (player + seed) % len(BOTS)
            self.kernel.seat_bot(self.memory, seat, number)
            weigh_as_before(self.memory, seat, BOTS[player])  # so that both think as much
        self.kernel.seed_memory(self.memory, seed)
        self.kernel.new_game(self.state, self.board, len(BOTS), seed)

    def play(self, games: int, first: int) -> tuple[float, int]:
        """Return the seconds and the decisions of so many games."""
        decisions, began = 0, time.process_time()
        for seed in range(first, first + games):
            self.begin(seed)
            at_table = (self.state, self.board, self.memory, self.action)
            self.kernel.play_game(*at_table, TURNS, DECISIONS)
            decisions += self.memory.decisions
        return time.process_time() - began, decisions

    def moments(self) -> list[Any]:
        """Return some states of one game."""
        self.begin(1)
        found = []
        for at in range(1, max(MOMENTS) + 1):
            self.kernel.next_act(self.state, self.board, self.memory, self.action)
            self.kernel.step(self.state, self.board, self.action)
            if at in MOMENTS:
                found.append(self.state.clone())
        return found

    def write(self, times: int) -> tuple[float, int]:
        """Return the seconds that writing positions takes, and how many were written."""
        seats: Any = [SimpleNamespace(name=name) for name in BOTS]
        states, began = self.moments(), time.process_time()
        for _ in range(times):
            for state in states:
                position_of(state, self.edition, "", {}, seats)
        return time.process_time() - began, times * len(states)

    def find(self, times: int) -> tuple[float, int]:
        """Return the seconds of finding all options of a seat, and how often it was done."""
        kernel, states = self.kernel, self.moments()
        found, twin, began = kernel.Findings(), kernel.State(), time.process_time()
        for _ in range(times):
            for state in states:
                kernel.find_all(state, self.board, 0, self.action, twin, found)
                found = kernel.Findings()
        return time.process_time() - began, times * len(states)


@cache
def tables(form: str, edition: str) -> Tables:
    """Return the tables of a measure, which stay from pair to pair."""
    return Tables(form, edition)


def answer_orders() -> None:
    """Measure what each line of the input asks for."""
    for line in sys.stdin:
        form, edition, count, pair = json.loads(line)
        if form == "position":
            figures = tables("plain", edition).write(count)
        elif form == "options":
            figures = tables("plain", edition).find(count)
        else:
            figures = tables(form, edition).play(count, 1 + pair * count)
        print(json.dumps(figures), flush=True)


class Tree:
    """A process that plays with the sources of one tree."""

    def __init__(self, root: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, __file__, "--answer"],
            env={**os.environ, "PYTHONPATH": str(root.resolve() / "src")},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, measure: Measure, pair: int) -> tuple[float, int]:
        """Return the seconds of a measure and what was done in them."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(json.dumps((*measure, pair)), file=self.process.stdin, flush=True)
        seconds, done = json.loads(self.process.stdout.readline())
        return seconds, done


def compared(old: Tree, new: Tree, measure: Measure, pairs: int) -> dict[str, object]:
    """Return how much both trees did in a second, and the ratio: of all, and of the middle pair."""
    spent, done = {old: 0.0, new: 0.0}, {old: 0, new: 0}
    ratios = []
    for pair in range(pairs):
        rates = {}
        for tree in (old, new) if pair % 2 else (new, old):
            seconds, count = tree.ask(measure, pair)
            spent[tree] += seconds
            done[tree] += count
            rates[tree] = count / seconds
        ratios.append(rates[new] / rates[old])
    return {
        "measure": " ".join(map(str, measure)),
        "done": list(done.values()),
        "a_second": [round(done[tree] / spent[tree]) for tree in (old, new)],
        "ratio": round(done[new] / spent[new] * spent[old] / done[old], 3),
        "quartiles": [round(ratio, 3) for ratio in statistics.quantiles(ratios, n=4)],
    }


def main() -> None:
    """Print both trees' rates and their ratio, measure by measure."""
    parser = argparse.ArgumentParser(description="Compare another tree's speed with this one's.")
    parser.add_argument("old", type=Path, nargs="?")
    parser.add_argument("--pairs", type=int, default=60)
    parser.add_argument("--only", default="", help="measures whose name begins so")
    parser.add_argument("--answer", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.answer:
        answer_orders()
        return
    old, new = Tree(given.old), Tree(Path(__file__).parent.parent)
    for measure in MEASURES:
        if measure[0].startswith(given.only):
            print(json.dumps(compared(old, new, measure, given.pairs)), flush=True)
    print(json.dumps({"load": os.getloadavg()}))


if __name__ == "__main__":
    main()
