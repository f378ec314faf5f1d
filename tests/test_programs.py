"""Programs beside the product: each starts with nothing but what is in its own folder."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PROGRAMS = [
    file
    for folder in ("tests", "benchmarks", "docs", "tools")
    for file in sorted((ROOT / folder).rglob("*.py"))
    if file != Path(__file__) and '__name__ == "__main__"' in file.read_text(encoding="utf-8")
]
CAMPAIGNS = ("tests/server/told_games.py --games 1000", "tests/browser/matrix.py")
LONG_TESTS = r"-m pytest (\S+) -m long$"
MARK = "mark." + "long"
FOLDERS = sorted({file.parent for file in PROGRAMS})


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(ROOT)))
def test_programs_find_what_they_import(folder: Path) -> None:
    names = ", ".join(file.stem for file in PROGRAMS if file.parent == folder)
    command = [sys.executable, "-c", f"import {names}"]
    started = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert started.returncode == 0, started.stderr


def test_a_soak_runs_every_test_that_is_long_and_the_campaigns_that_no_test_runs() -> None:
    recipe = (ROOT / "Makefile").read_text(encoding="utf-8").partition("\nsoak:")[2]
    commands = recipe.partition("\n\n")[0].splitlines()
    folders = [ROOT / found[1] for one in commands if (found := re.search(LONG_TESTS, one))]
    long = [file for file in (ROOT / "tests").rglob("test_*.py") if MARK in file.read_text("utf-8")]

    assert long
    assert [file for file in long if not any(file.is_relative_to(one) for one in folders)] == []
    assert all(any(one in command for command in commands) for one in CAMPAIGNS)
