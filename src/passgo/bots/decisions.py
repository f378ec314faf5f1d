"""Decisions of a bot: what it answers, and what it does unasked."""

from passgo.bots.champion.deliberation import answer_thoughtfully, call_out
from passgo.bots.champion.floors import recall_floors
from passgo.bots.memory import Memory
from passgo.bots.quick_decisions import answer_for, claim_due, first_asked
from passgo.bots.registry import poll_by
from passgo.bots.value.scratch import Outlook
from passgo.bots.weighted.valuation import look
from passgo.rules.actions import Action
from passgo.rules.agenda import BREAK, top_kind
from passgo.rules.board import Board
from passgo.rules.state import State


def choose(s: State, b: Board, m: Memory, a: Action) -> None:
    """Fill *a* with the answer of the bot that is asked first."""
    choose_for(s, b, m, a, first_asked(s))


def choose_for(s: State, b: Board, m: Memory, a: Action, seat: int) -> None:
    """Fill *a* with the answer of the bot of *seat*, which is asked, alone or beside others."""
    outlook = Outlook()
    m.stale = 1
    if m.thinkers > 0:
        recall_floors(m)
        answer_thoughtfully(s, b, m, outlook, a, seat)
    else:
        answer_for(s, b, m, outlook, a, seat)


def poll(s: State, b: Board, m: Memory, seat: int, a: Action) -> bool:
    """Fill *a* with what the bot of *seat* does unasked: claim always, the rest in a break."""
    if claim_due(s, seat, a):
        return True
    if top_kind(s) != BREAK:
        return False
    outlook = Outlook()
    m.stale = 1
    look(s, b, m)
    if m.thinks[seat] > 0:
        recall_floors(m)
        if call_out(s, b, m, a, seat):
            return True
    return poll_by(m.kind[seat], s, b, m, outlook, seat, a)
