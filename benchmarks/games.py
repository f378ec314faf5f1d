"""Measure whole games of four steady bots, plain and compiled, and print them as JSON.

All figures are processor time of one core. The rounds of all measurements are interleaved, so that
other work on the machine falls on all of them alike; each figure is the median of its rounds.
Bots claim every rent at once, in the window that the edition's book gives.
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from typing import NamedTuple

from passgo.boards import board_of
from passgo.bots.weighted.weights import STEADY
from passgo.editions import edition_ids, load_edition
from passgo.kernel import Form, Kernel, load, why_not_compiled

SEATS = 4
TURNS = 1_000
DECISIONS = 200_000
COUNTS = ("decisions", "offers", "refusals", "trades")


class Round(NamedTuple):
    """One round: its processor time, its games and the counts of its bots."""

    seconds: float
    games: int
    counts: dict[str, int]


class Tables:
    """Four steady bots on one edition, in one form of the kernel."""

    def __init__(self, form: Form, edition: str, *, logged: bool = False) -> None:
        self.kernel: Kernel = load(form)
        self.form, self.edition, self.logged = form, edition, logged
        self.board = board_of(load_edition(edition), make=self.kernel.Board)
        self.blank, self.state = self.kernel.State(), self.kernel.State()
        self.fresh, self.memory = self.kernel.Memory(), self.kernel.Memory()
        self.action = self.kernel.Action()
        self.seed = 0
        self.fresh.guarded = 0  # as a simulation by the book plays
        for seat in range(SEATS):
            self.kernel.seat_bot(self.fresh, seat, STEADY)

    def play(self, games: int) -> Round:
        """Play so many games, each from a new seed."""
        counts = dict.fromkeys(COUNTS, 0)
        began = time.process_time()
        for _ in range(games):
            self._play_one()
            for name in COUNTS:
                counts[name] += getattr(self.memory, name)
        return Round(time.process_time() - began, games, counts)

    def _play_one(self) -> None:
        self.seed += 1
        self.state.copy_from(self.blank)
        self.memory.copy_from(self.fresh)
        self.state.log = self.kernel.Log() if self.logged else None
        self.kernel.seed_memory(self.memory, self.seed)
        self.kernel.new_game(self.state, self.board, SEATS, self.seed)
        self.kernel.play_game(self.state, self.board, self.memory, self.action, TURNS, DECISIONS)

    def report(self, rounds: list[Round]) -> dict[str, object]:
        """Return the medians of all rounds with what was played."""
        games = sum(each.games for each in rounds)
        return {
            "edition": self.edition,
            "form": self.form,
            "events": "recorded" if self.logged else "not recorded",
            "rent": f"claimed at once; {load_edition(self.edition).rules_for('', {}).rent_window}",
            "games_per_second": _median([each.games / each.seconds for each in rounds]),
            "decisions_per_second": _median(
                [each.counts["decisions"] / each.seconds for each in rounds]
            ),
            **{
                f"{name}_per_game": round(sum(each.counts[name] for each in rounds) / games, 2)
                for name in COUNTS
            },
        }


def _median(values: list[float]) -> float:
    return round(statistics.median(values), 1)


def clone_time(kernel: Kernel) -> float:
    """Return the nanoseconds that one clone of a state takes."""
    state, count = kernel.State(), 2_000
    began = time.process_time()
    for _ in range(count):
        state.clone()
    return round((time.process_time() - began) / count * 1e9)


def import_time() -> float:
    """Return the milliseconds from a new process to a loaded kernel."""
    order = "import passgo.kernel as kernel; kernel.load()"
    began = time.perf_counter()
    subprocess.run([sys.executable, "-c", order], check=True)
    return round((time.perf_counter() - began) * 1e3)


def interleaved(tables: list[Tables], rounds: int, games: Callable[[Form], int]) -> list[object]:
    """Play all tables in turn, several rounds of it, and report each."""
    played: list[list[Round]] = [[] for _ in tables]
    for _ in range(rounds):
        for at, table in enumerate(tables):
            played[at].append(table.play(games(table.form)))
    return [table.report(each) for table, each in zip(tables, played, strict=True)]


def main() -> None:
    """Print games and decisions per second of each edition and form, and the costs around them."""
    parser = argparse.ArgumentParser(description="Measure games of four steady bots on one core.")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--plain", type=int, default=20, help="plain games in a round")
    parser.add_argument("--compiled", type=int, default=1_000, help="compiled games in a round")
    given = parser.parse_args()
    forms: list[Form] = ["plain"] if why_not_compiled() else ["plain", "compiled"]
    tables = [Tables(form, edition) for edition in edition_ids() for form in forms]
    tables += [Tables(form, "classic-us", logged=True) for form in forms]
    games = {"plain": given.plain, "compiled": given.compiled}
    figures = {
        "games": interleaved(tables, given.rounds, lambda form: games[form]),
        "clone_nanoseconds": {form: clone_time(load(form)) for form in forms},
        "import_milliseconds": import_time(),
    }
    print(json.dumps(figures, indent=2))


if __name__ == "__main__":
    main()
