"""The audience of a table: who listens and is there, what was said, and what everybody is told.

Nothing here changes the game. What is told is drafted, and goes out once all is kept.
"""

from collections.abc import Collection, Iterable
from typing import Literal, NamedTuple, Protocol

from passgo.server.clock import time_now
from passgo.server.play.event_json import NOTHING
from passgo.server.play.match import NOBODY, AnyEntry, Match, Step, Undone
from passgo.server.store.chat import Conversation, Said, rows_of
from passgo.server.store.writer import Draft
from passgo.server.table.duties import next_clock
from passgo.server.table.presence import HOST, Company, Presence, Seen
from passgo.server.table.table import Table, is_stranger, seats_by_device, seats_of
from passgo.server.wire.announcements import Announcement
from passgo.server.wire.broadcast import Broadcast, Seats
from passgo.server.wire.listeners import Listener, Paces
from passgo.server.wire.messages import Clock, Lobby, TableView, answering, encode
from passgo.server.wire.table_view import table_view, you


class Asked(NamedTuple):
    """Who asked for something, with which command."""

    by: Listener
    seat: int
    command: str


class Stage(Protocol):
    """What an audience looks at: a table, and its game once it has started."""

    @property
    def table(self) -> Table:
        """The table."""

    @property
    def match(self) -> Match | None:
        """Its game."""


class Audience:
    """Everybody who looks at one table."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self.listeners: set[Listener] = set()
        self.presence = Presence()
        self.elsewhere = Company()
        self.chat = Conversation()
        self.paces = Paces()
        self._broadcast = Broadcast()
        self._unwritten: Announcement | None = None

    @property
    def here(self) -> Company:
        """Who listens on this node: seats, among them nobody's and the host, and who looks on."""
        table = self._stage.table
        devices = {listener.device for listener in self.listeners}
        seats = {at for at, seat in enumerate(table.seats) if seat.device in devices}
        seats |= {NOBODY} if self.listeners else set()
        seats |= {HOST} if table.host in devices else set()
        watching = (who for who in self.listeners if not seats_of(table, who.device))
        onlookers = sorted((who.device, who.name) for who in watching)
        return Company(seats=frozenset(seats), onlookers=tuple(onlookers))

    @property
    def onlookers(self) -> tuple[tuple[str, str], ...]:
        """Who looks on, on this node or another: device and name."""
        return self.here.onlookers + self.elsewhere.onlookers

    def view(self) -> TableView:
        """Return the table as everybody sees it."""
        stage = self._stage
        return table_view(stage.table, stage.match, self.presence, self.onlookers, time_now())

    def see(self) -> None:
        """Take note of who is there, on this node or another."""
        table = self._stage.table
        people = [at for at, seat in enumerate(table.seats) if seat.device]
        here = self.here.seats | self.elsewhere.seats
        seen = Seen(
            people=people,
            here=here,
            host=HOST in here,
            anyone=bool(here),
            rests=table.paused,
        )
        self.presence.see(seen, time_now())

    def leave(self, stage: Stage) -> None:
        """Look at what is left of a room that is forgotten."""
        self._stage, self._unwritten = stage, None

    def cut(self) -> None:
        """End every connection; who listens must come back."""
        for listener in self.listeners:
            listener.cut()

    def say(self, draft: Draft, seat: int, text: str) -> None:
        """Keep what a seat says and tell everybody."""
        said = self.chat.next(self.paces, seat, text)
        if said is not None:
            draft.rows += rows_of(self._stage.table.id, said)
            self.hear(draft, said)

    def hear(self, draft: Draft, said: Said) -> None:
        """Tell everybody what somebody said."""
        self.chat.hear(said)
        self._tell_all(draft, encode(said))

    def announce(
        self, draft: Draft, match: Match, entry: AnyEntry, asked: Asked | None = None
    ) -> None:
        """Tell everybody the newest entry of the log, and whoever asked for it that it is done."""
        self.settle()
        announcement = Announcement(lambda: self._messages(match, entry, asked))
        self._unwritten = announcement
        draft.prepare(announcement.prepare)
        draft.tell(announcement.send)

    def settle(self) -> None:
        """Have all written that tells how the table stands, before that changes."""
        unwritten, self._unwritten = self._unwritten, None
        if unwritten is not None:
            unwritten.prepare()

    def greet(self, draft: Draft, listener: Listener, since: int) -> None:
        """Tell everybody of somebody who came, and them everything."""
        self.tell_lobby(draft)
        self.tell_whole(draft, listener, since)
        for said in self.chat:
            send(draft, listener, encode(said))

    def tell_start(self, draft: Draft) -> None:
        """Tell everybody the whole game, which has just begun."""
        self._tell_whole(draft, self.listeners, 0)

    def tell_whole(self, draft: Draft, listener: Listener, since: int) -> None:
        """Tell somebody the whole game, and what happened after an entry."""
        self._tell_whole(draft, [listener], since)

    def _tell_whole(self, draft: Draft, listeners: Collection[Listener], since: int) -> None:
        match = self._stage.match
        if match is None:
            return
        self.settle()
        seats = self._seats_of(listeners)
        told, clock = self._broadcast.whole(match, seats.values(), since), self._clock()
        for listener in listeners:
            send(draft, listener, told[seats[listener]])
            if clock:
                send(draft, listener, clock)

    def tell_lobby(self, draft: Draft) -> None:
        """Tell everybody who sits where and who is there, each device what it is there."""
        message = encode(Lobby(table=self.view()))
        for listener in self.listeners:
            send(draft, listener, message)
            self._tell_you(draft, listener)

    def tell_clock(self, draft: Draft) -> None:
        """Tell everybody of a clock that runs."""
        if clock := self._clock():
            self._tell_all(draft, clock)

    def _tell_all(self, draft: Draft, message: bytes) -> None:
        for listener in self.listeners:
            send(draft, listener, message)

    def _tell_you(self, draft: Draft, listener: Listener) -> None:
        """Tell a device what it is here if that has changed, and what other seats may do then.

        At a locked table there is no looking on for who has lost the last seat.
        """
        table, match = self._stage.table, self._stage.match
        if listener.device in table.life.dismissed and is_stranger(table, listener.device):
            draft.tell(listener.cut)
            return
        found, before = you(table, listener.device), listener.you
        if found == before:
            return
        listener.you = found
        send(draft, listener, encode(found))
        if before is None or found.seats == before.seats:
            return
        if table.life.locked and not found.seats and not found.host:
            draft.tell(listener.cut)
        elif match is not None:
            self.settle()
            send(draft, listener, self._broadcast.options(match, found.seats))

    def _seats_of(self, listeners: Iterable[Listener]) -> dict[Listener, Seats]:
        """Return the seats of the device of each listener."""
        owned = seats_by_device(self._stage.table)
        return {who: owned.get(who.device, ()) for who in listeners}

    def _messages(
        self, match: Match, entry: AnyEntry, asked: Asked | None
    ) -> list[tuple[Listener, bytes]]:
        events = entry.events if isinstance(entry, Step) else NOTHING
        undone = entry.to if isinstance(entry, Undone) else 0
        seats = self._seats_of(self.listeners)
        told = self._broadcast.updates(match, seats.values(), events, undone)
        messages = [(who, told[own]) for who, own in seats.items()]
        if asked is not None and asked.by in seats:
            at = list(seats).index(asked.by)
            messages[at] = asked.by, answering(messages[at][1], asked.command)
        clock = self._clock()
        return messages + [(who, clock) for who in self.listeners if clock]

    def _clock(self) -> bytes:
        """Return what is told of a clock that runs, nothing if none does."""
        clock = next_clock(self._stage.table, self._stage.match, self.presence)
        if clock is None:
            return b""
        seconds = max(0.0, round(clock.due - time_now(), 1))
        kind: Literal["clock", "turn"] = "turn" if clock.kind == "turn" else "clock"
        return encode(Clock(seq=clock.seq, kind=kind, seat=clock.seat, seconds=seconds))


def send(draft: Draft, listener: Listener, message: bytes) -> None:
    """Have somebody told something once all is kept."""
    draft.tell(lambda: listener.send_bytes(message))
