"""Measure how strong the bots are: four at a table, seats rotated, every dice edition.

Writes the shares of wins of the first-named bot, with 95 % Wilson intervals, as JSON and prints
them as a Markdown table.
"""

from __future__ import annotations

import argparse
import json
from itertools import product
from pathlib import Path
from typing import NamedTuple

from passgo.editions import edition_ids, load_edition
from passgo.simulate import simulate

FILE = Path(__file__).parent.parent / "build" / "strength.json"
MATCHES = (
    ("shark", "fp-a", "fp-b", "fp-c"),
    ("steady", "fp-a", "fp-b", "fp-c"),
    ("novice", "random", "random", "random"),
    ("novice", "fp-a", "fp-a", "fp-a"),
    ("steady", "novice", "novice", "novice"),
    ("shark", "novice", "novice", "novice"),
    ("shark", "steady", "steady", "steady"),
)


class Column(NamedTuple):
    """One way to play: an edition with its optional rules on or off."""

    name: str
    edition: str
    house_rules: dict[str, object]


class Cell(NamedTuple):
    """One match: the share of wins of its first bot with the ends of its interval."""

    edition: str
    bots: tuple[str, ...]
    games: int
    share: float
    low: float
    high: float


def columns() -> list[Column]:
    """Return every dice edition; one with powers comes without and with them."""
    found: list[Column] = []
    for edition in edition_ids():
        if load_edition(edition).powers:
            found.append(Column(f"{edition}, powers off", edition, {"powers": "off"}))
            found.append(Column(f"{edition}, powers on", edition, {"powers": "on"}))
        else:
            found.append(Column(edition, edition, {}))
    return found


def played(column: Column, bots: tuple[str, ...], games: int, seed: int, jobs: int) -> Cell:
    """Play one match and return how the first bot did."""
    results = simulate(column.edition, bots, games, seed, jobs, house_rules=column.house_rules)
    rate = results.bots[0].rate
    return Cell(column.name, bots, results.games, rate.value, rate.low, rate.high)


def match_name(bots: tuple[str, ...]) -> str:
    """Return a match as the table names it: the first bot against the others."""
    first, *others = bots
    if len(set(others)) == 1:
        return f"`{first}` : three `{others[0]}`"
    return f"`{first}` : " + ", ".join(f"`{other}`" for other in others)


def shown(cell: Cell) -> str:
    """Return a share and its interval in percent."""
    low, high = 100 * cell.low, 100 * cell.high
    return f"{100 * cell.share:.1f} % ({low:.1f}–{high:.1f})"


def table_of(cells: list[Cell]) -> str:
    """Return the Markdown table: a row for each match, a column for each way to play."""
    names = list(dict.fromkeys(cell.edition for cell in cells))
    lines = [
        "| first against the others | " + " | ".join(names) + " |",
        "|---" * len(names) + "|---|",
    ]
    for bots in dict.fromkeys(cell.bots for cell in cells):
        row = [shown(cell) for cell in cells if cell.bots == bots]
        lines.append(f"| {match_name(bots)} | " + " | ".join(row) + " |")
    return "\n".join(lines)


def main() -> None:
    """Play all matches, write their figures and print the table."""
    parser = argparse.ArgumentParser(description="Measure how strong the bots are.")
    parser.add_argument("--games", type=int, default=10_000, help="games of each match")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--file", type=Path, default=FILE)
    given = parser.parse_args()
    given.file.parent.mkdir(parents=True, exist_ok=True)
    cells: list[Cell] = []
    for bots, column in product(MATCHES, columns()):
        cells.append(played(column, bots, given.games, given.seed, given.jobs))
        rows = [cell._asdict() for cell in cells]
        given.file.write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")
    print(table_of(cells))


if __name__ == "__main__":
    main()
