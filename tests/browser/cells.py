"""The cells of the matrix: every edition, variant, number of players and set of changed rules.

Language, screen and the number of people go round, so that each edition meets all eight ways.
"""

from collections.abc import Iterator, Mapping
from itertools import cycle, product
from random import Random

from msgspec import Struct

from passgo.editions.load import edition_ids, load_edition, sliding_ids
from passgo.sliding.edition import load as load_sliding

Changes = Mapping[str, str | int]
STILL = 1000
"""Seconds that no game waits: the clock of an auction then runs out when the player wills it."""
TIMER: Changes = {"auction_end": "timer", "auction_seconds": STILL}
DICE: dict[str, Changes] = {
    "book": {},
    "clock": TIMER,
    "bank": {"unsold": "stays-with-bank", "rent_window": "automatic"},
    "poor": {"start_cash": 300},
    "scarce": {"houses": 3, "houses_before_hotel": 2, "deal_deeds": 3, "deal_price": "free"},
}
OWN: dict[str, dict[str, Changes]] = {
    "clone-wars-2008": {"force": {"powers": "on"}},
    "revolution-2009": {
        "book": {"auction_seconds": STILL},
        "bank": {**DICE["bank"], "auction_seconds": STILL},
        "poor": {"start_cash": 3_000_000, "auction_seconds": STILL},
        "scarce": {**DICE["scarce"], "auction_seconds": STILL},
        "texts": {"random_texts": 1, "auction_seconds": STILL},
        "silent": {"random_texts": 0, "auction_end": "all-left"},
    },
}
SLIDING: dict[str, Changes] = {
    "book": {},
    "paid-second": {"second_chance": "paid", "hands": "beginner"},
    "free-second": {"second_chance": "free", "share_step": 10},
}
WAYS = list(product(("fr", "en"), ("desktop", "phone"), (1, 2)))


class Cell(Struct, frozen=True, kw_only=True):
    """One game: what is played, by how many, and how the people among them see it."""

    edition: str
    variant: str
    players: int
    rules: str
    changes: Changes
    language: str
    screen: str
    people: int

    @property
    def words(self) -> tuple[str, ...]:
        """The words that name it."""
        what = (self.edition, self.variant or "standard", f"{self.players}-players", self.rules)
        return (*what, self.language, self.screen, f"{self.people}-people")


def games() -> Iterator[tuple[str, str, int, str, Changes]]:
    """Yield every edition, variant, number of players and set of rules."""
    for edition_id in edition_ids():
        edition = load_edition(edition_id)
        counts = range(edition.players.min, edition.players.max + 1)
        sets = DICE | OWN.get(edition_id, {})
        variants = ("", *(variant.id for variant in edition.variants))
        for variant, count, (name, changes) in product(variants, counts, sets.items()):
            yield edition_id, variant, count, name, changes
    for edition_id in sliding_ids():
        players = load_sliding(edition_id).players
        counts = range(players.singles[0], players.teams[1] + 1)
        for count, (name, changes) in product(counts, SLIDING.items()):
            yield edition_id, "", count, name, changes


def cells(*words: str) -> list[Cell]:
    """Return the cells that all words name, in an order that mixes them, always the same."""
    found = [
        Cell(
            edition=edition,
            variant=variant,
            players=count,
            rules=rules,
            changes=changes,
            language=language,
            screen=screen,
            people=people,
        )
        for (edition, variant, count, rules, changes), (language, screen, people) in zip(
            games(), cycle(WAYS), strict=False
        )
    ]
    Random(0).shuffle(found)
    return [cell for cell in found if set(words) <= set(cell.words)]
