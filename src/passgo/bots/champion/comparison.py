"""Comparison: ways to go on are played on with common luck, and the worse are dropped early."""

from typing import Final

from passgo.bots.champion.opponents import model_table
from passgo.bots.memory import Memory, draw_thought
from passgo.bots.trials import try_ways
from passgo.bots.value.scratch import Outlook
from passgo.bots.weighed_ways import Ways, open_ways
from passgo.rules.actions import Action
from passgo.rules.board import Board
from passgo.rules.limits import NONE, SEATS
from passgo.rules.state import State

KEYS: Final = 100000000  # of the luck of rollouts
MOST_ROLLOUTS: Final = 480  # of one way
STAGES: Final = 3


def best_way(s: State, b: Board, m: Memory, w: Ways, seat: int) -> int:
    """Return the way that wins most for *seat*: the first unless another is surely better."""
    if w.ways < 2:
        return 0
    m.thoughts += 1
    table = Memory()
    model_table(m, table, seat)
    deal_plainly(s, table)
    key = draw_thought(m, KEYS)
    open_ways(w, seat)
    count = min(MOST_ROLLOUTS, w.wanted if w.wanted > 0 else m.thinks[seat])
    last = max(1, s.turns + m.ahead[seat])
    twin = State()
    memory = Memory()
    outlook = Outlook()
    a = Action()
    for stage in range(STAGES):
        more = rollouts_until(count, stage) - w.rounds
        try_ways(s, b, table, w, twin, memory, outlook, a, key, 0, more, last, 0, 0)
        drop_worse(w, stage)
        if best_left(w) == NONE:
            return 0
    best = best_left(w)
    return best if is_surely_better(w, best) else 0


def gain_of(w: Ways, way: int) -> int:
    """Return how much more than the first a way has brought who decides, in all rollouts."""
    return w.lead[way * SEATS + w.seat]


def squares_of(w: Ways, way: int) -> int:
    """Return the sum of the squares of that."""
    return w.lead_square[way * SEATS + w.seat]


def deal_plainly(s: State, table: Memory) -> None:
    """Let everybody offer only what completes a group, once and at prices named at a look.

    Bids go by weights: foreseeing every bid would take as long as the deals that are left out.
    """
    for seat in range(s.seats):
        table.adapts[seat] = 0
        table.gathers[seat] = 0
        table.hurries[seat] = 0
        table.seeks[seat] = 0
        table.compares[seat] = 0
        table.tries[seat] = min(1, table.tries[seat])


def rollouts_until(count: int, stage: int) -> int:
    """Return how many rollouts each way that is left has had after a stage: a sixth, half, all."""
    if stage == 0:
        return max(2, count // 6)
    if stage == 1:
        return max(3, count // 2)
    return max(4, count)


def best_left(w: Ways) -> int:
    """Return the best way but the first that is not dropped, or NONE."""
    best = NONE
    for way in range(1, w.ways):
        if w.dropped[way] == 0 and (best == NONE or gain_of(w, way) > gain_of(w, best)):
            best = way
    return best


def drop_worse(w: Ways, stage: int) -> None:
    """Drop what is below the first way, and of the rest all but the best third."""
    left = 0
    for way in range(1, w.ways):
        if w.dropped[way] == 0:
            gain = gain_of(w, way)
            is_hopeless = gain <= 0 and (stage > 0 or gain * gain >= squares_of(w, way))
            w.dropped[way] = 1 if is_hopeless else 0
            left += 0 if is_hopeless else 1
    kept = max(1, (left + 2) // 3)
    while left > kept:
        worst = NONE
        for way in range(1, w.ways):
            if w.dropped[way] == 0 and (worst == NONE or gain_of(w, way) < gain_of(w, worst)):
                worst = way
        w.dropped[worst] = 1
        left -= 1


def is_surely_better(w: Ways, way: int) -> bool:
    """Tell whether a way beats the first by the standard errors that are asked for."""
    gain = gain_of(w, way)
    if gain <= 0:
        return False
    return gain * gain * (w.rounds - 1 + w.sure) > w.sure * w.rounds * squares_of(w, way)
