"""What tests of the scenario kit share: a scenario from a few lines of text."""

from collections.abc import Callable
from pathlib import Path

import pytest

from passgo.scenarios.files import read_file
from passgo.scenarios.running import run_scenario

HEAD = '[[scenario]]\ntitle = "T"\nedition = "classic-2003"\nclauses = ["CL-030"]\n'
Play = Callable[[str], list[str]]


@pytest.fixture
def play(tmp_path: Path) -> Play:
    """Return what is wrong with a scenario, given its lines after the head."""

    def played(lines: str) -> list[str]:
        file = tmp_path / "one.toml"
        file.write_text(HEAD + lines, encoding="utf-8")
        scenarios, errors = read_file(file)
        if errors:
            return [str(error) for error in errors]
        return list(run_scenario(scenarios[0]).failures)

    return played
