"""Entries of a log, played again one by one: every draw, every undo, every move of a bot."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from msgspec import UNSET, Raw

from passgo.refusal import Refusal
from passgo.server.play.bot_orders import think
from passgo.server.play.bot_reasons import Reason, seed_for, task_of
from passgo.server.play.event_json import written
from passgo.server.play.game import NATURE, OUTSIDE, begin, luck_of
from passgo.server.play.game_log import NOBODY, AnyEntry, Step, Undone, has_luck, read_entry
from passgo.server.play.match import Match
from passgo.server.play.patches import Document, plain
from passgo.server.play.told_luck import is_told
from passgo.server.table.start_event import Start
from passgo.vocabulary import Event, Order

BY_ITSELF = "Claim"
"""What a table does for a bot's seat without asking the bot."""
WAYS = "tracks"
UNPLAYABLE = (Refusal, ValueError, LookupError, TypeError)


class Walk:
    """A game that is played again from its entries; *mistakes* is what is wrong with them.

    *told* are the entries whose events do not follow; another version may have told them otherwise.
    *by_hand* are the entries in which people told luck and that stand: nothing proves those.
    """

    def __init__(self, start: Start, key: bytes, entries: Sequence[str]) -> None:
        self._key, self._entries, self._setup = key, entries, start.setup
        self._levels = tuple(level for _, level in start.seats)
        self.match = Match(start.setup, [name for name, _ in start.seats], key)
        self.match.game = begin(start.setup, self.match.names, None)
        self.draws = self.rests = self.bots = 0
        self.by_hand: list[int] = []
        self.mistakes: list[str] = []
        self.notes: list[str] = []
        self.told: list[str] = []
        self._doubts: list[str] = []  # Where tokens rest elsewhere, bots may decide otherwise.
        self._company = self._levels
        self._covered: dict[int, list[int]] = defaultdict(list)
        self._memory: list[int] = []
        self._idle: dict[int, list[tuple[int, Reason]]] = defaultdict(list)
        self._pending: dict[int, list[int]] = {}

    def walk(self) -> None:
        """Play all entries; after one that cannot be played nothing more is known."""
        try:
            read = [read_entry(text) for text in self._entries]
        except msgspec.DecodeError as error:
            self.mistakes.append(f"an entry cannot be read: {error}")
            return
        self._learn_idle(read)
        self._take_all(read)
        told = self.notes if self.rests else self.mistakes
        told += self._doubts
        for seat, numbers in self._covered.items():
            times = f"{len(numbers)} times, first at entry {numbers[0]}"
            self.notes.append(f"a bot stood in for seat {seat}: {times}")

    def _take_all(self, read: Sequence[AnyEntry]) -> None:
        for number, (text, entry) in enumerate(zip(self._entries, read, strict=True), 1):
            try:
                self._take(number, entry, text)
            except UNPLAYABLE as error:
                self.mistakes.append(f"entry {number} is against the rules: {error}")
                return
            self._think_idly(number)

    def _take(self, number: int, entry: AnyEntry, text: str) -> None:
        if isinstance(entry, Step):
            self._check_actor(number, entry)
            if entry.bot is not UNSET:
                self._check_bot(number, entry, entry.bot)
            self._play(number, entry)
            self.match.note_played(text)
            return
        if isinstance(entry, Undone):
            self._check_undone(number, entry)
            self.by_hand = [at for at in self.by_hand if at < entry.to]
        elif (entry.base.position, entry.base.draws) != (self.match.game.position(), self.draws):
            self.mistakes.append(f"entry {number} goes on from a position that does not follow")
        self.match.follow(text)
        self.match.game.trust(None)
        self.draws = self.match.draws

    def _play(self, number: int, step: Step) -> None:
        """Play a step; nature says what the key says, and has the last word."""
        game = self.match.game
        happened = list(game.opening) if number == 1 else []
        for at, order in enumerate(step.orders):
            if order["do"] in NATURE:
                self._check_draw(number, order)
                self.draws += 1
            elif at or number == 1:
                raise ValueError(f"{order['do']} has no entry of its own")
            happened += game.play_written(order)
        self._check_events(number, step, happened)
        if game.ask_luck(self._luck()) is not None:
            self.mistakes.append(f"entry {number} ends before luck has spoken")

    def _check_events(self, number: int, step: Step, happened: list[Event]) -> None:
        """Note where an entry tells events that do not follow from its orders."""
        if events_in(step.events) != events_in(written(happened)):
            self.told.append(f"entry {number} tells of other events than those that happened")

    def _luck(self) -> Any:
        return luck_of(self._setup, self._key, self.draws)

    def _check_draw(self, number: int, order: Document) -> None:
        answer = self.match.game.ask_luck(self._luck())
        if (plain(answer) if answer is not None else None) == plain(order):
            return
        if order["do"] == "Rest":
            self.rests += 1
        elif answer is None and self._setup.luck == "told":
            self.by_hand.append(number)
        else:
            self.mistakes.append(f"entry {number}: {order['do']} was not drawn so")

    def _check_actor(self, number: int, step: Step) -> None:
        """Note who did a step that is not theirs, or for a bot without its reason."""
        done = step.orders[0] if step.orders and number > 1 else {}
        does = done.get("do", "")
        seat = done.get("seat", NOBODY)
        if self._is_told(step):
            if does in NATURE or step.by != seat:
                self._check_teller(number, step)
                return
        elif step.by != (NOBODY if number == 1 or does in OUTSIDE else seat):
            self.mistakes.append(f"entry {number} is seat {step.by}'s, its order seat {seat}'s")
        if not 0 <= step.by < len(self._levels) or step.bot is not UNSET:
            return
        if self._levels[step.by] and does != BY_ITSELF:
            if step.person is UNSET:
                self.mistakes.append(f"entry {number} is a bot's, and nothing says how it decided")
            else:
                self.notes.append(f"entry {number}: a person plays seat {step.by}, once a bot's")

    def _is_told(self, step: Step) -> bool:
        return self._setup.luck == "told" and is_told(step.orders)

    def _check_teller(self, number: int, step: Step) -> None:
        """Note luck that nobody who plays here has told."""
        if not 0 <= step.by < len(self._levels):
            self.mistakes.append(f"entry {number}: nobody of the table told this luck")

    def _check_undone(self, number: int, undone: Undone) -> None:
        self.match.check_back(undone.to)
        gone = [step for at, step in self.match.steps if at >= undone.to]
        if self._is_told(gone[0]) and gone[0].by == undone.by:
            self.notes.append(f"entry {number}: seat {undone.by} took back the luck it had told")
            return
        if len(gone) == 1 and gone[0].by == undone.by and not has_luck(gone[0]):
            return
        said = f"entry {number}: the table took back {len(gone)} steps, from entry {undone.to} on"
        self.notes.append(said)

    def _check_bot(self, number: int, step: Step, reason: Reason) -> None:
        """Derive a bot's move again."""
        self.bots += 1
        self._check_company(number, step, reason)
        memory = self._pending.pop(number, None)
        if memory is None:
            memory = [] if reason.fresh else self._memory
        if reason.fresh:
            self.notes.append(f"entry {number}: the bots had forgotten what came before")
        game, done = self.match.game, step.orders[0]
        if reason.late:
            self.notes.append(f"entry {number}: the bot of seat {step.by} was late")
            expected: Order | None = game.simplest(step.by)
            self._memory = memory
        else:
            expected, self._memory = self._think(number - 1, reason, memory)
        if expected is None or plain(expected) != plain(done):
            self._doubts.append(f"entry {number}: the bot of seat {step.by} decides otherwise")

    def _check_company(self, number: int, step: Step, reason: Reason) -> None:
        """Note who is said to play which seat where it is not as at the start."""
        levels = reason.levels or self._levels
        if levels != self._company:
            named = ", ".join(level or "a person" for level in levels)
            self.notes.append(f"entry {number}: from here on the seats are {named}")
            self._company = levels
        if not (levels[step.by] or step.by in reason.covering):
            self.mistakes.append(f"entry {number}: no bot plays seat {step.by}")
        elif not levels[step.by]:
            self._covered[step.by].append(number)

    def _think(self, seq: int, reason: Reason, memory: list[int]) -> tuple[Order | None, list[int]]:
        seed, position = seed_for(self._key, reason.asked, seq), self.match.game.position()
        thought = think(task_of(reason, position, self._levels, seed, memory))
        return thought.order, thought.memory

    def _learn_idle(self, entries: Sequence[AnyEntry]) -> None:
        """Learn after which entries the bots were asked and did nothing, from their next step."""
        last = 0
        for number, reason in reasons(entries):
            for seq in reason.idle:
                if not last <= seq < number:
                    said = f"entry {number}: the bots cannot remember what was after entry {seq}"
                    self.mistakes.append(said)
                else:
                    self._idle[seq].append((number, msgspec.structs.replace(reason, asked=NOBODY)))
            last = number

    def _think_idly(self, number: int) -> None:
        for of, reason in self._idle.pop(number, ()):
            memory = self._pending.get(of)
            if memory is None:
                memory = [] if reason.fresh else self._memory
            order, self._pending[of] = self._think(number, reason, memory)
            if order is not None:
                self.mistakes.append(f"entry {of}: the bots had something to do after {number}")


def events_in(text: Raw) -> list[Document]:
    """Return events without the ways of tokens, which are shown and decide nothing."""
    events: list[Document] = msgspec.json.decode(text)
    return [{name: part for name, part in one.items() if name != WAYS} for one in events]


def reasons(entries: Sequence[AnyEntry]) -> Iterator[tuple[int, Reason]]:
    """Yield the reasons of bots with the numbers of their entries."""
    for number, entry in enumerate(entries, 1):
        if isinstance(entry, Step) and entry.bot is not UNSET:
            yield number, entry.bot
