"""Random legal play keeps every invariant, and both forms of the kernel play the same game."""

import pytest
from random_games import Table, is_sound, play, tables

from passgo.editions import edition_ids
from passgo.kernel import load

GAMES = 20
ALIKE = 8  # the plain form takes long; `tests/kernel/test_differential.py` plays further games
TABLES = [table for edition in edition_ids() for table in tables(edition)]


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
def test_random_games_break_no_invariant(table: Table) -> None:
    compiled = load("compiled")

    endings = [play(compiled, table, seed) for seed in range(GAMES)]

    assert all(is_sound(ending) for ending in endings)


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
def test_plain_and_compiled_play_the_same_games(table: Table) -> None:
    for seed in range(ALIKE):
        limit = 4_000 if seed == 0 else 600

        assert play(load("plain"), table, seed, limit) == play(load("compiled"), table, seed, limit)
