"""A match: the game at a table, played as its log tells it, and the question that is open."""

from bisect import bisect_left, bisect_right
from collections.abc import Collection, Iterator, Sequence
from operator import itemgetter

import msgspec
from msgspec import UNSET, Raw

from passgo.game.answers import BESIDE_ORDERS, LOT_ORDERS
from passgo.game.events import AuctionOpened
from passgo.game.options import Written, shape, write_options, write_shape
from passgo.game.orders import Claim, Stop
from passgo.games import AnyGame, game_at
from passgo.refusal import Refusal
from passgo.server.caches import counted
from passgo.server.play.bot_reasons import Reason, seed_for
from passgo.server.play.event_json import names_in, written
from passgo.server.play.game import (
    Base,
    Setup,
    begin,
    draws_in,
    follow,
    go_on,
    luck_of,
    record_of,
    tells_luck,
)
from passgo.server.play.game_log import (
    NOBODY,
    AnyEntry,
    GameLog,
    Resumed,
    Step,
    Undone,
    has_luck,
    orders_in,
)
from passgo.server.play.hash_chain import NO_HEAD
from passgo.server.play.patches import Document
from passgo.server.play.positions import POSITION_EVERY
from passgo.server.play.question import Numbered, Question, numbered, question_of
from passgo.server.play.told_luck import (
    LatelyTold,
    check_faces,
    is_told,
    known_card,
    throw_before,
    why_impossible,
)
from passgo.vocabulary import Event, Order

CLAIM, STOP = Claim.__name__, Stop.__name__
for _remembered in (write_options, write_shape, shape):
    counted("options")(_remembered)


class Match(GameLog):
    """A game that is being played, with the log that tells it."""

    def __init__(
        self, setup: Setup, names: Sequence[str], key: bytes, head: bytes = NO_HEAD
    ) -> None:
        super().__init__(head)
        self.setup, self.names, self._key = setup, tuple(names), key
        self.game: AnyGame = begin(setup, names, None)
        self._known: tuple[AnyGame | None, int, Question | None] = (None, 0, None)
        self._asked: Numbered | None = None
        self._open: tuple[int, Document] = (0, {})

    @classmethod
    def new(
        cls,
        setup: Setup,
        names: Sequence[str],
        key: bytes,
        at: float = 0.0,
        head: bytes = NO_HEAD,
    ) -> tuple["Match", Step]:
        """Begin a game; the first entry is what nature said before anybody had to decide."""
        match = cls(setup, names, key, head)
        match.game = begin(setup, names, key)
        opening = written(match.game.opening)
        done = match.game.written_after(0)
        step = Step(by=NOBODY, prompt=1, at=at, orders=done, events=opening)
        match._write(step)
        return match, step

    @classmethod
    def load(
        cls,
        setup: Setup,
        names: Sequence[str],
        key: bytes,
        log: Sequence[str],
        shot: tuple[int, bytes] | None = None,
        head: bytes = NO_HEAD,
    ) -> "Match":
        """Go on with a game from its log; pass on what the engine raises if that fails.

        Given a position after one of its entries, only what came later is replayed.
        """
        match = cls(setup, names, key, head)
        since = 0
        for text in log:
            entry = match._read(text)
            since = match.seq if isinstance(entry, Resumed) else since
        if shot is not None and shot[0] >= since:
            match._positions.keep(*shot)
        match.game = match._game_before(match.seq + 1)
        return match

    @classmethod
    def stuck(
        cls,
        setup: Setup,
        names: Sequence[str],
        key: bytes,
        log: Sequence[str],
        head: bytes = NO_HEAD,
    ) -> "Match":
        """Return a match whose log can no longer be played; it must be resumed first."""
        match = cls(setup, names, key, head)
        match.seq = match.last_bot = len(log)
        match.is_stuck = True
        for text in log:
            match._chain(text.encode())
        match.moments.begun = msgspec.json.decode(log[0]).get("at", 0.0)
        return match

    def bot_seed(self, asked: int) -> int:
        """Return the seed by which a bot decides now."""
        return seed_for(self._key, asked, self.seq)

    def prompt(self) -> Document:
        """Return the open question with its number, and the clauses behind it."""
        return self._numbered().document

    def written_prompt(self) -> Raw:
        """Return the open question as it is told."""
        return self._numbered().text

    def _numbered(self) -> Numbered:
        question, known = self._question(), self._asked
        if known is None or known.question is not question or known.number != self.prompt_id:
            known = self._asked = numbered(question, self.prompt_id)
        return known

    def _question(self) -> Question:
        """Return what is asked; it is worked out anew only after something was done."""
        game = self.game
        known, done, question = self._known
        if known is not game or done != game.done or question is None:
            question = question_of(game)
            self._known = game, game.done, question
        return question

    def view(self) -> Document:
        """Return what everybody may know, as it crosses the wire."""
        if self._open[0] != self.seq:
            self._open = self.seq, self.game.scene() | {"prompt": self._question().document}
        return self._open[1]

    def options(self, seat: int) -> Written:
        """Return what a seat may do, each kind of order as JSON."""
        return self.game.write_options(seat)

    def play(
        self,
        by: int,
        order: Order,
        answers: int | None,
        at: float = 0.0,
        bot: Reason | None = None,
        person: bool = False,
        late: bool = False,
    ) -> Step:
        """Give an order that answers a question, or is free; return the entry for the log."""
        if answers is not None and answers != self.prompt_id:
            raise Refusal("no-longer-asked")
        before, done = self._question().subject, self.game.done
        events = written(self._do(order))
        same = self._question().subject == before and is_same_question(order, events)
        step = Step(
            by=by,
            at=at,
            prompt=self.prompt_id if same else self.seq + 1,
            orders=self.game.written_after(done),
            events=events,
            bot=bot or UNSET,
            person=person or UNSET,
            late=late or UNSET,
        )
        self._write(step)
        self._keep_position()
        return step

    def _do(self, order: Order) -> Sequence[Event]:
        """Give an order; dice that are told at once stand for their throw too."""
        if not tells_luck(self.setup, order):
            return self.game.play(order)
        check_faces(self.game, order)
        throw = throw_before(self.game, order)
        thrown = self.game.play(throw) if throw is not None else ()
        if no := why_impossible(self.game, order):
            if throw is not None:
                self.game = self._game_before(self.seq + 1)
            raise no
        self.game.trust(luck_of(self.setup, self._key, self.draws + 1))
        return [*thrown, *self.game.play(order)]

    def lately_told(self, served: Collection[int]) -> LatelyTold | None:
        """Return the newest step with told luck, and who has acted since.

        What bots and clocks do, and claims that are made for *served* seats, is nobody's act.
        """
        if self.setup.luck != "told":
            return None
        seats, card = set[int](), ""
        for number, step in reversed(self._steps):
            seats |= set(actors_of(step, served))
            card = known_card(step.orders, step.events) or card
            if is_told(step.orders):
                deck = next((one.deck for one in self.game.edition.cards if one.id == card), "")
                return LatelyTold(seq=number, seats=tuple(sorted(seats)), deck=deck)
        return None

    def undo(
        self, mine: Collection[int], seq: int, at: float = 0.0, served: Collection[int] = ()
    ) -> Undone:
        """Undo one's own last step, if luck had no part in it and nobody has acted since.

        Luck that was told is taken back with what followed from it; it will be asked for again.
        """
        told = self.lately_told(served)
        if told is not None and told.seq == seq:
            if not set(mine).issuperset(told.seats):
                raise Refusal("cannot-take-back")
            by = next(step.by for number, step in reversed(self._steps) if number == seq)
            return self._take_back(Undone(by=by, at=at, prompt=self.seq + 1, to=seq))
        if not self._steps:  # The game goes on from a position, and nothing was done since.
            raise Refusal("cannot-undo")
        number, step = self._steps[-1]
        if number != seq or step.by not in mine or self.game.is_over:
            raise Refusal("cannot-undo")
        if has_luck(step):
            raise Refusal("cannot-undo-luck")
        return self._take_back(Undone(by=step.by, at=at, prompt=self.seq + 1, to=seq))

    def check_back(self, seq: int) -> None:
        """Refuse to go back to a step that does not stand, or to before the first question."""
        if seq <= 1 or all(at != seq for at, _ in self._steps):
            raise Refusal("cannot-undo")

    def go_back(self, by: int, seq: int, at: float = 0.0) -> Undone:
        """Undo a step and all after it, as the table agreed; the same luck will come again."""
        self.check_back(seq)
        return self._take_back(Undone(by=by, at=at, prompt=self.seq + 1, to=seq))

    def _take_back(self, undone: Undone) -> Undone:
        game = self._game_before(undone.to)
        self._write(undone)
        self.game = game
        return undone

    def _game_before(self, seq: int) -> AnyGame:
        """Return the game as it stood before an entry, from the last position before it."""
        standing = bisect_left(self._steps, seq, key=itemgetter(0))
        found = self._positions.before(seq)
        if found is None:
            orders = orders_in(self._steps[:standing])
            return go_on(self.setup, self.names, orders, self._key, self.base)
        after, position = found
        first = bisect_right(self._steps, after, key=itemgetter(0))
        left = sum(draws_in(step.orders) for _, step in self._steps[standing:])
        game = game_at(msgspec.json.decode(position))
        between = orders_in(self._steps[first:standing])
        follow(self.setup, game, between, self._key, self.draws - left)
        return game

    def _keep_position(self) -> None:
        if self.seq % POSITION_EVERY == 0:
            self._positions.keep(self.seq, self.position())

    def position(self) -> bytes:
        """Return the position of the game, as JSON."""
        return msgspec.json.encode(self.game.position())

    def follow(self, text: str) -> AnyEntry:
        """Apply an entry that was written elsewhere, with the luck it had there."""
        entry = self._read(text)
        if isinstance(entry, Step):
            follow(self.setup, self.game, entry.orders, self._key, self.draws)
            self._keep_position()
        else:
            self.game = self._game_before(self.seq)
        return entry

    def note_played(self, text: str) -> None:
        """Note an entry that has just been played on the game itself."""
        self._read(text)
        self._keep_position()

    def resume(self, base: Base, at: float) -> Resumed:
        """Go on from a position because the log can no longer be played."""
        resumed = Resumed(by=NOBODY, at=at, prompt=self.seq + 1, base=base)
        self._write(resumed)
        self.game = go_on(self.setup, self.names, [], self._key, base)
        return resumed

    def record(self) -> Document:
        """Return the record of the game."""
        return record_of(self.setup, self.names, self.orders, self.base)


def actors_of(step: Step, served: Collection[int]) -> Iterator[int]:
    """Yield who did a step, if it was a person; a table that agrees to end acts as a whole."""
    does = step.orders[0]["do"] if step.orders else ""
    is_for_somebody = step.late is not UNSET or (does == CLAIM and step.by in served)
    if does == STOP:
        yield NOBODY
    elif step.bot is UNSET and step.by != NOBODY and not is_for_somebody:
        yield step.by


def is_same_question(order: Order, events: Raw) -> bool:
    """Tell whether a question about the same subject keeps its number after an order."""
    if isinstance(order, LOT_ORDERS):
        return AuctionOpened.__name__ not in names_in(events)
    return isinstance(order, BESIDE_ORDERS)
