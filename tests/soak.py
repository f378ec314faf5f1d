"""Soak: games by the million with every invariant, and every bot under every house rule.

``games`` plays a campaign on both processors: every seed is one game of some edition, variant,
number of players and house rules, checked after every step. What breaks is told with its seed, and
``games --first SEED --count 1`` plays it again. With ``--kept FILE`` the sums are kept as it goes,
and the same command goes on where it was stopped.
``bots`` plays every bot by every house rule alone and by many together, ``checked`` a few games of
every table through the checked form of the rules. Without a word all three are played in short.
"""

import argparse
import signal
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import cache, partial
from pathlib import Path
from threading import Event

import msgspec

for folder in ("kernel", "bots", "server"):
    sys.path.insert(0, str(Path(__file__).parent / folder))

from bot_tables import NAMES, every_table, fault_of
from campaigns import Done, done_of, keep
from house_tables import combined_tables, single_tables
from random_games import Table, play
from seeded_games import BLOCK, Sums, play_seeds

from passgo.bots.game_endings import (
    DECISIONS_EXHAUSTED,
    ENDED,
    ILLEGAL_CHOICE,
    INVARIANT_BROKEN,
    TURNS_EXHAUSTED,
)
from passgo.editions import edition_ids
from passgo.kernel import Kernel, load

JOBS = 2
CODES = {
    ENDED: "ended",
    TURNS_EXHAUSTED: "turn limit",
    DECISIONS_EXHAUSTED: "decision limit",
    INVARIANT_BROKEN: "broken invariant",
    ILLEGAL_CHOICE: "illegal act",
}
CHECKED_GAMES = 20
COMBINATIONS = 500
ROWS = 40  # parts of a campaign that are told on the way
FAULTS = 100  # so many are enough to look at


class Kept(Done, kw_only=True):
    """A campaign under way: what it brought so far and in how many seconds."""

    sums: Sums = msgspec.field(default_factory=Sums)
    seconds: float = 0


@cache
def compiled() -> Kernel:
    """Return the compiled rules of this process."""
    return load("compiled")


def pieces(first: int, end: int) -> Iterator[tuple[int, int]]:
    """Yield ranges of seeds that end where a block ends."""
    while first < end:
        count = min(end, first - first % BLOCK + BLOCK) - first
        yield first, count
        first += count


def soak_games(first: int, games: int, file: Path | None = None) -> int:
    """Play a campaign, or the rest of one, and print what it brought; return what is amiss."""
    kept = done_of(Kept, f"games from seed {first}", file)
    whole = play_campaign(kept, first, games, file)
    sums = kept.sums
    for cell, count in sorted(sums.games.items()):
        print(f"  {cell}: {count:,} games, {sums.steps[cell]:,} steps")
    print("  " + ", ".join(f"{CODES[code]} {n:,}" for code, n in sorted(sums.endings.items())))
    for fault in sums.faults[:FAULTS]:
        print(fault)
    print(f"{told(kept)}, {sums.processor:,.0f} s of a processor; seeds from {first:,}")
    if not whole:
        print(f"stopped before {games:,} games")
    return len(sums.faults) + (not whole)


def play_campaign(kept: Kept, first: int, games: int, file: Path | None) -> bool:
    """Play from where it stands to its end; False: it was stopped."""
    begun, start = time.perf_counter() - kept.seconds, first + kept.sums.played
    row = kept.sums.played * ROWS // games
    with (
        asked_to_stop() as stop,
        ProcessPoolExecutor(JOBS, initializer=leave_signals_to_the_first) as pool,
    ):
        print(f"{games:,} games from seed {first:,}, {kept.sums.played:,} done", flush=True)
        for more in pool.map(_play_piece, pieces(start, first + games), chunksize=2):
            kept.sums.add(more)
            kept.seconds = time.perf_counter() - begun
            if kept.sums.played * ROWS // games > row:
                row = kept.sums.played * ROWS // games
                print(told(kept), *by_edition(kept.sums), sep="; ", flush=True)
                keep(kept, file)
            if stop.is_set() or len(kept.sums.faults) >= FAULTS:
                pool.shutdown(cancel_futures=True)
                break
    keep(kept, file)
    return kept.sums.played >= games


@contextmanager
def asked_to_stop() -> Iterator[Event]:
    """Tell when somebody wants an end, so that no piece is counted by half."""
    stop, numbers = Event(), (signal.SIGINT, signal.SIGTERM)
    before = [signal.signal(number, lambda *_: stop.set()) for number in numbers]
    try:
        yield stop
    finally:
        for number, handler in zip(numbers, before, strict=True):
            signal.signal(number, handler)


def leave_signals_to_the_first() -> None:
    """Let the process that was started alone decide when its helpers end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)


def _play_piece(piece: tuple[int, int]) -> Sums:
    return play_seeds(compiled(), *piece)


def told(kept: Kept) -> str:
    """Return in a line what a campaign has brought."""
    sums, rate = kept.sums, kept.sums.played / max(kept.seconds, 0.001)
    return (
        f"{sums.played:,} games, {sum(sums.steps.values()):,} steps, {kept.seconds:,.0f} s, "
        f"{rate:,.0f} games/s, {len(sums.faults)} broken"
    )


def by_edition(sums: Sums) -> list[str]:
    """Return the games of each edition in words."""
    return [f"{edition} {games:,}" for edition, games in sorted(sums.by_edition().items())]


def soak_bots(seeds: int) -> int:
    """Play every bot by every house rule; print a line for each edition, return the faults."""
    faults = 0
    with ProcessPoolExecutor(max_workers=JOBS) as pool:
        for edition in edition_ids():
            began = time.perf_counter()
            tables = [*single_tables(edition), *combined_tables(edition, COMBINATIONS)]
            played = pool.map(partial(_faults, seeds=seeds), tables, chunksize=8)
            found = [fault for each in played for fault in each]
            games, seconds = len(tables) * len(NAMES) * seeds, time.perf_counter() - began
            print(f"{edition}: {len(tables):,} sets of house rules, {games:,} games of ", end="")
            print(f"{len(NAMES)} bots, {len(found)} faults, {seconds:.0f} s", flush=True)
            for fault in found[:5]:
                print(fault)
            faults += len(found)
    return faults


def _faults(table: Table, seeds: int) -> list[str]:
    """Return what went wrong when each bot alone played at a table."""
    played = (
        fault_of(compiled(), table, [bot] * table.players, seed)
        for bot in NAMES
        for seed in range(seeds)
    )
    return [fault for fault in played if fault]


def soak_checked() -> int:
    """Play a few games of every table through the checked form; return how many differ."""
    differ, checked = 0, load("checked")
    for table in every_table():
        for seed in range(CHECKED_GAMES):
            if play(checked, table, seed) != play(compiled(), table, seed):
                print(f"BROKEN {table.name}, seed {seed}: the checked rules play another game")
                differ += 1
    print(f"{len([*every_table()])} tables through the checked form, {differ} games differ")
    return differ


def main() -> int:
    """Run what was asked for and say whether all of it held."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("part", nargs="?", choices=("games", "bots", "checked"))
    parser.add_argument("--first", type=int, default=0, help="the first seed of a campaign")
    parser.add_argument("--count", type=int, default=200_000, help="games of a campaign")
    parser.add_argument("--kept", type=Path, help="the file that keeps the sums of a campaign")
    parser.add_argument("--seeds", type=int, default=3, help="games of each bot at each table")
    asked = parser.parse_args()
    parts: dict[str, Callable[[], int]] = {
        "games": lambda: soak_games(asked.first, asked.count, asked.kept),
        "bots": lambda: soak_bots(asked.seeds),
        "checked": soak_checked,
    }
    chosen = [asked.part] if asked.part else list(parts)
    failed = [name for name in chosen if parts[name]()]
    print(f"{len(chosen) - len(failed)} passed, {len(failed)} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
