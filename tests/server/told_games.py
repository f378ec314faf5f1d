"""Games played twice: by a seed, and again by hand through a match whose luck is told.

``python tests/server/told_games.py --games 1000`` plays so many of every dice edition and says what
came of it; the tests play some. What an electronic unit draws comes from the same key both times.
"""

import argparse
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1] / "game"))

from random_play import NAMES, orders

from passgo.editions import load_edition
from passgo.game.answers import NATURE_ORDERS
from passgo.game.luck import Draw, Seeded
from passgo.game.orders import CardComes, DeedComes, DiceFall, DieFalls, Order, Roll
from passgo.game.play import Game
from passgo.game.prompts import AwaitLuck
from passgo.refusal import Refusal
from passgo.server.play.fairness import FairLuck
from passgo.server.play.game import Setup
from passgo.server.play.match import Match

KEY = b"k" * 32
SETUPS = (
    Setup(edition="classic-2003", luck="told"),
    Setup(edition="classic-2003", variant="quick", luck="told"),
    Setup(edition="classic-us", luck="told"),
    Setup(edition="euro-1999", luck="told"),
    Setup(edition="euro-1999", variant="quick", luck="told"),
    Setup(edition="revolution-2009", house_rules={"random_texts": 6}, luck="told"),
    Setup(edition="clone-wars-2008", luck="told"),
    Setup(edition="clone-wars-2008", variant="quick", house_rules={"powers": "on"}, luck="told"),
)
LOOKED_AT = 25
"""So many orders lie between two looks at both games."""


class BothLucks:
    """Dice and cards from a seed, as people find them; the unit's texts from the key."""

    def __init__(self, seed: int) -> None:
        self._seeded, self._answers = Seeded(seed), 0

    def answer(self, draw: Draw) -> Order:
        """Return nature's answer; every one has its number."""
        unit = FairLuck(KEY, self._answers, Game.draw)
        self._answers += 1
        order: Order = unit.answer(draw) if draw.unit else self._seeded.answer(draw)
        return order


class Simulated(NamedTuple):
    """A game by a seed: what was done, and the positions after some of it."""

    orders: list[Order]
    positions: dict[int, object]


class Counts(NamedTuple):
    """How much was done by hand, and compared."""

    games: int = 0
    orders: int = 0
    told: int = 0
    refused: int = 0
    taken_back: int = 0
    compared: int = 0

    def plus(self, other: "Counts") -> "Counts":
        """Return both together."""
        return Counts(*(one + more for one, more in zip(self, other, strict=True)))


def simulated(setup: Setup, seed: int, most: int) -> Simulated:
    """Play a game by random decisions, until it ends or so many orders were done."""
    people = NAMES[: 2 + seed % 3]
    rules = setup.house_rules
    luck = BothLucks(seed)
    game = Game.new(setup.edition, people, variant=setup.variant, house_rules=rules, luck=luck)
    positions: dict[int, object] = {}
    for order in orders(game, seed):
        game.play(order)
        if len(game.orders) // LOOKED_AT > len(positions) or game.is_over:
            positions[len(game.orders)] = game.position()
        if len(game.orders) >= most:
            break
    positions[len(game.orders)] = game.position()
    return Simulated(list(game.orders), positions)


def impossible(match: Match) -> Iterator[Order]:
    """Yield what cannot have come, whatever is asked for."""
    asked = match.game.prompt
    yield DiceFall(first=0, second=7)
    if isinstance(asked, AwaitLuck):
        edition = load_edition(match.setup.edition)
        if asked.draw.what == "card":
            unseen = set(asked.draw.choices)
            yield from (CardComes(card=one.id) for one in edition.cards if one.id not in unseen)
        elif asked.draw.what == "deed":
            free = set(asked.draw.choices)
            yield from (DeedComes(place=one.id) for one in edition.spaces if one.id not in free)
        else:
            yield DieFalls(number=7)


def refused(match: Match) -> int:
    """Try what is impossible; return how often that was refused, with nothing changed."""
    before, seq, count = match.game.position(), match.seq, 0
    for order in impossible(match):
        try:
            match.play(0, order, match.prompt_id)
        except Refusal:
            count += 1
        else:
            raise AssertionError(f"{order} was taken")
    assert (match.game.position(), match.seq) == (before, seq)
    return count


def by_hand(setup: Setup, seed: int, most: int = 100_000) -> Counts:
    """Play a game of a seed again by hand; raise AssertionError where the two differ."""
    once, whims = simulated(setup, seed, most), random.Random(seed)
    names = NAMES[: 2 + seed % 3]
    match, _ = Match.new(setup, names, KEY)
    counts, at = Counts(games=1, orders=len(once.orders)), match.game.done
    while at < len(once.orders):
        order, after = once.orders[at], once.orders[at + 1 : at + 2]
        if isinstance(order, Roll) and whims.random() < 0.7 and isinstance(after[0], DiceFall):
            order = after[0]
        seat = getattr(order, "seat", 0)
        if isinstance(order, NATURE_ORDERS):
            if whims.random() < 0.05:
                counts = counts.plus(Counts(refused=refused(match)))
            step = match.play(seat, order, match.prompt_id)
            counts = counts.plus(Counts(told=1))
            if whims.random() < 0.05 and not match.game.is_over:
                match.undo(range(len(names)), match.seq)
                step = match.play(seat, order, match.prompt_id)
                counts = counts.plus(Counts(taken_back=1))
        else:
            step = match.play(seat, order, None)
        at += len(step.orders)
        if at in once.positions:
            assert match.game.position() == once.positions[at], (setup.edition, seed, at)
            counts = counts.plus(Counts(compared=1))
    assert match.orders == Game.replay(match.record()).written_after(0)
    return counts


def main() -> None:
    """Play so many games of every setup and print what was compared."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--most", type=int, default=100_000, help="orders of a game")
    given = parser.parse_args()
    for setup in SETUPS:
        counts = Counts()
        for seed in range(given.first, given.first + given.games):
            counts = counts.plus(by_hand(setup, seed, given.most))
        said = ", ".join(f"{value} {name}" for name, value in counts._asdict().items())
        print(f"{setup.edition} {setup.variant or 'standard'}: {said}", flush=True)


if __name__ == "__main__":
    main()
