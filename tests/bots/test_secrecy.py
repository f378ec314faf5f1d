"""Bots decide on what their seat may know: the luck still to come does not change a choice."""

import pytest
from bot_tables import NAMES, Arena

from passgo.bots.memory import Memory
from passgo.kernel import Kernel, load
from passgo.rules.actions import Action
from passgo.rules.limits import NATURE

STEPS = 400


def next_act(kernel: Kernel, arena: Arena, memory: Memory) -> Action:
    """Return what the table of *arena* would do next, without doing it."""
    action = kernel.Action()
    kernel.next_act(arena.state, arena.board, memory, action)
    return action


@pytest.mark.parametrize("edition", ["classic-us", "revolution-2009", "clone-wars-2008"])
@pytest.mark.parametrize("bot", NAMES)
def test_another_generator_leaves_every_choice_as_it_is(bot: str, edition: str) -> None:
    kernel = load("plain")
    arena = Arena(kernel, edition, [NAMES[bot]] * 3)
    kernel.new_game(arena.state, arena.board, 3, 5)
    memory = arena.rows[0]
    compared = 0

    for step in range(STEPS):
        if arena.state.over or kernel.to_move(arena.state) == NATURE:
            break
        twin, secret = memory.clone(), arena.state.generator
        arena.state.generator = 1 + step * 7_919
        otherwise = next_act(kernel, arena, twin)
        arena.state.generator = secret
        act = next_act(kernel, arena, memory)
        assert act.to_ints() == otherwise.to_ints()
        assert twin.to_ints() == memory.to_ints()
        compared += 1
        kernel.step(arena.state, arena.board, act)

    assert compared > 50
