"""Measure whole games beside another simulator of Monopoly in Python, in one interleaved run.

    git clone https://github.com/gamescomputersplay/monopoly PEER
    python benchmarks/peers.py PEER

Nothing of the other is in this tree: it is imported from its checkout, in a process of its own that
plays a round when it is told to. Both play four players, on the American board, on one core;
figures are games in a second of processor time, the ratio is of the medians. The other has no
auctions, no rents to claim and simple trades; its players are most like `fp-a` here. `--bot` asks
for others.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from statistics import median

from games import SEATS, Tables

from passgo.simulate.request import BOTS

EDITION = "classic-us"
PEER = """
import pathlib, sys, time
from monopoly.core.game import monopoly_game
from monopoly.log_settings import LogSettings
LogSettings.KEEP_GAME_LOG = False
LogSettings.EVENTS_LOG_PATH = pathlib.Path("events.log")
LogSettings.BANKRUPTCIES_PATH = pathlib.Path("bankruptcies.tsv")
number = 0
for line in sys.stdin:
    began = time.process_time()
    for _ in range(int(line)):
        number += 1
        monopoly_game((number, number))
    print(time.process_time() - began, flush=True)
"""


class Peer:
    """The other simulator without its log, in a process and a folder of its own."""

    def __init__(self, checkout: Path, folder: Path) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-c", PEER],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            cwd=folder,
            env={"PYTHONPATH": str(checkout.resolve())},
            text=True,
        )

    def play(self, games: int) -> float:
        """Return how many games it plays in a second of its processor time."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{games}\n")
        self._process.stdin.flush()
        told = self._process.stdout.readline()
        if not told:
            raise SystemExit("the other simulator did not play: is this its checkout?")
        return games / float(told)

    def close(self) -> None:
        """End the process."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()


def ours(bot: str, edition: str) -> Tables:
    """Return a table of one kind of bot."""
    tables = Tables("compiled", edition)
    for seat in range(SEATS):
        tables.kernel.seat_bot(tables.fresh, seat, BOTS[bot])
    return tables


def measured(peer: Peer, bots: Sequence[str], given: argparse.Namespace) -> dict[str, object]:
    """Return the medians of all rounds, played in turn."""
    tables = {bot: ours(bot, given.edition) for bot in bots}
    theirs: list[float] = []
    found: dict[str, list[float]] = {bot: [] for bot in bots}
    peer.play(1)
    for _ in range(given.rounds):
        theirs.append(peer.play(given.peer_games))
        for bot, table in tables.items():
            played = table.play(given.games)
            found[bot].append(played.games / played.seconds)
    other = median(theirs)
    return {
        "edition": given.edition,
        "peer": round(other, 1),
        "peer_spread": [round(min(theirs), 1), round(max(theirs), 1)],
        "ours": {
            bot: {
                "games_per_second": round(median(each)),
                "spread": [round(min(each)), round(max(each))],
                "times_the_peer": round(median(each) / other, 1),
            }
            for bot, each in found.items()
        },
    }


def main() -> None:
    """Print games per second of both."""
    parser = argparse.ArgumentParser(description="Measure games beside another simulator.")
    parser.add_argument("checkout", type=Path, help="of github.com/gamescomputersplay/monopoly")
    parser.add_argument("--edition", default=EDITION)
    parser.add_argument("--bot", action="append", choices=sorted(BOTS), help="of ours, repeatable")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--games", type=int, default=2000, help="of ours in a round")
    parser.add_argument("--peer-games", type=int, default=100, help="of the other's in a round")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        peer = Peer(given.checkout, Path(folder))
        figures = measured(peer, given.bot or ["fp-a", "novice", "steady"], given)
        peer.close()
    print(json.dumps(figures, indent=2))


if __name__ == "__main__":
    main()
