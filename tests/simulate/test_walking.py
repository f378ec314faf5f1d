"""Where throws end in the long run is what mathematics says."""

from math import sqrt

import pytest

from passgo.boards import board_of
from passgo.bots.walker import leave_jail
from passgo.editions import edition_ids, load_edition
from passgo.kernel import why_not_compiled
from passgo.rules.actions import PAY_FINE, USE_CARD, Action
from passgo.rules.state import State
from passgo.simulate import SimulationError, walk
from passgo.simulate.landing import JAILED
from passgo.simulate.walking import published_shares

ROLLS = 400_000 if why_not_compiled() is None else 40_000


def test_every_space_of_the_us_board_gets_its_published_share() -> None:
    walked = walk("classic-us", ROLLS, seed=7)

    # Throws follow each other, so that the spread is a little wider than that of drawn balls.
    far = {
        row.space: row.share - walked.published[row.space]
        for row in walked.landing
        if abs(row.share - walked.published[row.space])
        > 6 * sqrt(walked.published[row.space] / ROLLS)
    }
    assert far == {}
    assert len(walked.published) == len(load_edition("classic-us").spaces) + 1


def test_a_walk_counts_every_throw_and_plays_its_last_turn_out() -> None:
    assert 1_500 <= walk("classic-us", 1_500, seed=4).rolls <= 1_504


def test_nobody_stays_on_go_to_jail() -> None:
    shares = {row.space: row.share for row in walk("classic-us", 20_000, seed=3).landing}

    assert shares["go-to-jail"] == 0
    assert shares[JAILED] > shares["jail"]


@pytest.mark.parametrize("edition", edition_ids())
def test_every_board_can_be_walked(edition: str) -> None:
    walked = walk(edition, 5_000, seed=1)

    assert sum(row.share for row in walked.landing) == pytest.approx(1)
    assert (walked.largest_deviation is None) == (edition != "classic-us")


def test_the_published_table_adds_up() -> None:
    assert sum(published_shares("classic-us").values()) == pytest.approx(1, abs=1e-6)


def test_a_walker_leaves_jail_by_a_card_before_paying() -> None:
    board = board_of(load_edition("classic-us"))
    state, action = State(), Action()

    leave_jail(state, board, action, 0)
    assert action.kind == PAY_FINE

    state.kept_by[1] = 0
    leave_jail(state, board, action, 0)
    assert (action.kind, action.place) == (USE_CARD, 1)


def test_a_walk_has_at_least_one_throw() -> None:
    with pytest.raises(SimulationError, match="rolls: 0"):
        walk("classic-us", 0)
