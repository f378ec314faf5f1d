"""Turns: the throws for the start, the count of turns, and dice of the state's own luck."""

from collections import Counter

import pytest

from passgo.boards import board_of
from passgo.editions import load_edition
from passgo.game.actions import DiceFall, EndTurn, Roll
from passgo.game.events import Event, OpeningThrown, OpeningWon
from passgo.game.play import Game
from passgo.rules.agenda import BREAK, DICE, ROUND, push
from passgo.rules.luck import seed_generator
from passgo.rules.rent import TO_MOVE
from passgo.rules.state import State
from passgo.rules.turn import work_dice

THROWS = 3600


def throw(game: Game, seat: int, first: int, second: int) -> list[Event]:
    """Let a player throw, and the dice fall."""
    game.play(Roll(seat=seat))
    return game.play(DiceFall(first=first, second=second))


@pytest.mark.clause("CL-028")
def test_a_throw_of_the_first_round_does_not_count_in_the_second() -> None:
    game = Game.new("classic-2003", ["Ana", "Bo", "Chloé"])
    throw(game, 0, 5, 5)
    throw(game, 1, 4, 5)
    throw(game, 2, 6, 4)

    throw(game, 0, 1, 2)
    throw(game, 2, 1, 3)

    assert game.state.turn == 2
    assert game.prompt.seats == (2,)


@pytest.mark.clause("CL-027")
def test_the_throws_for_the_start_leave_only_the_first_break() -> None:
    game = Game.new("classic-2003", ["Ana", "Bo"])

    throw(game, 0, 1, 2)
    told = throw(game, 1, 5, 6)

    s = game.state
    assert told[:2] == [OpeningThrown(seat=1, first=5, second=6), OpeningWon(seat=1, total=11)]
    assert s.agenda_kind[: s.depth] == [ROUND, BREAK]
    assert (s.opening[0], s.opening[1], s.turns) == (0, 0, 1)


@pytest.mark.clause("CL-029")
def test_every_turn_has_its_number() -> None:
    game = Game.new("classic-2003", ["Ana", "Bo"])
    throw(game, 0, 1, 2)
    throw(game, 1, 5, 6)

    throw(game, 1, 4, 6)
    game.play(EndTurn(seat=1))

    assert (game.state.turn, game.state.turns) == (0, 2)


@pytest.mark.clause("CL-010")
def test_both_dice_of_the_own_luck_have_six_equal_sides() -> None:
    b = board_of(load_edition("classic-2003"))
    s = State()
    s.seats = 2
    s.own_luck = 1
    seed_generator(s, 7)
    thrown: Counter[tuple[int, int]] = Counter()
    for _ in range(THROWS):
        fresh = s.clone()
        push(fresh, DICE, 0, TO_MOVE, 0, 0)
        assert work_dice(fresh, b)
        s.generator = fresh.generator
        thrown[fresh.first_die, fresh.second_die] += 1

    assert sorted(thrown) == [(one, two) for one in range(1, 7) for two in range(1, 7)]
    assert max(thrown.values()) < THROWS / 36 * 1.6
    assert min(thrown.values()) > THROWS / 36 * 0.5


def test_without_own_luck_the_dice_wait_for_nature() -> None:
    b = board_of(load_edition("classic-2003"))
    s = State()
    push(s, DICE, 0, TO_MOVE, 0, 0)

    assert not work_dice(s, b)
    assert s.depth == 1
