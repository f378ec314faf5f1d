"""The log of a game: what was done, entry by entry, which is all that is kept of a game.

An entry is a step together with nature's answers, the undoing of a step, or a new beginning from a
position when the steps of an older engine can no longer be played.
"""

from bisect import bisect_left
from collections.abc import Iterable
from operator import itemgetter

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType

from passgo.documents import called_by_class, has_old_tag
from passgo.game.events import AuctionOpened, BidMade
from passgo.rules import limits
from passgo.server.limits import STEPS_REMEMBERED
from passgo.server.play.bot_reasons import Reason
from passgo.server.play.event_json import joined, names_in, written
from passgo.server.play.game import Base, Orders, draws_in
from passgo.server.play.hash_chain import NO_HEAD, next_head
from passgo.server.play.positions import Positions
from passgo.sliding.events import RoundEnded

NOBODY = limits.NOBODY
"""In the place of a seat: the table itself wrote the entry."""


class Entry(Struct, frozen=True, kw_only=True, tag=str.lower, tag_field="entry"):
    """One line of the log: who, when, and the number of the question that is open after it."""

    by: int
    prompt: int
    at: float = 0.0


class Step(Entry, frozen=True, kw_only=True):
    """What somebody did, what nature answered, and what happened.

    *bot* says how a bot's step came about; *person*: somebody plays a seat that began as a bot's;
    *late*: the clock answered for somebody whose time was over.
    """

    orders: Orders = msgspec.field(name="actions")
    events: Raw
    bot: Reason | UnsetType = UNSET
    person: bool | UnsetType = UNSET
    late: bool | UnsetType = UNSET


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
    if not isinstance(entry, Step) or not any(has_old_tag(one, "do") for one in entry.orders):
        return entry
    events = called_by_class(msgspec.json.decode(entry.events), "event")
    orders = called_by_class(entry.orders, "do")
    return msgspec.structs.replace(entry, orders=orders, events=written(events))


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


class GameLog:
    """Entries of a game that are noted one after the other, and what they come to.

    *seq* is how many there are, *newest* the text of the last one and *prompt_id* the question that
    is open after it; *last_bot* is the number of a bot's last step, *counted* that of the last one
    that counted a round; *base* is where the game goes on from, if not from its start.
    """

    def __init__(self, head: bytes = NO_HEAD) -> None:
        """Begin a log without entries."""
        self.newest = b""
        self.seq = self.prompt_id = 0
        self.last_bot = self.counted = 0
        self.base: Base | None = None
        self.is_stuck = False
        self.moments = Moments()
        self._head = head
        self._steps: list[tuple[int, Step]] = []
        self._draws = 0
        self._happened: list[tuple[int, Raw]] = []
        self._positions = Positions()

    @property
    def positions_kept(self) -> int:
        """How many positions are kept along the game."""
        return len(self._positions)

    @property
    def steps(self) -> list[tuple[int, Step]]:
        """Every step that was not undone, with its number, since the start or base."""
        return list(self._steps)

    @property
    def orders(self) -> Orders:
        """All orders that were not undone, people's and nature's, since the start or base."""
        return orders_in(self._steps)

    @property
    def draws(self) -> int:
        """How often nature has answered."""
        return self._draws + (self.base.draws if self.base is not None else 0)

    @property
    def ends_in_luck(self) -> bool:
        """Whether luck had a part in the newest entry."""
        return bool(self._steps) and self._steps[-1][0] == self.seq and has_luck(self._steps[-1][1])

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
            self._draws += draws_in(entry.orders)
            self._happened.append((self.seq, entry.events))
            del self._happened[:-STEPS_REMEMBERED]
        elif isinstance(entry, Undone):
            to = entry.to or self._steps[-1][0]
            standing = bisect_left(self._steps, to, key=itemgetter(0))
            self._draws -= draws_in(orders_in(self._steps[standing:]))
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
        if AuctionOpened.__name__ in happened or self.seq == 1 or not isinstance(entry, Step):
            moments.lot = entry.at  # Who goes on from a position may be in the middle of a lot.
        if BidMade.__name__ in happened:
            moments.bid = entry.at
        if RoundEnded.__name__ in happened:
            moments.counted, self.counted = entry.at, self.seq


def orders_in(steps: Iterable[tuple[int, Step]]) -> Orders:
    """Return all orders of some steps."""
    return [order for _, step in steps for order in step.orders]


def has_luck(step: Step) -> bool:
    """Tell whether luck had a part in a step: then it cannot be undone by its player."""
    return draws_in(step.orders) > 0
