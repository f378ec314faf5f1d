"""Told games: a game that is told by hand is the game that a simulation played."""

import pytest
from told_games import SETUPS, by_hand

from passgo.server.play.game import Setup

GAMES = 30
ORDERS = 60


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.edition)
def test_games_told_by_hand_are_the_games_that_were_simulated(setup: Setup) -> None:
    counts = [by_hand(setup, seed, ORDERS) for seed in range(GAMES)]

    assert sum(count.compared for count in counts) > 2 * GAMES
    assert all(sum(count[at] for count in counts) > 0 for at in range(len(counts[0])))
