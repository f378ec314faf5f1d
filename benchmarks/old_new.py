"""Compare the speed of another tree of Passgo with this one's, in turns, and print it as JSON.

Each tree plays in a process of its own, which stays: both are asked in turn for the same games of
the same bots, so that other work on the machine falls on both alike. Figures are processor time of
one core, the ratio is the median of the pairs. Rules that changed in between play other games:
decisions per second tell more than games then. Compile both trees first, or leave that form out.

    python benchmarks/old_new.py ../old [--pairs 7] [--only plain]
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

from passgo.boards import board_of
from passgo.editions import load_edition
from passgo.game.positions import position_of
from passgo.kernel import load
from passgo.simulate.request import BOTS as NUMBERS

BOTS = ("shark", "steady", "fp-a", "fp-b")
TURNS = 1_000
DECISIONS = 200_000
MOMENTS = (40, 120, 240)  # decisions into a game at which its position is written
MEASURES = (
    ("plain", "classic-2003", 20),
    ("plain", "revolution-2009", 20),
    ("compiled", "classic-2003", 2_000),
    ("position", "classic-2003", 3_000),
    ("options", "classic-2003", 200),
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
        for seat, number in enumerate(self.numbers):
            self.kernel.seat_bot(self.memory, (seat + seed) % len(BOTS), number)
        self.kernel.seed_memory(self.memory, seed)
        self.kernel.new_game(self.state, self.board, len(BOTS), seed)

    def play(self, games: int) -> tuple[float, int]:
        """Return the seconds and the decisions of so many games."""
        decisions, began = 0, time.process_time()
        for seed in range(1, games + 1):
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
        form, edition, count = json.loads(line)
        if form == "position":
            figures = tables("auto", edition).write(count)
        elif form == "options":
            figures = tables("plain", edition).find(count)
        else:
            figures = tables(form, edition).play(count)
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

    def ask(self, measure: tuple[str, str, int]) -> tuple[float, int]:
        """Return the seconds of a measure and what was done in them."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(json.dumps(measure), file=self.process.stdin, flush=True)
        seconds, done = json.loads(self.process.stdout.readline())
        return seconds, done


def compared(old: Tree, new: Tree, measure: tuple[str, str, int], pairs: int) -> dict[str, object]:
    """Return the rates of both trees in one measure, and the ratios of the pairs."""
    rates: dict[Tree, list[float]] = {old: [], new: []}
    done = {}
    for pair in range(pairs):
        for tree in (old, new) if pair % 2 else (new, old):
            seconds, done[tree] = tree.ask(measure)
            rates[tree].append(done[tree] / seconds)
    ratios = sorted(after / before for before, after in zip(rates[old], rates[new], strict=True))
    per_game = {tree: done[tree] / measure[2] for tree in rates}
    return {
        "measure": " ".join(map(str, measure)),
        "a_second": [round(statistics.median(rates[tree])) for tree in (old, new)],
        "in_each": [round(per_game[tree], 1) for tree in (old, new)],
        "ratio": round(statistics.median(ratios), 3),
        "ratios": [round(ratio, 3) for ratio in ratios],
        "ratio_of_best": round(max(rates[new]) / max(rates[old]), 3),
        "ratio_of_games": round(statistics.median(ratios) * per_game[old] / per_game[new], 3),
    }


def main() -> None:
    """Print both trees' rates and their ratio, measure by measure."""
    parser = argparse.ArgumentParser(description="Compare another tree's speed with this one's.")
    parser.add_argument("old", type=Path, nargs="?")
    parser.add_argument("--pairs", type=int, default=7)
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
