"""Deliberation: the next act where somebody thinks, and what the others' acts tell about them.

Everything here may play on from where the table is. Rollouts never come here: in them everybody
acts at a look.
"""

from passgo.bots.champion.alternatives import weigh_answer
from passgo.bots.champion.bundles import seek_deal
from passgo.bots.champion.floors import settle_floor
from passgo.bots.champion.opponents import watch_answer
from passgo.bots.memory import Memory
from passgo.bots.quick_acts import settle_act
from passgo.bots.quick_decisions import answer_for, claim_due, first_asked, poll_table
from passgo.bots.value.scratch import Outlook
from passgo.bots.weighted.valuation import look
from passgo.rules.actions import Action
from passgo.rules.agenda import BREAK, TURN_END, top_kind
from passgo.rules.board import Board
from passgo.rules.limits import NOBODY
from passgo.rules.state import PLAYING, State


def next_thought(s: State, b: Board, m: Memory, o: Outlook, a: Action) -> None:
    """Fill *a* with the next act at a table where somebody thinks, and count it."""
    if not (s.claims > 0 and claim_due(s, NOBODY, a)):
        frame = top_kind(s)
        is_free = frame == BREAK and begin_break(s, b, m, a)
        if not is_free and not (frame == BREAK and poll_table(s, b, m, o, a)):
            answer_thoughtfully(s, b, m, o, a, first_asked(s))
    settle_act(s, b, m, a)


def begin_break(s: State, b: Board, m: Memory, a: Action) -> bool:
    """Let those who think see what to offer, from the player in turn on; False: nothing."""
    for further in range(s.seats):
        seat = (s.turn + further) % s.seats
        if m.thinks[seat] > 0 and s.status[seat] == PLAYING and call_out(s, b, m, a, seat):
            return True
    return False


def call_out(s: State, b: Board, m: Memory, a: Action, seat: int) -> bool:
    """Let *seat* think what to offer, and in its own turn what to keep; False: it offers nothing.

    In a turn of another it thinks of offers only when deeds have moved since it last did.
    """
    if s.turn == seat:
        settle_floor(s, b, m, seat)
        return seek_deal(s, b, m, a, seat)
    look(s, b, m)
    if m.hurries[seat] == 0 or m.searched[seat] == m.changes:
        return False
    return seek_deal(s, b, m, a, seat)


def answer_thoughtfully(s: State, b: Board, m: Memory, o: Outlook, a: Action, seat: int) -> None:
    """Fill *a* with the answer of *seat* to the frame on top; who does not think is watched."""
    if top_kind(s) == TURN_END and m.thinks[s.turn] > 0:
        settle_floor(s, b, m, s.turn)
    answer_for(s, b, m, o, a, seat)
    if a.seat < 0:
        return
    if m.thinks[a.seat] > 0:
        weigh_answer(s, b, m, o, a)
    watch_answer(s, b, m, o, a)
