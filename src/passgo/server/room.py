"""A room: one table that is in memory, its game and everybody who looks on.

Every method that changes something runs in the writer's line: it checks, applies, drafts the rows
and the messages; nothing is sent before the rows are kept.
"""

import asyncio
import time
from collections.abc import Callable

import msgspec

from passgo.game.actions import Order
from passgo.refusal import Refusal
from passgo.server import keeping
from passgo.server.listening import Listener
from passgo.server.match import NOBODY, AnyEntry, Match, Step
from passgo.server.patches import Document, patch_between, plain
from passgo.server.playing import read_action
from passgo.server.table import Table, start_table
from passgo.server.wire import (
    PROTOCOL,
    Answer,
    AnyCommand,
    Chat,
    Lobby,
    No,
    Play,
    Probe,
    Resync,
    Said,
    SeatView,
    TableView,
    Undo,
    Update,
    Whole,
    encode,
)
from passgo.server.writer import Draft
from passgo.sliding.actions import PersonAction

GOES_ON_FROM_SNAPSHOT = "resumed"


class Room:
    """A table in memory with its listeners."""

    def __init__(
        self, table: Table, match: Match | None, dropped: Callable[["Room"], None]
    ) -> None:
        self.table, self.match, self._dropped = table, match, dropped
        self._is_forgotten = False
        self.listeners: set[Listener] = set()
        self.answers: dict[tuple[int, str], bytes] = {}
        self.chat: list[Said] = []
        self.changed = asyncio.Event()
        self.changed_at = time.monotonic()

    def forget(self) -> None:
        """Drop this room; who listens must come back and gets what the store has."""
        self._is_forgotten = True
        for listener in self.listeners:
            listener.cut()
        self._dropped(self)

    def view(self) -> TableView:
        """Return the table as everybody sees it."""
        table, match = self.table, self.match
        resumed = match is not None and match.base is not None
        return TableView(
            id=table.id,
            status=table.status,
            edition=table.setup.edition,
            variant=table.setup.variant,
            options=table.setup.options,
            pace=table.pace,
            commitment=table.commitment,
            start=table.start,
            paused=table.paused,
            note=GOES_ON_FROM_SNAPSHOT if resumed else "",
            seats=tuple(self._seat_view(at) for at in range(len(table.seats))),
        )

    def _seat_view(self, at: int) -> SeatView:
        seat = self.table.seats[at]
        return SeatView(
            seat=at,
            name=seat.name,
            level=seat.level,
            taken=bool(seat.level or seat.device),
            ready=seat.is_ready,
            present=bool(seat.level) or any(person.seat == at for person in self.listeners),
        )

    def join(self, draft: Draft, listener: Listener, since: int) -> None:
        """Let somebody listen, and tell them everything."""
        if self._is_forgotten:
            draft.tell(listener.cut)
            return
        self.listeners.add(listener)
        self._tell_lobby(draft)
        self._tell_whole(draft, listener, since)
        for said in self.chat:
            _send(draft, listener, encode(said))
        draft.tell(self._wake)

    def part(self, draft: Draft, listener: Listener) -> None:
        """Let somebody go."""
        self.listeners.discard(listener)
        self._tell_lobby(draft)

    def change_table(self, draft: Draft, change: Callable[[Table], None], seat: int = -1) -> None:
        """Change who sits where before the start, or the table's state."""
        change(self.table)
        if seat >= 0:
            keeping.keep_seat(draft, self.table, seat)
        keeping.keep_state(draft, self.table)
        self._tell_lobby(draft)
        draft.tell(self._wake)

    def start(self, draft: Draft) -> None:
        """Begin to play."""
        start_table(self.table)
        try:
            self.match, step = Match.new(self.table.setup, self.table.names, self.table.key)
        except Refusal:
            self.forget()
            raise
        keeping.keep_state(draft, self.table)
        keeping.keep_entry(draft, self.table, self.match, step)
        self._tell_lobby(draft)
        for listener in self.listeners:
            self._tell_whole(draft, listener, 0)
        draft.tell(self._wake)

    def obey(self, draft: Draft, listener: Listener, command: AnyCommand) -> None:
        """Answer a command of a listener: done, refused, or the same as the first time."""
        if self._is_forgotten:
            draft.tell(listener.cut)
            return
        if isinstance(command, Play | Undo):
            _send(draft, listener, self._first_answer(draft, listener.seat, command))
            return
        try:
            answer = self._answer(draft, listener, command)
        except Refusal as refusal:
            answer = Answer(id=command.id, ok=False, no=no_of(refusal))
        _send(draft, listener, encode(answer))

    def act_outside(self, draft: Draft, by: int, action: Order | PersonAction, seq: int) -> bool:
        """Play for a bot or the clock, unless anything happened after *seq*."""
        if self.match is None or self.match.seq != seq or self.table.paused:
            return False
        self._tell_entry(draft, self.match.play(by, action, None))
        return True

    def _first_answer(self, draft: Draft, seat: int | None, command: Play | Undo) -> bytes:
        if seat is None:
            return encode(Answer(id=command.id, ok=False, no=No(code="only-looking-on")))
        known = self.answers.get((seat, command.id))
        if known is not None:
            return known
        try:
            self._tell_entry(draft, self._entry(seat, command))
            answer = Answer(id=command.id, ok=True, seq=self._running().seq)
        except Refusal as refusal:
            answer = Answer(id=command.id, ok=False, no=no_of(refusal))
        written = self.answers[seat, command.id] = encode(answer)
        keeping.keep_answer(draft, self.table, seat, command.id, written)
        return written

    def _entry(self, seat: int, command: Play | Undo) -> AnyEntry:
        match = self._running()
        if self.table.paused:
            raise Refusal("paused")
        if isinstance(command, Undo):
            return match.undo(seat, command.seq)
        action = self._own_action(seat, command.action)
        if type(action).__name__ in ANSWERS and command.answers is None:
            raise Refusal("names-no-question")
        return match.play(seat, action, command.answers)

    def _answer(self, draft: Draft, listener: Listener, command: AnyCommand) -> Answer:
        if isinstance(command, Resync):
            self._tell_whole(draft, listener, command.since)
        elif listener.seat is None:
            raise Refusal("only-looking-on")
        elif isinstance(command, Probe):
            listener.count("probe")
            action = self._own_action(listener.seat, command.action)
            outlook = plain(self._running().game.probe(action))
            return Answer(id=command.id, ok=True, outlook=outlook)
        elif isinstance(command, Chat):
            listener.count("chat")
            self._say(draft, listener.seat, command.text)
        return Answer(id=command.id, ok=True)

    def _say(self, draft: Draft, seat: int, text: str) -> None:
        number = self.chat[-1].number + 1 if self.chat else 1
        said = Said(number=number, seat=seat, text=" ".join(text.split()))
        self.chat = [*self.chat, said][-50:]
        keeping.keep_chat(draft, self.table, number, seat, said.text)
        for listener in self.listeners:
            _send(draft, listener, encode(said))

    def _own_action(self, seat: int, raw: msgspec.Raw) -> Order | PersonAction:
        action = read_action(self.table.setup, raw)
        if getattr(action, "seat", NOBODY) != seat:
            raise Refusal("not-your-seat")
        return action

    def _running(self) -> Match:
        if self.match is None:
            raise Refusal("not-started")
        return self.match

    def _tell_entry(self, draft: Draft, entry: AnyEntry) -> None:
        match = self._running()
        keeping.keep_entry(draft, self.table, match, entry)
        events = entry.events if isinstance(entry, Step) else []
        offers: dict[int | None, list[object]] = {}
        for listener in self.listeners:
            if listener.seat not in offers:
                offers[listener.seat] = match.offers(listener.seat)
            update = self._update(match, listener, events, offers[listener.seat])
            _send(draft, listener, encode(update))
        if match.game.is_over and self.table.status != "over":
            self.table.status = "over"
            keeping.keep_state(draft, self.table)
            self._tell_lobby(draft)
        draft.tell(self._wake)

    def _update(
        self, match: Match, listener: Listener, events: list[Document], offers: list[object]
    ) -> Update:
        old, listener.view = listener.view, match.view(listener.seat)
        return Update(
            seq=match.seq,
            events=events,
            patch=patch_between(old, listener.view),
            prompt=match.prompt(),
            offers=offers,
        )

    def _tell_whole(self, draft: Draft, listener: Listener, since: int) -> None:
        match = self.match
        if match is None:
            return
        listener.view = match.view(listener.seat)
        whole = Whole(
            protocol=PROTOCOL,
            seq=match.seq,
            view=listener.view,
            prompt=match.prompt(),
            offers=match.offers(listener.seat),
            events=match.events_after(since),
        )
        _send(draft, listener, encode(whole))

    def _tell_lobby(self, draft: Draft) -> None:
        message = encode(Lobby(table=self.view()))
        for listener in self.listeners:
            _send(draft, listener, message)

    def _wake(self) -> None:
        self.changed_at = time.monotonic()
        self.changed.set()


ANSWERS = frozenset(
    ("Roll", "EndTurn", "Buy", "Decline", "Bid", "Leave", "Accept", "Refuse", "Counter")
) | frozenset(("PayOff", "Keep", "Wish", "Place", "PayCard", "DrawCard", "Stay", "Slide"))
"""Actions that must name their question: done twice by accident they would mean something else."""


def no_of(refusal: Refusal) -> No:
    """Return a refusal as it crosses the wire."""
    return No(code=refusal.code, clauses=refusal.clauses, facts=dict(refusal.facts))


def _send(draft: Draft, listener: Listener, message: bytes) -> None:
    draft.tell(lambda: listener.send_bytes(message))
