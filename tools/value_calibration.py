"""Compare the value of positions with what was won in games that it has not learned from.

`python tools/value_calibration.py` plays them and writes docs/pictures/calibration.svg: of all
seats that were given a chance of about 30 %, 30 % should have won. Needs numpy.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from value_games import Sampler, Way, ways

from passgo.bots.value.scratch import CERTAIN

PICTURE = Path(__file__).resolve().parent.parent / "docs" / "pictures" / "calibration.svg"
FIRST_SEED = 900_000_000
"""Far from the seeds of all games that weights were learned from."""
TENTHS = 10
SIDE, LEFT, ABOVE, GAP, COLUMNS = 150, 40, 34, 46, 3
COLOURS = {"line": "#8a8f98", "dot": "#1f6feb", "text": "#57606a"}


class Tenth(NamedTuple):
    """The seats whose chances fell into one tenth, and what they won."""

    seats: int
    chance: float
    won: float

    @property
    def error(self) -> float:
        """How far, in points, what was won is above what was foretold."""
        return 100 * (self.won - self.chance)


def measured(way: Way, games: int, kept: int) -> list[Tenth]:
    """Play games one way and return what came of each tenth of chances."""
    sampler = Sampler(way)
    seats, chances, won = [0] * TENTHS, [0.0] * TENTHS, [0.0] * TENTHS
    for seed in range(FIRST_SEED, FIRST_SEED + games):
        for seen, shares in sampler.play(seed, kept):
            for seat, share in enumerate(shares):
                if seen.playing >> seat & 1:
                    chance = seen.chances[seat] / CERTAIN
                    tenth = min(TENTHS - 1, int(chance * TENTHS))
                    seats[tenth] += 1
                    chances[tenth] += chance
                    won[tenth] += share
    return [
        Tenth(count, foretold / count, came / count) if count else Tenth(0, 0.0, 0.0)
        for count, foretold, came in zip(seats, chances, won, strict=True)
    ]


def name_of(way: Way) -> str:
    """Return what a picture calls a way to play."""
    more = [way.variant] if way.variant else []
    more += [f"{rule} {value}" for rule, value in way.house_rules]
    return " ".join([way.edition, *more])


def plot(title: str, tenths: Sequence[Tenth], left: float, top: float) -> str:
    """Return one square: foretold to the right, won upwards, the diagonal where both agree."""
    parts = [
        f'<g transform="translate({left:g} {top:g})">',
        f'<text x="0" y="-8" font-weight="600">{title}</text>',
        f'<path d="M0 0V{SIDE}H{SIDE}" fill="none" stroke="{COLOURS["line"]}"/>',
        f'<path d="M0 {SIDE}L{SIDE} 0" stroke="{COLOURS["line"]}" stroke-dasharray="3 3"/>',
    ]
    for at in (0, 50, 100):
        along = SIDE * at / 100
        parts.append(f'<text x="{along:g}" y="{SIDE + 13}" text-anchor="middle">{at}</text>')
        parts.append(f'<text x="-6" y="{SIDE - along + 3:g}" text-anchor="end">{at}</text>')
    for tenth in tenths:
        if tenth.seats:
            x, y = SIDE * tenth.chance, SIDE * (1 - tenth.won)
            parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3.5" fill="{COLOURS["dot"]}"/>')
    return "".join([*parts, "</g>"])


def picture(plots: Sequence[tuple[str, Sequence[Tenth]]]) -> str:
    """Return all squares in one picture."""
    rows = -(-len(plots) // COLUMNS)
    width = COLUMNS * (SIDE + LEFT + GAP) + GAP // 2
    height = rows * (SIDE + ABOVE + GAP)
    label = "Chances that were foretold, and how often the game was won, in hundredths"
    squares = [
        plot(
            title,
            tenths,
            LEFT + at % COLUMNS * (SIDE + LEFT + GAP),
            ABOVE + at // COLUMNS * (SIDE + ABOVE + GAP),
        )
        for at, (title, tenths) in enumerate(plots)
    ]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img"'
        f' aria-label="{label}" font-family="sans-serif" font-size="10" fill="{COLOURS["text"]}">\n'
        f'<rect width="{width}" height="{height}" fill="#ffffff"/>\n'
        + "\n".join(squares)
        + "\n</svg>\n"
    )


def main() -> None:
    """Play, say what came of it tenth by tenth, and draw it."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=10_000, help="of each way to play")
    parser.add_argument("--kept", type=int, default=8, help="positions of one game, at most")
    parser.add_argument("--variants", action="store_true", help="quick games too")
    parser.add_argument("--file", type=Path, default=PICTURE)
    given = parser.parse_args()
    plots = []
    for way in ways():
        if way.variant and not given.variants:
            continue
        tenths = measured(way, given.games, given.kept)
        plots.append((name_of(way), tenths))
        errors = " ".join(f"{tenth.error:+5.1f}" for tenth in tenths)
        worst = max(abs(tenth.error) for tenth in tenths)
        seats = sum(tenth.seats for tenth in tenths)
        print(f"{name_of(way):32} {seats:8,} seats  {errors}  worst {worst:.1f}", flush=True)
    given.file.write_text(picture(plots), encoding="utf-8")


if __name__ == "__main__":
    main()
