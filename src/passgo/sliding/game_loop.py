"""The game loop: bots against bots, whole games, seats alternating."""

from __future__ import annotations

import argparse
import json
import time

from msgspec import Struct

from passgo.editions.load import sliding_ids
from passgo.sliding.bots import LEVELS, Bot
from passgo.sliding.game import SlidingGame
from passgo.sliding.luck import Seeded
from passgo.sliding.prompts import WhoWon
from passgo.sliding.seating import HouseRules


class Match(Struct, frozen=True):
    """How a level did against another; a shared win counts half.

    *slowest* is the longest thought of either, in seconds of one core.
    """

    games: int
    wins: float
    share: float
    slowest: float


def match(edition: str, level: str, against: str, games: int, seed: int = 0) -> Match:
    """Play two-player games between two levels, the first seat alternating."""
    wins, slowest = 0.0, 0.0
    for number in range(games):
        seat = number % 2
        won, slow = duel(edition, level, against, seat, seed + number)
        wins, slowest = wins + won, max(slowest, slow)
    return Match(games, wins, wins / games, slowest)


def duel(edition: str, level: str, against: str, seat: int, seed: int) -> tuple[float, float]:
    """Play one game with *level* on *seat*; return its share of the win and its longest thought."""
    game = SlidingGame.new(edition, ["A", "B"], HouseRules(), Seeded(seed))
    bots = {seat: Bot(level, 2 * seed), 1 - seat: Bot(against, 2 * seed + 1)}
    slowest = 0.0
    while not game.is_over:
        mover = game.prompt.seats[0]
        began = time.process_time()
        order = bots[mover].choose(game, mover)
        slowest = max(slowest, time.process_time() - began)
        game.play(order)
    asked = game.prompt
    assert isinstance(asked, WhoWon)
    return (1 / len(asked.winners) if seat in asked.winners else 0.0), slowest


def main() -> None:
    """Play a match from the command line and print its result as JSON."""
    parser = argparse.ArgumentParser(description="Let two levels of bots play each other.")
    parser.add_argument("level", choices=LEVELS)
    parser.add_argument("against", choices=LEVELS)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--edition", choices=sliding_ids(), default=sliding_ids()[0])
    given = parser.parse_args()
    result = match(given.edition, given.level, given.against, given.games, given.seed)
    print(
        json.dumps(
            {
                "level": given.level,
                "against": given.against,
                "share": result.share,
                "games": result.games,
                "slowest_thought_s": round(result.slowest, 3),
            }
        )
    )


if __name__ == "__main__":
    main()
