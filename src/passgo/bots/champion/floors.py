"""Floors: how much cash is kept while houses are to be built, found by playing on."""

from typing import Final

from passgo.bots.champion.comparison import best_way
from passgo.bots.memory import Memory
from passgo.bots.weighed_ways import Ways, write_way
from passgo.bots.weighted.building import improve
from passgo.bots.weighted.valuation import look
from passgo.rules.actions import Action
from passgo.rules.agenda import TURN_END, top_kind
from passgo.rules.board import Board
from passgo.rules.limits import NONE, SEATS
from passgo.rules.state import State

FLOORS: Final = 5
USUAL: Final = 30  # percent of the salary


def floor_at(number: int) -> int:
    """Return one of the floors that are compared, the usual one first."""
    if number == 1:
        return 0
    if number == 2:
        return 80
    if number == 3:
        return 160
    if number == 4:
        return 320
    return USUAL


def recall_floors(m: Memory) -> None:
    """Let everybody who thinks keep as much cash as it has last decided."""
    for seat in range(SEATS):
        if m.thinks[seat] > 0 and m.floored[seat] != NONE:
            m.floor[seat] = m.holds[seat]


def settle_floor(s: State, b: Board, m: Memory, seat: int) -> None:
    """Decide once in a break and once at the end of a turn how much cash *seat* keeps."""
    moment = 2 * s.turns + (1 if top_kind(s) == TURN_END else 0)
    if m.floored[seat] == moment:
        return
    m.floored[seat] = moment
    m.floor[seat] = USUAL
    m.holds[seat] = USUAL
    m.ready[seat] = 0
    look(s, b, m)
    if m.estates[seat] == 0:
        return
    t = m.clone()
    a = Action()
    t.floor[seat] = 0
    t.ready[seat] = 0
    if not improve(s, b, t, a, seat):
        return  # there is nothing to spend
    w = Ways()
    w.ways = FLOORS
    nothing = Action()
    for number in range(FLOORS):
        write_way(w, number, nothing, floor_at(number))
    best = best_way(s, b, m, w, seat)
    m.floor[seat] = w.floor[best]
    m.holds[seat] = w.floor[best]
