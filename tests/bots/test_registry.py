"""The registry: every bot has a number and a name of its own, and everybody asks it."""

from typing import get_args

from passgo.bots.registry import BOTS
from passgo.game.thinking import LEVELS
from passgo.server.table.motion_types import Level
from passgo.simulate.request import BOTS as SIMULATED
from passgo.sliding.bots import LEVELS as SLIDING_LEVELS


def test_numbers_and_names_are_those_of_one_bot() -> None:
    assert sorted(bot.kind for bot in BOTS) == list(range(len(BOTS)))
    assert len({bot.name for bot in BOTS}) == len(BOTS)


def test_every_bot_answers_and_acts_unasked() -> None:
    assert all(bot.answers is not None and bot.polls is not None for bot in BOTS)


def test_simulations_know_all_bots_and_tables_the_levels() -> None:
    assert set(SIMULATED) == {bot.name for bot in BOTS}
    assert set(LEVELS) == {bot.name for bot in BOTS if bot.is_level} == set(get_args(Level))


def test_the_sliding_game_knows_every_level_that_a_table_offers() -> None:
    assert set(SLIDING_LEVELS) == set(LEVELS)
