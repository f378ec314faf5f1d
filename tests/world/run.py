"""Worlds by their seeds: `python tests/world/run.py --seeds 1-200`, `--seed 17 --trace`.

Each world lives in a process of its own, so that it is the same whatever came before, and several
may live at once (`--jobs`). What broke is told with the command that shows it again; `--shrink`
leaves out all that it does not take. With `--kept FILE` what is done is kept, and the same command
goes on from there.
"""

import argparse
import os
import select
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

HERE = Path(__file__).parent
for folder in (HERE, HERE.parent / "server"):
    sys.path.insert(0, str(folder))

import msgspec
from campaigns import Done, done_of, keep
from plan_shrinking import shrunk
from plans import TABLES, Plan, plan_of, read_plan
from planted import AMONG_NODES, FOUND_BY, PLANTED, planted
from servers import make_beforehand

from passgo.server.play.game import Setup, begin
from world import ALONE, SHARED, SITE, Outcome, lived, where_of

TOLD_EVERY = 25
TOLD = ("crashes", "stops", "part", "pause", "acknowledged", "entries", "views")
MADE = {ALONE: 60, SHARED: 30}
"""Applications that are made for every world beforehand: one server alone has many lives."""
FEW = {ALONE: 20, SHARED: 20}
ONE_EACH = {ALONE: 1, SHARED: 1}
MANY = 10
"""Worlds from which it pays to make as many beforehand as any of them takes."""
PIECE = 1 << 16
ELSE = range(1, 60)
"""Where to look when the server has changed so that a known seed is another world."""


class Child:
    """A world that lives in a child of this process."""

    def __init__(self, plan: Plan, trace: bool, mistake: str) -> None:
        self.plan = plan
        self.heard, write = os.pipe()
        self._said = bytearray()
        self._process = os.fork()
        if self._process == 0:
            os.close(self.heard)
            with os.fdopen(write, "wb") as told:
                told.write(msgspec.json.encode(tried(plan, trace, mistake)))
            os._exit(0)
        os.close(write)

    def hear(self) -> Outcome | None:
        """Take in what it says next; return what came of it once it has said all."""
        if piece := os.read(self.heard, PIECE):
            self._said += piece
            return None
        os.close(self.heard)
        os.waitpid(self._process, 0)
        if not self._said:
            died = ["the process died"]
            return Outcome(seed=self.plan.seed, broken=died, digest="", seconds=0.0, counts={})
        return msgspec.json.decode(self._said, type=Outcome)


def outcome_of(plan: Plan, trace: bool = False, mistake: str = "") -> Outcome:
    """Let a world live in a child of this process."""
    return next(outcomes_of([plan], 1, trace, mistake))[1]


def outcomes_of(
    plans: Iterable[Plan], jobs: int, trace: bool = False, mistake: str = ""
) -> Iterator[tuple[Plan, Outcome]]:
    """Let so many worlds live at a time; yield what came of each when it ends."""
    living: dict[int, Child] = {}
    coming = iter(plans)
    while True:
        while len(living) < jobs and (plan := next(coming, None)) is not None:
            child = Child(plan, trace, mistake)
            living[child.heard] = child
        if not living:
            return
        for heard in select.select(list(living), [], [])[0]:
            if (outcome := living[heard].hear()) is not None:
                yield living.pop(heard).plan, outcome


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
    parser.add_argument("--jobs", type=int, default=1, help="worlds that live at a time")
    parser.add_argument("--kept", type=Path, help="the file that keeps what is done of the seeds")
    parser.add_argument("--trace", action="store_true", help="tell all that happens")
    parser.add_argument("--shrink", action="store_true", help="leave out all that it does not take")
    parser.add_argument("--planted", default="", help="plant a mistake first")
    parser.add_argument("--hunt", action="store_true", help="find each planted mistake")
    parser.add_argument("--known", nargs="+", help="find planted mistakes, by known seeds first")
    asked = parser.parse_args()
    fix_hashes()
    warm_up(made_for(asked))
    if asked.hunt:
        return hunt(list(seeds_in(asked.seeds)), [asked.planted] if asked.planted else [*PLANTED])
    if asked.known:
        return max(hunt([FOUND_BY[name], *ELSE], [name]) for name in asked.known)
    if asked.plan is not None:
        plans = iter([read_plan(asked.plan.read_text())])
    elif asked.seed is not None:
        plans = iter([plan_of(asked.seed)])
    else:
        plans = map(plan_of, seeds_in(asked.seeds))
    return campaign(plans, asked)


def fix_hashes() -> None:
    """Begin again unless the order of sets is the same every time."""
    if os.environ.get("PYTHONHASHSEED") != "0":
        os.environ["PYTHONHASHSEED"] = "0"
        os.execv(sys.executable, [sys.executable, *sys.argv])


def made_for(asked: argparse.Namespace) -> dict[str, int]:
    """Return how many applications are made beforehand for what is asked."""
    if asked.seed is not None or asked.plan is not None:
        return ONE_EACH
    is_long = asked.hunt or len(list(seeds_in(asked.seeds))) >= MANY
    return MADE if is_long and not asked.known else FEW


def warm_up(apps: dict[str, int]) -> None:
    """Load what every world needs, so that each begins with it."""
    for edition, levels, _ in TABLES:
        begin(Setup(edition=edition), [str(seat) for seat in range(len(levels))], None)
    for database, count in apps.items():
        make_beforehand(database, SITE, count)


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


class Sums(Done, kw_only=True):
    """What all worlds so far have seen, in so many seconds there (*virtual*) and here (*real*)."""

    done: set[int] = msgspec.field(default_factory=set)
    broken: list[int] = msgspec.field(default_factory=list)
    counts: dict[str, int] = msgspec.field(default_factory=dict)
    virtual: float = 0.0
    real: float = 0.0

    def add(self, outcome: Outcome) -> None:
        """Add what came of a world."""
        self.counts = dict(Counter(self.counts) + Counter(outcome.counts))
        self.virtual += outcome.seconds
        self.done.add(outcome.seed)
        if outcome.broken:
            self.broken.append(outcome.seed)

    def tell(self) -> None:
        """Say all that."""
        counts, minutes = Counter(self.counts), max(self.real, 0.001) / 60
        told = ", ".join(f"{counts[name]:,} {name}" for name in TOLD)
        print(f"{len(self.done)} worlds, {len(self.broken)} broken; {told}")
        print(
            f"{self.virtual / 3600:.1f} simulated hours in {minutes:.1f} min: "
            f"{self.virtual / 3600 / minutes:.1f} h/min, "
            f"{counts['crashes'] / minutes:.0f} crashes/min",
            flush=True,
        )


def campaign(plans: Iterator[Plan], asked: argparse.Namespace) -> int:
    """Let worlds live that have not yet; return whether any broke."""
    sums = done_of(Sums, f"worlds {asked.seeds}", asked.kept)
    began, before = time.perf_counter(), sums.real

    def left() -> Iterator[Plan]:
        for plan in plans:
            if time.perf_counter() - began > 60 * asked.minutes:
                return
            if plan.seed not in sums.done:
                yield plan

    for plan, outcome in outcomes_of(left(), asked.jobs, asked.trace, asked.planted):
        sums.add(outcome)
        sums.real = before + time.perf_counter() - began
        if outcome.broken:
            tell_broken(plan, outcome, asked)
        elif asked.seed is not None:
            print(f"seed {plan.seed}: {outcome.digest[:16]}, nothing broke; {outcome.counts}")
        keep(sums, asked.kept)
        if len(sums.done) % TOLD_EVERY == 0:
            sums.tell()
    if len(sums.done) % TOLD_EVERY:
        sums.tell()
    return 1 if sums.broken else 0


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
