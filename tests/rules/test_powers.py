"""Powers: what the rules themselves refuse before any name or id, and the state's own die."""

import pytest

from passgo.boards import board_of
from passgo.editions import load_edition
from passgo.rules.actions import ASKED, GIVEN, JUMP, SHIFT, Action
from passgo.rules.agenda import POWER_BENEFIT, POWER_THROW, TURN, push
from passgo.rules.board import POWER_JUMP, POWER_SHIFT, Board
from passgo.rules.limits import NOBODY, NONE
from passgo.rules.log import POWER_THROWN, Log
from passgo.rules.luck import seed_generator
from passgo.rules.powers import (
    note_power,
    why_not_send,
    why_not_steal,
    why_not_take_deeds,
    why_not_token,
    work_power_throw,
)
from passgo.rules.refusals import (
    NOT_A_PROPERTY,
    NOT_ANOTHER_PLAYER,
    NOT_THEIR_PROPERTY,
    OUT_OF_RANGE,
    TOO_FEW_DEEDS,
)
from passgo.rules.state import State

A, B = 0, 1
GALACTIC_DISCOVERY, HYPERSPACE, JEDI_TRICK, AMBUSH = 0, 2, 5, 6
TATOOINE = 3


def table() -> tuple[State, Board]:
    """Return a table of two at the board of the Clone Wars."""
    s = State()
    s.seats = 2
    return s, board_of(load_edition("clone-wars-2008"), "", {"powers": "on"})


def choosing(power: int) -> tuple[State, Board]:
    """Return a table at which A chooses what a power brings."""
    s, b = table()
    push(s, TURN, A, 0, 0, 0)
    push(s, POWER_BENEFIT, A, power, 0, 0)
    return s, b


def order(kind: int, place: int = NONE, other: int = NOBODY) -> Action:
    """Return an order of A."""
    a = Action()
    a.kind, a.seat, a.place, a.other = kind, A, place, other
    return a


@pytest.mark.clause("CW-022")
@pytest.mark.parametrize("token", [-1, 6, 7])
def test_there_are_six_tokens_and_no_other(token: int) -> None:
    s, b = table()
    a = Action()
    a.amount = token

    assert why_not_token(s, b, a) == OUT_OF_RANGE


@pytest.mark.clause("CW-221", "CW-224")
@pytest.mark.parametrize(
    ("power", "kind", "means"), [(HYPERSPACE, JUMP, POWER_JUMP), (JEDI_TRICK, SHIFT, POWER_SHIFT)]
)
def test_a_token_is_sent_to_some_space(power: int, kind: int, means: int) -> None:
    s, b = choosing(power)

    assert why_not_send(s, b, order(kind, other=B), means) == OUT_OF_RANGE
    assert why_not_send(s, b, order(kind, place=0, other=B), means) == 0


@pytest.mark.clause("CW-224")
@pytest.mark.parametrize("other", [-1, A, 2])
def test_the_token_sent_belongs_to_another_player(other: int) -> None:
    s, b = choosing(JEDI_TRICK)

    assert why_not_send(s, b, order(SHIFT, 0, other), POWER_SHIFT) == NOT_ANOTHER_PLAYER


@pytest.mark.clause("CW-219")
def test_a_gift_is_taken_from_the_bank_and_not_asked_of_a_player() -> None:
    s, b = choosing(GALACTIC_DISCOVERY)
    a = Action()
    assert why_not_take_deeds(s, b, a) == TOO_FEW_DEEDS

    a.deeds[TATOOINE] = ASKED

    assert why_not_take_deeds(s, b, a) == NOT_A_PROPERTY


@pytest.mark.clause("CW-226")
def test_a_theft_names_what_it_takes() -> None:
    s, b = choosing(AMBUSH)
    s.owner[TATOOINE] = B
    a = Action()
    assert why_not_steal(s, b, a) == TOO_FEW_DEEDS

    a.deeds[TATOOINE] = GIVEN

    assert why_not_steal(s, b, a) == NOT_THEIR_PROPERTY


def thrown_with(seed: int) -> int:
    """Return how the one die falls in a state that draws its own luck."""
    s, b = table()
    s.own_luck = 1
    s.log = Log()
    seed_generator(s, seed)
    push(s, TURN, A, 0, 0, 0)
    push(s, POWER_THROW, A, HYPERSPACE, 0, 0)

    assert work_power_throw(s, b)
    return next(row[5] for row in s.log.rows if row[0] == POWER_THROWN)


@pytest.mark.clause("CW-216")
def test_the_own_die_of_a_state_shows_every_face_and_no_other() -> None:
    faces = {thrown_with(seed) for seed in range(1, 80)}

    assert faces == {1, 2, 3, 4, 5, 6}


@pytest.mark.clause("CW-216")
def test_without_own_luck_nature_must_say_how_the_die_falls() -> None:
    s, b = table()
    push(s, TURN, A, 0, 0, 0)
    push(s, POWER_THROW, A, HYPERSPACE, 0, 0)

    assert not work_power_throw(s, b)
    assert s.agenda_kind[s.depth - 1] == POWER_THROW


@pytest.mark.clause("CW-213")
@pytest.mark.parametrize(
    ("first", "second", "opened"), [(6, 2, 2), (2, 6, 2), (6, 6, 6), (5, 4, 0), (3, 3, 0)]
)
def test_only_a_throw_with_a_six_opens_an_action_whatever_was_open(
    first: int, second: int, opened: int
) -> None:
    s, b = table()
    s.token[A] = 0
    s.power = 5

    note_power(s, b, A, first, second)

    assert s.power == opened
