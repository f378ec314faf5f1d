"""Book messages: a bank that several phones share, as they send and hear it."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from passgo.ledger import BANK, MOST_ACCOUNTS, Account, Entry
from passgo.server.limits import MOST_BOOKINGS

AccountAt = Annotated[int, Meta(ge=BANK, lt=MOST_ACCOUNTS)]
Fall = tuple[int, int]
"""An account, and what it would hold below zero."""


class Purse(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How sums are written."""

    style: Literal["notes", "millions", "plain"]
    symbol: str


class BookTerms(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is agreed before the first entry."""

    accounts: Annotated[tuple[Account, ...], Meta(min_length=1, max_length=MOST_ACCOUNTS)]
    purse: Purse
    salary: int


class Booking(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An entry, by whose phone, and to which falls below zero people have said yes."""

    entry: Entry
    by: AccountAt
    agreed: Annotated[tuple[Fall, ...], Meta(max_length=MOST_ACCOUNTS)] = ()


class Bookings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Entries in the order in which they were made, and how many lines their phone knows."""

    bookings: Annotated[tuple[Booking, ...], Meta(max_length=MOST_BOOKINGS)]
    after: Annotated[int, Meta(ge=0)] = 0


class BookLine(Struct, frozen=True, kw_only=True):
    """An entry as it stands in a shared book: by whose phone, and when."""

    entry: Entry
    by: int
    at: float


class SharedBook(Struct, frozen=True, kw_only=True):
    """A shared book with lines after the *first* so many; *code* is read aloud, for a while.

    *count* is how many lines it has: who gets some that are not the last asks for more.
    """

    id: str
    terms: BookTerms
    code: str
    first: int
    lines: tuple[BookLine, ...]
    count: int


class Outcome(Struct, frozen=True, kw_only=True):
    """What became of an entry: it is in the book, is *refused*, or asks about *falls* first."""

    id: str
    refused: str = ""
    falls: tuple[Fall, ...] = ()


class Booked(Struct, frozen=True, kw_only=True):
    """What became of entries, up to the first that asks; the book with lines that are new."""

    outcomes: tuple[Outcome, ...]
    book: SharedBook
