"""Quick decisions: what the bots of a table do at a look, asked and unasked."""

from typing import Final

from passgo.bots.blank_actions import act
from passgo.bots.memory import Memory
from passgo.bots.registry import answer_by, finish_by, poll_by
from passgo.bots.value.scratch import Outlook
from passgo.bots.weighted.valuation import look
from passgo.rules.actions import CLAIM, END_TURN, ROLL, Action
from passgo.rules.agenda import BREAK, TURN_END, top_kind, top_seat
from passgo.rules.board import Board
from passgo.rules.limits import NOBODY
from passgo.rules.machine import is_answered_by, to_move
from passgo.rules.state import PLAYING, State

ACTS: Final = 60  # free acts in one break, a safeguard


def answer(s: State, b: Board, m: Memory, o: Outlook, a: Action) -> None:
    """Fill *a* with the answer of whoever is asked first."""
    answer_for(s, b, m, o, a, first_asked(s))


def first_asked(s: State) -> int:
    """Return who is asked first, if somebody is: several may bid at a time."""
    frame = top_kind(s)
    if frame == TURN_END:
        return top_seat(s)
    return top_seat(s) if frame == BREAK else to_move(s)


def answer_for(s: State, b: Board, m: Memory, o: Outlook, a: Action, seat: int) -> None:
    """Fill *a* with the answer of *seat*, one of those asked, to the frame on top."""
    frame = top_kind(s)
    if frame == TURN_END:
        end_own_turn(s, b, m, a)
        return
    if is_answered_by(ROLL, frame) and not s.jailed[seat]:
        act(a, ROLL, seat)
        return
    look(s, b, m)
    answer_by(m.kind[seat], s, b, m, o, a, frame, seat)


def end_own_turn(s: State, b: Board, m: Memory, a: Action) -> None:
    """Let the bot do what it still wants in its turn; then end it."""
    seat = top_seat(s)
    if not finish_by(m.kind[seat], s, b, m, a, seat):
        act(a, END_TURN, seat)


def claim_due(s: State, seat: int, a: Action) -> bool:
    """Fill *a* with the first rent that *seat*, or with NOBODY anybody, has not claimed yet."""
    for at in range(s.claims):
        if s.claim_made[at] == 0 and seat in (NOBODY, s.claim_owner[at]):
            act(a, CLAIM, s.claim_owner[at])
            a.amount = s.claim_id[at]
            return True
    return False


def poll_table(s: State, b: Board, m: Memory, o: Outlook, a: Action) -> bool:
    """Fill *a* with the next unasked act in this break, from the player in turn on."""
    if m.seen_turn != s.turns:
        m.seen_turn = s.turns
        m.next_polled = 0
        m.acts = 0
    look(s, b, m)
    while m.next_polled < s.seats and m.acts < ACTS:
        seat = s.turn + m.next_polled
        if seat >= s.seats:
            seat -= s.seats
        if may_want(s, m, seat) and poll_by(m.kind[seat], s, b, m, o, seat, a):
            m.acts += 1
            return True
        m.next_polled += 1
    return False


def may_want(s: State, m: Memory, seat: int) -> bool:
    """Tell whether a bot may want something in this break: a deal, or what it has the cash for."""
    if s.status[seat] != PLAYING:
        return False
    return s.cash[seat] >= m.ready[seat] or s.turn == seat or m.hurries[seat] > 0
