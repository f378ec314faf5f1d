"""Bots that wait for cash miss nothing, nor does what is noted of chances for one decision."""

import pytest
from bot_tables import NAMES, Arena

from passgo.bots.fixed.policies import poll_fixed
from passgo.bots.memory import Memory
from passgo.bots.quick_acts import next_reflex
from passgo.bots.value.network import foresee
from passgo.bots.value.scratch import Outlook
from passgo.bots.weighted import bundles, judgement
from passgo.bots.weighted.judgement import note_before
from passgo.kernel import load
from passgo.rules.actions import Action
from passgo.rules.agenda import BREAK, top_kind
from passgo.rules.board import Board
from passgo.rules.state import State


def laid(edition: str, bots: list[str], seed: int) -> tuple[Arena, State, Memory]:
    """Return a new game in the plain form."""
    arena = Arena(load("plain"), edition, [NAMES[bot] for bot in bots])
    arena.kernel.new_game(arena.state, arena.board, len(bots), seed)
    return arena, arena.state, arena.rows[0]


@pytest.mark.parametrize("edition", ["classic-2003", "revolution-2009", "clone-wars-2008"])
@pytest.mark.parametrize("seed", range(3, 9))
def test_a_fixed_policy_that_sleeps_would_do_nothing(edition: str, seed: int) -> None:
    arena, s, m = laid(edition, ["fp-a", "fp-b", "fp-c", "random"], seed)
    o, asleep = Outlook(), 0
    while not s.over and s.turns < 250:
        for seat in range(3 if top_kind(s) == BREAK and m.stale == 0 else 0):
            if s.cash[seat] < m.ready[seat]:
                awake = m.clone()
                awake.ready[seat] = 0
                awake.pawned[seat] = 1
                asleep += 1
                awake.partners[seat] = 0  # an offer needs no cash
                assert not poll_fixed(s, arena.board, awake, seat, Action())
        next_reflex(s, arena.board, m, o, arena.action)
        arena.kernel.step(s, arena.board, arena.action)

    assert asleep > 100


@pytest.mark.parametrize("bots", [["shark"] * 4, ["novice", "steady", "shark"]])
def test_chances_noted_for_one_decision_are_those_of_its_position(
    monkeypatch: pytest.MonkeyPatch, bots: list[str]
) -> None:
    arena, s, m = laid("classic-2003", bots, 8)
    o, used = Outlook(), 0

    def note(s: State, b: Board, o: Outlook) -> None:
        """Note what is asked for, and see that it is of the position at which it is used."""
        nonlocal used
        note_before(s, b, o)
        fresh = Outlook()
        foresee(s, b, fresh)
        assert o.before[: len(bots)] == fresh.chance[: len(bots)]
        used += 1

    for user in (judgement, bundles):
        monkeypatch.setattr(user, "note_before", note)
    while not s.over and s.turns < 90:
        next_reflex(s, arena.board, m, o, arena.action)
        arena.kernel.step(s, arena.board, arena.action)

    assert used > 20
