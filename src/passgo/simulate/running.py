"""Running: plays a request through an executor and adds the chunks up."""

import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing

from passgo.simulate.chunks import pieces, play_chunk
from passgo.simulate.executors import Executor, Local
from passgo.simulate.interrupts import heeding_interrupts
from passgo.simulate.request import Request, request
from passgo.simulate.results import Results, results_of
from passgo.simulate.totals import Totals

Progress = Callable[[int, int], None]  # games done, games asked for


def simulate(
    edition: str,
    bots: Sequence[str],
    games: int,
    seed: int = 0,
    jobs: int = 1,
    variant: str = "",
    house_rules: Mapping[str, object] | None = None,
    progress: Progress | None = None,
) -> Results:
    """Play *games* between *bots* and return what they say; no number of *jobs* changes it."""
    wanted = request(edition, bots, games, seed, variant, house_rules)
    return results_of(play(wanted, Local(jobs), progress))


def play(
    wanted: Request,
    executor: Executor,
    progress: Progress | None = None,
    keeps_rows: bool = False,
) -> Totals:
    """Play a request and return its totals; Ctrl-C keeps what is done."""
    totals = Totals(wanted, keeps_rows)
    began = time.perf_counter()
    done = executor.run(play_chunk, wanted, pieces(wanted))
    with heeding_interrupts() as wish, closing(done) as chunks:
        for chunk in chunks:
            totals.add(chunk)
            if progress is not None:
                progress(totals.games, wanted.games)
            if wish.to_stop:
                break
    totals.seconds = time.perf_counter() - began
    return totals
