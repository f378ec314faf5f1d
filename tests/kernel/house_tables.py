"""Tables with house rules: each rule alone, and many together, at tables of every kind in turn."""

import random
from collections.abc import Iterator
from itertools import cycle

from house_rules import drawn_rules, is_playable, single_rules
from random_games import Table

from passgo.editions import Edition, load_edition


def kinds_of(edition: Edition) -> Iterator[tuple[str, int]]:
    """Yield every variant with every number of players, again and again."""
    variants = ("", *(variant.id for variant in edition.variants))
    players = range(edition.players.min, edition.players.max + 1)
    return cycle([(variant, count) for count in players for variant in variants])


def single_tables(edition_id: str) -> Iterator[Table]:
    """Yield a table for each value of each rule; a variant that it does not fit is left out."""
    edition = load_edition(edition_id)
    for rules, (variant, players) in zip(single_rules(edition), kinds_of(edition), strict=False):
        fitting = variant if is_playable(edition, variant, rules) else ""
        yield Table(edition_id, fitting, players, rules)


def combined_tables(edition_id: str, count: int) -> Iterator[Table]:
    """Yield so many tables with several rules each, always the same ones."""
    edition, dice = load_edition(edition_id), random.Random(edition_id)
    for _, (variant, players) in zip(range(count), kinds_of(edition), strict=False):
        yield Table(edition_id, variant, players, drawn_rules(edition, variant, dice))
