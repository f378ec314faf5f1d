"""Worlds by their seeds: `python tests/world/run.py --seeds 1-200`, `--seed 17 --trace`.

Each world lives in a process of its own, so that it is the same whatever came before. What broke is
told with the command that shows it again; `--shrink` leaves out all that it does not take.
"""

import argparse
import os
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).parent
for folder in (HERE, HERE.parent / "server"):
    sys.path.insert(0, str(folder))

import msgspec
from plan_shrinking import shrunk
from plans import TABLES, Plan, plan_of, read_plan
from planted import AMONG_NODES, FOUND_BY, PLANTED, planted
from servers import make_beforehand

from passgo.server.play.game import Setup, begin
from world import ALONE, SHARED, SITE, Outcome, lived, where_of

TOLD_EVERY = 25
TOLD = ("crashes", "part", "pause", "acknowledged", "entries", "views")
MADE = 30
"""Applications that are made for every world beforehand, of each kind."""
ELSE = range(1, 60)
"""Where to look when the server has changed so that a known seed is another world."""


def outcome_of(plan: Plan, trace: bool = False, mistake: str = "") -> Outcome:
    """Let a world live in a child of this process."""
    read, write = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(read)
        with os.fdopen(write, "wb") as told:
            told.write(msgspec.json.encode(tried(plan, trace, mistake)))
        os._exit(0)
    os.close(write)
    with os.fdopen(read, "rb") as heard:
        said = heard.read()
    os.waitpid(child, 0)
    if not said:
        return Outcome(
            seed=plan.seed, broken=["the process died"], digest="", seconds=0.0, counts={}
        )
    return msgspec.json.decode(said, type=Outcome)


def tried(plan: Plan, trace: bool, mistake: str) -> Outcome:
    """Let a world live; whatever goes wrong with that is told like all that breaks."""
    try:
        return lived(plan, trace, planted(mistake))
    except BaseException as error:
        return Outcome(seed=plan.seed, broken=[where_of(error)], digest="", seconds=0.0, counts={})


def seeds_in(text: str) -> Iterator[int]:
    """Yield the seeds of a range such as 1-200, or 3-300/3 for every third."""
    first_last, _, step = text.partition("/")
    first, _, last = first_last.partition("-")
    yield from range(int(first), int(last or first) + 1, int(step or 1))


def main() -> int:
    """Let worlds live and tell what came of them."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seeds", default="1-50", help="a range of seeds")
    parser.add_argument("--seed", type=int, help="one seed")
    parser.add_argument("--plan", type=Path, help="a plan that was kept")
    parser.add_argument("--minutes", type=float, default=1e9, help="end after so many")
    parser.add_argument("--trace", action="store_true", help="tell all that happens")
    parser.add_argument("--shrink", action="store_true", help="leave out all that it does not take")
    parser.add_argument("--planted", default="", help="plant a mistake first")
    parser.add_argument("--hunt", action="store_true", help="find each planted mistake")
    parser.add_argument("--known", nargs="+", help="find planted mistakes, by known seeds first")
    asked = parser.parse_args()
    fix_hashes()
    warm_up(MADE if asked.seed is None and asked.plan is None else 1)
    if asked.hunt:
        return hunt(list(seeds_in(asked.seeds)), [asked.planted] if asked.planted else [*PLANTED])
    if asked.known:
        return max(hunt([FOUND_BY[name], *ELSE], [name]) for name in asked.known)
    if asked.plan is not None:
        plans = iter([read_plan(asked.plan.read_text())])
    elif asked.seed is not None:
        plans = iter([plan_of(asked.seed)])
    else:
        plans = (plan_of(seed) for seed in seeds_in(asked.seeds))
    return campaign(plans, asked)


def fix_hashes() -> None:
    """Begin again unless the order of sets is the same every time."""
    if os.environ.get("PYTHONHASHSEED") != "0":
        os.environ["PYTHONHASHSEED"] = "0"
        os.execv(sys.executable, [sys.executable, *sys.argv])


def warm_up(apps: int) -> None:
    """Load what every world needs, so that each begins with it."""
    for edition, levels, _ in TABLES:
        begin(Setup(edition=edition), [str(seat) for seat in range(len(levels))], None)
    for database in (ALONE, SHARED):
        make_beforehand(database, SITE, apps)


def hunt(seeds: list[int], names: list[str]) -> int:
    """Plant one mistake after the other and say which seed finds it; return whether all are."""
    missed = 0
    for name in names:
        began, tries = time.perf_counter(), 0
        for plan in map(plan_of, seeds):
            if name in AMONG_NODES and plan.nodes == 1:
                continue
            tries += 1
            outcome = outcome_of(plan, mistake=name)
            if outcome.broken:
                break
        else:
            missed += 1
            print(f"{name}: not found in {tries} seeds", flush=True)
            continue
        seconds = time.perf_counter() - began
        print(f"{name}: seed {outcome.seed}, {tries} tries, {seconds:.0f} s", flush=True)
        print(f"  {outcome.broken[0][:160]}", flush=True)
    return 1 if missed else 0


def campaign(plans: Iterator[Plan], asked: argparse.Namespace) -> int:
    """Let one world after the other live; return whether any broke."""
    counts: Counter[str] = Counter()
    began, virtual, worlds, failed = time.perf_counter(), 0.0, 0, 0
    for plan in plans:
        if time.perf_counter() - began > 60 * asked.minutes:
            break
        outcome = outcome_of(plan, asked.trace, asked.planted)
        counts.update(outcome.counts)
        virtual, worlds = virtual + outcome.seconds, worlds + 1
        if outcome.broken:
            failed += 1
            tell_broken(plan, outcome, asked)
        elif asked.seed is not None:
            print(f"seed {plan.seed}: {outcome.digest[:16]}, nothing broke; {outcome.counts}")
        if worlds % TOLD_EVERY == 0:
            tell_sums(counts, worlds, failed, virtual, time.perf_counter() - began)
    if worlds % TOLD_EVERY:
        tell_sums(counts, worlds, failed, virtual, time.perf_counter() - began)
    return 1 if failed else 0


def tell_sums(counts: Counter[str], worlds: int, failed: int, virtual: float, real: float) -> None:
    """Say what all worlds so far have seen, in so many seconds there and here."""
    told = ", ".join(f"{counts[name]:,} {name}" for name in TOLD)
    print(f"{worlds} worlds, {failed} broken; {told}")
    print(
        f"{virtual / 3600:.1f} simulated hours in {real / 60:.1f} min: "
        f"{virtual / 60 / real:.1f} h/min, {counts['crashes'] / real * 60:.0f} crashes/min",
        flush=True,
    )


def tell_broken(plan: Plan, outcome: Outcome, asked: argparse.Namespace) -> None:
    """Say what broke, and how to see it again."""
    more = f" --planted {asked.planted}" if asked.planted else ""
    print(f"seed {plan.seed} broke:")
    for broken in outcome.broken[:3]:
        print(f"  {broken[:600]}")
    print(f"  python tests/world/run.py --seed {plan.seed}{more} --trace", flush=True)
    if asked.shrink:
        small = shrunk(plan, lambda each: bool(outcome_of(each, False, asked.planted).broken))
        file = Path(f"world-{plan.seed}.json")
        file.write_text(small.written())
        sizes = f"{len(small.faults)} faults, {len(small.people)} people, {small.seconds:.0f} s"
        print(f"  smaller: {sizes}")
        print(f"  python tests/world/run.py --plan {file}{more} --trace", flush=True)


if __name__ == "__main__":
    sys.exit(main())
