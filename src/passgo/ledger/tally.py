"""The tally: a book counted as it grows, so that no entry costs more in a long one.

It says of every entry what the book itself would say, which is what a test compares.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from passgo.ledger.book import BANK, Account, Book, Entry, Payment, Undo, added, changes, refuse


class Tally:
    """What everybody holds, which entries count, and who has the last word about each payment."""

    def __init__(self, accounts: tuple[Account, ...], entries: Iterable[Entry] = ()) -> None:
        self._empty = Book(accounts)
        self.held = [account.start for account in accounts]
        self.entries: dict[str, Entry] = {}
        self._counts: dict[str, bool] = {}
        self._payments: dict[str, str] = {}
        self._last: dict[str, str] = {}
        for entry in entries:
            self.add(entry)

    def check(self, entry: Entry) -> None:
        """Refuse a new entry that makes no sense."""
        match entry:
            case Payment():
                added(self._empty, entry)
            case Undo(own, undone):
                if own == "":
                    raise refuse("entry-without-id")
                if undone not in self.entries:
                    raise refuse("unknown-entry")
                if not self._counts[undone] or self._is_overtaken(undone):
                    raise refuse("undone-already")

    def _is_overtaken(self, undone: str) -> bool:
        """Tell whether an undoing is not the last word about its payment."""
        payment = self._payments[undone]
        return undone not in (payment, self._last[payment])

    def held_with(self, entry: Entry) -> list[int]:
        """Return what every account holds after a new entry."""
        after = [*self.held]
        payment, sign = entry, 1
        for turned in self._turned(entry):
            payment, sign = turned, -1 if self._counts[turned.id] else 1
        if isinstance(payment, Payment):
            for account, change in changes(payment):
                if account != BANK:
                    after[account] += sign * change
        return after

    def _turned(self, entry: Entry) -> Iterator[Entry]:
        """Yield all earlier entries of which a new one changes whether they count."""
        while isinstance(entry, Undo):
            entry = self.entries[entry.entry]
            yield entry

    def add(self, entry: Entry) -> None:
        """Count a new entry, which has been checked."""
        self.held = self.held_with(entry)
        for turned in self._turned(entry):
            self._counts[turned.id] = not self._counts[turned.id]
        payment = self._payments[entry.entry] if isinstance(entry, Undo) else entry.id
        self.entries[entry.id] = entry
        self._counts[entry.id] = True
        self._payments[entry.id] = payment
        self._last[payment] = entry.id
