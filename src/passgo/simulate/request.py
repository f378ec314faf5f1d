"""Requests: which games are to be played, checked before any of them is."""

import hashlib
from collections.abc import Mapping, Sequence
from pathlib import Path

from msgspec import Struct

from passgo.bots import registry
from passgo.editions import edition_ids, load_edition
from passgo.editions.load import is_by_the_book
from passgo.editions.source import FILE
from passgo.games import class_of
from passgo.kernel import why_not_compiled

BOTS = {bot.name: bot.kind for bot in registry.BOTS}
THINKERS = {bot.name for bot in registry.BOTS if bot.thinks}
"""Bots that play on from what they could do, for which the plain rules are too slow."""
MOST_GAMES = 1_000_000_000
_SEED_BYTES = 4


class SimulationError(ValueError):
    """What was asked for cannot be played; the message says why in one line."""


class Request(Struct, frozen=True, kw_only=True):
    """A run of games: the edition, the bots in their order, how many games, from which seed."""

    edition: str
    bots: tuple[str, ...]
    games: int
    seed: int = 0
    variant: str = ""
    house_rules: tuple[tuple[str, object], ...] = ()

    @property
    def labels(self) -> tuple[str, ...]:
        """Return a name for each bot, numbered where several of a kind play."""
        return tuple(
            f"{bot} {self.bots[: at + 1].count(bot)}" if self.bots.count(bot) > 1 else bot
            for at, bot in enumerate(self.bots)
        )

    @property
    def is_by_the_book(self) -> bool:
        """Tell whether an edition of the package is played without house rules."""
        return is_by_the_book(self.edition, dict(self.house_rules))

    @property
    def first_seed(self) -> int:
        """Return the seed of the first game."""
        return spread(self.seed)


def spread(seed: int) -> int:
    """Return a number of 31 bits for any seed, so that runs of near seeds share no games."""
    digest = hashlib.blake2b(str(seed).encode(), digest_size=_SEED_BYTES).digest()
    return int.from_bytes(digest) >> 1


def request(
    edition: str,
    bots: Sequence[str],
    games: int,
    seed: int = 0,
    variant: str = "",
    house_rules: Mapping[str, object] | None = None,
) -> Request:
    """Return a request that can be played; raise SimulationError or EditionError if it cannot."""
    check_edition(edition, variant, house_rules, len(bots))
    _check_bots(edition, bots)
    if not 1 <= games <= MOST_GAMES:
        raise SimulationError(f"games: {games} is not a number from 1 to {MOST_GAMES}")
    return Request(
        edition=edition,
        bots=tuple(bots),
        games=games,
        seed=seed,
        variant=variant,
        house_rules=tuple(sorted((house_rules or {}).items())),
    )


def check_edition(
    edition: str, variant: str, house_rules: Mapping[str, object] | None, players: int = 0
) -> None:
    """Refuse an edition that has no dice, is not sound, or lacks the variant or a house rule."""
    if not class_of(edition).is_simulated:
        raise SimulationError(f"{edition} is played by sliding; only dice editions are simulated")
    if edition not in edition_ids() and not (Path(edition) / FILE).exists():
        known = ", ".join(edition_ids())
        raise SimulationError(f"no edition {edition!r}; known: {known}, or the folder of one")
    load_edition(edition).rules_for(variant, house_rules, players)


def _check_bots(edition: str, bots: Sequence[str]) -> None:
    unknown = [bot for bot in bots if bot not in BOTS]
    if unknown:
        raise SimulationError(f"no bot {', '.join(unknown)!r}; known: {', '.join(BOTS)}")
    thinker = next((bot for bot in bots if bot in THINKERS), "")
    reason = why_not_compiled() if thinker else None
    if reason is not None:
        raise SimulationError(f"{thinker} thinks with the compiled rules: {reason}")
    players = load_edition(edition).players
    if not players.min <= len(bots) <= players.max:
        raise SimulationError(
            f"{len(bots)} bots: {edition} seats {players.min} to {players.max} players"
        )
