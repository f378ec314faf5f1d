"""Every bot plays every edition, variant and number of players by the rules, in both forms."""

import pytest
from bot_tables import NAMES, Arena, every_table
from random_games import Table

from passgo.kernel import load

GAMES = 20
TABLES = list(every_table())


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
@pytest.mark.parametrize("bot", NAMES)
def test_a_table_of_one_kind_plays_by_the_rules(bot: str, table: Table) -> None:
    kinds = [NAMES[bot]] * table.players
    arena = Arena(load("compiled"), table.edition, kinds, table.variant, dict(table.options))

    played = [arena.play(seed, checked=True) for seed in range(GAMES)]

    assert [game for game in played if not game.is_sound] == []


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
def test_mixed_tables_play_the_same_game_plain_and_compiled(table: Table) -> None:
    kinds = [list(NAMES.values())[(seat + 3) % len(NAMES)] for seat in range(table.players)]
    forms = [
        Arena(load(form), table.edition, kinds, table.variant, dict(table.options))
        for form in ("plain", "compiled")
    ]

    for shift in range(2):
        plain, compiled = (form.play(shift, shift, checked=True) for form in forms)

        assert plain.is_sound
        assert plain == compiled
