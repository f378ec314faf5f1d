"""An open book: a shared bank in memory, with the phones that listen to it.

Every method that changes something runs in the writer's queue: it checks, applies, and drafts the
rows and the messages; nothing is sent before the rows are kept.
"""

from collections.abc import Callable

import msgspec

from passgo.ledger import Entry, Tally, Undo, falls, unanswered
from passgo.refusal import Refusal
from passgo.server.books.terms import checked_entry
from passgo.server.limits import CODE_SECONDS, LINES_AT_ONCE, MOST_ENTRIES, ROOM_TO_UNDO
from passgo.server.store.book_rows import KeptBook, keep_code, keep_line
from passgo.server.store.writer import Draft
from passgo.server.table.codes import new_code
from passgo.server.wire.book_messages import Booking, BookLine, Outcome, SharedBook
from passgo.server.wire.listeners import Listener


class OpenBook:
    """A book in memory; *version* is the one that the store has."""

    def __init__(self, kept: KeptBook, dropped: Callable[["OpenBook"], object]) -> None:
        self.id, self.terms, self._dropped = kept.id, kept.terms, dropped
        self.code, self.code_until = kept.code, kept.code_until
        self.lines = list(kept.lines)
        self.listeners: set[Listener] = set()
        self.version = -1
        self.is_forgotten = False
        self._tally = Tally(self.terms.accounts, (line.entry for line in self.lines))

    def settle(self) -> None:
        """Every message is written when its entry is made: nothing is left to write."""

    def forget(self) -> None:
        """Drop this book; whoever listens must come back and gets what the store has."""
        self.is_forgotten = True
        for listener in self.listeners:
            listener.cut()
        self.listeners.clear()
        self._dropped(self)

    def seen(self, after: int, now: float) -> SharedBook:
        """Return the book as phones see it that know so many of its lines; not too many at once."""
        known = min(after, len(self.lines))
        code = self.code if now < self.code_until else ""
        return SharedBook(
            id=self.id,
            terms=self.terms,
            code=code,
            first=known,
            lines=tuple(self.lines[known : known + LINES_AT_ONCE]),
            count=len(self.lines),
        )

    def book_all(self, draft: Draft, bookings: tuple[Booking, ...], now: float) -> list[Outcome]:
        """Enter what can be entered, up to the first entry that people have to be asked about."""
        outcomes = list[Outcome]()
        known = len(self.lines)
        for booking in bookings:
            outcome = self._outcome_of(draft, booking, now)
            outcomes.append(outcome)
            if outcome.falls:
                break
        if len(self.lines) > known:
            self._tell(draft, known, now)
        return outcomes

    def _outcome_of(self, draft: Draft, booking: Booking, now: float) -> Outcome:
        """Enter something once, or say why not: it makes no sense, or has to be asked about."""
        try:
            entry = checked_entry(booking.entry)
            self._must_have(booking.by)
            if entry.id in self._tally.entries:
                return Outcome(id=entry.id, refused=self._why_not_again(entry))
            if len(self.lines) >= MOST_ENTRIES + ROOM_TO_UNDO * isinstance(entry, Undo):
                raise Refusal("book-full", (), {"most": MOST_ENTRIES})
            self._tally.check(entry)
        except Refusal as refusal:
            return Outcome(id=booking.entry.id, refused=refusal.code)
        fell = falls(self._tally.held, self._tally.held_with(entry))
        asked = unanswered(fell, booking.agreed)
        if asked:
            return Outcome(id=entry.id, falls=tuple(asked))
        self._tally.add(entry)
        self.lines.append(BookLine(entry=entry, by=booking.by, at=now))
        keep_line(draft, self.id, len(self.lines), self.lines[-1])
        return Outcome(id=entry.id)

    def _why_not_again(self, entry: Entry) -> str:
        """Return nothing if it is the very entry that is in the book, else why it is not."""
        return "" if self._tally.entries[entry.id] == entry else Refusal("id-taken").code

    def _must_have(self, account: int) -> None:
        if account >= len(self.terms.accounts):
            raise Refusal("unknown-account")

    def renew_code(self, draft: Draft, now: float) -> None:
        """Give the book another code to read aloud; the one before leads nowhere."""
        self.code, self.code_until = new_code(), now + CODE_SECONDS
        keep_code(draft, self.id, self.code, self.code_until)
        self._tell(draft, len(self.lines), now)

    def join(self, draft: Draft, listener: Listener, after: int, now: float) -> None:
        """Let a listener in once all that it is told is kept."""
        message = msgspec.json.encode(self.seen(after, now))

        def come() -> None:
            if self.is_forgotten:
                listener.cut()
                return
            listener.send_bytes(message)
            self.listeners.add(listener)

        draft.tell(come)

    def take_over(self, kept: KeptBook, now: float) -> None:
        """Add the lines that other nodes have written, and tell them."""
        known, is_renewed = len(self.lines), kept.code != self.code
        self.lines += kept.lines
        for line in kept.lines:
            self._tally.add(line.entry)
        self.code, self.code_until, self.version = kept.code, kept.code_until, kept.version
        if kept.lines or is_renewed:
            self._send(msgspec.json.encode(self.seen(known, now)))

    def _tell(self, draft: Draft, after: int, now: float) -> None:
        message = msgspec.json.encode(self.seen(after, now))
        draft.tell(lambda: self._send(message))

    def _send(self, message: bytes) -> None:
        for listener in self.listeners:
            listener.send_bytes(message)
