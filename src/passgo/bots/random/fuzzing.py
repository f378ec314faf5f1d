"""Random play: any legal action, tried at random; it shows that the rules hold whatever is done.

The choices come from a state of their own, *choice*, whose generator is apart from the game's. What
answers what, and what there is to choose, the contents of the rules say: a new answer is tried, and
a new question answered, without a line here.
"""

from typing import Final

from passgo.bots.blank_actions import clear_action
from passgo.bots.fallback import fall_back
from passgo.bots.random.drafting import draft
from passgo.rules.actions import (
    AUCTION_CLOCK,
    CONCEDE,
    MORTGAGE,
    SELL,
    SELL_GROUP,
    STOP,
    STOP_TIMER,
    TEXT_FADES,
    TIME_UP,
    WITHDRAW,
    Action,
)
from passgo.rules.agenda import DEBT, top_kind
from passgo.rules.auction import acting_banker
from passgo.rules.board import Board
from passgo.rules.drafts import some_answer_to, some_deed_of, some_free_act
from passgo.rules.luck import draw_below, scrambled
from passgo.rules.machine import to_move, why_not
from passgo.rules.state import State

TRIES: Final = 12


def choose_anyhow(s: State, b: Board, choice: State, a: Action) -> None:
    """Fill *a* with some legal action, now a free act of anybody, now an answer."""
    if draw_below(choice, 4) == 0 and try_free_act(s, b, choice, a):
        return
    seat = to_move(s)
    for _ in range(TRIES):
        draft_answer(s, b, choice, a, seat)
        if why_not(s, b, a) == 0:
            return
    for _ in range(TRIES):
        if top_kind(s) == DEBT and try_raising(s, b, choice, a, seat):
            return
    fall_back(s, b, a, seat)


def try_free_act(s: State, b: Board, choice: State, a: Action) -> bool:
    """Fill *a* with a legal free act of some player, if luck finds one."""
    seat = draw_below(choice, s.seats)
    kind = some_free_act(draw_luck(choice))
    if kind == CONCEDE and draw_below(choice, 50) > 0:
        return False
    choice.generator = draft(s, b, a, kind, seat, choice.generator)
    return why_not(s, b, a) == 0


def draft_answer(s: State, b: Board, choice: State, a: Action, seat: int) -> None:
    """Draft some answer to the frame on top."""
    kind = some_answer_to(top_kind(s), draw_luck(choice))
    choice.generator = draft(s, b, a, kind, seat, choice.generator)


def draw_luck(choice: State) -> int:
    """Return a number of luck from the generator of *choice*."""
    choice.generator = scrambled(choice.generator)
    return choice.generator


def try_interrupting(s: State, b: Board, choice: State, a: Action) -> bool:
    """Fill *a* with an offer taken back, a clock that runs out or the end, if that fits now."""
    way = draw_below(choice, 100)
    clear_action(a, WITHDRAW, s.offer_from)
    if way < 2:
        a.kind = TIME_UP if way == 0 else STOP
    elif way < 30:
        a.kind = AUCTION_CLOCK
    elif way < 50:
        clear_action(a, STOP_TIMER, acting_banker(s))
    elif way < 70:
        a.kind = TEXT_FADES
    return why_not(s, b, a) == 0


def try_raising(s: State, b: Board, choice: State, a: Action, seat: int) -> bool:
    """Sell or mortgage something to meet a debt."""
    way = draw_below(choice, 3)
    clear_action(a, MORTGAGE, seat)
    if way == 0:
        a.kind = SELL
    elif way == 1:
        a.kind = SELL_GROUP
    a.place = some_deed_of(s, b, seat, draw_luck(choice))
    return why_not(s, b, a) == 0
