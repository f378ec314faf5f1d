"""Turns: the throws for the start, the count of turns, and dice of the state's own luck."""

from collections import Counter

import pytest

from passgo.boards import board_of
from passgo.editions import load_edition
from passgo.game.events import Event, OpeningThrown, OpeningWon
from passgo.game.orders import DiceFall, EndTurn, Roll
from passgo.game.play import Game
from passgo.rules.actions import Action
from passgo.rules.agenda import (
    ANOTHER_THROW,
    BREAK,
    DEALING,
    DICE,
    OPENING,
    ROUND,
    TURN,
    TURN_END,
    holds,
    push,
)
from passgo.rules.limits import NOBODY
from passgo.rules.luck import seed_generator
from passgo.rules.refusals import IMPOSSIBLE_LUCK
from passgo.rules.rent import TO_MOVE
from passgo.rules.state import State
from passgo.rules.turn import (
    comes_round,
    next_dealt,
    next_opener,
    why_not_dice,
    work_dice,
    work_turn,
)

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


@pytest.mark.clause("CL-179", "CW-209")
def test_deeds_are_dealt_from_the_bankers_left_and_the_banker_throws_first() -> None:
    for banker in range(4):
        for waiting in range(16):
            s = State()
            s.seats, s.banker = 4, banker
            order = [(banker + step) % 4 for step in range(4)]
            push(s, DEALING, NOBODY, 1, waiting, 0)
            dealt = [seat for seat in [*order[1:], banker] if holds(waiting, seat)]
            assert next_dealt(s) == (dealt[0] if dealt else NOBODY)

            push(s, OPENING, NOBODY, waiting, 0b1111, 0)
            thrown = [seat for seat in order if holds(waiting, seat)]
            assert next_opener(s) == (thrown[0] if thrown else NOBODY)


@pytest.mark.clause("CL-176")
def test_a_round_is_over_when_the_turn_passes_by_its_starter() -> None:
    for starter in range(4):
        for turn in range(4):
            for seat in range(4):
                s = State()
                s.seats, s.starter, s.turn = 4, starter, turn
                walk = [(turn + step) % 4 for step in range(1, (seat - turn - 1) % 4 + 2)]
                assert comes_round(s, seat) == (starter in walk)


@pytest.mark.parametrize(("again", "asked"), [(0, TURN_END), (1, ANOTHER_THROW)])
def test_a_turn_goes_on_with_a_question_that_holds_nothing_else(again: int, asked: int) -> None:
    b = board_of(load_edition("classic-2003"))
    s = State()
    s.seats, s.again = 2, again
    push(s, ROUND, NOBODY, 0, 0, 0)
    push(s, TURN, 1, 0, 0, 0)
    wanted = s.clone()
    push(wanted, asked, 1, 0, 0, 0)

    work_turn(s, b)

    assert s.to_ints() == wanted.to_ints()


@pytest.mark.parametrize("dice", [(0, 3), (3, 0), (7, 3), (3, 7), (-1, 1)])
def test_each_die_shows_one_to_six(dice: tuple[int, int]) -> None:
    a = Action()
    a.amount, a.second = dice
    assert why_not_dice(a) == IMPOSSIBLE_LUCK

    a.amount, a.second = 6, 1
    assert why_not_dice(a) == 0
