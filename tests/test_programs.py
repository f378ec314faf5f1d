"""Programs beside the product: each starts with nothing but what is in its own folder."""

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
FOLDERS = sorted({file.parent for file in PROGRAMS})


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(ROOT)))
def test_programs_find_what_they_import(folder: Path) -> None:
    names = ", ".join(file.stem for file in PROGRAMS if file.parent == folder)
    command = [sys.executable, "-c", f"import {names}"]
    started = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert started.returncode == 0, started.stderr
