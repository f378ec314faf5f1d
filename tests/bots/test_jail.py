"""Bots in jail: they stay where it is safe, and leave where they would lose their own rents."""

import pytest
from bot_tables import NAMES, Arena

from passgo.kernel import load
from passgo.rules.actions import PAY_FINE, ROLL
from passgo.rules.agenda import BREAK, push
from passgo.rules.limits import MEMBERS
from passgo.rules.state import State

KERNEL = load("plain")


def arena_in_jail(bot: str, rent_in_jail: str) -> Arena:
    """Return a table late in the game: everything is sold, both have built, the first is jailed."""
    arena = Arena(KERNEL, "classic-2003", [NAMES[bot]] * 2, "", {"rent_in_jail": rent_in_jail})
    KERNEL.new_game(arena.state, arena.board, 2, 4)
    s, b = arena.state, arena.board
    for place in range(b.places):
        if b.group[place] >= 0:
            s.owner[place] = 0
    give_built(s, b.member[6 * MEMBERS : 6 * MEMBERS + b.group_size[6]], owner=1)
    give_built(s, b.member[7 * MEMBERS : 7 * MEMBERS + b.group_size[7]], owner=0)
    push(s, BREAK, 0, 0, 0, 0)
    s.at[0], s.jailed[0] = b.jail, 1
    return arena


def give_built(s: State, lots: list[int], owner: int) -> None:
    for lot in lots:
        s.owner[lot], s.houses[lot] = owner, 3


@pytest.mark.parametrize("bot", ["steady", "shark"])
@pytest.mark.parametrize(("rent", "expected"), [("due", ROLL), ("none", PAY_FINE)])
def test_a_rich_prisoner_stays_unless_that_costs_the_own_rents(
    bot: str, rent: str, expected: int
) -> None:
    arena = arena_in_jail(bot, rent)

    KERNEL.choose(arena.state, arena.board, arena.rows[0], arena.action)

    assert arena.action.kind == expected
