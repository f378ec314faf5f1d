"""Soak: random games by the thousand for every table, compiled; a few through the checked form."""

import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent / "kernel"))

from random_games import Table, is_sound, play, tables

from passgo.bots.arena import DECISIONS_EXHAUSTED, ENDED, TURNS_EXHAUSTED
from passgo.editions import edition_ids
from passgo.kernel import load

GAMES = {"classic-2003": 10_000}
OTHER_GAMES = 5_000
CHECKED_GAMES = 20
CODES = {ENDED: "ended", TURNS_EXHAUSTED: "turn limit", DECISIONS_EXHAUSTED: "decision limit"}


def campaign(table: Table) -> tuple[Table, Counter[int], list[int]]:
    """Play all games of one table; return how they ended and the seeds that broke something."""
    codes: Counter[int] = Counter()
    broken: list[int] = []
    for seed in range(GAMES.get(table.edition, OTHER_GAMES)):
        ending = play(load("compiled"), table, seed)
        codes[ending.code] += 1
        if not is_sound(ending):
            broken.append(seed)
    for seed in range(CHECKED_GAMES):
        if play(load("checked"), table, seed) != play(load("compiled"), table, seed):
            broken.append(seed)
    return table, codes, broken


def main() -> int:
    """Run every table on two processes and print a line for each."""
    began = time.perf_counter()
    failures = 0
    chosen = sys.argv[1:] or edition_ids()
    everything = [table for edition in chosen for table in tables(edition)]
    with ProcessPoolExecutor(max_workers=2) as pool:
        for table, codes, broken in pool.map(campaign, everything):
            ends = ", ".join(f"{CODES.get(code, code)} {codes[code]}" for code in sorted(codes))
            print(f"{table.name}: {ends}" + (f"  BROKEN seeds {broken[:5]}" if broken else ""))
            failures += bool(broken)
    print(f"{len(everything)} tables in {time.perf_counter() - began:.0f} s")
    print(f"{len(everything) - failures} passed, {failures} failed")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
