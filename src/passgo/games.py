"""Games: one way to begin, resume and replay a game of any edition, with dice or sliding."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

import msgspec

from passgo.game import luck as dice_luck
from passgo.game.play import Game
from passgo.preview import Outlook
from passgo.sliding import luck as sliding_luck
from passgo.sliding.edition import is_sliding
from passgo.sliding.game import SlidingGame


class AnyPrompt(Protocol):
    """What every question of any edition has."""

    @property
    def seats(self) -> tuple[int, ...]:
        """Who must decide; nobody when nature must, or when the game is over."""


class AnyGame(Protocol):
    """The face that the dice editions and the sliding one share."""

    @property
    def prompt(self) -> AnyPrompt:
        """Who must decide what."""

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""

    @property
    def opening(self) -> Sequence[msgspec.Struct]:
        """What happened before anybody had to decide: the deal, or who begins."""

    def offers(self, seat: int) -> Sequence[msgspec.Struct]:
        """Every kind of action of a seat once, open with its ranges or closed with why."""

    def probe(self, action: Any, /) -> Outlook:
        """Why not, or what would follow of a draft; changes nothing."""

    def play(self, action: Any, /) -> Sequence[msgspec.Struct]:
        """Do an action and return what happened; a refusal changes nothing."""

    def view(self, seat: int | None) -> object:
        """What a seat, or a spectator, may know."""

    def position(self) -> dict[str, Any]:
        """The game at this moment as a document."""

    def record(self) -> dict[str, Any]:
        """What people and nature did, from the start or a position."""


def new_game(
    edition: str,
    seats: Sequence[str],
    *,
    variant: str = "",
    options: Mapping[str, object] | None = None,
    seed: int | None = None,
) -> AnyGame:
    """Begin a game of any edition; without a *seed* the caller plays nature."""
    if is_sliding(edition):
        luck = None if seed is None else sliding_luck.Seeded(seed)
        return SlidingGame.new(edition, seats, options, luck)
    dice = None if seed is None else dice_luck.Seeded(seed)
    return Game.new(edition, seats, variant=variant, options=options, luck=dice)


def game_at(position: Mapping[str, Any]) -> AnyGame:
    """Go on from a position of any edition."""
    if is_sliding(str(position.get("edition", ""))):
        return SlidingGame.at(position)
    return Game.at(position)


def replay(record: Mapping[str, Any]) -> AnyGame:
    """Play a record of any edition again."""
    if is_sliding(str(record.get("edition", ""))):
        return SlidingGame.replay(record)
    return Game.replay(record)
