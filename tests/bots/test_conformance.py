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
    arena = Arena(load("compiled"), table.edition, kinds, table.variant, dict(table.house_rules))

    played = [arena.play(seed, checked=True) for seed in range(GAMES)]

    assert [game for game in played if not game.is_sound] == []


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
def test_mixed_tables_play_the_same_game_plain_and_compiled(table: Table) -> None:
    kinds = [list(NAMES.values())[(seat + 3) % len(NAMES)] for seat in range(table.players)]
    forms = [
        Arena(load(form), table.edition, kinds, table.variant, dict(table.house_rules))
        for form in ("plain", "compiled")
    ]

    for shift in range(2):
        plain, compiled = (form.play(shift, shift, checked=True) for form in forms)

        assert plain.is_sound
        assert plain == compiled


@pytest.mark.parametrize("edition", ["classic-us", "revolution-2009"])
@pytest.mark.parametrize("bot", NAMES)
def test_bots_that_are_polled_and_asked_one_by_one_play_by_the_rules(
    bot: str, edition: str
) -> None:
    kernel = load("compiled")
    arena = Arena(kernel, edition, [NAMES[bot]] * 4)
    s, b, m, a = arena.state, arena.board, arena.rows[0], arena.action
    kernel.new_game(s, b, 4, 2)
    asked = unasked = 0

    while not s.over and s.turns < 200:
        polled = any(kernel.poll(s, b, m, seat, a) for seat in range(4) if not s.status[seat])
        unasked += polled
        if not polled:
            kernel.choose(s, b, m, a)
            asked += 1
        assert kernel.why_not(s, b, a) == 0
        kernel.step(s, b, a)

    assert unasked > 50
    assert asked > 200
