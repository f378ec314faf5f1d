"""Runs as processes: what they leave when nobody reads, when they are asked to stop, or killed."""

import asyncio
import functools
import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import polars
import pytest
from processes import children_of, command_line, parent_of, until
from tables import AT_LAST

SIMULATE = (sys.executable, "-m", "passgo.cli", "simulate", "classic-us")
BOTS = ("--bots", "shark,steady,fp-a")
ENDLESS = "100_000_000"
Process = "subprocess.Popen[str]"


def started(*words: str, **more: Any) -> "subprocess.Popen[str]":
    """Start a run as a process of its own."""
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}
    return subprocess.Popen([*SIMULATE, *BOTS, *words], **(pipes | more))


def test_files_are_written_although_nobody_reads_what_is_printed(tmp_path: Path) -> None:
    files = {name: tmp_path / f"run.{name}" for name in ("json", "parquet", "report")}
    asked = [word for name, file in files.items() for word in (f"--{name}", str(file))]

    with started("--games", "12", *asked) as run:
        assert run.stdout is not None
        run.stdout.close()
        assert run.stderr is not None
        said = run.stderr.read()

    assert said == ""
    assert json.loads(files["json"].read_text(encoding="utf-8"))["games"] == 12
    assert polars.read_parquet(files["parquet"]).height == 12
    assert (files["report"] / "index.html").exists()


@pytest.mark.parametrize(
    ("handler", "is_partial"), [(signal.SIG_DFL, True), (signal.SIG_IGN, False)]
)
def test_a_run_heeds_ctrl_c_unless_it_was_started_deaf_to_it(
    tmp_path: Path, handler: signal.Handlers, is_partial: bool
) -> None:
    """As is usual: a script starts what it runs in the background with interrupts ignored."""
    file = tmp_path / "run.json"
    inherit = functools.partial(signal.signal, signal.SIGINT, handler)
    games = ENDLESS if is_partial else "20_000"

    with started("--games", games, "--json", str(file), "--jobs", "2", preexec_fn=inherit) as run:
        asyncio.run(until(lambda: len(workers_of(run.pid)) == 2))
        run.send_signal(signal.SIGINT)
        printed, said = run.communicate(timeout=AT_LAST)

    assert (run.returncode, said) == (0, "")
    assert printed.startswith("Interrupted") is is_partial
    assert json.loads(file.read_text(encoding="utf-8"))["partial"] is is_partial


def workers_of(run: int) -> set[int]:
    """Return the processes that play for a run."""
    return {child for child in children_of(run) if "spawn_main" in command_line(child)}


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_a_run_that_is_ended_takes_its_processes_along(how: signal.Signals) -> None:
    with started("--games", ENDLESS, "--jobs", "2") as run:
        asyncio.run(until(lambda: len(workers_of(run.pid)) == 2))
        workers = workers_of(run.pid)
        run.send_signal(how)
        run.wait(AT_LAST)
        run.communicate(timeout=AT_LAST)

    asyncio.run(until(lambda: not any(parent_of(worker) for worker in workers)))
    assert run.returncode == -how


def test_a_run_whose_process_is_ended_from_outside_says_so_in_one_line() -> None:
    with started("--games", ENDLESS, "--jobs", "2") as run:
        asyncio.run(until(lambda: len(workers_of(run.pid)) == 2))
        os.kill(min(workers_of(run.pid)), signal.SIGKILL)
        printed, said = run.communicate(timeout=AT_LAST)

    assert run.returncode == 1
    assert printed == ""
    assert said.startswith("a process of the run was ended from outside")
    assert said.count("\n") == 1
