"""Learn the value of positions from played games and write it as the weights of the kernel.

Needs numpy, which the product does not: see docs/guide/bots.md. The same seed and the same games
give the same weights.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import numpy as np

from passgo.bots.value.scratch import FEATURES, HIDDEN, ONE, SECOND

FILE = Path(__file__).parent.parent / "src/passgo/bots/value/weights.py"
FRACTION = 12
BATCH = 2048
WIDTH = 100
RATES = (3e-3, 1e-3)
"""Of the first games and of the last."""
HALVES = [round(2 ** (40 - at / 256)) for at in range(256)]

Array = Any
Weights = dict[str, Array]
Data = dict[int, tuple[Array, Array]]
"""Features and results of positions, by how many are playing."""


def new_weights(luck: Any) -> Weights:
    """Return small random weights."""
    return {
        "w1": luck.normal(0, 0.7 / FEATURES**0.5, (FEATURES, HIDDEN)),
        "b1": np.zeros(HIDDEN),
        "own": luck.normal(0, 1 / HIDDEN**0.5, (HIDDEN, SECOND)),
        "table": luck.normal(0, 0.5 / HIDDEN**0.5, (HIDDEN, SECOND)),
        "b2": np.zeros(SECOND),
        "last": luck.normal(0, 1 / SECOND**0.5, SECOND),
    }


def forward(w: Weights, x: Array) -> tuple[Array, ...]:
    """Return chances, and what the way back needs, of positions by seats by features."""
    hidden = np.maximum(0, x @ w["w1"] + w["b1"])
    pooled = hidden.mean(1, keepdims=True)
    second = np.maximum(0, hidden @ w["own"] + pooled @ w["table"] + w["b2"])
    score = second @ w["last"]
    score -= score.max(1, keepdims=True)
    chance = np.exp(score)
    chance /= chance.sum(1, keepdims=True)
    return chance, hidden, pooled, second


def gradients(w: Weights, x: Array, y: Array) -> Weights:
    """Return the slope of the loss by every weight."""
    chance, hidden, pooled, second = forward(w, x)
    count, seats, _ = x.shape
    score = (chance - y) / count
    to_second = score[..., None] * w["last"] * (second > 0)
    flat = to_second.reshape(-1, SECOND)
    summed = to_second.sum(1)
    to_hidden = to_second @ w["own"].T + (summed @ w["table"].T)[:, None] / seats
    to_hidden *= hidden > 0
    return {
        "w1": x.reshape(-1, FEATURES).T @ to_hidden.reshape(-1, HIDDEN),
        "b1": to_hidden.sum((0, 1)),
        "own": hidden.reshape(-1, HIDDEN).T @ flat,
        "table": pooled[:, 0].T @ summed,
        "b2": flat.sum(0),
        "last": second.reshape(-1, SECOND).T @ score.ravel(),
    }


def by_seats(games: dict[str, Array], chosen: Array) -> Data:
    """Return the chosen positions by how many are playing: features and results of those."""
    found: Data = {}
    playing = (games["P"][:, None] >> np.arange(8)) & 1
    counts = playing.sum(1)
    for count in range(2, 9):
        rows = np.flatnonzero(chosen & (counts == count))
        if len(rows):
            mask = playing[rows].astype(bool)
            x = games["X"][rows][mask].reshape(len(rows), count, FEATURES)
            y = games["Y"][rows][mask].reshape(len(rows), count)
            found[count] = (x, y)
    return found


def train(data: Data, w: Weights, luck: Any, epochs: int, most: float) -> Weights:
    """Return weights that fit the results best, by Adam with a rate falling from *most*."""
    w = {name: each.astype(np.float32) for name, each in w.items()}
    first = {name: np.zeros_like(each) for name, each in w.items()}
    second = {name: np.zeros_like(each) for name, each in w.items()}
    batches = [(count, at) for count, (x, _) in data.items() for at in range(0, len(x), BATCH)]
    steps, done = epochs * len(batches), 0
    for epoch in range(epochs):
        order = {count: luck.permutation(len(x)) for count, (x, _) in data.items()}
        luck.shuffle(batches)
        loss = total = 0.0
        for count, at in batches:
            rows = order[count][at : at + BATCH]
            x = data[count][0][rows].astype(np.float32) / ONE
            y = data[count][1][rows]
            slopes = gradients(w, x, y)
            done += 1
            rate = most * (1 - done / steps) * min(1, done / 50) * len(rows) / BATCH
            for name, slope in slopes.items():
                first[name] += 0.1 * (slope - first[name])
                second[name] += 0.002 * (slope**2 - second[name])
                near = second[name] / (1 - 0.998**done)
                w[name] -= rate * (first[name] / (1 - 0.9**done)) / (np.sqrt(near) + 1e-8)
            if done % 10 == 0:
                loss += log_loss(w, x, y) * len(rows)
                total += len(rows)
        print(f"epoch {epoch}: {loss / max(1, total):.4f}", flush=True)
    return w


def log_loss(w: Weights, x: Array, y: Array) -> float:
    """Return the mean surprise at results."""
    chance = forward(w, x)[0]
    return float(-(y * np.log(np.maximum(chance, 1e-9))).sum(1).mean())


def in_integers(w: Weights) -> dict[str, list[int]]:
    """Return the weights as the kernel reads them."""
    one = 1 << FRACTION
    octave = float(np.log2(np.e))
    return {
        "FIRST_WEIGHT": whole(w["w1"] * one),
        "FIRST_BIAS": whole(w["b1"] * one * ONE),
        "OWN_WEIGHT": whole(w["own"].T * one),
        "TABLE_WEIGHT": whole(w["table"].T * one),
        "SECOND_BIAS": whole(w["b2"] * one * ONE),
        "LAST_WEIGHT": whole(w["last"] * one * octave),
        "HALVES": HALVES,
    }


def whole(values: Array) -> list[int]:
    """Return numbers rounded, in order."""
    return [int(each) for each in np.rint(values).ravel()]


def write(file: Path, lists: dict[str, list[int]], card: str) -> None:
    """Write the weights as a module that compiles."""
    lines = ['"""Weights of the value of positions: data, written by tools/value_training.py.']
    lines += ["", *card.splitlines(), '"""', "", "from typing import Final", "", "# fmt: off"]
    for name, values in lists.items():
        lines.append(f"{name}: Final[tuple[int, ...]] = (")
        line = "   "
        for value in values:
            if len(line) + len(str(value)) + 2 > WIDTH:
                lines.append(line)
                line = "   "
            line += f" {value},"
        lines += [line, ")"]
    file.write_text("\n".join([*lines, "# fmt: on", ""]), encoding="utf-8")


def read(files: list[Path]) -> dict[str, Array]:
    """Return the positions of some files as one."""
    parts = [dict(np.load(file)) for file in files]
    return {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}


def main() -> None:
    """Read games, learn, and write the weights."""
    parser = argparse.ArgumentParser(description="Learn the value of positions.")
    parser.add_argument("games", type=Path, help="a file of tools/value_games.py")
    parser.add_argument("--before", type=Path, nargs="*", default=[], help="files to begin with")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--epochs", type=int, default=14)
    parser.add_argument("--file", type=Path, default=FILE)
    given = parser.parse_args()
    luck = np.random.default_rng(given.seed)
    weights = new_weights(luck)
    first = 0
    if given.before:
        games = read(given.before)
        first = len(games["G"])
        every = by_seats(games, np.ones(first, dtype=bool))
        weights = train(every, weights, luck, given.epochs, RATES[0])
    games = read([given.games])
    held_out = games["G"] % 10 == 0
    weights = train(by_seats(games, ~held_out), weights, luck, given.epochs, RATES[1])
    unseen = by_seats(games, held_out)
    count = sum(len(x) for x, _ in unseen.values())
    loss = sum(
        log_loss(weights, x.astype(np.float32) / ONE, y) * len(x) for x, y in unseen.values()
    )
    card = (
        f"{first} positions to begin with, then {int((~held_out).sum())} positions of all dice\n"
        f"editions; seed {given.seed}, {given.epochs} epochs each. Mean log-loss "
        f"{loss / count:.4f} on {count} positions of other games."
    )
    write(given.file, in_integers(weights), card)
    print(card)


if __name__ == "__main__":
    main()
