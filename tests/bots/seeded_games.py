"""Seeded games: of every kind of table without number, each told by its seed alone.

A block of seeds shares an edition, a variant, house rules or none, a number of players and a way to
play: all at random, bots with whims, or bots alone. Every state is checked after every step.
"""

import random
import time
from collections import Counter
from functools import lru_cache
from typing import NamedTuple

from bot_tables import NAMES, arena_of
from house_rules import drawn_rules
from msgspec import Struct, field
from random_games import Table

from passgo.editions import edition_ids, load_edition
from passgo.kernel import Kernel
from passgo.sliding.checked_games import play_through

BLOCK = 250  # games that share a table
SLIDING_ONE_IN = 5_000  # a game of the sliding edition takes as long as so many others
SLIDING = "knockout-2024"
SLIDING_CELL = f"{SLIDING}/standard, book and house_rules"
WHIMS = (1, 1, 1, 1, 4, 12, 40, 0)  # one act in so many is done at random; 0: none is


class Plan(NamedTuple):
    """What the games of a block have in common."""

    table: Table
    bots: tuple[str, ...]
    whims: int

    @property
    def name(self) -> str:
        """Return who plays where, and how."""
        who = ", ".join(self.bots) if self.whims != 1 else "at random"
        return f"{self.table.name}, {who}, whims {self.whims}"

    @property
    def cell(self) -> str:
        """Return the cell that the games count for."""
        rules = "house rules" if self.table.house_rules else "book"
        return f"{self.table.edition}/{self.table.variant or 'standard'}, {rules}"


class Sums(Struct):
    """What games brought: how many of each cell, their steps, how they ended, what broke."""

    games: dict[str, int] = field(default_factory=dict)
    steps: dict[str, int] = field(default_factory=dict)
    endings: dict[int, int] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)
    processor: float = 0  # seconds of one

    @property
    def played(self) -> int:
        """Return how many games there were."""
        return sum(self.games.values())

    def count(self, cell: str, steps: int, fault: str) -> None:
        """Count one game."""
        self.games[cell] = self.games.get(cell, 0) + 1
        self.steps[cell] = self.steps.get(cell, 0) + steps
        self.faults += [fault] if fault else []

    def add(self, more: "Sums") -> None:
        """Add what other games brought."""
        self.games = Counter(self.games) + Counter(more.games)
        self.steps = Counter(self.steps) + Counter(more.steps)
        self.endings = Counter(self.endings) + Counter(more.endings)
        self.faults += more.faults
        self.processor += more.processor

    def by_edition(self) -> Counter[str]:
        """Return how many games of each edition there were."""
        editions: Counter[str] = Counter()
        for cell, games in self.games.items():
            editions[cell.split("/")[0]] += games
        return editions


@lru_cache
def plan_of(block: int) -> Plan:
    """Return what a block plays, half of them by the book."""
    dice = random.Random(f"block {block}")
    edition = load_edition(dice.choice(edition_ids()))
    variant = dice.choice(("", *(each.id for each in edition.variants)))
    players = dice.randint(edition.players.min, edition.players.max)
    rules = drawn_rules(edition, variant, dice) if dice.random() < 1 / 2 else ()
    bots = tuple(dice.choices(list(NAMES), k=players))
    return Plan(Table(edition.id, variant, players, rules), bots, dice.choice(WHIMS))


def play_seeds(kernel: Kernel, first: int, count: int) -> Sums:
    """Play the games of some seeds of one block, whatever breaks."""
    began = time.process_time()
    plan, found = plan_of(first // BLOCK), Sums()
    arena = arena_of(kernel, plan.table, plan.bots)
    for seed in range(first, first + count):
        if seed % SLIDING_ONE_IN == 0:
            found.count(SLIDING_CELL, *played_sliding(seed))
            continue
        played = arena.play(seed, checked=True, whims=plan.whims)
        fault = "" if played.is_sound else f"seed {seed}, {plan.name}, {arena.told(played)}"
        found.count(plan.cell, played.decisions, fault)
        found.endings[played.code] = found.endings.get(played.code, 0) + 1
    found.processor = time.process_time() - began
    return found


def played_sliding(seed: int) -> tuple[int, str]:
    """Play one game of the sliding edition; return how many events it had, and what went wrong."""
    try:
        return play_through(SLIDING, seed).total(), ""
    except Exception as error:  # whatever it is, it is told with its seed
        notes = "; ".join(getattr(error, "__notes__", ()))
        return 0, f"seed {seed}, {SLIDING_CELL}, {notes}: {type(error).__name__}: {error}"
