"""Comparison: ways to go on are played on with common luck, and the worse are dropped early."""

from typing import Final

from passgo.bots.champion.opponents import model_table
from passgo.bots.champion.ways import MOST_ROLLOUTS, NO_ACT, Ways, read_way
from passgo.bots.memory import Memory, draw_thought
from passgo.bots.rollouts import Rollouts, roll_out
from passgo.rules.actions import Action
from passgo.rules.board import Board
from passgo.rules.limits import NONE, SEATS
from passgo.rules.machine import step
from passgo.rules.state import State

KEYS: Final = 100000000  # of the luck of rollouts
GRAIN: Final = 100  # parts of a certain win in one step of a value
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
    for way in range(w.ways):
        w.dropped[way] = 0
        w.gain[way] = 0
        w.square[way] = 0
    count = min(MOST_ROLLOUTS, m.thinks[seat])
    done = 0
    for stage in range(STAGES):
        upto = rollouts_until(count, stage)
        for way in range(w.ways):
            if w.dropped[way] == 0:
                play_way(s, b, m, table, w, seat, way, key, done, upto - done)
        done = upto
        drop_worse(w, stage)
        if best_left(w) == NONE:
            return 0
    best = best_left(w)
    return best if is_surely_better(w, best, done) else 0


def deal_plainly(s: State, table: Memory) -> None:
    """Let everybody offer only what completes a group, once and at prices named at a look."""
    for seat in range(s.seats):
        table.adapts[seat] = 0
        table.gathers[seat] = 0
        table.tries[seat] = min(1, table.tries[seat])


def rollouts_until(count: int, stage: int) -> int:
    """Return how many rollouts each way that is left has had after a stage: a sixth, half, all."""
    if stage == 0:
        return max(2, count // 6)
    if stage == 1:
        return max(3, count // 2)
    return max(4, count)


def play_way(
    s: State,
    b: Board,
    m: Memory,
    table: Memory,
    w: Ways,
    seat: int,
    way: int,
    key: int,
    first: int,
    count: int,
) -> None:
    """Play some rollouts of one way, and note how much more they bring than the first way."""
    origin = s.clone()
    thoughts = table.clone()
    a = Action()
    found = Rollouts()
    origin.own_luck = 0  # what follows by luck is drawn in the rollouts
    if w.kind[way] != NO_ACT:
        read_way(w, way, seat, a)
        step(origin, b, a)
    thoughts.floor[seat] = w.floor[way]
    thoughts.ready[seat] = 0
    last = max(1, s.turns + m.ahead[seat])
    twin = State()
    memory = Memory()
    roll_out(twin, b, memory, a, origin, thoughts, found, key, first, count, last)
    for at in range(count):
        value = found.chance[at * SEATS + seat] // GRAIN
        w.value[way * MOST_ROLLOUTS + first + at] = value
        more = value - w.value[first + at]
        w.gain[way] += more
        w.square[way] += more * more


def best_left(w: Ways) -> int:
    """Return the best way but the first that is not dropped, or NONE."""
    best = NONE
    for way in range(1, w.ways):
        if w.dropped[way] == 0 and (best == NONE or w.gain[way] > w.gain[best]):
            best = way
    return best


def drop_worse(w: Ways, stage: int) -> None:
    """Drop what is below the first way, and of the rest all but the best third."""
    left = 0
    for way in range(1, w.ways):
        if w.dropped[way] == 0:
            is_hopeless = w.gain[way] <= 0 and (
                stage > 0 or w.gain[way] * w.gain[way] >= w.square[way]
            )
            w.dropped[way] = 1 if is_hopeless else 0
            left += 0 if is_hopeless else 1
    kept = max(1, (left + 2) // 3)
    while left > kept:
        worst = NONE
        for way in range(1, w.ways):
            if w.dropped[way] == 0 and (worst == NONE or w.gain[way] < w.gain[worst]):
                worst = way
        w.dropped[worst] = 1
        left -= 1


def is_surely_better(w: Ways, way: int, done: int) -> bool:
    """Tell whether a way beats the first by the standard errors that are asked for."""
    gain = w.gain[way]
    if gain <= 0:
        return False
    return gain * gain * (done - 1 + w.sure) > w.sure * done * w.square[way]
