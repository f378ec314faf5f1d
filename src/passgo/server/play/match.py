"""A match: the game at a table, its log, and the number of the question that is open.

The log is the game. An entry is a step together with nature's answers, the undoing of a step, or a
new beginning from a position when the steps of an older engine can no longer be played.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Collection, Iterable, Iterator, Sequence
from operator import itemgetter

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType

from passgo.documents import called_by_class, has_old_tag
from passgo.game.actions import Claim, Stop
from passgo.game.answers import BESIDE_ORDERS, LOT_ORDERS
from passgo.game.options import Written
from passgo.games import AnyGame, game_at
from passgo.refusal import Refusal
from passgo.server.limits import STEPS_REMEMBERED
from passgo.server.play.bot_reasons import Reason, seed_for
from passgo.server.play.event_json import joined, names_in, written
from passgo.server.play.game import (
    Actions,
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
from passgo.server.play.hash_chain import NO_HEAD, next_head
from passgo.server.play.patches import Document
from passgo.server.play.positions import POSITION_EVERY, Positions
from passgo.server.play.question import Numbered, Question, numbered, question_of
from passgo.server.play.told_luck import LatelyTold, is_told, throw_before, why_impossible
from passgo.vocabulary import Event, Order

NOBODY = -1
CLAIM, STOP = Claim.__name__, Stop.__name__


class Entry(Struct, frozen=True, kw_only=True, tag=str.lower, tag_field="entry"):
    """One line of the log: who, when, and the number of the question that is open after it."""

    by: int
    prompt: int
    at: float = 0.0


class Step(Entry, frozen=True, kw_only=True):
    """What somebody did, what nature answered, and what happened.

    *bot* says how a bot's step came about; *person*: somebody plays a seat that began as a bot's.
    """

    actions: Actions
    events: Raw
    bot: Reason | UnsetType = UNSET
    person: bool | UnsetType = UNSET


class Undone(Entry, frozen=True, kw_only=True):
    """The step with number *to* was taken back, and all that came after it; 0: the last one."""

    to: int = 0


class Resumed(Entry, frozen=True, kw_only=True):
    """What came before can no longer be played; the game goes on from a position."""

    base: Base


AnyEntry = Step | Undone | Resumed
ENTRIES: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def read_entry(text: str) -> AnyEntry:
    """Return an entry of the log; one from before version 3 is put into today's words."""
    entry = ENTRIES.decode(text)
    if not isinstance(entry, Step) or not any(has_old_tag(one, "do") for one in entry.actions):
        return entry
    events = called_by_class(msgspec.json.decode(entry.events), "event")
    actions = called_by_class(entry.actions, "do")
    return msgspec.structs.replace(entry, actions=actions, events=written(events))


class Moments(Struct, kw_only=True):
    """When the game began and when things last happened, in seconds since 1970."""

    begun: float = 0.0
    changed: float = 0.0
    asked: float = 0.0
    lot: float = 0.0
    bid: float = 0.0
    counted: float = 0.0

    def cap(self, now: float) -> None:
        """Let nothing be later than *now*."""
        for name in self.__struct_fields__:
            setattr(self, name, min(getattr(self, name), now))


class Match:
    """A game that is being played, as its log tells it.

    *newest* is the text of its last entry, *last_bot* the number of a bot's last step, *counted*
    that of the last one that counted a round.
    """

    def __init__(
        self, setup: Setup, names: Sequence[str], key: bytes, head: bytes = NO_HEAD
    ) -> None:
        self.setup, self.names, self._key = setup, tuple(names), key
        self.newest = b""
        self.last_bot = self.counted = 0
        self._head = head
        self.game: AnyGame = begin(setup, names, None)
        self.base: Base | None = None
        self.seq = 0
        self.prompt_id = 0
        self.is_stuck = False
        self.moments = Moments()
        self._known: tuple[AnyGame | None, int, Question | None] = (None, 0, None)
        self._asked: Numbered | None = None
        self._open: tuple[int, Document] = (0, {})
        self._steps: list[tuple[int, Step]] = []
        self._draws = 0
        self._happened: list[tuple[int, Raw]] = []
        self._positions = Positions()

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
        step = Step(by=NOBODY, prompt=1, at=at, actions=done, events=opening)
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

    @property
    def steps(self) -> list[tuple[int, Step]]:
        """Every step that was not undone, with its number, since the start or base."""
        return list(self._steps)

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

    @property
    def actions(self) -> Actions:
        """All actions that were not undone, people's and nature's, since the start or base."""
        return actions_in(self._steps)

    @property
    def draws(self) -> int:
        """How often nature has answered."""
        return self._draws + (self.base.draws if self.base is not None else 0)

    def bot_seed(self, asked: int) -> int:
        """Return the seed by which a bot decides now."""
        return seed_for(self._key, asked, self.seq)

    @property
    def ends_in_luck(self) -> bool:
        """Whether luck had a part in the newest entry."""
        return bool(self._steps) and self._steps[-1][0] == self.seq and has_luck(self._steps[-1][1])

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
        """Return what a seat may do, each kind of action as JSON."""
        return self.game.write_options(seat)

    def play(
        self,
        by: int,
        action: Order,
        answers: int | None,
        at: float = 0.0,
        bot: Reason | None = None,
        person: bool = False,
    ) -> Step:
        """Do an action that answers a question, or is free; return the entry for the log."""
        if answers is not None and answers != self.prompt_id:
            raise Refusal("no-longer-asked")
        before, done = self._question().subject, self.game.done
        events = written(self._do(action))
        same = self._question().subject == before and is_same_question(action, events)
        step = Step(
            by=by,
            at=at,
            prompt=self.prompt_id if same else self.seq + 1,
            actions=self.game.written_after(done),
            events=events,
            bot=bot or UNSET,
            person=person or UNSET,
        )
        self._write(step)
        self._keep_position()
        return step

    def _do(self, action: Order) -> Sequence[Event]:
        """Do an action; dice that are told at once stand for their throw too."""
        if not tells_luck(self.setup, action):
            return self.game.play(action)
        throw = throw_before(self.game, action)
        thrown = self.game.play(throw) if throw is not None else ()
        if no := why_impossible(self.game, action):
            if throw is not None:
                self.game = self._game_before(self.seq + 1)
            raise no
        self.game.trust(luck_of(self.setup, self._key, self.draws + 1))
        return [*thrown, *self.game.play(action)]

    def lately_told(self, served: Collection[int]) -> LatelyTold | None:
        """Return the newest step with told luck, if it may be taken back, and who acted since.

        What bots and clocks do, and claims that are made for *served* seats, is nobody's act.
        """
        if self.setup.luck != "told" or self.game.is_over:
            return None
        seats = set[int]()
        for number, step in reversed(self._steps):
            seats |= set(actors_of(step, served))
            if is_told(step.actions):
                return LatelyTold(seq=number, seats=tuple(sorted(seats)))
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
            actions = actions_in(self._steps[:standing])
            return go_on(self.setup, self.names, actions, self._key, self.base)
        after, position = found
        first = bisect_right(self._steps, after, key=itemgetter(0))
        left = sum(draws_in(step.actions) for _, step in self._steps[standing:])
        game = game_at(msgspec.json.decode(position))
        between = actions_in(self._steps[first:standing])
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
            follow(self.setup, self.game, entry.actions, self._key, self.draws)
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

    def events_after(self, seq: int) -> Raw:
        """Return what happened after an entry, as far back as is remembered."""
        return joined(events for at, events in self._happened if at > seq)

    def steps_after(self, seq: int) -> list[int]:
        """Return the step number of each of those events."""
        return [at for at, events in self._happened if at > seq for _ in names_in(events)]

    @property
    def newest_events(self) -> list[str]:
        """The names of what happened in the newest entry."""
        at, events = self._happened[-1] if self._happened else (0, Raw(b"[]"))
        return names_in(events) if at == self.seq else []

    def record(self) -> Document:
        """Return the record of the game."""
        return record_of(self.setup, self.names, self.actions, self.base)

    @property
    def head(self) -> str:
        """The head of the hash chain, which fixes the whole log; everybody is told."""
        return self._head.hex()

    def _write(self, entry: AnyEntry) -> None:
        """Note a new entry, and the text in which it is kept."""
        self._chain(msgspec.json.encode(entry))
        self._note(entry)

    def _read(self, text: str) -> AnyEntry:
        """Note an entry that is kept already, and return it."""
        entry = read_entry(text)
        self._chain(text.encode())
        self._note(entry)
        return entry

    def _chain(self, text: bytes) -> None:
        self.newest, self._head = text, next_head(self._head, text)

    def _note(self, entry: AnyEntry) -> None:
        self.seq += 1
        self._note_moments(entry)
        self.prompt_id = entry.prompt
        if isinstance(entry, Step):
            self._steps.append((self.seq, entry))
            self.last_bot = self.seq if entry.bot is not UNSET else self.last_bot
            self._draws += draws_in(entry.actions)
            self._happened.append((self.seq, entry.events))
            del self._happened[:-STEPS_REMEMBERED]
        elif isinstance(entry, Undone):
            to = entry.to or self._steps[-1][0]
            standing = bisect_left(self._steps, to, key=itemgetter(0))
            self._draws -= draws_in(actions_in(self._steps[standing:]))
            del self._steps[standing:]
            self._positions.drop(to)
            self._happened = [happened for happened in self._happened if happened[0] < to]
            self.counted = 0
        else:
            self.counted = 0
            self.base, self.is_stuck = entry.base, False
            self._steps.clear()
            self._happened.clear()
            self._positions = Positions()
            self._draws = 0

    def _note_moments(self, entry: AnyEntry) -> None:
        moments = self.moments
        moments.changed = entry.at
        if self.seq == 1:
            moments.begun = entry.at
        if entry.prompt != self.prompt_id:
            moments.asked = entry.at
        happened = names_in(entry.events) if isinstance(entry, Step) else ()
        if "AuctionOpened" in happened or isinstance(entry, Undone):
            moments.lot = entry.at
        if "BidMade" in happened:
            moments.bid = entry.at
        if "RoundEnded" in happened:
            moments.counted, self.counted = entry.at, self.seq


def actions_in(steps: Iterable[tuple[int, Step]]) -> Actions:
    """Return all actions of some steps."""
    return [action for _, step in steps for action in step.actions]


def has_luck(step: Step) -> bool:
    """Tell whether luck had a part in a step: then it cannot be undone by its player."""
    return draws_in(step.actions) > 0


def actors_of(step: Step, served: Collection[int]) -> Iterator[int]:
    """Yield who did a step, if it was a person; a table that agrees to end acts as a whole."""
    does = step.actions[0]["do"] if step.actions else ""
    if does == STOP:
        yield NOBODY
    elif step.bot is UNSET and step.by != NOBODY and not (does == CLAIM and step.by in served):
        yield step.by


def is_same_question(action: Order, events: Raw) -> bool:
    """Tell whether a question about the same subject keeps its number after an action."""
    if isinstance(action, LOT_ORDERS):
        return "AuctionOpened" not in names_in(events)
    return isinstance(action, BESIDE_ORDERS)
