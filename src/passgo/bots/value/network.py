"""The network: from the features of all seats to their chances, in integers.

Each seat has a layer of its own by the same weights; a second one sees that layer and its mean over
the table. The chances are in the proportion of powers of two of the scores.
"""

from typing import Final

from passgo.bots.value.features import describe
from passgo.bots.value.holdings import stock_deeds
from passgo.bots.value.scratch import CERTAIN, FEATURES, HIDDEN, SECOND, Outlook
from passgo.bots.value.weights import (
    FIRST_BIAS,
    FIRST_WEIGHT,
    HALVES,
    LAST_WEIGHT,
    OWN_WEIGHT,
    SECOND_BIAS,
    TABLE_WEIGHT,
)
from passgo.rules.board import Board
from passgo.rules.state import PLAYING, State

FRACTION: Final = 12  # bits of a weight behind the point
STEPS: Final = 8  # bits of a halving that are told apart
BEYOND: Final = 40  # halvings after which nothing is left


def foresee(s: State, b: Board, o: Outlook) -> None:
    """Fill *o* with the chances of everybody to win from here; what is won is won."""
    if s.over:
        share_result(s, o)
        return
    stock_deeds(s, b, o)
    foresee_purses(s, b, o)


def foresee_purses(s: State, b: Board, o: Outlook) -> None:
    """Do what ``foresee`` does in a game that goes on, once the deeds are stocked as they are."""
    describe(s, b, o)
    for seat in range(s.seats):
        if s.status[seat] == PLAYING:
            sum_first(o, seat)
    pool_table(s, o)
    for seat in range(s.seats):
        if s.status[seat] == PLAYING:
            o.score[seat] = scored(o, seat)
    share_chances(s, o)


def share_result(s: State, o: Outlook) -> None:
    """Give the winners their parts of a game that is over."""
    winners = 0
    for seat in range(s.seats):
        winners += s.won[seat]
    for seat in range(s.seats):
        o.chance[seat] = CERTAIN * s.won[seat] // max(1, winners)


def sum_first(o: Outlook, seat: int) -> None:
    """Work out the first layer of a seat: only what has changed since the last look is added."""
    own = seat * HIDDEN
    for at in range(FEATURES):
        place = seat * FEATURES + at
        if o.feature[place] != o.summed[place]:
            o.more = o.feature[place] - o.summed[place]
            o.summed[place] = o.feature[place]
            for unit in range(HIDDEN):
                o.sum[own + unit] += FIRST_WEIGHT[at * HIDDEN + unit] * o.more
    for unit in range(HIDDEN):
        total = FIRST_BIAS[unit] + o.sum[own + unit]
        o.hidden[own + unit] = total >> FRACTION if total > 0 else 0


def pool_table(s: State, o: Outlook) -> None:
    """Work out what the second layers of all seats share: the mean of the first ones."""
    for unit in range(HIDDEN):
        o.pooled[unit] = 0
    for seat in range(s.seats):
        if s.status[seat] == PLAYING:
            for unit in range(HIDDEN):
                o.pooled[unit] += o.hidden[seat * HIDDEN + unit]
    for unit in range(HIDDEN):
        o.mean[unit] = o.pooled[unit] // max(1, o.alive)
    for unit in range(SECOND):
        total = SECOND_BIAS[unit]
        for at in range(HIDDEN):
            total += TABLE_WEIGHT[unit * HIDDEN + at] * o.mean[at]
        o.shared[unit] = total


def scored(o: Outlook, seat: int) -> int:
    """Return the score of a seat."""
    score = 0
    for unit in range(SECOND):
        total = o.shared[unit]
        for at in range(HIDDEN):
            total += OWN_WEIGHT[unit * HIDDEN + at] * o.hidden[seat * HIDDEN + at]
        if total > 0:
            score += LAST_WEIGHT[unit] * (total >> FRACTION)
    return score


def share_chances(s: State, o: Outlook) -> None:
    """Share certainty by the scores; what rounding leaves goes to the best."""
    best = 0
    while s.status[best] != PLAYING:
        best += 1
    for seat in range(best, s.seats):
        if s.status[seat] == PLAYING and o.score[seat] > o.score[best]:
            best = seat
    total = 0
    for seat in range(s.seats):
        o.chance[seat] = 0
        if s.status[seat] == PLAYING:
            o.chance[seat] = halved(o.score[best] - o.score[seat])
            total += o.chance[seat]
    left = CERTAIN
    for seat in range(s.seats):
        o.chance[seat] = o.chance[seat] * CERTAIN // total
        left -= o.chance[seat]
    o.chance[best] += left


def halved(less: int) -> int:
    """Return how much is left of a large number after a score that is so much *less*."""
    fine = less >> (FRACTION + 6 - STEPS)  # a feature of 1 has six bits
    halvings = fine >> STEPS
    if halvings >= BEYOND:
        return 0
    return HALVES[fine & 255] >> halvings
