"""Rollouts: games from one position end alike in both forms, and share their luck turn by turn."""

import pytest
from positions import Position

from passgo.bots import rollouts
from passgo.bots.game_endings import ENDED, LEFT_OPEN
from passgo.rules.log import ROLLED, TURN_BEGAN


@pytest.mark.parametrize("edition", ["classic-2003", "revolution-2009", "clone-wars-2008"])
def test_rollouts_end_alike_in_both_forms(edition: str) -> None:
    plain, compiled = (Position(form, edition).rolled_out(4) for form in ("plain", "compiled"))
    assert list(plain.won) == list(compiled.won)
    assert list(plain.turns) == list(compiled.turns)
    assert set(plain.ending[:4]) == {ENDED}
    assert len(set(plain.turns[:4])) > 1, "all rollouts were the same"


def test_a_rollout_is_the_same_by_itself_and_leaves_its_position_alone() -> None:
    position = Position("compiled")
    before = position.state.to_ints()
    all_at_once = position.rolled_out(20)
    assert position.state.to_ints() == before
    alone = position.rolled_out(1, first=7)
    assert (alone.won[0], alone.turns[0]) == (all_at_once.won[7], all_at_once.turns[7])


def test_a_rollout_can_be_left_at_a_turn_without_ending_its_game() -> None:
    position = Position("compiled")
    left = position.rolled_out(20, last=position.state.turns + 5)
    assert set(left.ending[:20]) == {LEFT_OPEN}
    assert set(left.turns[:20]) == {6}
    assert not any(left.won)


def test_alternatives_share_the_luck_of_later_turns() -> None:
    """One line may draw more in a turn than the other: the next turns begin with the same dice."""
    free, jailed = (first_throws(is_jailed) for is_jailed in (0, 1))
    assert len(free) > 150
    assert free == jailed


def first_throws(is_jailed: int) -> dict[tuple[int, int], list[int]]:
    """Return the first throw of each later turn of some rollouts, by rollout and turn.

    Who is in jail throws once, where others throw again after a double.
    """
    position = Position("plain")
    found: dict[tuple[int, int], list[int]] = {}
    position.state.own_luck, position.state.jailed[position.state.turn] = 1, is_jailed
    start = position.state.turns
    for key in range(30):
        game, memory = position.state.clone(), position.memory.clone()
        log = game.log = position.kernel.Log()
        kernel = position.kernel
        paper = kernel.Outlook(), kernel.Action()
        rollouts.play_on(game, position.board, memory, *paper, key, start + 8)
        turn = start
        for kind, *_, first, second in log.rows:
            turn = first if kind == TURN_BEGAN else turn
            if kind == ROLLED and turn > start:
                found.setdefault((key, turn), [first, second])
    return found
