"""The random bot: it does anything legal at random, for its own seat only."""

from typing import Final

from passgo.bots.fallback import fall_back
from passgo.bots.memory import Memory, draw_thought
from passgo.bots.random.drafting import draft
from passgo.rules.actions import CLAIM, CONCEDE, MORTGAGE, SELL, Action
from passgo.rules.agenda import DEBT, top_kind
from passgo.rules.board import Board
from passgo.rules.drafts import some_answer_to, some_free_act
from passgo.rules.luck import scrambled
from passgo.rules.machine import why_not
from passgo.rules.state import State

RANDOM_BOT: Final = 0
TRIALS: Final = 10


def decide_haphazardly(s: State, b: Board, m: Memory, a: Action, seat: int) -> None:
    """Fill *a* with some legal answer of *seat*; for a debt it sells or mortgages first."""
    for _ in range(TRIALS):
        if top_kind(s) == DEBT:
            kind = SELL + draw_thought(m, MORTGAGE - SELL + 1)
        else:
            kind = some_answer_to(top_kind(s), luck_of(m))
        m.generator = draft(s, b, a, kind, seat, m.generator)
        if why_not(s, b, a) == 0:
            return
    fall_back(s, b, a, seat)


def poll_haphazardly(s: State, b: Board, m: Memory, seat: int, a: Action) -> bool:
    """Fill *a* with a legal free act now and then, otherwise with nothing."""
    if draw_thought(m, 4) != 0:
        return False
    kind = some_free_act(luck_of(m))
    if kind in (CLAIM, CONCEDE):
        return False
    m.generator = draft(s, b, a, kind, seat, m.generator)
    return why_not(s, b, a) == 0


def luck_of(m: Memory) -> int:
    """Return a number of luck from the bots' own generator."""
    m.generator = scrambled(m.generator)
    return m.generator
