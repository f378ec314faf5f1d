"""Weighed ways: what a seat could do now, side by side, and what rollouts say of each.

Of the rollouts only sums are kept: of everybody's chances, of how far each way is ahead of the
first, and for the seat that decides of how far each is ahead of every other.
"""

from typing import Final

from passgo.bots.blank_actions import act
from passgo.rules.actions import Action
from passgo.rules.board import Board
from passgo.rules.integer_record import Record
from passgo.rules.limits import KEPT, NONE, PLACES, SEATS
from passgo.rules.machine import why_not
from passgo.rules.state import State

MOST_WAYS: Final = 14
GRAIN: Final = 100  # parts of a certain win in one step of a lead
NO_ACT: Final = 0  # the kind of a way in which nothing is done


class Ways(Record):
    """Acts that are weighed against each other, and what rollouts with common luck brought."""

    def __init__(self) -> None:
        self.ways = 0
        self.seat = 0  # that decides
        self.wanted = 0  # rollouts of each; 0: as many as who decides thinks
        self.sure = 1  # standard errors, squared, by which a way must beat the first
        self.kind = [NO_ACT] * MOST_WAYS
        self.other = [0] * MOST_WAYS
        self.place = [NONE] * MOST_WAYS
        self.amount = [0] * MOST_WAYS
        self.second = [0] * MOST_WAYS
        self.deeds = [0] * (MOST_WAYS * PLACES)
        self.cards = [0] * (MOST_WAYS * KEPT)
        self.floor = [0] * MOST_WAYS  # cash that is kept from now on, see the weights
        self.promise = [0] * MOST_WAYS  # what a way brings at a look
        self.dropped = [0] * MOST_WAYS
        # What rollouts brought; squares are sums of squares, in steps of GRAIN.
        self.rounds = 0  # rollouts of each way that is not dropped
        self.rollouts = [0] * MOST_WAYS  # of each way
        self.chance = [0] * (MOST_WAYS * SEATS)  # of each seat in the last rollout
        self.total = [0] * (MOST_WAYS * SEATS)  # of these
        self.square = [0] * (MOST_WAYS * SEATS)
        self.lead = [0] * (MOST_WAYS * SEATS)  # over the first way, in steps of GRAIN
        self.lead_square = [0] * (MOST_WAYS * SEATS)
        self.ahead = [0] * (MOST_WAYS * MOST_WAYS)  # of another way, for the seat that decides
        self.ahead_square = [0] * (MOST_WAYS * MOST_WAYS)


def open_ways(w: Ways, seat: int) -> None:
    """Forget all rollouts; *seat* decides between the ways."""
    w.seat = seat
    w.rounds = 0
    for way in range(MOST_WAYS):
        w.dropped[way] = 0
        w.rollouts[way] = 0
    for at in range(MOST_WAYS * SEATS):
        w.total[at] = 0
        w.square[at] = 0
        w.lead[at] = 0
        w.lead_square[at] = 0
    for at in range(MOST_WAYS * MOST_WAYS):
        w.ahead[at] = 0
        w.ahead_square[at] = 0


def ways_left(w: Ways) -> int:
    """Return how many ways are not dropped."""
    left = 0
    for way in range(w.ways):
        left += 1 - w.dropped[way]
    return left


def write_way(w: Ways, way: int, a: Action, floor: int) -> None:
    """Let *a*, with so much cash kept afterwards, be one of the ways."""
    w.kind[way] = a.kind
    w.other[way] = a.other
    w.place[way] = a.place
    w.amount[way] = a.amount
    w.second[way] = a.second
    w.floor[way] = floor
    for place in range(PLACES):
        w.deeds[way * PLACES + place] = a.deeds[place]
    for kept in range(KEPT):
        w.cards[way * KEPT + kept] = a.cards[kept]


def read_way(w: Ways, way: int, seat: int, a: Action) -> None:
    """Fill *a* with one of the ways of *seat*."""
    act(a, w.kind[way], seat)
    a.other = w.other[way]
    a.place = w.place[way]
    a.amount = w.amount[way]
    a.second = w.second[way]
    for place in range(PLACES):
        a.deeds[place] = w.deeds[way * PLACES + place]
    for kept in range(KEPT):
        a.cards[kept] = w.cards[way * KEPT + kept]


def add_way(w: Ways, a: Action, floor: int) -> None:
    """Let *a* be one more way, if there is room and it is not there yet."""
    if w.ways == MOST_WAYS:
        return
    for way in range(w.ways):
        if w.kind[way] == a.kind and w.place[way] == a.place and w.amount[way] == a.amount:
            return
    write_way(w, w.ways, a, floor)
    w.ways += 1


def try_way(s: State, b: Board, w: Ways, a: Action, floor: int) -> None:
    """Let *a* be one more way if the rules allow it."""
    if why_not(s, b, a) == 0:
        add_way(w, a, floor)


def try_plain(s: State, b: Board, w: Ways, a: Action, kind: int, seat: int, floor: int) -> None:
    """Let an act that says nothing but its kind be one more way if the rules allow it."""
    act(a, kind, seat)
    try_way(s, b, w, a, floor)
