"""A match: the game at a table, its log, and the number of the question that is open.

The log is the game. An entry is a step with what nature answered to it, the undoing of a step, or
a new beginning from a position when an older engine's steps no longer play.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Collection, Iterable, Sequence
from operator import itemgetter

import msgspec
from msgspec import Raw, Struct

from passgo.game.actions import Order
from passgo.game.seat_options import Written
from passgo.games import AnyGame, game_at
from passgo.refusal import Refusal
from passgo.server.limits import STEPS_REMEMBERED
from passgo.server.play.event_json import joined, names_in, written
from passgo.server.play.game import (
    NATURE,
    Actions,
    Base,
    Setup,
    begin,
    draws_in,
    follow,
    go_on,
    record_of,
)
from passgo.server.play.patches import Document
from passgo.server.play.positions import POSITION_EVERY, Positions
from passgo.server.play.question import Numbered, Question, numbered, question_of
from passgo.server.play.scenes import SCENES, AnyScenes
from passgo.sliding.actions import PersonAction

FREE_ACTS = ("Claim", "Build", "Sell", "SellGroup", "Mortgage", "Lift")
AUCTION = ("Bid", "Leave")
NOBODY = -1


class Entry(Struct, frozen=True, kw_only=True, tag=str.lower, tag_field="entry"):
    """One line of the log: who, when, and the number of the question that is open after it."""

    by: int
    prompt: int
    at: float = 0.0


class Step(Entry, frozen=True, kw_only=True):
    """What somebody did, what nature answered, and what happened."""

    actions: Actions
    events: Raw


class Undone(Entry, frozen=True, kw_only=True):
    """The step with number *to* was taken back, and all that came after it; 0: the last one."""

    to: int = 0


class Resumed(Entry, frozen=True, kw_only=True):
    """What came before no longer plays; the game goes on from a position."""

    base: Base


AnyEntry = Step | Undone | Resumed
ENTRIES: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


class Moments(Struct, kw_only=True):
    """When the game began and things happened last, in seconds since 1970, as the log says."""

    begun: float = 0.0
    changed: float = 0.0
    asked: float = 0.0
    lot: float = 0.0
    bid: float = 0.0

    def cap(self, now: float) -> None:
        """Have nothing lie ahead of a moment."""
        for name in self.__struct_fields__:
            setattr(self, name, min(getattr(self, name), now))


class Match:
    """A game that is being played, as its log tells it."""

    def __init__(self, setup: Setup, names: Sequence[str], key: bytes) -> None:
        self.setup, self.names, self._key = setup, tuple(names), key
        self.game: AnyGame = begin(setup, names, None)
        self.base: Base | None = None
        self.seq = 0
        self.prompt_id = 0
        self.is_stuck = False
        self.moments = Moments()
        self._known: tuple[AnyGame | None, int, Question | None] = (None, 0, None)
        self._asked: Numbered | None = None
        self._scenes: AnyScenes | None = None
        self._open: tuple[int, Document] = (0, {})
        self._steps: list[tuple[int, Step]] = []
        self._draws = 0
        self._happened: list[tuple[int, Raw]] = []
        self._positions = Positions()

    @classmethod
    def new(
        cls, setup: Setup, names: Sequence[str], key: bytes, at: float = 0.0
    ) -> tuple["Match", Step]:
        """Begin a game; the first entry is what nature said before anybody had to decide."""
        match = cls(setup, names, key)
        match.game = begin(setup, names, key)
        opening = written(match.game.opening)
        done = match.game.written_after(0)
        step = Step(by=NOBODY, prompt=1, at=at, actions=done, events=opening)
        match._note(step)
        return match, step

    @classmethod
    def load(
        cls,
        setup: Setup,
        names: Sequence[str],
        key: bytes,
        log: Sequence[str],
        shot: tuple[int, bytes] | None = None,
    ) -> "Match":
        """Go on with a game from its log; raise what the engine raises if it no longer plays.

        With a position after one of its entries only what came after that is played again.
        """
        match = cls(setup, names, key)
        since = 0
        for entry in map(ENTRIES.decode, log):
            match._note(entry)
            since = match.seq if isinstance(entry, Resumed) else since
        if shot is not None and shot[0] >= since:
            match._positions.keep(*shot)
        match.game = match._game_before(match.seq + 1)
        return match

    @property
    def steps(self) -> list[tuple[int, Step]]:
        """Every step that stands, with its number, since the start or base."""
        return list(self._steps)

    @classmethod
    def stuck(cls, setup: Setup, names: Sequence[str], key: bytes, log: Sequence[str]) -> "Match":
        """Return a match whose log no longer plays; it must be resumed before anything else."""
        match = cls(setup, names, key)
        match.seq, match.is_stuck = len(log), True
        match.moments.begun = msgspec.json.decode(log[0]).get("at", 0.0)
        return match

    @property
    def actions(self) -> Actions:
        """Everything that was done and stands, people's and nature's, since the start or base."""
        return actions_in(self._steps)

    @property
    def draws(self) -> int:
        """How often nature has answered."""
        return self._draws + (self.base.draws if self.base is not None else 0)

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
        """Return what is asked; it is thought over only when something was done."""
        game = self.game
        known, done, question = self._known
        if known is not game or done != game.done or question is None:
            question = question_of(game)
            self._known = game, game.done, question
        return question

    def view(self) -> Document:
        """Return what everybody may know, as it crosses the wire."""
        if self._scenes is None or self._scenes.game is not self.game:
            self._scenes = SCENES[self.game.kind](self.game)
        if self._open[0] != self.seq:
            self._open = self.seq, self._scenes.now() | {"prompt": self._question().document}
        return self._open[1]

    def options(self, seat: int) -> Written:
        """Return what a seat may do, each kind of action as JSON."""
        return self.game.write_options(seat)

    def play(
        self, by: int, action: Order | PersonAction, answers: int | None, at: float = 0.0
    ) -> Step:
        """Do an action that answers a question, or is free; return the entry for the log."""
        name = type(action).__name__
        if answers is not None and answers != self.prompt_id:
            raise Refusal("no-longer-asked")
        before, done = self._question().subject, self.game.done
        events = written(self.game.play(action))
        same = self._question().subject == before and is_same_question(name, events)
        step = Step(
            by=by,
            at=at,
            prompt=self.prompt_id if same else self.seq + 1,
            actions=self.game.written_after(done),
            events=events,
        )
        self._note(step)
        self._keep_position()
        return step

    def undo(self, mine: Collection[int], seq: int, at: float = 0.0) -> Undone:
        """Take back one's own last step, if neither luck nor anybody else has spoken since."""
        if not self._steps:  # The game goes on from a position, and nothing was done since.
            raise Refusal("cannot-undo")
        number, step = self._steps[-1]
        if number != seq or step.by not in mine or self.game.is_over:
            raise Refusal("cannot-undo")
        if any(action["do"] in NATURE for action in step.actions):
            raise Refusal("cannot-undo-luck")
        return self._take_back(Undone(by=step.by, at=at, prompt=self.seq + 1, to=seq))

    def check_back(self, seq: int) -> None:
        """Refuse to go back to where nothing stands, or before the first question."""
        if seq <= 1 or all(at != seq for at, _ in self._steps):
            raise Refusal("cannot-undo")

    def go_back(self, by: int, seq: int, at: float = 0.0) -> Undone:
        """Take back a step and all after it, as the table agreed; the same luck comes again."""
        self.check_back(seq)
        return self._take_back(Undone(by=by, at=at, prompt=self.seq + 1, to=seq))

    def _take_back(self, undone: Undone) -> Undone:
        game = self._game_before(undone.to)
        self._note(undone)
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
        follow(game, actions_in(self._steps[first:standing]), self._key, self.draws - left)
        return game

    def _keep_position(self) -> None:
        if self.seq % POSITION_EVERY == 0:
            self._positions.keep(self.seq, self.position())

    def position(self) -> bytes:
        """Return where the game stands, as JSON."""
        return msgspec.json.encode(self.game.position())

    def follow(self, text: str) -> AnyEntry:
        """Take over an entry that was written elsewhere, with what nature answered there."""
        entry = ENTRIES.decode(text)
        self._note(entry)
        if isinstance(entry, Step):
            follow(self.game, entry.actions, self._key, self.draws)
            self._keep_position()
        else:
            self.game = self._game_before(self.seq)
        return entry

    def resume(self, base: Base, at: float) -> Resumed:
        """Go on from a position because the log no longer plays."""
        resumed = Resumed(by=NOBODY, at=at, prompt=self.seq + 1, base=base)
        self._note(resumed)
        self.game = go_on(self.setup, self.names, [], self._key, base)
        return resumed

    def events_after(self, seq: int) -> Raw:
        """Return what happened after an entry, as far back as is remembered."""
        return joined(events for at, events in self._happened if at > seq)

    def steps_after(self, seq: int) -> list[int]:
        """Return the numbers of the steps of those events, one for each."""
        return [at for at, events in self._happened if at > seq for _ in names_in(events)]

    def record(self) -> Document:
        """Return the record of the game."""
        return record_of(self.setup, self.names, self.actions, self.base)

    def _note(self, entry: AnyEntry) -> None:
        self.seq += 1
        self._note_moments(entry)
        self.prompt_id = entry.prompt
        if isinstance(entry, Step):
            self._steps.append((self.seq, entry))
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
        else:
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


def actions_in(steps: Iterable[tuple[int, Step]]) -> Actions:
    """Return everything that was done in some steps."""
    return [action for _, step in steps for action in step.actions]


def is_same_question(action: str, events: Raw) -> bool:
    """Tell whether a question about the same thing is still the same one after an action."""
    if action in AUCTION:
        return "AuctionOpened" not in names_in(events)
    return action in FREE_ACTS
