"""The ledger: money is conserved, undoing is exact, and an entry counts once."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from passgo.ledger import (
    BANK,
    Account,
    Book,
    Payment,
    Undo,
    added,
    balances,
    balances_with,
    fallen,
    history,
    unanswered,
)
from passgo.ledger.book import changes, is_overtaken
from passgo.refusal import Refusal

ACCOUNTS = 4
START = 1500
FRESH = Book(tuple(Account(name, START) for name in ("Ana", "Bo", "Cleo", "Dan")))
payments = st.builds(
    lambda payers, receiver, amount: (tuple(sorted(payers - {receiver})), receiver, amount),
    st.sets(st.integers(BANK, ACCOUNTS - 1), min_size=1),
    st.integers(BANK, ACCOUNTS - 1),
    st.integers(1, 5000),
).filter(lambda found: bool(found[0]))
steps = st.lists(st.one_of(payments, st.integers(0, 30)), max_size=25)


def filled(found: list[object]) -> Book:
    """Return a book with payments, and undoings of entries by their place."""
    book = FRESH
    for at, one in enumerate(found):
        if isinstance(one, tuple):
            book = added(book, Payment(f"e{at}", *one))
        elif open_ones := undoable(book):
            book = added(book, Undo(f"e{at}", open_ones[int(str(one)) % len(open_ones)]))
    return book


def undoable(book: Book) -> list[str]:
    """Return the entries that may be undone."""
    counted = [line.entry.id for line in history(book) if line.counts]
    return [entry for entry in counted if not is_overtaken(book, entry)]


def check(book: Book) -> None:
    """Money comes from the bank and goes there, and from nowhere else."""
    counted = [line.entry for line in history(book) if line.counts]
    by_bank = sum(
        change
        for entry in counted
        if isinstance(entry, Payment)
        for account, change in changes(entry)
        if account == BANK
    )
    assert sum(balances(book)) + by_bank == ACCOUNTS * START


@given(steps)
def test_money_is_conserved(found: list[object]) -> None:
    check(filled(found))


@given(steps)
def test_undoing_the_newest_entry_is_as_if_it_had_never_been(found: list[object]) -> None:
    book = filled(found)
    paid = added(book, Payment("last", (0,), 1, 7))

    undone = added(paid, Undo("undo", "last"))
    assert balances(undone) == balances(book)
    assert balances(added(undone, Undo("again", "undo"))) == balances(paid)


@given(steps, st.integers(0, 24))
def test_undoing_any_payment_takes_back_exactly_that(found: list[object], at: int) -> None:
    book = filled([one for one in found if isinstance(one, tuple)])
    if not book.entries:
        return
    gone = book.entries[at % len(book.entries)]
    without = Book(book.accounts, tuple(one for one in book.entries if one != gone))

    assert balances(added(book, Undo("undo", gone.id))) == balances(without)


@given(steps, st.data())
def test_an_entry_that_comes_twice_counts_once(found: list[object], data: st.DataObject) -> None:
    book = filled(found)
    if not book.entries:
        return

    assert added(book, data.draw(st.sampled_from(book.entries))) == book


@pytest.mark.long
def test_ten_thousand_random_books() -> None:
    luck = random.Random(2003)
    for _ in range(10_000):
        found: list[object] = []
        for _ in range(luck.randrange(30)):
            receiver = luck.randrange(-1, ACCOUNTS)
            payers = tuple(one for one in range(-1, ACCOUNTS) if one != receiver)
            some = tuple(sorted(luck.sample(payers, luck.randint(1, 3))))
            entry = (some, receiver, luck.randint(1, 5000))
            found.append(luck.randrange(30) if luck.random() < 0.3 else entry)
        book = filled(found)
        check(book)
        assert balances(book) == counted_anew(book)


def counted_anew(book: Book) -> list[int]:
    """Return what everybody holds, by moving the money of each entry when it was entered.

    An undoing of an undoing moves the money of its payment as that did: how deep it lies tells
    which way, and no entry is looked at again later.
    """
    known = {entry.id: entry for entry in book.entries}
    held = [account.start for account in book.accounts]
    for entry in book.entries:
        found, way = entry, 1
        while isinstance(found, Undo):
            found, way = known[found.entry], -way
        for payer in found.payers:
            if payer != BANK:
                held[payer] -= way * found.amount
            if found.receiver != BANK:
                held[found.receiver] += way * found.amount
    return held


def test_who_falls_below_zero_is_told_and_the_bank_never_does() -> None:
    assert fallen(FRESH, Payment("a", (0,), 1, 1540)) == [(0, -40)]
    assert fallen(FRESH, Payment("a", (BANK,), 1, 9_999_999)) == []
    assert fallen(FRESH, Payment("a", (0, 1), 2, 1500)) == []


@pytest.mark.parametrize(
    ("entry", "code"),
    [
        (Payment("", (0,), 1, 5), "entry-without-id"),
        (Payment("a", (0,), 1, 0), "amount-out-of-range"),
        (Payment("a", (0,), 1, 10**13), "amount-out-of-range"),
        (Payment("a", (), 1, 5), "no-payers"),
        (Payment("a", (0, 0), 1, 5), "no-payers"),
        (Payment("a", (0, 1), 1, 5), "pays-oneself"),
        (Payment("a", (0,), 9, 5), "unknown-account"),
        (Payment("a", (-2,), 1, 5), "unknown-account"),
        (Undo("a", "nothing"), "unknown-entry"),
    ],
)
def test_what_makes_no_sense_is_refused(entry: Payment | Undo, code: str) -> None:
    with pytest.raises(Refusal) as no:
        added(FRESH, entry)

    assert no.value.code == code


def test_what_is_undone_already_is_not_undone_once_more() -> None:
    paid = added(FRESH, Payment("paid", (0,), 1, 5))
    undone = added(paid, Undo("undo", "paid"))
    with pytest.raises(Refusal) as no:
        added(undone, Undo("other", "paid"))

    assert no.value.code == "undone-already"
    assert added(undone, Undo("undo", "paid")) == undone
    assert balances(added(undone, Undo("again", "undo"))) == balances(paid)


@pytest.mark.parametrize(
    ("answered", "asked"),
    [
        ((), [(0, -40)]),
        (((0, -40),), []),
        (((0, -50),), []),
        (((0, -39),), [(0, -40)]),
        (((1, -40),), [(0, -40)]),
    ],
)
def test_who_agreed_to_a_fall_is_asked_again_about_a_deeper_one(
    answered: tuple[tuple[int, int], ...], asked: list[tuple[int, int]]
) -> None:
    assert unanswered(fallen(FRESH, Payment("a", (0,), 1, 1540)), answered) == asked


def test_only_the_last_word_about_a_payment_is_taken_back() -> None:
    book = FRESH
    for entry in (
        Payment("p", (0,), 1, 100),
        Undo("u1", "p"),
        Undo("u2", "u1"),
        Undo("u3", "p"),
    ):
        book = added(book, entry)

    for overtaken in ("u1", "u2"):
        with pytest.raises(Refusal, match="undone-already"):
            added(book, Undo("u4", overtaken))
    assert balances(book) == balances(FRESH)
    assert balances(added(book, Undo("u4", "u3"))) == [1400, 1600, START, START]


def test_what_is_held_after_an_entry_is_what_the_whole_book_says() -> None:
    book = added(FRESH, Payment("p", (0, 1), 2, 100))
    for entry in (Payment("q", (BANK,), 0, 70), Undo("u", "p")):
        assert balances_with(book, balances(book), entry) == balances(added(book, entry))
