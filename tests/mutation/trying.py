"""Trying a mutant: a forked child breaks one rule in place, plays scenarios, runs unit tests.

What still goes unnoticed plays the scenarios once more, with a look at the position of every
moment, as the tests of the scenarios do.

Everything is loaded and read once. A child takes over the code of the one function that is
broken, so that whoever imported it plays with the broken rule, and ends with its verdict.
"""

import inspect
import os
import signal
import sys
from pathlib import Path
from types import CodeType

import pytest
from moments import check_moment
from mutations import Mutation, mutated

from passgo import boards
from passgo.kernel import load
from passgo.rule_pages import named_clauses
from passgo.scenarios.files import Scenario, read_file, scenario_files
from passgo.scenarios.running import run_scenario

TESTS = Path(__file__).parent.parent
RULES = TESTS.parent / "src" / "passgo" / "rules"
UNIT_TESTS = [
    str(file)
    for file in sorted((TESTS / "rules").glob("test_*.py"))
    if file.name != "test_random_games.py"
]
SECONDS = 90


def read_scenarios() -> list[Scenario]:
    """Return every scenario of the rulebooks."""
    return [
        scenario
        for file in scenario_files([TESTS / "rulebook_scenarios"])
        for scenario in read_file(file)[0]
    ]


def is_caught(mutation: Mutation | None, scenarios: list[Scenario]) -> bool:
    """Tell whether anything fails, breaks down or hangs; without a mutation nothing may."""
    child = os.fork()
    if child == 0:
        signal.setitimer(signal.ITIMER_PROF, SECONDS)  # of its own work, however busy the machine
        os.close(1)
        os.close(2)
        os.open(os.devnull, os.O_WRONLY)
        os.dup(1)
        os._exit(_verdict(mutation, scenarios))
    return os.waitpid(child, 0)[1] != 0


def _verdict(mutation: Mutation | None, scenarios: list[Scenario]) -> int:
    try:
        if mutation is not None:
            _break(mutation)
        nearest = _nearest(mutation, scenarios)
        if any(run_scenario(scenario).failures for scenario in nearest) or _unit_tests():
            return 1
        for scenario in nearest:
            run_scenario(scenario, check_moment)
    except BaseException:
        return 1
    return 0


def _nearest(mutation: Mutation | None, scenarios: list[Scenario]) -> list[Scenario]:
    """Return all scenarios, first those of the clauses that the broken module speaks for."""
    if mutation is None:
        return scenarios
    source = (RULES / f"{mutation.module}.py").read_text(encoding="utf-8")
    clauses = named_clauses(source)
    return sorted(scenarios, key=lambda scenario: clauses.isdisjoint(scenario.clauses))


def _break(mutation: Mutation) -> None:
    """Give the one function that is broken its new code."""
    name = mutation.what.partition(":")[0]
    module = sys.modules[f"passgo.rules.{mutation.module}"]
    source = mutated(RULES / f"{mutation.module}.py", mutation.number)
    whole = compile(source, module.__file__ or "", "exec")
    codes = {code.co_name: code for code in whole.co_consts if isinstance(code, CodeType)}
    inspect.unwrap(getattr(module, name)).__code__ = codes[name]  # of a look-up, what is empty
    boards._ints.cache_clear()


def _unit_tests() -> bool:
    """Run the unit tests; tell whether any failed."""
    quiet = ["-q", "-x", "-p", "no:xdist", "-p", "no:randomly", "-p", "no:cacheprovider"]
    return pytest.main([*quiet, "-o", "addopts=--import-mode=importlib", *UNIT_TESTS]) != 0


def load_all() -> list[Scenario]:
    """Load the plain rules and read all scenarios."""
    load("plain")
    return read_scenarios()
