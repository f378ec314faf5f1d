"""The audience of a table: who is there, what was said, and what everybody is told.

Nothing here changes the game. Messages are drafted, and go out once everything is kept.
"""

from collections.abc import Collection, Iterable
from typing import Literal, NamedTuple, Protocol

import msgspec

from passgo.server.clock import time_now
from passgo.server.play.event_json import NOTHING
from passgo.server.play.game_log import NOBODY, AnyEntry, Step, Undone
from passgo.server.play.match import Match
from passgo.server.play.receipts import BEFORE_SHARES, Receipt, Signer, Statement
from passgo.server.play.told_luck import LatelyTold
from passgo.server.store.chat import Chat, Conversation, Emote, Said, rows_of
from passgo.server.store.writer import Draft
from passgo.server.table.duties import next_clock, served_seats
from passgo.server.table.presence import HOST, Company, Presence, Seen
from passgo.server.table.start_event import hash_of
from passgo.server.table.table import (
    Table,
    is_stranger,
    seats_by_device,
    seats_of,
    shows_chances,
)
from passgo.server.wire.broadcast import Broadcast, Seats
from passgo.server.wire.listeners import Announcement, Listener, SeatLimits
from passgo.server.wire.messages import Chances, Clock, Lobby, TableView, answering, encode
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
        self.seat_limits = SeatLimits()
        self._broadcast = Broadcast()
        self._unwritten: Announcement | None = None
        self.signer: Signer | None = None
        self._receipt: Receipt | None = None
        self._start: Receipt | None = None
        self._chances = b""

    @property
    def here(self) -> Company:
        """Who listens on this node: onlookers, and seats with NOBODY for anyone and HOST."""
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
        """The onlookers on this node or another: device and name."""
        return self.here.onlookers + self.elsewhere.onlookers

    def view(self) -> TableView:
        """Return the table as everybody sees it."""
        stage = self._stage
        view = table_view(stage.table, stage.match, self.presence, self.onlookers, time_now())
        return msgspec.structs.replace(view, receipt=self._start_receipt())

    def see(self) -> None:
        """Note who is there, on this node or another."""
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
        """Keep only what an audience needs once its room is forgotten."""
        self._stage, self._unwritten = stage, None

    def cut(self) -> None:
        """End every connection; listeners must come back."""
        for listener in self.listeners:
            listener.cut()

    def say(self, draft: Draft, seat: int, what: Chat | Emote) -> None:
        """Keep what a seat says and tell everybody."""
        said = self.chat.next(self.seat_limits, seat, what)
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
        """Tell everybody the newest entry of the log; it also answers whoever asked for it."""
        self.settle()
        announcement = Announcement(lambda: self._messages(match, entry, asked))
        self._unwritten = announcement
        draft.prepare(announcement.prepare)
        draft.tell(announcement.send)

    def settle(self) -> None:
        """Write every message about the present state before the state changes."""
        unwritten, self._unwritten = self._unwritten, None
        if unwritten is not None:
            unwritten.prepare()

    def greet(self, draft: Draft, listener: Listener, since: int) -> None:
        """Tell everybody about a new listener, and the listener everything."""
        self.tell_lobby(draft)
        self.tell_whole(draft, listener, since)
        for said in self.chat:
            send(draft, listener, encode(msgspec.structs.replace(said, earlier=True)))

    def tell_start(self, draft: Draft) -> None:
        """Tell everybody the whole of a game that has just begun."""
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
        told = self._broadcast.whole(
            match, seats.values(), since, self.receipt(), self._lately_told(match)
        )
        besides = [one for one in (self._clock(), self._known_chances()) if one]
        for listener in listeners:
            for message in (told[seats[listener]], *besides):
                send(draft, listener, message)

    def _lately_told(self, match: Match) -> LatelyTold | None:
        table = self._stage.table
        return match.lately_told(served_seats(table)) if table.status == "playing" else None

    def receipt(self) -> Receipt | None:
        """Return a receipt for the game as it stands, the same until something happens."""
        match, signer = self._stage.match, self.signer
        if match is None or not match.head or signer is None:
            return None
        known = self._receipt
        if known is None or known.head != match.head:
            known = self._receipt = signer.sign(
                statement_of(self._stage.table, match, signer.public_key, int(time_now()))
            )
        return known

    def _start_receipt(self) -> Receipt | None:
        """Return a receipt for a start event whose shares are being opened, always the same."""
        table, signer = self._stage.table, self.signer
        if table.status != "starting" or signer is None:
            return None
        known = self._start
        if known is None or known.start != hash_of(table.start):
            said = statement(table, *BEFORE_SHARES, signer.public_key, int(time_now()))
            known = self._start = signer.sign(said)
        return known

    def tell_lobby(self, draft: Draft) -> None:
        """Tell everybody who sits where and who is there, and each device its own part.

        Nobody is told the same twice, unless it counts seconds from now.
        """
        view = self.view()
        message = encode(Lobby(table=view))
        for listener in self.listeners:
            if view.held is not None or listener.lobby != message:
                listener.lobby = message
                send(draft, listener, message)
            self._tell_you(draft, listener)

    def tell_clock(self, draft: Draft) -> None:
        """Tell everybody about the running clock."""
        if clock := self._clock():
            self._tell_all(draft, clock)

    def tell_chances(self, draft: Draft, chances: Chances) -> None:
        """Tell everybody everybody's chances, if that is how this table is played."""
        self._chances = encode(chances)
        if known := self._known_chances():
            self._tell_all(draft, known)

    def _known_chances(self) -> bytes:
        """Return the message about everybody's chances, nothing where they are nobody's business.

        A bot's seat may have been handed to a person since they were found.
        """
        if not shows_chances(self._stage.table):
            self._chances = b""
        return self._chances

    def _tell_all(self, draft: Draft, message: bytes) -> None:
        for listener in self.listeners:
            send(draft, listener, message)

    def _tell_you(self, draft: Draft, listener: Listener) -> None:
        """Tell a device what it is here if that has changed, and then what its new seats may do.

        At a locked table a device that has lost its last seat may not look on.
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
        receipt = self.receipt() if match.game.is_over else None
        told = self._broadcast.updates(
            match, seats.values(), events, undone, receipt, self._lately_told(match)
        )
        messages = [(who, told[own]) for who, own in seats.items()]
        if asked is not None and asked.by in seats:
            at = list(seats).index(asked.by)
            messages[at] = asked.by, answering(messages[at][1], asked.command)
        clock = self._clock()
        return messages + [(who, clock) for who in self.listeners if clock]

    def _clock(self) -> bytes:
        """Return the message about the running clock, None if none runs."""
        clock = next_clock(self._stage.table, self._stage.match, self.presence)
        if clock is None:
            return b""
        seconds = max(0.0, round(clock.due - time_now(), 1))
        kind: Literal["clock", "turn"] = "turn" if clock.kind == "turn" else "clock"
        return encode(Clock(seq=clock.seq, kind=kind, seat=clock.seat, seconds=seconds))


def send(draft: Draft, listener: Listener, message: bytes) -> None:
    """Tell a listener something once everything is kept."""
    draft.tell(lambda: listener.send_bytes(message))


def statement_of(table: Table, match: Match, public_key: str, at: int) -> Statement:
    """Return what a receipt says of a game as it stands."""
    return statement(table, match.seq, match.head, public_key, at)


def statement(table: Table, seq: int, head: str, public_key: str, at: int) -> Statement:
    """Return what a receipt says of a table's start event and the head of its log."""
    return Statement(
        game=table.id,
        round=table.round,
        commitment=table.commitment,
        start=hash_of(table.start),
        seq=seq,
        head=head,
        at=at,
        public_key=public_key,
    )
