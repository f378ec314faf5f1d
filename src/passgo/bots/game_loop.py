"""The game loop: whole games played inside the kernel, with every invariant checked on request."""

from passgo.bots.champion.deliberation import next_thought
from passgo.bots.game_endings import (
    DECISIONS_EXHAUSTED,
    ENDED,
    ILLEGAL_CHOICE,
    INVARIANT_BROKEN,
    TURNS_EXHAUSTED,
)
from passgo.bots.memory import Memory
from passgo.bots.quick_acts import next_reflex
from passgo.bots.random.fuzzing import choose_anyhow, try_interrupting
from passgo.bots.value.scratch import Outlook
from passgo.rules.actions import Action
from passgo.rules.board import Board
from passgo.rules.ending import end_game
from passgo.rules.invariants import broken
from passgo.rules.luck import draw_below, seed_generator
from passgo.rules.machine import run, step, why_not
from passgo.rules.state import State
from passgo.rules.turn import start


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


def play_game(s: State, b: Board, m: Memory, a: Action, turns: int, decisions: int) -> int:
    """Let the bots in *m* play a started game to its end; return how it ended."""
    outlook = Outlook()
    while not s.over:
        if m.decisions >= decisions:
            end_game(s, b)
            return DECISIONS_EXHAUSTED
        if s.turns > turns:
            end_game(s, b)
            return TURNS_EXHAUSTED
        find_act(s, b, m, outlook, a)
        step(s, b, a)
    return ENDED


def play_checked(
    s: State,
    b: Board,
    m: Memory,
    choice: State,
    a: Action,
    turns: int,
    decisions: int,
    whims: int,
) -> int:
    """Play like ``play_game`` with every act and every state checked.

    One act in *whims* is anything legal, drawn from *choice*: 1 is random play, 0 is without whims.
    """
    outlook = Outlook()
    m.guarded = 0  # what would be refused is told here, not replaced
    while not s.over:
        if m.decisions >= decisions:
            end_game(s, b)
            return DECISIONS_EXHAUSTED
        if s.turns > turns:
            end_game(s, b)
            return TURNS_EXHAUSTED
        if whims > 0 and draw_below(choice, whims) == 0:
            do_anything(s, b, m, choice, a)
        else:
            find_act(s, b, m, outlook, a)
        if why_not(s, b, a) != 0:
            return ILLEGAL_CHOICE
        step(s, b, a)
        if broken(s, b) != 0:
            return INVARIANT_BROKEN
    return ENDED


def do_anything(s: State, b: Board, m: Memory, choice: State, a: Action) -> None:
    """Fill *a* with any legal act, now and then one that comes from outside."""
    m.decisions += 1
    m.stale = 1
    if draw_below(choice, 40) > 0 or not try_interrupting(s, b, choice, a):
        choose_anyhow(s, b, choice, a)


def next_act(s: State, b: Board, m: Memory, a: Action) -> None:
    """Fill *a* with the next act at a table of bots, and count it."""
    outlook = Outlook()
    find_act(s, b, m, outlook, a)


def find_act(s: State, b: Board, m: Memory, o: Outlook, a: Action) -> None:
    """Do what ``next_act`` does, with scratch paper that is there already."""
    if m.thinkers > 0:
        next_thought(s, b, m, o, a)
    else:
        next_reflex(s, b, m, o, a)
