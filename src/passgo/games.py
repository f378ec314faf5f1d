"""Games: one way to begin, resume and replay a game of any edition, with dice or sliding.

Whoever plays, keeps or shows games asks a game for what it needs; only here is it said which class
plays which editions.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Literal, Protocol

import msgspec

from passgo.editions import edition_ids
from passgo.editions.load import game_in, sliding_ids
from passgo.game.orders import Claim
from passgo.game.play import Game
from passgo.house_rule import HouseRule
from passgo.looks import Colour, Shape
from passgo.preview import Outlook
from passgo.refusal import Refusal
from passgo.sliding.game import SlidingGame
from passgo.thoughts import BotTask, Thought
from passgo.vocabulary import Event, Kind, LuckAsked, Order, Prompt, Source


class AnyEdition(Protocol):
    """What the data of every edition have."""

    @property
    def id(self) -> str:
        """Which one it is."""

    @property
    def digest(self) -> str:
        """What tells it from another one of that name."""

    @property
    def year(self) -> int:
        """When its box was printed."""

    @property
    def rulebook(self) -> str:
        """Whose clauses it is played by; "" for a board of one's own."""

    @property
    def rules(self) -> msgspec.Struct:
        """The rules of its book."""

    @property
    def shape(self) -> Shape:
        """The shape of its board."""

    @property
    def bands(self) -> tuple[Colour | Literal[""], ...]:
        """The colours of its streets, space by space."""

    @property
    def has_unit(self) -> bool:
        """Whether an electronic unit is in its box."""

    @property
    def has_rounds(self) -> bool:
        """Whether it is counted up round by round."""

    @property
    def folders(self) -> tuple[str, ...]:
        """Where it was read from, its own folder last."""

    @property
    def fewest_players(self) -> int:
        """How many must play."""

    @property
    def most_players(self) -> int:
        """How many may play."""

    @property
    def variant_ids(self) -> tuple[str, ...]:
        """The other ways to play it."""


class AnyGame(Protocol):
    """The face that the dice editions and the sliding one share."""

    kind: ClassVar[Kind]
    """With what it is played, as clients are told."""
    nature_orders: ClassVar[Sequence[type[Order]]]
    """What nature may answer."""
    answers: ClassVar[Sequence[type[Order]]]
    """The orders that answer a question."""
    tells_luck: ClassVar[bool]
    """Whether people may say how luck fell, beside a real box."""
    is_analysed: ClassVar[bool]
    """Whether everybody's chances can be told, and what a decision cost."""
    is_simulated: ClassVar[bool]
    """Whether bots play it by the million."""
    is_advised: ClassVar[bool]
    """Whether a bot may advise somebody who plays it."""
    branches: ClassVar[bool]
    """Whether it may be played on from a moment that is over."""

    @classmethod
    def is_too_slow(cls, level: str) -> bool:
        """Whether a bot of this level would think for too long on this machine."""

    @classmethod
    def teams(cls, edition: str, people: int) -> tuple[tuple[int, ...], ...]:
        """The seats of each side where some of them play together; () where nobody does."""

    @classmethod
    def new(
        cls,
        edition: str,
        seats: Sequence[str],
        *,
        variant: str = "",
        house_rules: Mapping[str, Any] | None = None,
        luck: Any = None,
    ) -> "AnyGame":
        """Begin a game; without *luck* the caller plays nature."""

    @classmethod
    def at(cls, position: Mapping[str, Any], *, luck: Any = None) -> "AnyGame":
        """Go on from a position."""

    @classmethod
    def replay(cls, record: Mapping[str, Any], *, luck: Any = None) -> "AnyGame":
        """Play a record again, and go on with *luck* from there."""

    @staticmethod
    def draw(source: Source, /, *asked: Any) -> Any:
        """What a source of even draws answers to what luck is asked."""

    @classmethod
    def seeded(cls, seed: int) -> Any:
        """Luck from a seed."""

    @classmethod
    def edition_of(cls, edition: str) -> AnyEdition:
        """The data of an edition."""

    @classmethod
    def house_rules_of(cls, edition: Any, /) -> tuple[HouseRule, ...]:
        """Every rule of an edition that a table may change."""

    @classmethod
    def rules_in(
        cls, edition: str, variant: str, house_rules: Mapping[str, Any], /
    ) -> Mapping[str, object]:
        """Every rule that a table may choose, as it is played."""

    @classmethod
    def read_order(cls, text: bytes) -> Order:
        """The order that a text holds; whose it is, is not looked at."""

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
    def names(self) -> Sequence[str]:
        """Who plays, seat by seat."""

    @property
    def turns(self) -> int:
        """The number of the running turn or round."""

    @property
    def done(self) -> int:
        """How many orders were done since the start or a position."""

    @property
    def wealth(self) -> tuple[int, ...]:
        """What each seat, or its side, is worth."""

    @property
    def open_claims(self) -> Sequence[Claim]:
        """The rents that somebody may still ask for."""

    @property
    def prompt(self) -> Prompt:
        """Who must decide what."""

    @property
    def luck_asked(self) -> LuckAsked:
        """What nature is asked for by the open prompt."""

    @property
    def deed_groups(self) -> Mapping[str, str]:
        """The group of each deed, where somebody may come to hold a group whole."""

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""

    @property
    def still_in(self) -> Sequence[int]:
        """The seats that have not fallen or left."""

    @property
    def opening(self) -> Sequence[Event]:
        """What happened before anybody had to decide: the deal, or who begins."""

    def options(self, seat: int) -> Sequence[msgspec.Struct]:
        """Every kind of order of a seat once, open with its ranges or closed with why."""

    def write_options(self, seat: int) -> tuple[bytes, ...]:
        """The options of a seat, each as JSON."""

    def why_not(self, order: Any, /) -> Refusal | None:
        """Why an order is refused now, or None."""

    def probe(self, order: Any, /) -> Outlook:
        """Why not, or what would follow of a draft; changes nothing."""

    def play(self, order: Any, /) -> Sequence[Event]:
        """Do an order and return what happened; a refusal changes nothing."""

    def play_written(self, order: object, /) -> Sequence[Event]:
        """Do an order that is written as in a record."""

    def written_after(self, count: int) -> list[dict[str, Any]]:
        """What was done after the first *count* orders, written as in a record."""

    def trust(self, luck: Any) -> None:
        """Have luck answer for nature from now on; None leaves that to the caller."""

    def ask_luck(self, luck: Any) -> Order | None:
        """What luck answers to the question of nature that is open, None if none is."""

    def think(self, task: BotTask) -> Thought:
        """What a bot decides; the same task gives the same thought."""

    def simplest(self, seat: int) -> Order:
        """The plainest answer of a seat that is asked, which is always allowed."""

    def view(self, seat: int | None) -> object:
        """What a seat, or a spectator, may know."""

    def scene(self) -> dict[str, Any]:
        """What everybody sees now, as plain data; parts that did not change may be shared."""

    def position(self) -> dict[str, Any]:
        """The game at this moment as a document."""

    def record(self) -> dict[str, Any]:
        """What people and nature did, from the start or a position."""


CLASSES: Mapping[Kind, type[AnyGame]] = {"dice": Game, "sliding": SlidingGame}


def game_ids() -> tuple[str, ...]:
    """Return the ids of all editions that come with the package."""
    return (*edition_ids(), *sliding_ids())


def class_of(edition: str) -> type[AnyGame]:
    """Return what plays an edition."""
    return CLASSES["sliding" if edition in sliding_ids() else "dice"]


def class_in(folder: Path) -> type[AnyGame]:
    """Return what plays the edition in a folder, whose data may be unsound."""
    return CLASSES["sliding" if game_in(folder) == "sliding" else "dice"]


def edition_data(edition: str) -> AnyEdition:
    """Return the data of an edition."""
    return class_of(edition).edition_of(edition)


def new_game(
    edition: str,
    seats: Sequence[str],
    *,
    variant: str = "",
    house_rules: Mapping[str, object] | None = None,
    seed: int | None = None,
) -> AnyGame:
    """Begin a game of any edition; without a *seed* the caller plays nature."""
    game = class_of(edition)
    luck = None if seed is None else game.seeded(seed)
    return game.new(edition, seats, variant=variant, house_rules=house_rules, luck=luck)


def game_at(position: Mapping[str, Any]) -> AnyGame:
    """Go on from a position of any edition."""
    return class_of(str(position.get("edition", ""))).at(position)


def replay(record: Mapping[str, Any], luck: Any = None) -> AnyGame:
    """Play a record of any edition again, and go on with *luck* from there."""
    return class_of(str(record.get("edition", ""))).replay(record, luck=luck)
