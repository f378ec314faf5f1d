"""A room: one table in memory, with its game, its log and its audience.

Every method that changes something runs in the writer's queue: it checks, applies, and drafts the
rows and the messages; nothing is sent before the rows are kept.
"""

from collections.abc import Callable
from typing import NamedTuple

from passgo.refusal import Refusal
from passgo.server.clock import time_now
from passgo.server.play.bot_reasons import Reason
from passgo.server.play.game_log import NOBODY, AnyEntry
from passgo.server.play.match import Match
from passgo.server.rooms.audience import Asked, Audience
from passgo.server.rooms.bot_memory import BotMemory
from passgo.server.store import table_rows
from passgo.server.store.writer import Draft
from passgo.server.table.duties import served_seats
from passgo.server.table.last_look import is_looked_at
from passgo.server.table.table import Table
from passgo.server.wire.repeated_commands import Done, RepeatedCommands
from passgo.vocabulary import Order


class LastSeen(NamedTuple):
    """What an audience still needs when its room is forgotten: nothing refers back to the room.

    So the room, its game and its views are freed at once, without garbage collection.
    """

    table: Table
    match: Match | None


class Room:
    """A table in memory; *memory* is its bots', *version* is the one that the store has."""

    def __init__(
        self, table: Table, match: Match | None, dropped: Callable[["Room"], None]
    ) -> None:
        self.table, self.match, self._dropped = table, match, dropped
        self.audience = Audience(self)
        self.repeated = RepeatedCommands()
        self.memory = BotMemory()
        self.version = -1
        self.is_forgotten = False
        self.woken: list[Callable[[], None]] = []

    @property
    def id(self) -> str:
        """The id of its table."""
        return self.table.id

    def forget(self) -> None:
        """Drop this room; listeners must come back and get what the store has."""
        self.is_forgotten = True
        self.audience.cut()
        self.audience.leave(LastSeen(self.table, self.match))
        self.woken = []
        self._dropped(self)

    def settle(self) -> None:
        """Write every message about the present state before the state changes."""
        self.audience.settle()

    def wake(self) -> None:
        """Work out anew what the table does by itself."""
        for think_over in self.woken:
            think_over()

    def running(self) -> Match:
        """Return the game, or refuse what needs one."""
        if self.match is None:
            raise Refusal("not-started")
        return self.match

    def change_table(
        self, draft: Draft, change: Callable[[Table], None], seat: int = NOBODY
    ) -> None:
        """Change who sits where before the start, or the table's state."""
        change(self.table)
        if seat != NOBODY:
            table_rows.keep_seat(draft, self.table, seat)
        self.tell_change(draft)

    def tell_change(self, draft: Draft) -> None:
        """Keep how the table stands and tell everybody."""
        table_rows.keep_state(draft, self.table)
        self.audience.see()
        self.audience.tell_lobby(draft)
        self.audience.tell_clock(draft)
        draft.tell(self.wake)

    def begin(self, draft: Draft) -> None:
        """Begin to play: every share is there, so every draw is decided."""
        self.table.status = "playing"
        try:
            self.match, step = Match.new(
                self.table.setup, self.table.names, self.table.key, time_now(), self.table.head
            )
        except Refusal:
            self.forget()
            raise
        table_rows.keep_state(draft, self.table)
        table_rows.keep_entry(draft, self.table, self.match, step)
        self.audience.tell_lobby(draft)
        self.audience.tell_start(draft)
        draft.tell(self.wake)

    def go_back(self, draft: Draft, by: int, seq: int) -> None:
        """Undo a step and all that came after it."""
        self.note(draft, self.running().go_back(by, seq, time_now()))

    def act_outside(
        self,
        draft: Draft,
        by: int,
        order: Order,
        seq: int,
        as_bot: bool = False,
        reason: Reason | None = None,
        late: bool = False,
    ) -> bool:
        """Play for a bot or the clock, unless anything has happened after *seq*.

        A bot does not play if somebody came back to its seat while it thought. *late*: the clock
        answers for somebody.
        """
        if self.match is None or self.match.seq != seq or self.is_forgotten:
            return False
        if self.table.paused or self.table.status != "playing":
            return False
        if as_bot and not self.table.seats[by].is_played:
            return False
        person = not as_bot and self.table.has_taken_over(by)
        self.note(draft, self.match.play(by, order, None, time_now(), reason, person, late))
        return True

    def note(self, draft: Draft, entry: AnyEntry, asked: Asked | None = None) -> None:
        """Keep the newest entry of the log and tell it; the last one ends the game."""
        match = self.running()
        done = None
        if asked is not None:
            done = Done(asked.seat, asked.command, match.seq)
            self.repeated.done([done])
        table_rows.keep_entry(draft, self.table, match, entry, done)
        self.audience.announce(draft, match, entry, asked)
        draft.tell(self.wake)
        if match.game.is_over and not is_looked_at(match, served_seats(self.table)):
            self.close(draft, match.seq)

    def close(self, draft: Draft, seq: int) -> None:
        """Have the end of the game stand if it is the entry *seq*: then its secret may be told."""
        match = self.running()
        if match.game.is_over and match.seq == seq and self.table.status != "over":
            self.table.status = "over"
            table_rows.keep_state(draft, self.table)
            self.audience.tell_lobby(draft)
