"""The book: accounts, entries and what everybody holds after them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from passgo.refusal import Refusal

BANK: Final = -1
"""The account of the bank, which has no limit."""

MOST: Final = 10_000_000_000
"""More than this no entry moves: thousands of entries stay exact wherever they are counted."""

MOST_ACCOUNTS: Final = 12


class Account(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody with money, and what they begin with."""

    name: str
    start: int


class Payment(Struct, frozen=True, tag="payment", forbid_unknown_fields=True):
    """Each of the payers pays an amount to the receiver."""

    id: str
    payers: tuple[int, ...]
    receiver: int
    amount: int
    reason: str = ""


class Undo(Struct, frozen=True, tag="undo", forbid_unknown_fields=True):
    """An earlier entry does not count; undone itself, it does again."""

    id: str
    entry: str


Entry = Payment | Undo


class Line(Struct, frozen=True):
    """An entry with whether it counts, for a history."""

    entry: Entry
    counts: bool


class Book(Struct, frozen=True):
    """Accounts, and all that has been entered, in order."""

    accounts: tuple[Account, ...]
    entries: tuple[Entry, ...] = ()


def refuse(code: str) -> Refusal:
    """Return the refusal of an entry that makes no sense."""
    return Refusal(code)


def added(book: Book, entry: Entry) -> Book:
    """Return the book with one more entry; one that is in it already changes nothing."""
    if entry.id in [one.id for one in book.entries]:
        return book
    if entry.id == "":
        raise refuse("entry-without-id")
    match entry:
        case Payment():
            _expect_payment(book, entry)
        case Undo(_, undone):
            if undone not in [one.id for one in book.entries]:
                raise refuse("unknown-entry")
            if is_undone(book, undone) or is_overtaken(book, undone):
                raise refuse("undone-already")
    return replace(book, entries=(*book.entries, entry))


def _expect_payment(book: Book, payment: Payment) -> None:
    if payment.amount < 1 or payment.amount > MOST:
        raise refuse("amount-out-of-range")
    if not payment.payers or len(set(payment.payers)) != len(payment.payers):
        raise refuse("no-payers")
    if payment.receiver in payment.payers:
        raise refuse("pays-oneself")
    for account in (*payment.payers, payment.receiver):
        if account < BANK or account >= len(book.accounts):
            raise refuse("unknown-account")


def counting(book: Book) -> list[bool]:
    """Return of each entry whether it counts: the later ones decide about the earlier ones."""
    undone: dict[str, bool] = {}
    found: list[bool] = []
    for at in range(len(book.entries)):
        entry = book.entries[len(book.entries) - 1 - at]
        counts = not undone.get(entry.id, False)
        found.append(counts)
        if isinstance(entry, Undo) and counts:
            undone[entry.entry] = not undone.get(entry.entry, False)
    return [found[len(found) - 1 - at] for at in range(len(found))]


def is_undone(book: Book, entry_id: str) -> bool:
    """Tell whether an entry does not count now."""
    pairs = zip(book.entries, counting(book), strict=True)
    return any(entry.id == entry_id and not counts for entry, counts in pairs)


def is_overtaken(book: Book, entry_id: str) -> bool:
    """Tell whether an undoing is not the last word about its payment: undone, it would say two."""
    payments: dict[str, str] = {}
    last: dict[str, str] = {}
    for entry in book.entries:
        payment = payments.get(entry.entry, "") if isinstance(entry, Undo) else entry.id
        payments[entry.id] = payment
        last[payment] = entry.id
    payment = payments.get(entry_id, "")
    return payment != entry_id and last.get(payment, "") != entry_id


def history(book: Book) -> list[Line]:
    """Return all payments and undoings with whether they count, the newest first."""
    lines = [
        Line(entry, counts) for entry, counts in zip(book.entries, counting(book), strict=True)
    ]
    return [lines[len(lines) - 1 - at] for at in range(len(lines))]


def balances(book: Book) -> list[int]:
    """Return what every account holds; the bank's is not kept."""
    held = [account.start for account in book.accounts]
    for entry, counts in zip(book.entries, counting(book), strict=True):
        if isinstance(entry, Payment) and counts:
            for account, change in changes(entry):
                if account != BANK:
                    held[account] += change
    return held


def changes(payment: Payment) -> list[tuple[int, int]]:
    """Return by how much a payment changes each account."""
    out = [(payer, -payment.amount) for payer in payment.payers]
    return [*out, (payment.receiver, payment.amount * len(payment.payers))]


def balances_with(book: Book, held: Sequence[int], entry: Entry) -> list[int]:
    """Return what every account holds after an entry; before it they held *held*."""
    if isinstance(entry, Undo):
        return balances(added(book, entry))
    after = [*held]
    for account, change in changes(entry):
        if account != BANK:
            after[account] += change
    return after


def fallen(book: Book, entry: Entry) -> list[tuple[int, int]]:
    """Return the accounts that an entry brings below zero, with what they would hold."""
    before = balances(book)
    return falls(before, balances_with(book, before, entry))


def falls(before: Sequence[int], after: Sequence[int]) -> list[tuple[int, int]]:
    """Return the accounts that have less than before and less than nothing, with what they hold."""
    return [
        (account, held) for account, held in enumerate(after) if held < 0 and held < before[account]
    ]


def unanswered(
    fell: Sequence[tuple[int, int]], answered: Sequence[tuple[int, int]]
) -> list[tuple[int, int]]:
    """Return the falls below zero that nobody has said yes to, be it to a deeper one."""
    return [
        (account, held)
        for account, held in fell
        if not any(asked == account and down <= held for asked, down in answered)
    ]


def opened(names: Sequence[str], start: int) -> Book:
    """Return a new book in which everybody holds the same."""
    return Book(tuple([Account(name, start) for name in names]))
