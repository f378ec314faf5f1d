"""Bots at zone spaces ask only for what the rules allow."""

import pytest
from bot_tables import NAMES, Arena

from passgo.kernel import load
from passgo.rules.actions import FORCE_DEAL
from passgo.rules.agenda import ZONE_CHOICE, top_kind, top_seat
from passgo.rules.limits import NOBODY, NONE

KERNEL = load("plain")


def at_a_zone_with_every_deed_owned(bot: str) -> Arena:
    """Bring four bots to a zone choice, with deeds dealt so that nobody has a whole group."""
    arena = Arena(KERNEL, "revolution-2009", [NAMES[bot]] * 4)
    s, b = arena.state, arena.board
    KERNEL.new_game(s, b, 4, 3)
    while top_kind(s) != ZONE_CHOICE:
        KERNEL.next_act(s, b, arena.memory, arena.action)
        KERNEL.step(s, b, arena.action)
    deeds = [place for place in range(b.places) if b.group[place] != NONE]
    for at, place in enumerate(deeds):
        s.owner[place] = at % 4
    return arena


def force(arena: Arena, taken_out: int) -> tuple[int, int]:
    """Return what the bot in turn does, and why it may not; so many deeds wait in an estate."""
    s, b = arena.state, arena.board
    mine = top_seat(s)
    others = [p for p in range(b.places) if b.group[p] != NONE and s.owner[p] != mine]
    for place in others[:taken_out]:
        s.owner[place], s.for_sale[place] = NOBODY, 1
    KERNEL.choose(s, b, arena.rows[0], arena.action)
    return arena.action.kind, KERNEL.why_not(s, b, arena.action)


@pytest.mark.parametrize("bot", ["novice", "steady", "shark"])
def test_a_bot_forces_no_deal_while_a_deed_waits_for_its_auction(bot: str) -> None:
    kind, refused = force(at_a_zone_with_every_deed_owned(bot), 1)

    assert kind != FORCE_DEAL
    assert refused == 0


def test_a_bot_forces_a_deal_once_every_deed_has_an_owner() -> None:
    assert force(at_a_zone_with_every_deed_owned("shark"), 0) == (FORCE_DEAL, 0)
