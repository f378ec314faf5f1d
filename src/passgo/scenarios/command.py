"""The command that runs scenario files from anywhere."""

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from passgo.scenarios.files import read_file, scenario_files
from passgo.scenarios.running import run_scenario


def scenarios_command(paths: Sequence[Path], console: Console) -> int:
    """Run the scenarios of files and folders; return the exit code, 1 if any failed."""
    passed, failed = 0, 0
    for file in scenario_files(paths):
        scenarios, errors = read_file(file)
        for error in errors:
            _say(console, f"BAD  {error}")
        failed += len(errors)
        for scenario in scenarios:
            outcome = run_scenario(scenario)
            passed, failed = passed + (not outcome.failures), failed + bool(outcome.failures)
            if outcome.failures:
                clauses = f" ({', '.join(scenario.clauses)})" if scenario.clauses else ""
                _say(console, f"FAIL {file}: {scenario.title}{clauses}")
            for failure in outcome.failures:
                _say(console, f"     {failure}")
    _say(console, f"{passed} passed, {failed} failed")
    return 1 if failed or not passed else 0


def _say(console: Console, line: str) -> None:
    console.print(line, markup=False, highlight=False, soft_wrap=True)
