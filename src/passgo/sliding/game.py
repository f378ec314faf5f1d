"""The face of the sliding game: prompts, options, actions, events, views, positions, records."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

import msgspec

from passgo.preview import Outlook
from passgo.refusal import Refusal
from passgo.sliding.actions import (
    Action,
    DeclineSecondChance,
    Deviate,
    DoubleProperty,
    DrawMarkers,
    MoveFromRailroad,
    PayJail,
    Rest,
    Slide,
    StayOnRailroad,
    TakeSecondChance,
    WaitInJail,
)
from passgo.sliding.edition import Edition, EditionError, load
from passgo.sliding.events import Event
from passgo.sliding.legality import why_not
from passgo.sliding.luck import Luck
from passgo.sliding.options import Option, options
from passgo.sliding.positions import PositionError, read_position, write_position
from passgo.sliding.prompts import HowSteady, Prompt, SlideWhich, WhereTo, WhichOrder
from passgo.sliding.questions import prompt
from passgo.sliding.records import RecordDoc, RecordError, read_record, write_record
from passgo.sliding.rounds import advance, double, lay_markers, new_state
from passgo.sliding.seating import HouseRules, check_names
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
from passgo.sliding.views import View, view


class SlidingGame:
    """A game of Knockout.

    With *luck* the game answers for nature by itself; without, it stops at each question of nature
    and the caller plays the answer.
    """

    kind: Literal["sliding"] = "sliding"
    has_early_end = False
    ends_by_time = False
    rulebook = None
    open_claims = ()

    def __init__(self, state: State, luck: Luck | None = None) -> None:
        """Go on from *state*; use `new`, `at` or `replay` instead."""
        self._state = state
        self._luck = luck
        self._start: dict[str, Any] | None = None
        self._actions: list[Action] = []
        self.opening: tuple[Event, ...] = ()
        """What happened before the first question to a person, if luck answered for nature."""

    @classmethod
    def new(
        cls,
        edition: str | Edition = "knockout-2024",
        seats: Sequence[str] = (),
        house_rules: HouseRules | Mapping[str, Any] | None = None,
        luck: Luck | None = None,
    ) -> SlidingGame:
        """Seat people at a new game and draw the turn markers."""
        data = edition if isinstance(edition, Edition) else load(edition)
        game = cls(new_state(data, check_names(seats), read_house_rules(house_rules)), luck)
        game.opening = tuple(game._heed_nature(game._state, game._actions))
        return game

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
    def prompt(self) -> Prompt:
        """Return who must decide what."""
        return prompt(self._state)

    @property
    def is_over(self) -> bool:
        """Tell whether the last round has been scored."""
        return self._state.phase == "over"

    @property
    def turns(self) -> int:
        """Return the number of the running round."""
        return self._state.round

    @property
    def done(self) -> int:
        """Return how many actions were done since the start or a position."""
        return len(self._actions)

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

    def ask_luck(self, luck: Luck) -> Action | None:
        """Return what *luck* answers to the question of nature that is open, None if none is."""
        asked = self.prompt
        if not isinstance(asked, WhichOrder | HowSteady | WhereTo):
            return None
        said = luck.answer(self.edition, asked)
        return said[0] if said is not None else None

    def why_not(self, action: object) -> Refusal | None:
        """Return why an action is refused now, or None; an action of another game always is."""
        if not isinstance(action, Action):
            return Refusal("bad-action", (), {"detail": type(action).__name__})
        return why_not(self._state, action)

    def options(self, seat: int) -> tuple[Option, ...]:
        """Return every kind of action once, as it stands for *seat*."""
        return options(self._state, seat)

    def write_options(self, seat: int) -> tuple[bytes, ...]:
        """Return the options of *seat*, each as JSON."""
        return tuple(msgspec.json.encode(option) for option in self.options(seat))

    def probe(self, action: Action) -> Outlook:
        """Return why not, or what would follow up to nature's next answer; change nothing."""
        refusal = why_not(self._state, action)
        if refusal is not None:
            return Outlook(refusal=refusal.code, clauses=refusal.clauses, facts=refusal.facts)
        twin = self._state.copy()
        events = tuple(_apply(twin, action, ()))
        return Outlook(cash=tuple(twin.cash), events=events)

    def play(self, action: Action, tracks: tuple[Track, ...] = ()) -> list[Event]:
        """Play an action and return what happened; raise Refusal and change nothing."""
        state, luck = self._state.copy(), self._luck
        spare = luck.copy() if luck is not None else None
        refusal = why_not(state, action)
        if refusal is not None:
            raise refusal
        played = [action]
        try:
            events = _apply(state, action, tracks)
            events += self._heed_nature(state, played)
        except Refusal:
            self._luck = spare
            raise
        self._state = state
        self._actions += played
        return events

    def play_written(self, action: object) -> list[Event]:
        """Play an action that is written as in a record."""
        return self.play(msgspec.convert(action, Action))

    def written_after(self, count: int) -> list[dict[str, Any]]:
        """Return the actions after the first *count*, written as in a record."""
        written: list[dict[str, Any]] = self.record()["actions"][count:]
        return written

    def _heed_nature(self, state: State, played: list[Action]) -> list[Event]:
        """Let luck answer for nature as long as nature is asked."""
        events: list[Event] = []
        while self._luck is not None:
            asked = prompt(state)
            if not isinstance(asked, WhichOrder | HowSteady | WhereTo):
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
        seat = -1 if seat is None else seat
        if not -1 <= seat < len(self._state.names):
            facts = {"seat": seat, "people": len(self._state.names)}
            raise Refusal("unknown-seat", (), facts)
        return view(self._state, seat)

    def position(self) -> dict[str, Any]:
        """Return the game at this moment as a document."""
        return write_position(self._state)

    def record(self) -> dict[str, Any]:
        """Return edition, seats, house rules and all actions of people and nature."""
        return write_record(self._state, self._actions, self._start)

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
        for number, action in enumerate(parts.actions):
            try:
                game.play(action)
            except Refusal as refusal:
                raise RecordError(f"$.actions[{number}]: {refusal}") from refusal
        game._luck = luck
        return game

    @classmethod
    def _opening(cls, parts: RecordDoc, edition: Edition | None) -> SlidingGame:
        """Return the game of a record before its first action."""
        try:
            if parts.start is not None:
                return cls.at(parts.start, edition=edition)
            return cls.new(edition or parts.edition, parts.seats, parts.house_rules)
        except (PositionError, EditionError, Refusal) as error:
            raise RecordError(f"$: {error}") from error

    def clone(self) -> SlidingGame:
        """Return an independent game that will have the same luck."""
        twin = SlidingGame(self._state.copy(), self._luck.copy() if self._luck else None)
        twin._start = self._start
        twin._actions = list(self._actions)
        return twin


def read_house_rules(house_rules: HouseRules | Mapping[str, Any] | None) -> HouseRules:
    """Return house rules from a mapping, or raise Refusal naming the one that is wrong."""
    given = msgspec.to_builtins(house_rules) if isinstance(house_rules, HouseRules) else house_rules
    try:
        return msgspec.convert(dict(given or {}), HouseRules)
    except msgspec.ValidationError as error:
        raise Refusal("bad-options", (), {"detail": str(error)}) from error


def _apply(s: State, action: Action, tracks: tuple[Track, ...]) -> list[Event]:
    """Carry out an action that is allowed, then go on to the next decision."""
    return [*_carry_out(s, action, tracks), *advance(s)]


def _carry_out(s: State, action: Action, tracks: tuple[Track, ...]) -> list[Event]:
    match action:
        case DrawMarkers(order):
            return lay_markers(s, order)
        case Deviate():
            return miss(s, action)
        case Rest():
            return come_to_rest(s, action, tracks)
        case Slide():
            asked = prompt(s)
            assert isinstance(asked, SlideWhich)
            return let_go(s, action, asked.reason)
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
            return double(s, side_at(s, action.seat), action.space)
