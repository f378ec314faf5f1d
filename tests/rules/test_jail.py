"""Jail: what a release leaves behind."""

import pytest
from agenda_columns import columns_of

from passgo.boards import board_of
from passgo.editions import load_edition
from passgo.rules.actions import Action
from passgo.rules.agenda import JAIL_CHOICE, MOVE
from passgo.rules.board import Board
from passgo.rules.jail import arrest, release, throw_in_jail, why_not_use_card
from passgo.rules.limits import NOBODY, NONE
from passgo.rules.log import FREED, JAIL_THROW_FAILED, Log
from passgo.rules.refusals import NO_SUCH_CARD
from passgo.rules.rent import BY_DICE, NORMAL_TERMS
from passgo.rules.state import State


@pytest.mark.clause("CL-102")
def test_a_new_arrest_begins_with_three_throws_again() -> None:
    b = board_of(load_edition("classic-2003"))
    s = State()
    s.seats = 2
    arrest(s, b, 1)
    throw_in_jail(s, b, 1, 3, False)

    arrest(s, b, 1)

    assert (s.jailed[1], s.jail_throws[1]) == (1, 0)


@pytest.mark.clause("CL-102")
def test_a_release_leaves_no_trace_of_the_failed_throws() -> None:
    b = board_of(load_edition("classic-2003"))
    s = State()
    s.seats = 2
    arrest(s, b, 1)
    throw_in_jail(s, b, 1, 3, False)

    release(s, 1, 0)

    assert (s.jailed[1], s.jail_throws[1], s.at[1]) == (0, 0, b.jail)


@pytest.mark.clause("CL-095")
def test_only_the_turn_of_the_player_sent_to_jail_ends() -> None:
    b = board_of(load_edition("classic-2003"))
    s = State()
    s.seats = 2
    s.again = 1

    arrest(s, b, 1)
    assert (s.turn_over, s.again) == (0, 1)

    arrest(s, b, 0)
    assert (s.turn_over, s.again) == (1, 0)


@pytest.mark.clause("CL-102")
def test_a_double_frees_by_itself_and_moves_by_the_throw() -> None:
    s, b = in_jail("classic-2003")

    throw_in_jail(s, b, 1, 8, True)

    assert s.log is not None
    assert s.log.rows == [(FREED, 1, NOBODY, b.jail, 0, 0)]
    assert top_row(s) == (MOVE, 1, 8, BY_DICE, NORMAL_TERMS)


@pytest.mark.clause("CW-191")
def test_a_failed_throw_is_counted_and_may_be_paid_for_where_the_book_says_so() -> None:
    s, b = in_jail("clone-wars-2008", "quick")

    throw_in_jail(s, b, 1, 5, False)

    assert s.log is not None
    assert s.log.rows == [(JAIL_THROW_FAILED, 1, NOBODY, NONE, 1, 0)]
    assert top_row(s) == (JAIL_CHOICE, 1, 5, 0, 0)


def in_jail(edition: str, variant: str = "") -> tuple[State, Board]:
    """Return a table whose second player is in jail, with a log of what comes now."""
    b = board_of(load_edition(edition), variant)
    s = State()
    s.seats = 2
    arrest(s, b, 1)
    s.log = Log()
    return s, b


def top_row(s: State) -> tuple[int, ...]:
    """Return the frame on top with its seat and its slots."""
    at = s.depth - 1
    return tuple(column[at] for column in columns_of(s)[:5])


@pytest.mark.clause("CL-100")
def test_only_a_card_of_ones_own_is_used_and_there_are_no_others() -> None:
    b = board_of(load_edition("classic-2003"))
    s = State()
    s.seats = 2
    s.jailed[0] = 1
    s.kept_by[0], s.kept_by[1] = 0, 1
    s.kept_by[b.kept_cards] = 0  # beyond the cards of the edition
    a = Action()
    a.seat = 0

    told = {}
    for a.place in range(NONE, b.kept_cards + 2):
        told[a.place] = why_not_use_card(s, b, a)

    assert {place for place, code in told.items() if code == 0} == {0}
    assert set(told.values()) == {0, NO_SUCH_CARD}
