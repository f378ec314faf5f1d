"""The registry: every bot has a number and a name of its own, and everybody asks it."""

from typing import get_args

import pytest

from passgo.bots.bot_kind import BotKind
from passgo.bots.memory import Memory
from passgo.bots.registry import BOTS, seat_bot
from passgo.bots.weighted.weights import is_weighted
from passgo.game.thinking import LEVELS, THINKERS
from passgo.server.rooms.advice import ADVISER
from passgo.server.table.motion_types import Level
from passgo.simulate.request import BOTS as SIMULATED
from passgo.simulate.request import THINKERS as SIMULATED_THINKERS
from passgo.sliding.bots import LEVELS as SLIDING_LEVELS
from passgo.sliding.bots import SKILLS, skills_of
from passgo.thoughts import COVERING


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
    assert set(SKILLS) <= set(LEVELS)


def test_a_new_level_slides_as_the_one_before_it() -> None:
    found = skills_of(["beginner", *LEVELS, "master"])

    assert found["beginner"] == SKILLS["novice"]
    assert found["master"] == found["champion"] == SKILLS["champion"]
    assert {name: found[name] for name in LEVELS} == SKILLS


@pytest.mark.parametrize("bot", BOTS, ids=lambda bot: bot.name)
def test_a_row_says_who_plays_by_weights_and_who_thinks(bot: BotKind) -> None:
    memory = Memory()
    for kind in LEVELS.values():  # nothing of who sat there before is left
        seat_bot(memory, 0, kind)
    seat_bot(memory, 0, bot.kind)

    assert is_weighted(memory, 0) == (bot.weighs is not None)
    assert (memory.thinks[0] > 0) == bot.thinks


def test_who_thinks_advises_and_a_level_covers_seats() -> None:
    assert THINKERS[-1] == ADVISER
    assert set(THINKERS) <= SIMULATED_THINKERS
    assert COVERING in LEVELS
