"""Weights: what a novice, a steady player, a shark and a champion look at, and how much."""

from typing import Final

from passgo.bots.memory import Memory

NOVICE: Final = 4
STEADY: Final = 5
SHARK: Final = 6
CHAMPION: Final = 7

BY_PRICES: Final = 0  # how a deal is judged
ALSO_BY_CHANCES: Final = 1
BY_CHANCES: Final = 2  # and by nothing else


def is_weighted(m: Memory, seat: int) -> bool:
    """Tell whether the bot of *seat* plays by weights: all that do pay something for a deed."""
    return m.pays[seat] > 0


def weigh_novice(m: Memory, seat: int) -> None:
    """Weigh as a beginner: list prices, a full purse, little sight of what a group will earn."""
    m.pays[seat] = 100
    m.blocks[seat] = 0
    m.fears[seat] = 100
    m.floor[seat] = 80
    m.sight[seat] = 10
    m.errs[seat] = 30
    m.fair[seat] = 0
    m.opens[seat] = 50
    m.yields[seat] = 20
    m.tries[seat] = 1
    m.roams[seat] = 0
    m.envies[seat] = 0
    m.gathers[seat] = 0
    m.presses[seat] = 0
    m.waits[seat] = 60
    m.haggles[seat] = 0
    m.foresees[seat] = ALSO_BY_CHANCES
    m.margin[seat] = 0
    m.shares[seat] = 0
    m.blurs[seat] = 8
    m.hurries[seat] = 0
    m.seeks[seat] = 0
    m.compares[seat] = 0
    m.adapts[seat] = 0
    m.leaves[seat] = 0


def weigh_steady(m: Memory, seat: int) -> None:
    """Weigh as a good player: sees groups, builds with all it has, deals fairly."""
    m.pays[seat] = 110
    m.blocks[seat] = 30
    m.fears[seat] = 0
    m.floor[seat] = 0
    m.sight[seat] = 100
    m.errs[seat] = 0
    m.fair[seat] = 60
    m.opens[seat] = 32
    m.yields[seat] = 12
    m.tries[seat] = 2
    m.roams[seat] = 8
    m.envies[seat] = 60
    m.gathers[seat] = 0
    m.presses[seat] = 3
    m.waits[seat] = 40
    m.haggles[seat] = 0
    m.foresees[seat] = BY_CHANCES
    m.margin[seat] = 5
    m.shares[seat] = 60
    m.blurs[seat] = 1
    m.hurries[seat] = 0
    m.seeks[seat] = 0
    m.compares[seat] = 0
    m.adapts[seat] = 1
    m.leaves[seat] = 42


def weigh_shark(m: Memory, seat: int) -> None:
    """Weigh as a hard player: opens low, gathers parts of groups, haggles."""
    m.pays[seat] = 100
    m.blocks[seat] = 115
    m.fears[seat] = 0
    m.floor[seat] = 30
    m.sight[seat] = 80
    m.errs[seat] = 0
    m.fair[seat] = 60
    m.opens[seat] = 2
    m.yields[seat] = 19
    m.tries[seat] = 3
    m.roams[seat] = 6
    m.envies[seat] = 138
    m.gathers[seat] = 1
    m.presses[seat] = 5
    m.waits[seat] = 40
    m.haggles[seat] = 1
    m.foresees[seat] = BY_CHANCES
    m.margin[seat] = 5
    m.shares[seat] = 60
    m.blurs[seat] = 0
    m.hurries[seat] = 1
    m.seeks[seat] = 8
    m.compares[seat] = 1
    m.adapts[seat] = 1
    m.leaves[seat] = 40


def weigh_trader(m: Memory, seat: int) -> None:
    """Weigh as a shark that judges deals by prices alone, which a champion may take others for."""
    weigh_shark(m, seat)
    m.foresees[seat] = BY_PRICES
    m.hurries[seat] = 0
    m.seeks[seat] = 0
    m.compares[seat] = 0
    m.pays[seat] = 120
    m.blocks[seat] = 60
    m.floor[seat] = 10
    m.yields[seat] = 8
    m.envies[seat] = 80


def weigh_champion(m: Memory, seat: int) -> None:
    """Weigh as a shark at a look, share evenly, and play on from what else could be done."""
    weigh_shark(m, seat)
    m.shares[seat] = 100
    m.seeks[seat] = 0
    m.thinks[seat] = 96
    m.ponders[seat] = 5
    m.surety[seat] = 1
    m.grants[seat] = 50
    m.ahead[seat] = 20
