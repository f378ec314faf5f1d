"""Games: one way to begin, resume and replay a game of any edition, with dice or sliding."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal, Protocol

import msgspec

from passgo.game import luck as dice_luck
from passgo.game.actions import Claim
from passgo.game.play import Game
from passgo.preview import Outlook
from passgo.refusal import Refusal
from passgo.sliding import luck as sliding_luck
from passgo.sliding.edition import is_sliding
from passgo.sliding.game import SlidingGame

Kind = Literal["dice", "sliding"]
"""What is done differently with dice and with sliding tokens is looked up by it."""


SEEDED = {"dice": dice_luck.Seeded, "sliding": sliding_luck.Seeded}


class AnyPrompt(Protocol):
    """What every question of any edition has."""

    def __hash__(self) -> int:
        """The same for the same question."""

    @property
    def seats(self) -> tuple[int, ...]:
        """Who must decide; nobody when nature must, or when the game is over."""


class AnyGame(Protocol):
    """The face that the dice editions and the sliding one share."""

    @property
    def kind(self) -> Kind:
        """With what it is played."""

    @property
    def edition(self) -> Any:
        """The data that it is played with."""

    @property
    def rulebook(self) -> str | None:
        """The rulebook whose clauses stand behind its questions, if they are told."""

    @property
    def has_early_end(self) -> bool:
        """Whether its rules know an end that people agree on; else it is closed as it stands."""

    @property
    def ends_by_time(self) -> bool:
        """Whether a clock may end it."""

    @property
    def turns(self) -> int:
        """The number of the running turn or round."""

    @property
    def done(self) -> int:
        """How many actions were done since the start or a position."""

    @property
    def wealth(self) -> tuple[int, ...]:
        """What each seat, or its side, is worth."""

    @property
    def open_claims(self) -> Sequence[Claim]:
        """The rents that somebody may still ask for."""

    @property
    def prompt(self) -> AnyPrompt:
        """Who must decide what."""

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""

    @property
    def opening(self) -> Sequence[msgspec.Struct]:
        """What happened before anybody had to decide: the deal, or who begins."""

    def options(self, seat: int) -> Sequence[msgspec.Struct]:
        """Every kind of action of a seat once, open with its ranges or closed with why."""

    def write_options(self, seat: int) -> tuple[bytes, ...]:
        """The options of a seat, each as JSON."""

    def why_not(self, action: Any, /) -> Refusal | None:
        """Why an action is refused now, or None."""

    def probe(self, action: Any, /) -> Outlook:
        """Why not, or what would follow of a draft; changes nothing."""

    def play(self, action: Any, /) -> Sequence[msgspec.Struct]:
        """Do an action and return what happened; a refusal changes nothing."""

    def play_written(self, action: object, /) -> Sequence[msgspec.Struct]:
        """Do an action that is written as in a record."""

    def written_after(self, count: int) -> list[dict[str, Any]]:
        """What was done after the first *count* actions, written as in a record."""

    def trust(self, luck: Any) -> None:
        """Have luck answer for nature from now on; None leaves that to the caller."""

    def ask_luck(self, luck: Any) -> msgspec.Struct | None:
        """What luck answers to the question of nature that is open, None if none is."""

    def view(self, seat: int | None) -> object:
        """What a seat, or a spectator, may know."""

    def position(self) -> dict[str, Any]:
        """The game at this moment as a document."""

    def record(self) -> dict[str, Any]:
        """What people and nature did, from the start or a position."""


def kind_of(edition: str) -> Kind:
    """Return with what an edition is played."""
    return "sliding" if is_sliding(edition) else "dice"


def new_game(
    edition: str,
    seats: Sequence[str],
    *,
    variant: str = "",
    house_rules: Mapping[str, object] | None = None,
    seed: int | None = None,
) -> AnyGame:
    """Begin a game of any edition; without a *seed* the caller plays nature."""
    luck = None if seed is None else SEEDED[kind_of(edition)](seed)
    return begin(edition, seats, variant, house_rules, luck)


def begin(
    edition: str,
    seats: Sequence[str],
    variant: str,
    house_rules: Mapping[str, object] | None,
    luck: Any,
) -> AnyGame:
    """Begin a game of any edition with luck of its kind; without any the caller plays nature."""
    if is_sliding(edition):
        return SlidingGame.new(edition, seats, house_rules, luck)
    return Game.new(edition, seats, variant=variant, house_rules=house_rules, luck=luck)


def game_at(position: Mapping[str, Any]) -> AnyGame:
    """Go on from a position of any edition."""
    if is_sliding(str(position.get("edition", ""))):
        return SlidingGame.at(position)
    return Game.at(position)


def replay(record: Mapping[str, Any], luck: Any = None) -> AnyGame:
    """Play a record of any edition again, and go on with *luck* from there."""
    if is_sliding(str(record.get("edition", ""))):
        return SlidingGame.replay(record, luck)
    return Game.replay(record, luck=luck)
