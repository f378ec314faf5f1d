"""Mutants: break the rules on purpose, one place at a time, and see the tests notice.

A fixed-seed sample over all of ``rules/``. Scenarios and unit tests alone must catch them:
playthroughs and random games are switched off. Survivors that change nothing a player could see
are listed with the reason in ``mutants_equivalent.toml``.

    python tests/mutants.py [--sample N] [--seed N] [--module NAME] [--all] [--jobs N]
"""

import argparse
import random
import sys
import time
import tomllib
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

TESTS = Path(__file__).parent
RULES = TESTS.parent / "src" / "passgo" / "rules"
sys.path[:0] = [str(TESTS / "mutation"), str(TESTS / "kernel"), str(TESTS / "game")]

from mutations import Mutation, mutations_of
from trying import is_caught, load_all

SEED = 2003
SAMPLE = 320
GOAL = 95
JOBS = 2
# Modules without behaviour of play: sizes, codes, names, the plain form of records, and that of
# tables, which has done its work when the rules are loaded (tests/kernel/test_tables.py tries it).
LEFT_OUT = {"__init__", "limits", "refusals", "log", "integer_record", "lookup"}


def sample(module: str | None, size: int, seed: int) -> list[Mutation]:
    """Return a sample of all places where the rules can be broken, the same for the same seed."""
    places = [
        mutation
        for file in sorted(RULES.glob("*.py"))
        if file.stem not in LEFT_OUT and module in (None, file.stem)
        for mutation in mutations_of(file)
    ]
    random.Random(seed).shuffle(places)
    return places[:size]


def try_all(chosen: list[Mutation]) -> list[bool]:
    """Try a part of the sample, each in a child of this process."""
    scenarios = load_all()
    return [is_caught(mutation, scenarios) for mutation in chosen]


def equivalents() -> dict[str, str]:
    """Return the survivors that change nothing a player could see, with the reason."""
    file = TESTS / "mutants_equivalent.toml"
    listed: dict[str, str] = tomllib.loads(file.read_text(encoding="utf-8"))["equivalent"]
    return listed


def main() -> int:
    """Try the sample on some workers and print survivors and the share that was caught."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--sample", type=int, default=SAMPLE)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--module")
    parser.add_argument("--all", action="store_true", help="every place, not a sample")
    parser.add_argument("--jobs", type=int, default=JOBS, help="workers at a time")
    args = parser.parse_args()
    began = time.perf_counter()
    if is_caught(None, load_all()):
        print("the scenarios or unit tests fail on whole rules: nothing can be told")
        return 2
    chosen = sample(args.module, 1_000_000 if args.all else args.sample, args.seed)
    parts = [chosen[at :: 2 * args.jobs] for at in range(2 * args.jobs)]
    with ProcessPoolExecutor(max_workers=args.jobs) as pool:
        caught = {
            mutation: verdict
            for part, verdicts in zip(parts, pool.map(try_all, parts), strict=True)
            for mutation, verdict in zip(part, verdicts, strict=True)
        }
    return report(chosen, [caught[each] for each in chosen], time.perf_counter() - began)


def report(chosen: list[Mutation], caught: list[bool], seconds: float) -> int:
    """Print what survived, module by module, and the verdict."""
    known = equivalents()
    missing = []
    for mutation, was_caught in zip(chosen, caught, strict=True):
        if was_caught:
            continue
        reason = known.get(mutation.name)
        print(f"{'equivalent' if reason else 'MISSED    '} {mutation.name}  {reason or ''}")
        if not reason:
            missing.append(mutation)
    modules = Counter(mutation.module for mutation in chosen)
    left = Counter(mutation.module for mutation in missing)
    print(", ".join(f"{name} {n - left[name]}/{n}" for name, n in sorted(modules.items())))
    share = 100 * (len(chosen) - len(missing)) / max(1, len(chosen))
    print(f"{sum(caught)} of {len(chosen)} caught, {len(missing)} missed: {share:.1f} %")
    print(f"in {seconds:.0f} s")
    return 0 if share >= GOAL else 1


if __name__ == "__main__":
    sys.exit(main())
