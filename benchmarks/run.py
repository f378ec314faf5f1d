"""Run all benchmarks, write their figures to one JSON file and print them as a table."""

from __future__ import annotations

import argparse
import json
import platform
import subprocess
import sys
import time
from pathlib import Path

from rich.console import Console
from rich.table import Column, Table

HERE = Path(__file__).parent
FILE = HERE.parent / "build" / "bench.json"
PARTS = ("games", "counting", "slides")


def figures_of(part: str) -> object:
    """Return what one benchmark prints, run in a process of its own."""
    command = [sys.executable, str(HERE / f"{part}.py")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{part}.py failed:\n{done.stderr}")
    return json.loads(done.stdout)


def lines_of(figures: object, path: str = "") -> list[tuple[str, str]]:
    """Return every figure with the path to it."""
    if isinstance(figures, dict):
        return [
            line
            for name, value in figures.items()
            for line in lines_of(value, f"{path}.{name}".lstrip("."))
        ]
    if isinstance(figures, list):
        return [line for row in figures for line in lines_of(*_named(row, path))]
    return [(path, f"{figures:,}" if isinstance(figures, int | float) else str(figures))]


def _named(row: dict[str, object], path: str) -> tuple[dict[str, object], str]:
    """Return the numbers of a row under the name that its words make."""
    words = [value for value in row.values() if isinstance(value, str)]
    numbers = {name: value for name, value in row.items() if not isinstance(value, str)}
    return numbers, f"{path} ({', '.join(words)})"


def main() -> None:
    """Measure, write and print."""
    parser = argparse.ArgumentParser(description="Run all benchmarks.")
    parser.add_argument("--file", type=Path, default=FILE)
    file = parser.parse_args().file
    table = Table(Column("figure", overflow="fold"), Column("value", justify="right"))
    machine = f"{platform.machine()}, Python {platform.python_version()}"
    report: dict[str, object] = {"machine": machine, "date": time.strftime("%Y-%m-%d")}
    for part in PARTS:
        report[part] = figures_of(part)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")
    for name, value in lines_of(report):
        table.add_row(name, value)
    console = Console()
    console.print(table)
    console.print(f"written to {file}")


if __name__ == "__main__":
    main()
