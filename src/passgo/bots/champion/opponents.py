"""Opponents: what the others are taken for, by how they have answered so far.

Each answer to a purchase, an auction or an offer is compared with what every guess would have
answered; what differs speaks against the guess. People are not guessed at.
"""

from typing import Final

from passgo.bots.fixed.policies import FIXED_A, FIXED_B, FIXED_C
from passgo.bots.memory import GUESSES, SPARED, Memory
from passgo.bots.quick_decisions import answer_for
from passgo.bots.registry import seat_bot
from passgo.bots.value.scratch import Outlook
from passgo.bots.weighted.weights import NOVICE, SHARK, STEADY, weigh_trader
from passgo.rules.actions import ACCEPT, BID, BUY, DECLINE, LEAVE, REFUSE, Action
from passgo.rules.agenda import AUCTION, BARGAIN, PURCHASE, top_kind
from passgo.rules.board import Board
from passgo.rules.limits import SEATS
from passgo.rules.state import State

TRADER: Final = 6  # the guess that a seat judges deals by prices alone; the others are kinds
OTHER_ANSWER: Final = 6  # doubts for another answer than a guess would give
OTHER_SUM: Final = 1  # and for another sum
MOST_DOUBTS: Final = 60


def guessed_kind(guess: int) -> int:
    """Return the kind of bot that a guess means; the first one is for those unknown."""
    if guess == 1:
        return STEADY
    if guess == 2:
        return NOVICE
    if guess == 3:
        return FIXED_A
    if guess == 4:
        return FIXED_B
    if guess == 5:
        return FIXED_C
    return SHARK


def take_for(m: Memory, seat: int, guess: int) -> None:
    """Let *seat* play in *m* as a guess says."""
    seat_bot(m, seat, guessed_kind(guess))
    if guess == TRADER:
        weigh_trader(m, seat)


def best_guess(m: Memory, seat: int) -> int:
    """Return what *seat* is taken for."""
    best = 0
    if m.spared[seat] == SPARED:
        return best
    for guess in range(1, GUESSES):
        if m.doubts[seat * GUESSES + guess] < m.doubts[seat * GUESSES + best]:
            best = guess
    return best


def model_table(m: Memory, t: Memory, seat: int) -> None:
    """Fill *t* with the table as *seat* sees it: nobody's way to decide is known but its own."""
    t.copy_from(m)
    for other in range(SEATS):
        if other != seat:
            take_for(t, other, best_guess(m, other))


def is_telling(frame: int, kind: int) -> bool:
    """Tell whether an act says something about who does it."""
    if frame == PURCHASE:
        return kind in (BUY, DECLINE)
    if frame == AUCTION:
        return kind in (BID, LEAVE)
    return frame == BARGAIN and kind in (ACCEPT, REFUSE)


def watch_answer(s: State, b: Board, m: Memory, o: Outlook, a: Action) -> None:
    """Learn from the answer *a* of a seat, which is about to be given."""
    if not is_telling(top_kind(s), a.kind):
        return
    t = Memory()
    guessed = Action()
    least = MOST_DOUBTS
    base = a.seat * GUESSES
    for guess in range(GUESSES):
        t.copy_from(m)
        take_for(t, a.seat, guess)
        answer_for(s, b, t, o, guessed, a.seat)
        if guessed.kind != a.kind and is_telling(top_kind(s), guessed.kind):
            m.doubts[base + guess] += OTHER_ANSWER
        elif guessed.kind == BID and guessed.amount != a.amount:
            m.doubts[base + guess] += OTHER_SUM
        m.doubts[base + guess] = min(MOST_DOUBTS, m.doubts[base + guess])
        least = min(least, m.doubts[base + guess])
    for guess in range(GUESSES):
        m.doubts[base + guess] -= least
