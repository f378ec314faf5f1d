"""A room: one table that is in memory, its game and everybody who looks on.

Every method that changes something runs in the writer's line: it checks, applies, drafts the rows
and the messages; nothing is sent before the rows are kept.
"""

import time
from collections.abc import Callable
from typing import Literal, NamedTuple

from passgo.game.actions import Order
from passgo.refusal import Refusal
from passgo.server.play.event_json import NOTHING
from passgo.server.play.match import NOBODY, AnyEntry, Match, Step, Undone
from passgo.server.store import table_rows
from passgo.server.store.chat import Conversation, Said, rows_of
from passgo.server.store.writer import Draft
from passgo.server.table.duties import next_clock
from passgo.server.table.presence import HOST, Company, Presence, Seen
from passgo.server.table.table import Table, seats_by_device, seats_of, start_table
from passgo.server.wire.announcements import Announcement
from passgo.server.wire.answers import Answers, Done
from passgo.server.wire.listeners import Listener, Paces
from passgo.server.wire.messages import (
    Clock,
    Lobby,
    TableView,
    answering,
    encode,
)
from passgo.server.wire.outbox import nothing
from passgo.server.wire.seat_views import Viewpoint, Viewpoints
from passgo.server.wire.table_view import table_view, you
from passgo.sliding.actions import PersonAction


class Asked(NamedTuple):
    """Who asked for something, with which command."""

    by: Listener
    seat: int
    command: str


class Room:
    """A table in memory with its listeners."""

    def __init__(
        self, table: Table, match: Match | None, dropped: Callable[["Room"], None]
    ) -> None:
        self.table, self.match, self._dropped = table, match, dropped
        self.is_forgotten = False
        self.listeners: set[Listener] = set()
        self.answers = Answers()
        self.paces = Paces()
        self.chat = Conversation()
        self.woken: Callable[[], None] = nothing
        self.presence = Presence()
        self.memory: list[int] = []
        self.version = -1
        self.elsewhere = Company()
        self._viewpoints = Viewpoints()
        self._unwritten: Announcement | None = None

    def forget(self) -> None:
        """Drop this room; who listens must come back and gets what the store has."""
        self.is_forgotten = True
        for listener in self.listeners:
            listener.cut()
        self._dropped(self)

    def view(self) -> TableView:
        """Return the table as everybody sees it."""
        return table_view(self.table, self.match, self.presence, self.onlookers, time.time())

    @property
    def here(self) -> Company:
        """Who listens on this node: seats, among them nobody's and the host, and who looks on."""
        devices = {listener.device for listener in self.listeners}
        seats = {at for at, seat in enumerate(self.table.seats) if seat.device in devices}
        seats |= {NOBODY} if self.listeners else set()
        seats |= {HOST} if self.table.host in devices else set()
        watching = (who for who in self.listeners if not seats_of(self.table, who.device))
        onlookers = sorted((who.device, who.name) for who in watching)
        return Company(seats=frozenset(seats), onlookers=tuple(onlookers))

    @property
    def onlookers(self) -> tuple[tuple[str, str], ...]:
        """Who looks on, on this node or another: device and name."""
        return self.here.onlookers + self.elsewhere.onlookers

    def see(self) -> None:
        """Take note of who is there, on this node or another."""
        people = [at for at, seat in enumerate(self.table.seats) if seat.device]
        here = self.here.seats | self.elsewhere.seats
        seen = Seen(
            people=people,
            here=here,
            host=HOST in here,
            anyone=bool(here),
            rests=self.table.paused,
        )
        self.presence.see(seen, time.time())

    def change_table(self, draft: Draft, change: Callable[[Table], None], seat: int = -1) -> None:
        """Change who sits where before the start, or the table's state."""
        change(self.table)
        if seat >= 0:
            table_rows.keep_seat(draft, self.table, seat)
        self.tell_change(draft)

    def tell_change(self, draft: Draft) -> None:
        """Keep how the table stands and tell everybody."""
        table_rows.keep_state(draft, self.table)
        self.see()
        self.tell_lobby(draft)
        if clock := self._clock():
            for listener in self.listeners:
                send(draft, listener, clock)
        draft.tell(self.wake)

    def go_back(self, draft: Draft, by: int, seq: int) -> None:
        """Take back a step and all that came after it."""
        self.note(draft, self.running().go_back(by, seq, time.time()))

    def start(self, draft: Draft) -> None:
        """Begin to play."""
        start_table(self.table)
        try:
            self.match, step = Match.new(
                self.table.setup, self.table.names, self.table.key, time.time()
            )
        except Refusal:
            self.forget()
            raise
        table_rows.keep_state(draft, self.table)
        table_rows.keep_entry(draft, self.table, self.match, step)
        self.tell_lobby(draft)
        for listener in self.listeners:
            self.tell_whole(draft, listener, 0)
        draft.tell(self.wake)

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
        self.note(draft, self.match.play(by, action, None, time.time()))
        return True

    def say(self, draft: Draft, seat: int, text: str) -> None:
        """Keep what a seat says and tell everybody."""
        said = self.chat.next(self.paces, seat, text)
        if said is not None:
            draft.rows += rows_of(self.table.id, said)
            self.hear(draft, said)

    def hear(self, draft: Draft, said: Said) -> None:
        """Tell everybody what somebody said."""
        self.chat.hear(said)
        for listener in self.listeners:
            send(draft, listener, encode(said))

    def running(self) -> Match:
        """Return the game, or refuse what needs one."""
        if self.match is None:
            raise Refusal("not-started")
        return self.match

    def note(self, draft: Draft, entry: AnyEntry, asked: Asked | None = None) -> None:
        """Keep the newest entry of the log and tell it; the last one ends the game."""
        match = self.running()
        done = None
        if asked is not None:
            done = Done(asked.seat, asked.command, match.seq)
            self.answers.done([done])
        table_rows.keep_entry(draft, self.table, match, entry, done)
        self.announce(draft, match, entry, asked)
        if match.game.is_over and self.table.status != "over":
            self.table.status = "over"
            table_rows.keep_state(draft, self.table)
            self.tell_lobby(draft)

    def announce(
        self, draft: Draft, match: Match, entry: AnyEntry, asked: Asked | None = None
    ) -> None:
        """Tell everybody the newest entry of the log, and whoever asked for it that it is done."""
        self.settle()
        announcement = Announcement(lambda: self._messages(match, entry, asked))
        self._unwritten = announcement
        draft.prepare(announcement.prepare)
        draft.tell(announcement.send)
        draft.tell(self.wake)

    def settle(self) -> None:
        """Have all written that tells how the table stands, before that changes."""
        unwritten, self._unwritten = self._unwritten, None
        if unwritten is not None:
            unwritten.prepare()

    def _messages(
        self, match: Match, entry: AnyEntry, asked: Asked | None
    ) -> list[tuple[Listener, bytes]]:
        events = entry.events if isinstance(entry, Step) else NOTHING
        undone = entry.to if isinstance(entry, Undone) else 0
        owned = seats_by_device(self.table)
        places = {who: viewpoint(who.seat, owned.get(who.device, ())) for who in self.listeners}
        told = self._viewpoints.updates(match, places.values(), events, undone)
        messages = [(who, told[place]) for who, place in places.items()]
        if asked is not None and asked.by in places:
            at = list(places).index(asked.by)
            messages[at] = asked.by, answering(messages[at][1], asked.command)
        clock = self._clock()
        return messages + [(who, clock) for who in self.listeners if clock]

    def _viewpoint(self, listener: Listener) -> Viewpoint:
        return viewpoint(listener.seat, seats_of(self.table, listener.device))

    def tell_whole(self, draft: Draft, listener: Listener, since: int) -> None:
        """Tell somebody the whole game, and what happened after an entry."""
        match = self.match
        if match is None:
            return
        self.settle()
        place = self._viewpoint(listener)
        send(draft, listener, self._viewpoints.whole(match, place, since))
        if clock := self._clock():
            send(draft, listener, clock)

    def _clock(self) -> bytes:
        """Return what is told of a clock that runs, nothing if none does."""
        clock = next_clock(self.table, self.match, self.presence)
        if clock is None:
            return b""
        seconds = max(0.0, round(clock.due - time.time(), 1))
        kind: Literal["clock", "turn"] = "turn" if clock.kind == "turn" else "clock"
        return encode(Clock(seq=clock.seq, kind=kind, seat=clock.seat, seconds=seconds))

    def tell_lobby(self, draft: Draft) -> None:
        """Tell everybody who sits where and who is there, each device what it is there."""
        message = encode(Lobby(table=self.view()))
        for listener in self.listeners:
            send(draft, listener, message)
            self._tell_you(draft, listener)

    def _tell_you(self, draft: Draft, listener: Listener) -> None:
        """Tell a device what changed for it; who has lost a seat sees through another, or looks on.

        Who has one more, or one less, is told what its seats may do now.

        At a locked table there is no looking on for who has lost the last seat.
        """
        found, before = you(self.table, listener.device), listener.you
        if found != before:
            listener.you = found
            send(draft, listener, encode(found))
        if listener.seat is None:
            return
        if listener.seat in found.seats:
            if before is not None and found.seats != before.seats and self.match is not None:
                self.tell_whole(draft, listener, self.match.seq)
            return
        if self.table.life.locked and not found.seats and not found.host:
            draft.tell(listener.cut)
            return
        listener.seat = found.seats[0] if found.seats else None
        self.tell_whole(draft, listener, self.match.seq if self.match is not None else 0)

    def wake(self) -> None:
        """Have what the table does by itself thought over."""
        self.woken()


def viewpoint(seat: int | None, owned: tuple[int, ...]) -> Viewpoint:
    """Return where somebody looks from who has some seats and listens at one, or at none."""
    if seat is None or owned == (seat,):
        return seat, ()
    return seat, tuple(at for at in owned if at != seat)


def send(draft: Draft, listener: Listener, message: bytes) -> None:
    """Have somebody told something once all is kept."""
    draft.tell(lambda: listener.send_bytes(message))
