"""The simulated world: some seeds break nothing, every seed repeats, planted mistakes are found."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from plans import DENSE_FROM, Plan, plan_of, read_plan
from planted import FOUND_BY

ROOT = Path(__file__).parents[2]
RUN = ROOT / "tests" / "world" / "run.py"
KEPT = sorted((RUN.parent / "kept").glob("*.json"))
AT_LAST = 600.0
SLOW = (
    *("snapshot-that-forgets", "lease-that-lives-on", "options-of-another-seat"),
    *("undo-that-keeps-positions", "notice-ignored", "secret-in-the-record", "one-step-untold"),
)
"""Mistakes that only long worlds find; `make soak` hunts for all."""
FEW, SAME = (("101-102", 2), ("10002-10002", 1), ("40005-40005", 1), ("40059-40059", 1)), 126
"""Seeds in `make test`, with how many worlds they are, and the one that lives twice."""
MOST_WORLDS = 20
"""Worlds that may live in `make test`: each takes a second or three, and all at most a minute."""
CLOCKS = re.compile(r"\btime\.(?:monotonic|time|perf_counter)\b")


def run(*words: str) -> "subprocess.CompletedProcess[str]":
    """Play worlds in a process of their own."""
    return subprocess.run(
        [sys.executable, str(RUN), *words],
        env=os.environ | {"PYTHONPATH": str(ROOT / "src")},
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=AT_LAST,
        check=False,
    )


def quick_mistakes(half: int) -> list[str]:
    """Return half of the mistakes that are found quickly."""
    return [name for name in sorted(FOUND_BY) if name not in SLOW][half::2]


def test_few_worlds_live_in_a_short_run() -> None:
    worlds = sum(count for _, count in FEW) + 2 + len(KEPT) + len(quick_mistakes(0))

    assert worlds <= MOST_WORLDS, "the others are for make soak"


@pytest.mark.parametrize(("seeds", "worlds"), FEW)
def test_a_server_keeps_its_promises_whatever_happens(seeds: str, worlds: int) -> None:
    played = run("--seeds", seeds)

    assert played.returncode == 0, played.stdout
    assert f"{worlds} worlds, 0 broken" in played.stdout


@pytest.mark.parametrize("seed", [SAME])
def test_a_seed_is_the_same_world_every_time(seed: int) -> None:
    first, second = (run("--seed", str(seed)).stdout.splitlines()[0] for _ in "ab")

    assert f"seed {seed}: " in first
    assert first == second


def test_two_seeds_are_two_worlds() -> None:
    assert plan_of(101) == plan_of(101)
    assert plan_of(101).faults != plan_of(102).faults


def test_dense_worlds_have_several_times_the_faults_of_others() -> None:
    def faults_in_a_minute(first: int) -> float:
        plans: list[Plan] = [plan_of(first + more) for more in range(60)]
        return 60 * sum(len(plan.faults) for plan in plans) / sum(plan.seconds for plan in plans)

    assert faults_in_a_minute(DENSE_FROM) > 3 * faults_in_a_minute(1)


@pytest.mark.parametrize("file", KEPT, ids=lambda file: file.stem)
def test_what_broke_a_world_once_does_not_again(file: Path) -> None:
    played = run("--plan", str(file))

    assert read_plan(file.read_text(encoding="utf-8")).people
    assert played.returncode == 0, played.stdout


@pytest.mark.parametrize(  # half of them would do for a day: the other half is for make soak
    "half", [0, pytest.param(1, marks=pytest.mark.long)]
)
def test_each_planted_mistake_is_found(half: int) -> None:
    names = quick_mistakes(half)

    played = run("--known", *names)

    assert played.returncode == 0, played.stdout
    assert [name for name in names if f"{name}: seed " not in played.stdout] == []


def test_all_time_of_the_server_is_read_in_one_place() -> None:
    files = (ROOT / "src" / "passgo" / "server").rglob("*.py")
    reading = [file.name for file in files if CLOCKS.search(file.read_text(encoding="utf-8"))]

    assert reading == ["clock.py"]
