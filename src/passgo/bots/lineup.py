"""Line-up: which bots play a run of games, who sits where, and how each game ended."""

from typing import Final

from passgo.bots.memory import Memory, seed_memory
from passgo.bots.registry import seat_bot
from passgo.rules.integer_record import Record
from passgo.rules.limits import SEATS
from passgo.rules.state import State

BATCH: Final = 500  # games that one batch can hold
APART: Final = 1000003  # between the seed of a game's luck and that of its bots


class Lineup(Record):
    """The bots of a run in their order; ``player`` says which of them has a seat now."""

    def __init__(self) -> None:
        self.bots = 0
        self.kind = [0] * SEATS
        self.player = [0] * SEATS


class Batch(Record):
    """The outcomes of some games, by game; ``won`` has a bit for each bot that won."""

    def __init__(self) -> None:
        self.ending = [0] * BATCH
        self.won = [0] * BATCH
        self.starter = [0] * BATCH  # the bot that threw first
        self.turns = [0] * BATCH
        self.decisions = [0] * BATCH
        self.bankruptcies = [0] * BATCH
        self.offers = [0] * BATCH
        self.refusals = [0] * BATCH
        self.trades = [0] * BATCH
        self.slips = [0] * BATCH


def seat_lineup(who: Lineup, m: Memory, game: int, seed: int) -> None:
    """Seat the bots for a game, one chair further round in each game than in the one before."""
    for player in range(who.bots):
        seat = (player + game) % who.bots
        who.player[seat] = player
        seat_bot(m, seat, who.kind[player])
    seed_memory(m, seed + APART)


def keep_outcome(s: State, m: Memory, who: Lineup, o: Batch, at: int, ending: int) -> None:
    """Write down how a game ended."""
    o.ending[at] = ending
    o.won[at] = 0
    for seat in range(s.seats):
        if s.won[seat]:
            o.won[at] += s.won[seat] << who.player[seat]
    o.turns[at] = s.turns
    o.decisions[at] = m.decisions
    o.bankruptcies[at] = s.bankruptcies
    o.offers[at] = m.offers
    o.refusals[at] = m.refusals
    o.trades[at] = m.trades
    o.slips[at] = m.slips
