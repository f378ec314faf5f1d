"""Trials: ways to go on share their luck, are dropped when worse, and end when enough is known."""

from math import sqrt
from threading import Thread
from time import perf_counter

import pytest
from positions import SEATS, SEED, Position

from passgo.bots.trials import MOST_ROUNDS, PAUSE, is_below, is_within
from passgo.bots.value.scratch import CERTAIN
from passgo.bots.weighed_ways import GRAIN, MOST_WAYS, Ways, ways_left
from passgo.kernel import Form
from passgo.rules.actions import CONCEDE
from passgo.rules.limits import SEATS as MOST_SEATS

Z = 1.96


class Tried:
    """Some ways of the seat in turn, from a position."""

    def __init__(self, position: Position, ways: int = 2) -> None:
        """The first way is to do nothing, the second to give up, others do nothing either."""
        self.position, self.kernel = position, position.kernel
        self.ways = self.kernel.Ways()
        self.seat = position.state.turn
        for way in range(ways):
            action = self.kernel.Action()
            action.seat = self.seat
            action.kind = CONCEDE if way == 1 else 0
            self.kernel.write_way(self.ways, way, action, position.memory.floor[self.seat])
        self.ways.ways = ways
        self.kernel.open_ways(self.ways, self.seat)
        kernel = self.kernel
        self.paper = kernel.State(), kernel.Memory(), kernel.Outlook(), kernel.Action()

    def play(self, count: int, turns: int = 5, aim: int = 0, enough: int = -10_000) -> Ways:
        """Play some rounds."""
        at = self.position
        last = at.state.turns + turns
        numbers = (SEED, 0, count, last, aim, enough)
        self.kernel.try_ways(at.state, at.board, at.memory, self.ways, *self.paper, *numbers)
        return self.ways

    def halve(self, count: int) -> Ways:
        """Drop half of the ways until one is left."""
        at = self.position
        numbers = (SEED, 0, count, at.state.turns + 5)
        self.kernel.halve_ways(at.state, at.board, at.memory, self.ways, *self.paper, *numbers)
        return self.ways


@pytest.mark.parametrize("edition", ["classic-2003", "revolution-2009", "clone-wars-2008"])
def test_both_forms_find_the_same_sums(edition: str) -> None:
    forms: tuple[Form, ...] = ("plain", "compiled")
    plain, compiled = (Tried(Position(form, edition), 3).play(6) for form in forms)

    assert plain.to_ints() == compiled.to_ints()
    assert plain.rounds == 6
    assert any(plain.lead)
    halved = [Tried(Position(form, edition), 3).halve(2).to_ints() for form in forms]
    assert halved[0] == halved[1]


def test_a_way_is_what_rollouts_of_it_are() -> None:
    position = Position("compiled")
    ways = Tried(position, 1).play(40)
    found = position.rolled_out(40, last=position.state.turns + 5)

    for seat in range(SEATS):
        column = [found.chance[at * MOST_SEATS + seat] for at in range(40)]
        assert ways.total[seat] == sum(column)
        assert ways.square[seat] == sum((each // GRAIN) ** 2 for each in column)


def test_rounds_that_are_played_in_parts_are_the_same() -> None:
    whole, parts = (Tried(Position("compiled"), 3) for _ in range(2))
    whole.play(20)
    for count in (1, 4, 15):
        parts.play(count)

    assert whole.ways.to_ints() == parts.ways.to_ints()


def test_the_same_way_has_the_same_luck_and_no_lead() -> None:
    ways = Tried(Position("compiled"), 3).play(20)
    at = 2 * MOST_SEATS + ways.seat

    assert (ways.lead[at], ways.lead_square[at]) == (0, 0)
    gave_up = MOST_SEATS + ways.seat
    assert ways.lead[gave_up] < 0
    assert ways.ahead[MOST_WAYS] == ways.lead[gave_up] == -ways.ahead[1]
    assert ways.ahead_square[MOST_WAYS] == ways.lead_square[gave_up]


def test_rounds_end_once_all_chances_are_known() -> None:
    ways = Tried(Position("compiled"), 1).play(5000, aim=150)
    half = [half_of(ways.total[seat] / GRAIN, ways.square[seat], ways.rounds) for seat in range(3)]

    assert ways.rounds % PAUSE == 0
    assert PAUSE < ways.rounds < 5000
    assert max(half) <= 150
    before = Tried(Position("compiled"), 1).play(ways.rounds - PAUSE)
    halves = [
        half_of(before.total[at] / GRAIN, before.square[at], before.rounds) for at in range(3)
    ]
    assert max(halves) > 150


def test_rounds_end_once_nothing_is_far_enough_ahead() -> None:
    """To give up is far behind: that is plain long before the difference is known well."""
    tried = Tried(Position("compiled"))

    assert tried.play(2000, aim=1, enough=100).rounds == PAUSE
    assert Tried(Position("compiled")).play(100, aim=1).rounds == 100


def test_the_worse_half_is_dropped_until_one_is_left() -> None:
    ways = Tried(Position("compiled"), 5).halve(8)

    assert ways_left(ways) == 1
    assert list(ways.dropped[:5]) == [0, 1, 1, 1, 1]
    assert ways.rollouts[1] == 8
    assert ways.rollouts[0] == ways.rounds == 8 + 16 + 32


@pytest.mark.parametrize("values", [[0, 10000] * 40, [5000] * 50, [0] * 90 + [10000] * 9, [7, 8]])
@pytest.mark.parametrize("aim", [1, 150, 700, 1000])
def test_an_interval_is_the_normal_one(values: list[int], aim: int) -> None:
    count, total, square = len(values), sum(values), sum(each * each for each in values)
    half = half_of(total, square, count)

    assert is_within(total, square, count, aim) == (half <= aim)
    assert is_below(total, square, count, total // count + aim + 1) == (half <= aim)
    assert not is_below(total, square, count, total // count)


def half_of(total: float, square: int, count: int) -> float:
    """Return half of the 95 % interval of a mean."""
    return Z * sqrt(max(0.0, square - total * total / count) / (count - 1) / count)


def test_the_largest_sums_fit_into_64_bits() -> None:
    most = CERTAIN // GRAIN
    square = most * most * MOST_ROUNDS

    assert square * MOST_ROUNDS < 2**63
    assert 1000 * 1000 * 10000 * MOST_ROUNDS * (MOST_ROUNDS - 1) < 2**63


def test_other_threads_run_while_the_kernel_plays() -> None:
    tried = Tried(Position("compiled"), 2)
    playing = Thread(target=tried.play, args=(400, 40))
    began = last = perf_counter()
    longest = 0.0
    playing.start()
    while playing.is_alive():
        now = perf_counter()
        longest, last = max(longest, now - last), now

    assert tried.ways.rounds == 400
    assert longest < (perf_counter() - began) / 2
