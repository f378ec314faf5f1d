"""Trials: several ways to go on from one position are played on with the same luck.

A round is one rollout of each way that is not dropped. Rounds are played until so many are done, or
what is asked for is known well enough. All of it is integers, so both forms find the same.
"""

from typing import Final

from passgo.bots.memory import Memory
from passgo.bots.rollouts import luck_key, play_on
from passgo.bots.unlocked import unlocked
from passgo.bots.value.network import foresee
from passgo.bots.value.scratch import Outlook
from passgo.bots.weighed_ways import GRAIN, MOST_WAYS, NO_ACT, Ways, read_way, ways_left
from passgo.rules.actions import Action
from passgo.rules.board import Board
from passgo.rules.limits import NONE, SEATS
from passgo.rules.machine import step
from passgo.rules.state import State

PAUSE: Final = 32  # rounds between two looks at how well all is known
Z_SQUARED: Final = 38415  # of a 95 % interval, in parts of CERTAINTY
CERTAINTY: Final = 10000
WIDEST: Final = 1000  # half of an interval that is told from wider ones, in steps of GRAIN
MOST_ROUNDS: Final = 30000  # with more, sums of squares would not fit


@unlocked
def try_ways(
    origin: State,
    b: Board,
    table: Memory,
    w: Ways,
    s: State,
    m: Memory,
    o: Outlook,
    a: Action,
    seed: int,
    first: int,
    count: int,
    last: int,
    aim: int,
    enough: int,
) -> None:
    """Play *count* more rounds of the ways in *w*, from rollout *first* on, as *table* plays.

    Rollouts that come to a turn after *last* are left to the value of their position. With *aim*
    rounds end early once every interval is no wider than that on either side, or a way is surely
    less than *enough* ahead of the first; both are in steps of GRAIN.
    """
    for _ in range(count):
        play_round(origin, b, table, w, s, m, o, a, luck_key(seed, first + w.rounds), last)
        if aim > 0 and w.rounds % PAUSE == 0 and is_well_known(w, origin.seats, aim, enough):
            return


@unlocked
def halve_ways(
    origin: State,
    b: Board,
    table: Memory,
    w: Ways,
    s: State,
    m: Memory,
    o: Outlook,
    a: Action,
    seed: int,
    first: int,
    count: int,
    last: int,
) -> None:
    """Drop the worse half of the ways after some rounds, and again after twice as many more."""
    rounds = count
    while ways_left(w) > 1:
        for _ in range(rounds):
            play_round(origin, b, table, w, s, m, o, a, luck_key(seed, first + w.rounds), last)
        drop_half(w)
        rounds = rounds * 2


def play_round(
    origin: State,
    b: Board,
    table: Memory,
    w: Ways,
    s: State,
    m: Memory,
    o: Outlook,
    a: Action,
    key: int,
    last: int,
) -> None:
    """Play one rollout of each way that is not dropped, and add up what it brings."""
    for way in range(w.ways):
        if w.dropped[way] == 0:
            s.copy_from(origin)
            m.copy_from(table)
            go_way(s, b, m, w, way, a)
            play_on(s, b, m, o, a, key, last)
            foresee(s, b, o)
            note_chances(w, way, o, origin.seats)
    w.rounds += 1
    compare_round(w, origin.seats)


def go_way(s: State, b: Board, m: Memory, w: Ways, way: int, a: Action) -> None:
    """Do in a copy of the table what a way begins with; what follows by luck is drawn later."""
    m.floor[w.seat] = w.floor[way]
    m.ready[w.seat] = 0
    s.own_luck = 0
    if w.kind[way] != NO_ACT:
        read_way(w, way, w.seat, a)
        step(s, b, a)


def note_chances(w: Ways, way: int, o: Outlook, seats: int) -> None:
    """Add what a rollout brought everybody."""
    w.rollouts[way] += 1
    for seat in range(seats):
        at = way * SEATS + seat
        w.chance[at] = o.chance[seat]
        w.total[at] += o.chance[seat]
        steps = o.chance[seat] // GRAIN
        w.square[at] += steps * steps


def compare_round(w: Ways, seats: int) -> None:
    """Add how far the ways of a round are ahead of each other."""
    for way in range(w.ways):
        if w.dropped[way] == 0:
            for seat in range(seats):
                at = way * SEATS + seat
                more = w.chance[at] // GRAIN - w.chance[seat] // GRAIN
                w.lead[at] += more
                w.lead_square[at] += more * more
            mine = w.chance[way * SEATS + w.seat] // GRAIN
            for other in range(w.ways):
                if w.dropped[other] == 0:
                    more = mine - w.chance[other * SEATS + w.seat] // GRAIN
                    w.ahead[way * MOST_WAYS + other] += more
                    w.ahead_square[way * MOST_WAYS + other] += more * more


def is_well_known(w: Ways, seats: int, aim: int, enough: int) -> bool:
    """Tell whether the chances of a single way, or all leads over the first, are known."""
    if w.ways == 1:
        for seat in range(seats):
            if not is_within(w.total[seat] // GRAIN, w.square[seat], w.rounds, aim):
                return False
        return True
    for way in range(1, w.ways):
        at = way * SEATS + w.seat
        if w.dropped[way] == 0 and not (
            is_within(w.lead[at], w.lead_square[at], w.rounds, aim)
            or is_below(w.lead[at], w.lead_square[at], w.rounds, enough)
        ):
            return False
    return True


def is_within(total: int, square: int, count: int, aim: int) -> bool:
    """Tell whether half of the 95 % interval of a mean is at most *aim*."""
    if count < 2:
        return False
    spread = max(0, square * count - total * total) // count
    half = min(aim, WIDEST)
    return spread * Z_SQUARED <= half * half * CERTAINTY * count * (count - 1)


def is_below(total: int, square: int, count: int, most: int) -> bool:
    """Tell whether a mean is below *most* with all of its interval."""
    room = most * count - total
    return room > 0 and is_within(total, square, count, room // count)


def drop_half(w: Ways) -> None:
    """Drop the worse half of the ways that are left, for the seat that decides."""
    left = ways_left(w)
    kept = (left + 1) // 2
    while left > kept:
        worst = NONE
        for way in range(w.ways):
            if w.dropped[way] == 0 and (worst == NONE or is_behind(w, way, worst)):
                worst = way
        w.dropped[worst] = 1
        left -= 1


def is_behind(w: Ways, way: int, other: int) -> bool:
    """Tell whether a way has brought the seat that decides no more than another."""
    return w.total[way * SEATS + w.seat] <= w.total[other * SEATS + w.seat]
