"""The fallback: the simplest answer that the rules allow, whatever is asked."""

from passgo.bots.blank_actions import clear_action
from passgo.rules.actions import MORTGAGE, ROLL, SELL_GROUP, Action
from passgo.rules.agenda import DEBT, PLACEMENT, TOKEN_CHOICE, top_kind
from passgo.rules.board import Board
from passgo.rules.lookup import look_up
from passgo.rules.machine import why_not
from passgo.rules.state import State


def fall_back(s: State, b: Board, a: Action, seat: int) -> None:
    """Fill *a* with the simplest legal answer; there always is one."""
    kind = top_kind(s)
    clear_action(a, simplest(kind), seat)
    if kind == DEBT:
        for place in range(b.places):
            a.kind = SELL_GROUP
            a.place = place
            if why_not(s, b, a) == 0:
                return
            a.kind = MORTGAGE
            if why_not(s, b, a) == 0:
                return
        clear_action(a, simplest(kind), seat)
    elif kind == PLACEMENT:
        for place in range(b.places):
            a.place = place
            if why_not(s, b, a) == 0:
                return
    elif kind == TOKEN_CHOICE:
        for token in range(b.tokens):
            a.amount = token
            if why_not(s, b, a) == 0:
                return


@look_up("FRAMES", "simplest")
def simplest(frame: int) -> int:
    """Return the answer that is always allowed to a kind of frame."""
    return ROLL
