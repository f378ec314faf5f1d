"""Jail: what a release leaves behind."""

import pytest

from passgo.boards import board_of
from passgo.editions import load_edition
from passgo.rules.jail import arrest, release, throw_in_jail
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
