"""Rollouts: many games from one position, to see who wins them.

They are played without the lock of the interpreter, so that other threads go on meanwhile.

Their luck is keyed by rollout and turn: after two alternatives have parted, both still see the same
dice in every later turn, so that most of what luck does cancels out between them.
"""

from typing import Final

from passgo.bots.game_endings import (
    DECISIONS_EXHAUSTED,
    ENDED,
    LEFT_OPEN,
    LONGEST,
    MOST_DECISIONS,
    TURNS_EXHAUSTED,
)
from passgo.bots.lineup import APART, BATCH
from passgo.bots.memory import Memory, seed_memory
from passgo.bots.quick_acts import next_reflex
from passgo.bots.unlocked import unlocked
from passgo.bots.value.network import foresee
from passgo.bots.value.scratch import Outlook
from passgo.rules.actions import Action
from passgo.rules.board import Board
from passgo.rules.ending import end_game
from passgo.rules.integer_record import Record
from passgo.rules.limits import SEATS
from passgo.rules.luck import seed_generator
from passgo.rules.machine import run, step
from passgo.rules.state import State

BETWEEN_ROLLOUTS: Final = 7919  # between the seeds of two, whose turns must not be the same


class Rollouts(Record):
    """How some games from one position ended; ``won`` has a bit for each seat that won."""

    def __init__(self) -> None:
        self.ending = [0] * BATCH
        self.won = [0] * BATCH
        self.turns = [0] * BATCH  # that were played
        self.chance = [0] * (BATCH * SEATS)  # of each seat where a rollout was left or ended


@unlocked
def roll_out(
    s: State,
    b: Board,
    m: Memory,
    o: Outlook,
    a: Action,
    origin: State,
    thoughts: Memory,
    found: Rollouts,
    seed: int,
    first: int,
    count: int,
    last: int,
) -> None:
    """Play the rollouts *first* to *first* + *count* - 1 from *origin* to their end.

    Those that come to a turn after *last* are left there, to the value of the position as it
    stands; none is if it is 0.
    """
    for at in range(count):
        s.copy_from(origin)
        m.copy_from(thoughts)
        found.ending[at] = play_on(s, b, m, o, a, luck_key(seed, first + at), last)
        found.won[at] = 0
        found.turns[at] = s.turns - origin.turns
        for seat in range(s.seats):
            found.won[at] += s.won[seat] << seat
        foresee(s, b, o)
        for seat in range(s.seats):
            found.chance[at * SEATS + seat] = o.chance[seat]


def luck_key(seed: int, number: int) -> int:
    """Return the key of the luck of one rollout."""
    return seed + number * BETWEEN_ROLLOUTS


def play_on(s: State, b: Board, m: Memory, o: Outlook, a: Action, key: int, last: int) -> int:
    """Play a game on with luck that is keyed by turns; return how it ended."""
    m.decisions = 0
    m.stale = 1
    s.own_luck = 1
    turn = s.turns
    longest = turn + LONGEST
    key_luck(s, m, key, turn)
    run(s, b)  # a draw may be open
    while not s.over:
        if s.turns != turn:
            turn = s.turns
            if last > 0 and turn > last:
                return LEFT_OPEN
            key_luck(s, m, key, turn)
        if turn > longest:
            end_game(s, b)
            return TURNS_EXHAUSTED
        if m.decisions >= MOST_DECISIONS:
            end_game(s, b)
            return DECISIONS_EXHAUSTED
        next_reflex(s, b, m, o, a)
        step(s, b, a)
    return ENDED


def key_luck(s: State, m: Memory, key: int, turn: int) -> None:
    """Set the luck of a turn, and that of the bots' own whims, from the key of a rollout."""
    seed_generator(s, key + turn)
    seed_memory(m, key + turn + APART)
