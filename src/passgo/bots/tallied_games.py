"""Tallied games: runs of games between bots, with everything counted that a report speaks of."""

from passgo.bots.game_endings import (
    DECISIONS_EXHAUSTED,
    ENDED,
    LONGEST,
    MOST_DECISIONS,
    TURNS_EXHAUSTED,
)
from passgo.bots.game_loop import find_act, new_game
from passgo.bots.lineup import Batch, Lineup, keep_outcome, seat_lineup
from passgo.bots.memory import Memory
from passgo.bots.tally import (
    CURVE_STEP,
    LENGTHS,
    Moment,
    Tally,
    after_step,
    before_step,
    count_dealt,
)
from passgo.bots.value.scratch import Outlook
from passgo.bots.weighted.valuation import survey
from passgo.rules.actions import Action
from passgo.rules.board import Board
from passgo.rules.ending import end_game
from passgo.rules.machine import step
from passgo.rules.state import State


def play_tallied(s: State, b: Board, m: Memory, who: Lineup, t: Tally, w: Moment, a: Action) -> int:
    """Play a started game to its end and count it; the course of play is that of any game."""
    outlook = Outlook()
    count_dealt(s, b, t)
    while m.decisions < MOST_DECISIONS:
        if s.over:
            return ENDED
        if s.turns > LONGEST:
            end_game(s, b)
            return TURNS_EXHAUSTED
        find_act(s, b, m, outlook, a)
        before_step(s, b, t, w, a)
        step(s, b, a)
        after_step(s, b, who, t, w, a)
    end_game(s, b)
    return DECISIONS_EXHAUSTED


def play_batch(
    s: State,
    b: Board,
    m: Memory,
    who: Lineup,
    t: Tally,
    w: Moment,
    o: Batch,
    a: Action,
    seed: int,
    first: int,
    count: int,
) -> None:
    """Play the games *first* to *first* + *count* - 1 of a run; game g has the luck *seed* + g."""
    fresh = s.clone()
    blank = m.clone()
    survey(blank, b)
    for at in range(count):
        game = first + at
        s.copy_from(fresh)
        m.copy_from(blank)
        seat_lineup(who, m, game, seed + game)
        new_game(s, b, who.bots, seed + game)
        ending = play_tallied(s, b, m, who, t, w, a)
        keep_outcome(s, m, who, o, at, ending)
        o.starter[at] = w.starter
        t.lengths[min(s.turns // CURVE_STEP, LENGTHS - 1)] += 1
    s.copy_from(fresh)
    m.copy_from(blank)
