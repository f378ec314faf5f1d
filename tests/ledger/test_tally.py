"""The tally: counted as it grows, it says what the whole book says."""

from __future__ import annotations

import random

import pytest

from passgo.ledger import BANK, Account, Book, Entry, Payment, Tally, Undo, added, balances
from passgo.refusal import Refusal

ACCOUNTS = tuple(Account(name, 100) for name in ("Ana", "Bo", "Cleo"))
BOOKS, ENTRIES = 200, 40


def any_entry(luck: random.Random, number: int) -> Entry:
    """Return a payment or an undoing of anything, sensible or not."""
    own = f"e{number}" if luck.random() < 0.98 else ""
    if luck.random() < 0.6:
        return Undo(own, f"e{luck.randrange(number + 2)}")
    payer, receiver = luck.randrange(BANK, 4), luck.randrange(BANK, 4)
    return Payment(own, (payer,), receiver, luck.randrange(50))


def refusal_of(check: object, *given: object) -> str:
    assert callable(check)
    try:
        check(*given)
    except Refusal as refusal:
        return refusal.code
    return ""


@pytest.mark.parametrize("seed", range(BOOKS))
def test_it_says_of_any_entry_what_the_whole_book_says(seed: int) -> None:
    luck, book, tally = random.Random(seed), Book(ACCOUNTS), Tally(ACCOUNTS)
    for number in range(ENTRIES):
        entry = any_entry(luck, number)
        code = refusal_of(added, book, entry)
        assert refusal_of(tally.check, entry) == code
        if not code:
            book = added(book, entry)
            assert tally.held_with(entry) == balances(book)
            tally.add(entry)
    assert tally.held == Tally(ACCOUNTS, book.entries).held == balances(book)
    assert list(tally.entries.values()) == list(book.entries)
