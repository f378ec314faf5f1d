"""A room: one table that is in memory, with its game and its log, and the audience it plays to.

Every method that changes something runs in the writer's line: it checks, applies, drafts the rows
and the messages; nothing is sent before the rows are kept.
"""

from collections.abc import Callable
from typing import NamedTuple

from passgo.game.actions import Order
from passgo.refusal import Refusal
from passgo.server.clock import time_now
from passgo.server.play.match import AnyEntry, Match
from passgo.server.rooms.audience import Asked, Audience
from passgo.server.store import table_rows
from passgo.server.store.writer import Draft
from passgo.server.table.table import Table, start_table
from passgo.server.wire.answers import Answers, Done
from passgo.server.wire.outbox import nothing
from passgo.sliding.actions import PersonAction


class Left(NamedTuple):
    """What an audience still looks at when its room is forgotten: nothing leads back to the room.

    So the room, its game and its views are given back at once, without a search for rings.
    """

    table: Table
    match: Match | None


class Room:
    """A table in memory; *memory* is what its bots remember, *version* what the store has of it."""

    def __init__(
        self, table: Table, match: Match | None, dropped: Callable[["Room"], None]
    ) -> None:
        self.table, self.match, self._dropped = table, match, dropped
        self.audience = Audience(self)
        self.answers = Answers()
        self.memory: list[int] = []
        self.version = -1
        self.is_forgotten = False
        self.woken: Callable[[], None] = nothing

    def forget(self) -> None:
        """Drop this room; who listens must come back and gets what the store has."""
        self.is_forgotten = True
        self.audience.cut()
        self.audience.leave(Left(self.table, self.match))
        self.woken = nothing
        self._dropped(self)

    def settle(self) -> None:
        """Have all written that tells how the table stands, before that changes."""
        self.audience.settle()

    def wake(self) -> None:
        """Have what the table does by itself thought over."""
        self.woken()

    def running(self) -> Match:
        """Return the game, or refuse what needs one."""
        if self.match is None:
            raise Refusal("not-started")
        return self.match

    def change_table(self, draft: Draft, change: Callable[[Table], None], seat: int = -1) -> None:
        """Change who sits where before the start, or the table's state."""
        change(self.table)
        if seat >= 0:
            table_rows.keep_seat(draft, self.table, seat)
        self.tell_change(draft)

    def tell_change(self, draft: Draft) -> None:
        """Keep how the table stands and tell everybody."""
        table_rows.keep_state(draft, self.table)
        self.audience.see()
        self.audience.tell_lobby(draft)
        self.audience.tell_clock(draft)
        draft.tell(self.wake)

    def start(self, draft: Draft) -> None:
        """Begin to play."""
        start_table(self.table)
        try:
            self.match, step = Match.new(
                self.table.setup, self.table.names, self.table.key, time_now()
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
        """Take back a step and all that came after it."""
        self.note(draft, self.running().go_back(by, seq, time_now()))

    def act_outside(
        self,
        draft: Draft,
        by: int,
        action: Order | PersonAction,
        seq: int,
        as_bot: bool = False,
    ) -> bool:
        """Play for a bot or the clock, unless anything happened after *seq*.

        A bot no longer plays a seat to which somebody came back while it thought.
        """
        if self.match is None or self.match.seq != seq or self.is_forgotten:
            return False
        if self.table.paused or self.table.status != "playing":
            return False
        if as_bot and not self.table.seats[by].is_played:
            return False
        self.note(draft, self.match.play(by, action, None, time_now()))
        return True

    def note(self, draft: Draft, entry: AnyEntry, asked: Asked | None = None) -> None:
        """Keep the newest entry of the log and tell it; the last one ends the game."""
        match = self.running()
        done = None
        if asked is not None:
            done = Done(asked.seat, asked.command, match.seq)
            self.answers.done([done])
        table_rows.keep_entry(draft, self.table, match, entry, done)
        self.audience.announce(draft, match, entry, asked)
        draft.tell(self.wake)
        if match.game.is_over and self.table.status != "over":
            self.table.status = "over"
            table_rows.keep_state(draft, self.table)
            self.audience.tell_lobby(draft)
