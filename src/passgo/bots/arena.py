"""Whole games played inside the kernel, with every invariant checked on request."""

from typing import Final

from passgo.bots.anyhow import choose_anyhow
from passgo.bots.memory import Memory
from passgo.bots.playing import answer, claim_due, poll_table
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
from passgo.rules.agenda import BREAK, top_kind
from passgo.rules.board import Board
from passgo.rules.ending import end_game
from passgo.rules.invariants import broken
from passgo.rules.legality import why_not
from passgo.rules.luck import seed_generator
from passgo.rules.machine import run, step
from passgo.rules.state import State
from passgo.rules.turn import start

ENDED: Final = 0
TURNS_EXHAUSTED: Final = 1
DECISIONS_EXHAUSTED: Final = 2
INVARIANT_BROKEN: Final = 3
ILLEGAL_CHOICE: Final = 4


def new_game(s: State, b: Board, seats: int, seed: int) -> None:
    """Start a game on a fresh state that draws its own luck."""
    s.seats = seats
    s.own_luck = 1
    seed_generator(s, seed)
    if not b.powers:
        for seat in range(seats):
            s.token[seat] = seat
    start(s, b)
    run(s, b)


def play_anyhow(
    s: State, b: Board, choice: State, a: Action, turns: int, decisions: int, checked: bool
) -> int:
    """Play random legal actions to the end; return how it ended, a safeguard included."""
    for _ in range(decisions):
        if s.over:
            return ENDED
        if s.turns > turns:
            end_game(s, b)
            return TURNS_EXHAUSTED
        choose_anyhow(s, b, choice, a)
        if checked and why_not(s, b, a) != 0:
            return ILLEGAL_CHOICE
        step(s, b, a)
        if checked and broken(s, b) != 0:
            return INVARIANT_BROKEN
    if s.over:
        return ENDED
    end_game(s, b)
    return DECISIONS_EXHAUSTED


def play_game(s: State, b: Board, m: Memory, a: Action, turns: int, decisions: int) -> int:
    """Let the bots in *m* play a started game to its end; return how it ended."""
    while m.decisions < decisions:
        if s.over:
            return ENDED
        if s.turns > turns:
            end_game(s, b)
            return TURNS_EXHAUSTED
        next_act(s, b, m, a)
        step(s, b, a)
    end_game(s, b)
    return DECISIONS_EXHAUSTED


def play_checked(s: State, b: Board, m: Memory, a: Action, turns: int, decisions: int) -> int:
    """Play like ``play_game`` with every act and every state checked."""
    while m.decisions < decisions:
        if s.over:
            return ENDED
        if s.turns > turns:
            end_game(s, b)
            return TURNS_EXHAUSTED
        next_act(s, b, m, a)
        if why_not(s, b, a) != 0:
            return ILLEGAL_CHOICE
        step(s, b, a)
        if broken(s, b) != 0:
            return INVARIANT_BROKEN
    end_game(s, b)
    return DECISIONS_EXHAUSTED


def next_act(s: State, b: Board, m: Memory, a: Action) -> None:
    """Fill *a* with the next act at a table of bots, and count it: claims first, free acts next."""
    if not (s.claims > 0 and claim_due(s, a)):
        if not (top_kind(s) == BREAK and poll_table(s, b, m, a)):
            answer(s, b, m, a)
    m.decisions += 1
    if a.kind <= OFFER or a.kind in (ROLL, END_TURN, DECLINE, REFUSE):
        m.offers += 1 if a.kind == OFFER else 0
        m.refusals += 1 if a.kind == REFUSE else 0
        return  # no deed changes hands by these
    m.stale = 1
    if a.kind == ACCEPT:
        m.trades += 1
    elif a.kind == COUNTER:
        m.refusals += 1
        m.offers += 1
