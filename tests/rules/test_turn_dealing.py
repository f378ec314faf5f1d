"""Dealing: two deeds for each player before a quick or timed game, drawn by the game itself."""

import pytest

from passgo.boards import board_of
from passgo.editions import load_edition
from passgo.rules.limits import NOBODY
from passgo.rules.luck import seed_generator
from passgo.rules.machine import run
from passgo.rules.state import ONLY_BANKING, PLAYING, State
from passgo.rules.turn import start

CLASSIC = load_edition("classic-2003")
SEEDS = range(300)


def dealt(variant: str, seats: int, banking: bool, seed: int) -> State:
    """Return a game of its own luck after the deal."""
    b = board_of(CLASSIC, variant)
    s = State()
    s.seats = seats
    s.own_luck = 1
    seed_generator(s, seed)
    if banking:
        s.status[0] = ONLY_BANKING
    start(s, b)
    run(s, b)
    return s


def deeds_of(s: State, seat: int) -> list[int]:
    """Return the places that *seat* owns."""
    return [place for place, owner in enumerate(s.owner) if owner == seat]


@pytest.mark.clause("CL-179", "CL-180", "CL-199", "CL-200")
@pytest.mark.parametrize("variant", ["quick", "timed"])
@pytest.mark.parametrize(("seats", "banking"), [(2, False), (3, False), (6, False), (6, True)])
def test_each_player_has_two_deeds_and_has_paid_for_them(
    variant: str, seats: int, banking: bool
) -> None:
    s = dealt(variant, seats, banking, 7)

    for seat in range(seats):
        prices = [CLASSIC.spaces[place].price for place in deeds_of(s, seat)]
        playing = s.status[seat] == PLAYING
        assert len(prices) == (2 if playing else 0)
        assert s.cash[seat] == (1500 - sum(prices) if playing else 0)


@pytest.mark.clause("CL-179", "CL-199")
@pytest.mark.parametrize("variant", ["quick", "timed"])
def test_every_deed_may_be_dealt_to_anyone(variant: str) -> None:
    games = [dealt(variant, 2, False, seed) for seed in SEEDS]

    for seat in range(2):
        assert len({place for s in games for place in deeds_of(s, seat)}) == 28


@pytest.mark.clause("CL-178")
def test_nothing_is_dealt_before_a_standard_game() -> None:
    s = dealt("", 3, False, 7)

    assert set(s.owner) == {NOBODY}
    assert s.cash[:3] == [1500] * 3
