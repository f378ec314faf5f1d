"""The game: one friendly face over the rules of a dice edition."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import msgspec

from passgo import vocabulary
from passgo.boards import board_of
from passgo.editions import Edition, load_edition
from passgo.game.answers import ANSWERS, NATURE_ORDERS
from passgo.game.compiled_twin import Found, Rules
from passgo.game.deal_preview import settled
from passgo.game.encoding import encode, events_of
from passgo.game.events import Event
from passgo.game.house_rules import rules_to_choose
from passgo.game.luck import Draw, Luck, Seeded, drawn
from passgo.game.options import Option, Written, no_of, options_of, write_options
from passgo.game.orders import AnyOrder, Claim, Order
from passgo.game.position_sheet import Sheet
from passgo.game.positions import position_of, read_position
from passgo.game.prompts import Prompt, draw_of, prompt_of
from passgo.game.records import Record, RecordError, read_record
from passgo.game.refusal_kinds import clauses_for
from passgo.game.scenes import Scenes, scene_sections
from passgo.game.seating import Seat, seats_of
from passgo.game.thinking import Thinker, is_too_slow
from passgo.house_rule import HouseRule
from passgo.preview import Outlook
from passgo.refusal import Refusal
from passgo.rules.actions import Action
from passgo.rules.ending import wealth
from passgo.rules.limits import NATURE, NONE
from passgo.rules.log import Log
from passgo.rules.machine import run, step, to_move, why_not
from passgo.rules.state import ONLY_BANKING, PLAYING, State
from passgo.rules.turn import start
from passgo.thoughts import BotTask, Thought
from passgo.vocabulary import LuckAsked, Source

ORDERS: msgspec.json.Decoder[AnyOrder] = msgspec.json.Decoder(AnyOrder)
WRITTEN: msgspec.json.Decoder[list[dict[str, Any]]] = msgspec.json.Decoder(list[dict[str, Any]])


class Game:
    """A game of a dice edition, from its first throw to its last event."""

    kind: ClassVar[vocabulary.Kind] = "dice"
    has_early_end = True
    nature_orders: ClassVar[Sequence[type[vocabulary.Order]]] = NATURE_ORDERS
    answers: ClassVar[Sequence[type[vocabulary.Order]]] = ANSWERS
    tells_luck: ClassVar[bool] = True
    is_analysed: ClassVar[bool] = True
    is_simulated: ClassVar[bool] = True
    is_advised: ClassVar[bool] = True
    branches: ClassVar[bool] = True

    def __init__(
        self,
        edition: Edition,
        seats: Sequence[Seat],
        variant: str,
        house_rules: Mapping[str, object],
        state: State,
        luck: Luck | None,
    ) -> None:
        """Hold a state as it is; use ``new``, ``at`` or ``replay`` to make a game."""
        self.edition = edition
        self.seats = tuple(seats)
        self.variant = variant
        self.house_rules = dict(house_rules)
        self.board = board_of(edition, variant, house_rules)
        self.state = state
        self.luck = luck
        self.orders: list[Order] = []
        self.opening: tuple[Event, ...] = ()
        self._start: dict[str, object] | None = None
        self._rules: Rules | None = None
        self._scenes: Scenes | None = None
        self._written: dict[int, tuple[Found, Written]] = {}

    @classmethod
    def is_too_slow(cls, level: str) -> bool:
        """Tell whether a bot of this level would think for too long without compiled rules."""
        return is_too_slow(level)

    @classmethod
    def teams(cls, _edition: str, _people: int) -> tuple[tuple[int, ...], ...]:
        """Return no sides: everybody plays alone."""
        return ()

    @staticmethod
    def draw(source: Source, asked: Draw) -> Order:
        """Return what a source of even draws answers to what luck is asked."""
        return drawn(source, asked)

    @classmethod
    def seeded(cls, seed: int) -> Seeded:
        """Return luck from a seed."""
        return Seeded(seed)

    @classmethod
    def edition_of(cls, edition: str) -> Edition:
        """Return the data of an edition."""
        return load_edition(edition)

    @classmethod
    def house_rules_of(cls, edition: Edition) -> tuple[HouseRule, ...]:
        """Return every rule of an edition that a table may change."""
        return rules_to_choose(edition)

    @classmethod
    def rules_in(
        cls, edition: str, variant: str, house_rules: Mapping[str, object]
    ) -> dict[str, object]:
        """Return every rule as it is played."""
        rules = load_edition(edition).rules_for(variant, house_rules)
        played: dict[str, object] = msgspec.to_builtins(rules)
        return played

    @classmethod
    def read_order(cls, text: bytes) -> Order:
        """Return the order that a text holds."""
        return ORDERS.decode(text)

    @classmethod
    def new(
        cls,
        edition: str | Edition,
        seats: Sequence[str | Seat],
        *,
        variant: str = "",
        house_rules: Mapping[str, object] | None = None,
        luck: Luck | None = None,
        banker: int = 0,
    ) -> Game:
        """Begin a game: deal, then throw for the start; without *luck* the caller plays nature."""
        edition = load_edition(edition) if isinstance(edition, str) else edition
        chosen_in_play = edition.rules_for(variant, house_rules, len(seats)).powers == "on"
        people = seats_of(edition, seats, banker, chosen_in_play)
        state = State()
        state.seats = len(people)
        state.banker = banker
        tokens = [token.id for token in edition.tokens]
        for at, seat in enumerate(people):
            state.token[at] = tokens.index(seat.token) if seat.token else NONE
            if seat.banking:
                state.status[at] = ONLY_BANKING
        game = cls(edition, people, variant, house_rules or {}, state, luck)
        game.opening = tuple(game._draw_luck(game._begin()))
        return game

    @classmethod
    def at(
        cls, position: object, *, luck: Luck | None = None, edition: Edition | None = None
    ) -> Game:
        """Go on from a position; *edition* is one that does not come with the package."""
        setup = read_position(position, edition)
        game = cls(setup.edition, setup.seats, setup.variant, setup.house_rules, setup.state, luck)
        game._start = game.position()
        game.opening = tuple(game._draw_luck([]))
        return game

    @classmethod
    def replay(cls, record: object, *, luck: Luck | None = None, upto: int | None = None) -> Game:
        """Play a record again, wholly or its first *upto* orders; luck comes from the record."""
        found = read_record(record)
        if found.position is not None:
            game = cls.at(found.position)
        else:
            game = cls.new(
                found.edition,
                found.seats,
                variant=found.variant,
                house_rules=found.house_rules,
                banker=found.banker,
            )
        for at, order in enumerate(found.orders[:upto]):
            try:
                game.play(order)
            except Refusal as refusal:
                raise RecordError(f"$.orders[{at}]: refused: {refusal}") from None
        game.luck = luck
        return game

    @property
    def prompt(self) -> Prompt:
        """Who must decide what."""
        return prompt_of(self.state, self.board, self.edition)

    @property
    def luck_asked(self) -> LuckAsked:
        """What nature is asked for by the open prompt."""
        asked = draw_of(self.state, self.board, self.edition)
        return LuckAsked(what=asked.what, choices=asked.choices, below=asked.below)

    @property
    def deed_groups(self) -> dict[str, str]:
        """The group of each deed."""
        return {space.id: space.group for space in self.edition.spaces if space.group}

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.state.over)

    @property
    def still_in(self) -> tuple[int, ...]:
        """The seats that have not fallen or left."""
        return tuple(at for at in range(len(self.seats)) if self.state.status[at] == PLAYING)

    @property
    def ends_by_time(self) -> bool:
        """Whether a clock may end the game."""
        return bool(self.board.ends_by_time)

    @property
    def names(self) -> tuple[str, ...]:
        """Who plays, seat by seat."""
        return tuple(seat.name for seat in self.seats)

    @property
    def turns(self) -> int:
        """The number of the running turn."""
        return self.state.turns

    @property
    def done(self) -> int:
        """How many orders were done since the start or a position."""
        return len(self.orders)

    @property
    def rulebook(self) -> str:
        """The rulebook whose clauses stand behind questions."""
        return self.edition.rulebook

    @property
    def wealth(self) -> tuple[int, ...]:
        """What each seat is worth."""
        step, seats = self.edition.money.step, range(len(self.seats))
        return tuple(wealth(self.state, self.board, seat) * step for seat in seats)

    @property
    def open_claims(self) -> list[Claim]:
        """The rents that somebody may still ask for."""
        s = self.state
        unasked = (at for at in range(s.claims) if not s.claim_made[at])
        return [Claim(seat=s.claim_owner[at], claim=s.claim_id[at]) for at in unasked]

    def trust(self, luck: Luck | None) -> None:
        """Have *luck* answer every draw from now on; None leaves that to the caller."""
        self.luck = luck

    def ask_luck(self, luck: Luck) -> Order | None:
        """Return what *luck* answers to the draw that is open, None if none is or it leaves it."""
        if to_move(self.state) != NATURE:
            return None
        return luck.answer(draw_of(self.state, self.board, self.edition))

    def options(self, seat: int) -> list[Option]:
        """Return every kind of order of *seat* once, open with its ranges or closed with why."""
        return options_of(self.state, self.board, self.edition, seat)

    def write_options(self, seat: int) -> Written:
        """Return the options of *seat*, each as JSON; while they stay, they are the same object."""
        found = self.rules.findings(seat)
        before = self._written.get(seat)
        if before is None or before[0] != found:
            before = self._written[seat] = found, write_options(found, self.edition)
        return before[1]

    @property
    def rules(self) -> Rules:
        """The rules as this game stands; they go on with it."""
        if self._rules is None:
            self._rules = Rules(self.state, self.board)
        return self._rules

    def why_not(self, order: Order) -> Refusal | None:
        """Return why *order* is refused now, or None."""
        try:
            self._encoded(order)
        except Refusal as refusal:
            return refusal
        return None

    def probe(self, order: Order) -> Outlook:
        """Tell why not, or what would follow of a draft; the game does not change."""
        try:
            action = self._encoded(order)
        except Refusal as no:
            return Outlook(refusal=no.code, clauses=no.clauses, facts=no.facts)
        twin = self.state.clone()
        twin.own_luck = 0
        events = self._step(twin, action)
        cash = tuple(twin.cash[seat] * self.edition.money.step for seat in range(twin.seats))
        deal = settled(order, self.state, twin, self.board, self.edition)
        return Outlook(cash=cash, events=tuple(events), settled=deal)

    def play(self, order: Order) -> list[Event]:
        """Do *order* and what follows of it; a ``Refusal`` changes nothing."""
        return self._draw_luck(self._do(order))

    def play_written(self, order: object) -> list[Event]:
        """Do an order that is written as in a record."""
        return self.play(msgspec.convert(order, AnyOrder))

    def written_after(self, count: int) -> list[dict[str, Any]]:
        """Return the orders after the first *count*, written as in a record."""
        return WRITTEN.decode(msgspec.json.encode(self.orders[count:]))

    def view(self, seat: int | None) -> dict[str, object]:
        """Return what *seat*, or a spectator, may know: never a generator, never undrawn cards."""
        if seat is not None and not 0 <= seat < len(self.seats):
            raise Refusal("unknown-seat", (), {"given": seat})
        prompt = msgspec.to_builtins(self.prompt)
        return self.sheet().write(self.state) | {"seat": seat, "prompt": prompt}

    def scene(self) -> dict[str, Any]:
        """Return what every view shows; what did not change since the last time is the same."""
        if self._scenes is None:
            self._scenes = Scenes(self.sheet(), self.rules)
        return self._scenes.now(self.state)

    def think(self, task: BotTask) -> Thought:
        """Return what a bot decides."""
        return Thinker(self.state, self.board, self.edition).think(task)

    def simplest(self, seat: int) -> Order:
        """Return the plainest answer that is always allowed."""
        return Thinker(self.state, self.board, self.edition).simplest(seat)

    def sheet(self) -> Sheet:
        """Return a sheet for the scenes of this game."""
        sections = scene_sections(self.seats, self.board, self.edition)
        return Sheet(self.edition, self.variant, self.house_rules, sections)

    def position(self) -> dict[str, object]:
        """Return the position as a document; ``at`` is the inverse."""
        return position_of(self.state, self.edition, self.variant, self.house_rules, self.seats)

    def record(self) -> dict[str, object]:
        """Return the record: what people and nature did, from the start or a position."""
        return Record(
            edition=self.edition.id,
            digest=self.edition.digest,
            variant=self.variant,
            house_rules=self.house_rules,
            seats=self.seats,
            banker=self.state.banker,
            position=self._start,
            orders=tuple(self.orders),
        ).document()

    def clone(self) -> Game:
        """Return an independent copy that shares its luck."""
        twin = Game(
            self.edition, self.seats, self.variant, self.house_rules, self.state.clone(), self.luck
        )
        twin.orders = list(self.orders)
        twin._start = self._start
        return twin

    def _encoded(self, order: Order) -> Action:
        action = self._action_of(order)
        code = why_not(self.state, self.board, action)
        if code:
            no = no_of(action, code, self.edition)
            raise Refusal(no.code, no.clauses, no.facts)
        return action

    def _action_of(self, order: Order) -> Action:
        """Return the kernel's action of an order, or refuse it with the clauses behind that."""
        try:
            return encode(order, self.edition)
        except Refusal as no:
            clauses = clauses_for(no.code, type(order).__name__, self.edition.rulebook)
            raise Refusal(no.code, clauses, no.facts) from None

    def _begin(self) -> list[Event]:
        """Set up the table, as far as nobody has to decide anything."""
        self.state.log = Log()
        start(self.state, self.board)
        run(self.state, self.board)
        return self._noted(self.state)

    def _step(self, state: State, action: Action) -> list[Event]:
        state.log = Log()
        step(state, self.board, action)
        return self._noted(state)

    def _noted(self, state: State) -> list[Event]:
        """Return what was noted since the log was laid out, and put it away."""
        rows = state.log.rows if state.log is not None else []
        state.log = None
        return events_of(rows, self.edition)

    def _draw_luck(self, events: list[Event]) -> list[Event]:
        """Let luck answer until a person must decide, or until it leaves a draw to the caller."""
        while self.luck is not None and (order := self.ask_luck(self.luck)) is not None:
            events.extend(self._do(order))
        return events

    def _do(self, order: Order) -> list[Event]:
        action = self._encoded(order)
        if self._rules is not None:
            self._rules.follow(action)
        events = self._step(self.state, action)
        self.orders.append(order)
        return events
