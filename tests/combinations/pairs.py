"""Pairs: what the page of the docs says of every two businesses that could meet."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from business import BUSINESSES, DONE_AT_ONCE, Pair

PAGE: Final = Path(__file__).parents[2] / "docs" / "rules" / "combinations.md"
SCENARIO: Final = "scenario"
GENERATED: Final = "generated"
CANNOT: Final = "cannot"
SHOWN = re.compile(r"`(?P<file>[\w./-]+\.toml)`: (?P<title>.+)")


class Entry(NamedTuple):
    """One pair: shown by a scenario, only by generated play, or impossible for a reason."""

    how: str
    file: str
    text: str


def read_pairs() -> dict[Pair, Entry]:
    """Return every pair of the page; ValueError for one that is named twice or unknown."""
    found: dict[Pair, Entry] = {}
    for pair, text in lines(PAGE.read_text(encoding="utf-8")):
        if pair in found or not set(pair) <= set(BUSINESSES):
            raise ValueError(f"{PAGE.name}: {pair} is named twice, or unknown")
        found[pair] = entry(pair, text)
    return found


def every_pair() -> set[Pair]:
    """Return all pairs that the page has to name."""
    rows = [name for name in BUSINESSES if name not in DONE_AT_ONCE]
    return {(row, column) for row in rows for column in BUSINESSES}


def lines(text: str) -> Iterator[tuple[Pair, str]]:
    """Yield each pair with what is said of it."""
    row = ""
    for line in text.splitlines():
        if line.startswith("## "):
            row = line.removeprefix("## While open: ") if "While open: " in line else ""
        elif row and line.startswith("| ") and not line.startswith("| begins"):
            columns, said = line.strip("| ").split(" | ", 1)
            for column in columns.split(", "):
                yield (row, column), said


def entry(pair: Pair, text: str) -> Entry:
    """Read one cell of the page."""
    shown = SHOWN.fullmatch(text)
    if shown:
        return Entry(SCENARIO, shown["file"], shown["title"])
    for how, mark in ((GENERATED, "generated play: "), (CANNOT, "cannot meet: ")):
        if text.startswith(mark):
            return Entry(how, "", text.removeprefix(mark))
    raise ValueError(f"{PAGE.name}: {pair}: {text!r} names no scenario and no reason")
