"""Quick acts: the next act at a table where everybody acts at a look, as in every rollout."""

from passgo.bots.fallback import fall_back
from passgo.bots.memory import Memory
from passgo.bots.quick_decisions import answer, claim_due, poll_table
from passgo.bots.value.scratch import Outlook
from passgo.rules.actions import (
    ACCEPT,
    COUNTER,
    DECLINE,
    END_TURN,
    OFFER,
    REFUSE,
    ROLL,
    Action,
)
from passgo.rules.agenda import BREAK, DEBT, top_kind
from passgo.rules.board import Board
from passgo.rules.limits import NOBODY
from passgo.rules.machine import to_move, why_not
from passgo.rules.state import State


def next_reflex(s: State, b: Board, m: Memory, o: Outlook, a: Action) -> None:
    """Fill *a* with the next act at a table of bots, and count it: claims first, free acts next."""
    if not (s.claims > 0 and claim_due(s, NOBODY, a)):
        if not (top_kind(s) == BREAK and poll_table(s, b, m, o, a)):
            answer(s, b, m, o, a)
    settle_act(s, b, m, a)


def settle_act(s: State, b: Board, m: Memory, a: Action) -> None:
    """Count an act that is about to be done.

    With a guard nothing is done that the rules refuse, whatever a bot says.
    """
    if m.guarded and why_not(s, b, a) != 0:
        m.slips += 1
        fall_back(s, b, a, to_move(s))
    m.decisions += 1
    if a.kind in (ROLL, END_TURN):
        return
    if a.kind <= OFFER or a.kind in (DECLINE, REFUSE):
        m.offers += 1 if a.kind == OFFER else 0
        m.refusals += 1 if a.kind == REFUSE else 0
        if top_kind(s) != DEBT:
            return  # no deed changes hands by these; a debt that is paid lets more follow
    m.stale = 1
    if a.kind == ACCEPT:
        m.trades += 1
    elif a.kind == COUNTER:
        m.refusals += 1
        m.offers += 1
