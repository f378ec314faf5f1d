"""Measure slides per second on one core and print them as JSON."""

from __future__ import annotations

import argparse
import json
import random
import time

from passgo.sliding.edition import Edition, load
from passgo.sliding.ground import Point
from passgo.sliding.table import Shot, Table


def scattered(edition: Edition, dice: random.Random, tokens: int) -> dict[int, Point]:
    """Return tokens lying about the board without overlap."""
    lying: dict[int, Point] = {}
    while len(lying) < tokens:
        x, y = dice.randint(0, edition.width), dice.randint(1840, edition.length)
        apart = 4 * edition.radius**2
        if all((x - a) ** 2 + (y - b) ** 2 >= apart for a, b in lying.values()):
            lying[len(lying)] = (x, y)
    return lying


def shots(edition: Edition, tokens: int, count: int) -> list[tuple[dict[int, Point], Shot]]:
    """Return random tables with a random slide each, from a fixed seed."""
    dice = random.Random(2024)
    limit = edition.slide.direction_max
    return [
        (
            scattered(edition, dice, tokens),
            Shot(
                tokens,
                dice.randint(*edition.start_range),
                dice.randint(-limit, limit),
                dice.randint(*edition.slide.power),
            ),
        )
        for _ in range(count)
    ]


def rate(edition: Edition, tokens: int, count: int) -> float:
    """Return slides per second with so many tokens on the board."""
    table, prepared = Table(edition), shots(edition, tokens, count)
    began = time.perf_counter()
    for lying, shot in prepared:
        table.slide(lying, shot)
    return count / (time.perf_counter() - began)


def main() -> None:
    """Print slides per second for an empty, a half full and a full board."""
    parser = argparse.ArgumentParser(description="Measure slides per second on one core.")
    parser.add_argument("--count", type=int, default=1000)
    count = parser.parse_args().count
    edition = load("knockout-2024")
    figures = {str(tokens): round(rate(edition, tokens, count)) for tokens in (0, 7, 15)}
    print(json.dumps({"slides": count, "slides_per_second_by_tokens_on_board": figures}))


if __name__ == "__main__":
    main()
