"""Recorded games: bots of some levels play at a table as people would, order by order."""

from __future__ import annotations

from typing import Any

from passgo.game.luck import Seeded
from passgo.game.orders import AuctionClock, Order
from passgo.game.play import Game
from passgo.thoughts import BotTask

LEVELS = ("novice", "shark", "steady", "novice")
NAMES = ("Ana", "Bo", "Cleo", "Dov")


def played(
    edition: str, seed: int, turns: int, levels: tuple[str, ...] = LEVELS, **house_rules: object
) -> Game:
    """Return a game of bots after so many turns, or when it was over."""
    rules: dict[str, Any] = dict(house_rules)
    game = Game.new(edition, list(NAMES[: len(levels)]), house_rules=rules, luck=Seeded(seed))
    thoughts: list[int] = []
    count = 0
    while game.turns < turns and not game.is_over:
        count += 1
        for claim in game.open_claims:
            game.play(claim)
        if game.is_over:
            break
        if not game.prompt.seats:  # an auction whose clock runs out
            game.play(AuctionClock())
            continue
        for seat in (-1, game.prompt.seats[0]):
            task = BotTask(seat=seat, levels=levels, seed=seed * 100_000 + count, memory=thoughts)
            thought = game.think(task)
            thoughts = thought.memory
            if thought.order is not None:
                assert isinstance(thought.order, Order)
                game.play(thought.order)
                break
    return game
