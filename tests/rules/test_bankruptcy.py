"""Bankruptcy: what is left on the agenda when a player is gone, and when the game is over."""

import pytest
from agenda_columns import columns_of

from passgo.boards import board_of
from passgo.editions import load_edition
from passgo.rules.agenda import BARGAIN, BREAK, DEBT, ROUND, TURN, TURN_END, pop, push
from passgo.rules.bankruptcy import go_bankrupt
from passgo.rules.board import Board
from passgo.rules.limits import BANK, NOBODY, NONE
from passgo.rules.machine import run
from passgo.rules.money import FOR_CARD, owe
from passgo.rules.slots import debt_amount_at
from passgo.rules.state import BANKRUPT, State
from passgo.rules.turn import start

PLACE = 1


def game(seats: int, variant: str = "") -> tuple[State, Board]:
    """Return a classic game with the base of its agenda only."""
    b = board_of(load_edition("classic-2003"), variant)
    s = State()
    s.seats = seats
    start(s, b)
    while s.depth > 1:
        pop(s)
    return s, b


def lay_offer(s: State, giver: int, taker: int) -> None:
    """Put an offer of a deed for 10 on the table."""
    push(s, BARGAIN, NOBODY, NONE, 0, 0)
    s.offer_from = giver
    s.offer_to = taker
    s.offer_asks = 10
    s.offer_deeds[PLACE] = 1
    s.owner[PLACE] = giver


def kinds(s: State) -> list[int]:
    """Return the kinds of the frames on the agenda."""
    return s.agenda_kind[: s.depth]


@pytest.mark.clause("CL-157")
@pytest.mark.parametrize("gone", [1, 2])
@pytest.mark.parametrize("below", [(BREAK,), (TURN, TURN_END)])
def test_an_offer_below_other_business_dies_with_either_party(
    gone: int, below: tuple[int, ...]
) -> None:
    s, b = game(4)
    for kind in below:
        push(s, kind, 0, 0, 0, 0)
    lay_offer(s, 1, 2)
    owe(s, 3, BANK, 5000, FOR_CARD, NONE)
    owe(s, 0, BANK, 4000, FOR_CARD, NONE)
    s.owner[PLACE] = NOBODY

    go_bankrupt(s, b, gone, BANK)

    assert kinds(s) == [ROUND, *below, DEBT, DEBT]
    assert [debt_amount_at(s, s.depth - back) for back in (2, 1)] == [5000, 4000]
    assert (s.offer_from, s.offer_to, s.offer_asks) == (NOBODY, NOBODY, 0)
    assert not any(s.offer_deeds)


@pytest.mark.clause("CL-157")
def test_an_offer_between_two_others_outlives_a_bankruptcy() -> None:
    s, b = game(4)
    push(s, BREAK, 0, 0, 0, 0)
    lay_offer(s, 1, 2)

    go_bankrupt(s, b, 3, BANK)

    assert kinds(s) == [ROUND, BREAK, BARGAIN]
    assert (s.offer_from, s.offer_to, s.offer_asks) == (1, 2, 10)


@pytest.mark.clause("CL-157", "CL-209")
def test_a_bankrupt_player_leaves_no_trace_on_the_agenda_or_in_jail() -> None:
    s, b = game(3)
    push(s, TURN, 1, 0, 0, 0)
    s.turn = 1
    s.jailed[1] = 1
    s.jail_throws[1] = 2
    owe(s, 1, 2, 5000, FOR_CARD, NONE)
    owe(s, 2, 1, 5000, FOR_CARD, NONE)
    owe(s, 2, 0, 4000, FOR_CARD, NONE)
    wanted, _ = game(3)
    push(wanted, TURN, 1, 0, 0, 0)
    owe(wanted, 2, 0, 4000, FOR_CARD, NONE)

    go_bankrupt(s, b, 1, BANK)

    assert s.status[1] == BANKRUPT
    assert (s.jailed[1], s.jail_throws[1], s.turn_over) == (0, 0, 1)
    assert s.depth == wanted.depth
    assert columns_of(s) == columns_of(wanted)


@pytest.mark.clause("CL-176")
def test_nothing_is_left_to_do_when_the_game_is_over() -> None:
    s, b = game(2)
    empty = State()
    push(s, BREAK, 0, 0, 0, 0)
    s.wish = [1, 1, *s.wish[2:]]
    s.owner[PLACE] = 0
    owe(s, 0, BANK, 5000, FOR_CARD, NONE)

    go_bankrupt(s, b, 0, BANK)

    assert s.over == 1
    assert s.won[:2] == [0, 1]
    assert (s.depth, columns_of(s)) == (0, columns_of(empty))
    assert not any(s.wish)
    assert not any(s.for_sale)


@pytest.mark.clause("CL-187")
def test_the_bankruptcy_that_ends_a_quick_game_takes_every_offer_off_the_table() -> None:
    s, b = game(4, "quick")
    push(s, BREAK, 0, 0, 0, 0)
    lay_offer(s, 1, 2)
    s.bankruptcies = 1

    go_bankrupt(s, b, 3, BANK)

    assert s.offer_from == NOBODY
    assert not any(s.offer_deeds)

    run(s, b)

    assert s.over == 1
