"""Checked games: many whole games of bots, with everything checked after every order."""

from __future__ import annotations

import argparse
import json
import random
from collections import Counter

from passgo.editions.load import sliding_ids
from passgo.sliding.bots import Bot
from passgo.sliding.edition import Edition, load
from passgo.sliding.events import (
    BonusCollected,
    Event,
    PotFilled,
    PropertyCollected,
    PropertyDoubled,
)
from passgo.sliding.game import SlidingGame
from passgo.sliding.ground import is_on_board
from passgo.sliding.luck import Seeded
from passgo.sliding.luck_legality import are_overlapping
from passgo.sliding.seating import HouseRules, teams_of
from passgo.sliding.state import State, resting


def soak(edition_id: str, games: int, seed: int = 0) -> Counter[str]:
    """Play *games* of all sizes and house rules; return how often each event was seen."""
    seen: Counter[str] = Counter()
    for number in range(games):
        seen += play_through(edition_id, seed + number)
    return seen


def play_through(edition_id: str, seed: int) -> Counter[str]:
    """Play one game of a random size by random house rules."""
    dice = random.Random(seed)
    edition = load(edition_id)
    people = dice.randint(2, edition.most_players)
    return play_checked(edition, seed, people, drawn_house_rules(edition, dice, people))


def drawn_house_rules(edition: Edition, dice: random.Random, people: int) -> HouseRules:
    """Return some house rules that so many people can play by."""
    colours = [colour.id for colour in edition.colour]
    sides = len(teams_of(edition, people))
    most = edition.rules.free_parking
    return HouseRules(
        second_chance=dice.choice(("off", "free", "paid")),
        hands=dice.choice(("off", "beginner", "real")),
        share_step=dice.choice((0, 0, 1, dice.randint(1, most), most)),
        colours=dice.choice(((), tuple(dice.sample(colours, sides)))),
    )


def play_checked(
    edition: Edition, seed: int, people: int, house_rules: HouseRules, level: str = "novice"
) -> Counter[str]:
    """Play one game, checking money, tokens, position and record; a fault says at which step."""
    seats = [f"P{seat}" for seat in range(people)]
    game = SlidingGame.new(edition, seats, house_rules, Seeded(seed))
    bots = [Bot(level, seed * 8 + seat) for seat in range(people)]
    seen = Counter(type(event).__name__ for event in game.opening)
    issued = from_bank(list(game.opening))
    steps = 0
    try:
        while not game.is_over:
            steps += 1
            seat = game.prompt.seats[0]
            events = game.play(bots[seat].choose(game, seat))
            issued += from_bank(events)
            seen.update(type(event).__name__ for event in events)
            check(game, issued)
        record = game.record()
        assert SlidingGame.replay(record).position() == game.position(), "the record replays"
    except Exception as error:
        error.add_note(f"seed {seed}, {people} players, {level}, {house_rules}, step {steps}")
        raise
    return seen


def from_bank(events: list[Event]) -> int:
    """Return how much money the bank brought into the game by *events*."""
    paying = PotFilled | PropertyCollected | BonusCollected | PropertyDoubled
    return sum(event.amount for event in events if isinstance(event, paying))


def check(game: SlidingGame, issued: int) -> None:
    """Assert everything that must be true after any order."""
    s = game.state
    assert sum(s.cash) + s.pot == issued, "money comes from the bank and stays"
    assert min(s.cash) >= 0, "cash never falls below 0"
    assert s.pot > 0 or s.phase == "over", "the pot is refilled when empty"
    check_tokens(s)
    position = game.position()
    assert SlidingGame.at(position).position() == position, "a position reads back"


def check_tokens(s: State) -> None:
    """Assert that every token is somewhere it can be."""
    assert len(s.tokens) == s.sides * s.per_side, "no token is lost"
    lying = resting(s)
    assert all(is_on_board(s.edition, x, y) for x, y in lying.values()), "tokens lie on the board"
    assert not are_overlapping(lying, 2 * s.edition.radius), "no two tokens overlap"


def main() -> None:
    """Soak from the command line and print what was seen as JSON."""
    parser = argparse.ArgumentParser(description="Play many games and check everything.")
    parser.add_argument("games", type=int, nargs="?", default=1000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--edition", choices=sliding_ids(), default=sliding_ids()[0])
    given = parser.parse_args()
    seen = soak(given.edition, given.games, given.seed)
    print(json.dumps({"games": given.games, "events": dict(seen)}))


if __name__ == "__main__":
    main()
