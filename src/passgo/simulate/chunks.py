"""Chunks: a run is cut into pieces of fixed size, so that nobody can tell who played which."""

import time
from typing import cast

from msgspec import Struct

from passgo.boards import board_of
from passgo.bots import lineup, tallied_games, tally, walker
from passgo.bots.lineup import BATCH
from passgo.editions import load_edition
from passgo.kernel import Form, Kernel, load
from passgo.simulate.request import BOTS, Request

OUTCOMES = lineup.Batch.fields()


class Counting(Kernel):
    """The kernel with the functions that count games."""

    Lineup = lineup.Lineup
    Batch = lineup.Batch
    Tally = tally.Tally
    Moment = tally.Moment
    play_batch = staticmethod(tallied_games.play_batch)
    walk = staticmethod(walker.walk)


class Chunk(Struct, frozen=True):
    """The games of one piece: their counts, and the outcome of each by its name."""

    index: int
    first: int
    games: int
    seconds: float  # of one processor
    tally: list[int]
    outcomes: dict[str, list[int]]


def counting(form: Form | None = None) -> Counting:
    """Return the kernel, compiled where it is built, as one that counts."""
    return cast(Counting, load(form or "auto"))


def pieces(request: Request) -> range:
    """Return the numbers of the pieces of a run."""
    return range(-(-request.games // BATCH))


def play_chunk(request: Request, index: int, form: Form | None = None) -> Chunk:
    """Play one piece of a run from a fresh table; the same piece gives the same chunk anywhere."""
    kernel = counting(form)
    edition = load_edition(request.edition)
    board = board_of(edition, request.variant, dict(request.house_rules), kernel.Board)
    bots = kernel.Lineup()
    bots.bots = len(request.bots)
    for at, bot in enumerate(request.bots):
        bots.kind[at] = BOTS[bot]
    first = index * BATCH
    games = min(BATCH, request.games - first)
    counts, outcomes = kernel.Tally(), kernel.Batch()
    memory = kernel.Memory()
    memory.guarded = int(not request.is_by_the_book)
    began = time.process_time()
    kernel.play_batch(
        kernel.State(),
        board,
        memory,
        bots,
        counts,
        kernel.Moment(),
        outcomes,
        kernel.Action(),
        request.first_seed,
        first,
        games,
    )
    seconds = time.process_time() - began
    by_name = {name: list(getattr(outcomes, name))[:games] for name in OUTCOMES}
    return Chunk(index, first, games, seconds, counts.to_ints(), by_name)
