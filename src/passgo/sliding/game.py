"""The face of the sliding game: prompts, options, orders, events, views, positions, records."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import msgspec

from passgo import vocabulary
from passgo.house_rule import HouseRule
from passgo.preview import Outlook
from passgo.refusal import Refusal
from passgo.rules.limits import NOBODY
from passgo.sliding.edition import Edition, EditionError, load
from passgo.sliding.events import Event
from passgo.sliding.house_rules import rules_to_choose
from passgo.sliding.legality import ANSWERS, why_not
from passgo.sliding.luck import Luck, Said, Seeded, drawn, luck_asked
from passgo.sliding.options import Option, options
from passgo.sliding.orders import (
    NATURE_ORDERS,
    AnyOrder,
    DeclineSecondChance,
    Deviate,
    DoubleProperty,
    DrawMarkers,
    MoveFromRailroad,
    PayJail,
    PeoplesOrder,
    Rest,
    Slide,
    StayOnRailroad,
    TakeSecondChance,
    WaitInJail,
)
from passgo.sliding.positions import PositionError, read_position, write_position
from passgo.sliding.prompts import AnyPrompt, AwaitLuck, LuckPrompt, SlideWhich
from passgo.sliding.questions import prompt
from passgo.sliding.records import Record, RecordError, read_record, write_record
from passgo.sliding.rounds import advance, double, lay_markers, new_state
from passgo.sliding.seating import HouseRules, Teams, check_names, teams_of
from passgo.sliding.slides import (
    come_to_rest,
    decline_second_chance,
    let_go,
    miss,
    move_from_railroad,
    pay_jail,
    stay_on_railroad,
    take_second_chance,
    wait_in_jail,
)
from passgo.sliding.state import State, side_at
from passgo.sliding.table import Track
from passgo.sliding.thinking import simplest, think
from passgo.sliding.views import View, view
from passgo.thoughts import BotTask, Thought
from passgo.vocabulary import LuckAsked, Source

ORDERS: msgspec.json.Decoder[AnyOrder] = msgspec.json.Decoder(AnyOrder)
WRITTEN = msgspec.json.Decoder(list[dict[str, Any]])


class SlidingGame:
    """A game of Knockout.

    With *luck* the game answers for nature by itself; without, it stops at each question of nature
    and the caller plays the answer.
    """

    kind: ClassVar[vocabulary.Kind] = "sliding"
    has_early_end = False
    ends_by_time = False
    rulebook = None
    open_claims = ()
    deed_groups: ClassVar[Mapping[str, str]] = {}
    nature_orders: ClassVar[Sequence[type[vocabulary.Order]]] = NATURE_ORDERS
    answers: ClassVar[Sequence[type[vocabulary.Order]]] = tuple(ANSWERS)
    tells_luck: ClassVar[bool] = False
    is_analysed: ClassVar[bool] = False
    is_simulated: ClassVar[bool] = False
    is_advised: ClassVar[bool] = False
    branches: ClassVar[bool] = False

    def __init__(self, state: State, luck: Luck | None = None) -> None:
        """Go on from *state*; use `new`, `at` or `replay` instead."""
        self._state = state
        self._luck = luck
        self._start: dict[str, Any] | None = None
        self.orders: list[AnyOrder] = []
        self.opening: tuple[Event, ...] = ()
        """What happened before the first question to a person, if luck answered for nature."""

    @classmethod
    def new(
        cls,
        edition: str | Edition,
        seats: Sequence[str] = (),
        house_rules: HouseRules | Mapping[str, Any] | None = None,
        luck: Luck | None = None,
        variant: str = "",
    ) -> SlidingGame:
        """Seat people at a new game and draw the turn markers; there are no variants to choose."""
        del variant
        data = edition if isinstance(edition, Edition) else load(edition)
        game = cls(new_state(data, check_names(seats), read_house_rules(house_rules)), luck)
        game.opening = tuple(game._heed_nature(game._state, game.orders))
        return game

    @classmethod
    def is_too_slow(cls, _level: str) -> bool:
        """Return that no bot is: all of them think in seconds."""
        return False

    @classmethod
    def teams(cls, edition: str, people: int) -> Teams:
        """Return the seats of each side where some play together."""
        sides = teams_of(load(edition), people)
        return sides if any(len(side) > 1 for side in sides) else ()

    @staticmethod
    def draw(source: Source, edition: Edition, asked: LuckPrompt) -> Said:
        """Return what a source of even draws answers to what luck is asked."""
        return drawn(source, edition, asked)

    @classmethod
    def seeded(cls, seed: int) -> Seeded:
        """Return luck from a seed."""
        return Seeded(seed)

    @classmethod
    def edition_of(cls, edition: str) -> Edition:
        """Return the data of an edition."""
        return load(edition)

    @classmethod
    def house_rules_of(cls, edition: Edition) -> tuple[HouseRule, ...]:
        """Return every rule of an edition that a table may change."""
        return rules_to_choose(edition)

    @classmethod
    def rules_in(
        cls, _edition: str, _variant: str, house_rules: Mapping[str, Any]
    ) -> dict[str, object]:
        """Return every rule that a table may choose, as it is played."""
        played: dict[str, object] = msgspec.to_builtins(read_house_rules(house_rules))
        return played

    @classmethod
    def read_order(cls, text: bytes) -> AnyOrder:
        """Return the order that a text holds."""
        return ORDERS.decode(text)

    @classmethod
    def at(
        cls,
        position: Mapping[str, Any],
        luck: Luck | None = None,
        edition: Edition | None = None,
    ) -> SlidingGame:
        """Go on from a position; its record begins there."""
        game = cls(read_position(position, edition), luck)
        game._start = write_position(game._state)
        return game

    @property
    def state(self) -> State:
        """Return a copy of the state, for bots and analysts."""
        return self._state.copy()

    @property
    def edition(self) -> Edition:
        """Return the edition that is played."""
        return self._state.edition

    @property
    def prompt(self) -> AnyPrompt:
        """Return who must decide what."""
        return prompt(self._state)

    @property
    def luck_asked(self) -> LuckAsked:
        """Return what nature is asked for by the open prompt."""
        return luck_asked(self.edition, self.prompt)

    @property
    def is_over(self) -> bool:
        """Tell whether the last round has been scored."""
        return self._state.phase == "over"

    @property
    def still_in(self) -> range:
        """Return every seat: nobody leaves this game before its end."""
        return range(len(self.names))

    @property
    def names(self) -> tuple[str, ...]:
        """Return who plays, seat by seat."""
        return self._state.names

    @property
    def turns(self) -> int:
        """Return the number of the running round."""
        return self._state.round

    @property
    def done(self) -> int:
        """Return how many orders were done since the start or a position."""
        return len(self.orders)

    @property
    def wealth(self) -> tuple[int, ...]:
        """Return the cash of each seat's side."""
        return tuple(self._state.cash[self.side_of(at)] for at in range(len(self._state.names)))

    def side_of(self, seat: int) -> int:
        """Return the side a seat plays for."""
        return side_at(self._state, seat)

    def trust(self, luck: Luck | None) -> None:
        """Have *luck* answer for nature from now on; None leaves that to the caller."""
        self._luck = luck

    def ask_luck(self, luck: Luck) -> AnyOrder | None:
        """Return what *luck* answers to the question of nature that is open, None if none is."""
        asked = self.prompt
        if not isinstance(asked, AwaitLuck):
            return None
        said = luck.answer(self.edition, asked)
        return said[0] if said is not None else None

    def why_not(self, order: object) -> Refusal | None:
        """Return why *order* is refused now, or None; one of another game always is."""
        if not isinstance(order, AnyOrder):
            return Refusal("bad-order", (), {"detail": type(order).__name__})
        return why_not(self._state, order)

    def options(self, seat: int) -> tuple[Option, ...]:
        """Return every kind of order once, as it stands for *seat*."""
        return options(self._state, seat)

    def write_options(self, seat: int) -> tuple[bytes, ...]:
        """Return the options of *seat*, each as JSON."""
        return tuple(msgspec.json.encode(option) for option in self.options(seat))

    def probe(self, order: AnyOrder) -> Outlook:
        """Return why not, or what would follow up to nature's next answer; change nothing."""
        refusal = why_not(self._state, order)
        if refusal is not None:
            return Outlook(refusal=refusal.code, clauses=refusal.clauses, facts=refusal.facts)
        twin = self._state.copy()
        events = tuple(_apply(twin, order, ()))
        return Outlook(cash=tuple(twin.cash), events=events)

    def play(self, order: AnyOrder, tracks: tuple[Track, ...] = ()) -> list[Event]:
        """Play an order and return what happened; raise Refusal and change nothing."""
        state, luck = self._state.copy(), self._luck
        spare = luck.copy() if luck is not None else None
        refusal = why_not(state, order)
        if refusal is not None:
            raise refusal
        played = [order]
        try:
            events = _apply(state, order, tracks)
            events += self._heed_nature(state, played)
        except Refusal:
            self._luck = spare
            raise
        self._state = state
        self.orders += played
        return events

    def play_written(self, order: object) -> list[Event]:
        """Play an order that is written as in a record."""
        return self.play(msgspec.convert(order, AnyOrder))

    def written_after(self, count: int) -> list[dict[str, Any]]:
        """Return the orders after the first *count*, written as in a record."""
        return WRITTEN.decode(msgspec.json.encode(self.orders[count:]))

    def _heed_nature(self, state: State, played: list[AnyOrder]) -> list[Event]:
        """Let luck answer for nature as long as nature is asked."""
        events: list[Event] = []
        while self._luck is not None:
            asked = prompt(state)
            if not isinstance(asked, AwaitLuck):
                break
            said = self._luck.answer(state.edition, asked)
            if said is None:
                break
            answer, tracks = said
            if (refusal := why_not(state, answer)) is not None:
                raise refusal
            events += _apply(state, answer, tracks)
            played.append(answer)
        return events

    def view(self, seat: int | None) -> View:
        """Return what *seat* may know; None watches."""
        seat = NOBODY if seat is None else seat
        if not NOBODY <= seat < len(self._state.names):
            facts = {"seat": seat, "people": len(self._state.names)}
            raise Refusal("unknown-seat", (), facts)
        return view(self._state, seat)

    def scene(self) -> dict[str, Any]:
        """Return what everybody sees, as plain data."""
        seen: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(self.view(None)))
        return seen

    def think(self, task: BotTask) -> Thought:
        """Return what a bot decides."""
        return think(self, task)

    def simplest(self, seat: int) -> PeoplesOrder:
        """Return the plainest answer that is always allowed."""
        return simplest(self.prompt, seat)

    def position(self) -> dict[str, Any]:
        """Return the game at this moment as a document."""
        return write_position(self._state)

    def record(self) -> dict[str, Any]:
        """Return edition, seats, house rules and all orders of people and nature."""
        return write_record(self._state, self.orders, self._start)

    @classmethod
    def replay(
        cls,
        record: Mapping[str, Any],
        luck: Luck | None = None,
        edition: Edition | None = None,
    ) -> SlidingGame:
        """Play a record again without luck or physics, and go on with *luck* from there."""
        parts = read_record(record)
        game = cls._opening(parts, edition)
        for number, order in enumerate(parts.orders):
            try:
                game.play(order)
            except Refusal as refusal:
                raise RecordError(f"$.orders[{number}]: {refusal}") from refusal
        game._luck = luck
        return game

    @classmethod
    def _opening(cls, parts: Record, edition: Edition | None) -> SlidingGame:
        """Return the game of a record before its first order."""
        try:
            if parts.position is not None:
                return cls.at(parts.position, edition=edition)
            return cls.new(edition or parts.edition, parts.seats, parts.house_rules)
        except (PositionError, EditionError, Refusal) as error:
            raise RecordError(f"$: {error}") from error

    def clone(self) -> SlidingGame:
        """Return an independent game that will have the same luck."""
        twin = SlidingGame(self._state.copy(), self._luck.copy() if self._luck else None)
        twin._start = self._start
        twin.orders = list(self.orders)
        return twin


def read_house_rules(house_rules: HouseRules | Mapping[str, Any] | None) -> HouseRules:
    """Return house rules from a mapping, or raise Refusal naming the one that is wrong."""
    given = msgspec.to_builtins(house_rules) if isinstance(house_rules, HouseRules) else house_rules
    try:
        return msgspec.convert(dict(given or {}), HouseRules)
    except msgspec.ValidationError as error:
        raise Refusal("bad-house-rules", (), {"detail": str(error)}) from error


def _apply(s: State, order: AnyOrder, tracks: tuple[Track, ...]) -> list[Event]:
    """Carry out an order that is allowed, then go on to the next decision."""
    return [*_carry_out(s, order, tracks), *advance(s)]


def _carry_out(s: State, order: AnyOrder, tracks: tuple[Track, ...]) -> list[Event]:
    match order:
        case DrawMarkers(order=sides):
            return lay_markers(s, sides)
        case Deviate():
            return miss(s, order)
        case Rest():
            return come_to_rest(s, order, tracks)
        case Slide():
            asked = prompt(s)
            assert isinstance(asked, SlideWhich)
            return let_go(s, order, asked.reason)
        case PayJail(token=token):
            return pay_jail(s, token)
        case WaitInJail(token=token):
            return wait_in_jail(s, token)
        case TakeSecondChance():
            return take_second_chance(s)
        case DeclineSecondChance():
            return decline_second_chance(s)
        case MoveFromRailroad(token=token, space=space):
            return move_from_railroad(s, token, space)
        case StayOnRailroad(token=token):
            return stay_on_railroad(s, token)
        case DoubleProperty():
            return double(s, side_at(s, order.seat), order.space)
