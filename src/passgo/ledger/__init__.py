"""The ledger: the money of any board, as a book of entries that are never lost and can be undone.

A book begins with its accounts and goes on with entries, each under an id of its own; what
everybody holds is the fold of all of them, in their order. The bank is an account like the others,
but without a limit. Nothing is refused but what makes no sense; an account that would fall below
zero is told, for people to decide.
"""

from passgo.ledger.book import (
    BANK,
    MOST,
    MOST_ACCOUNTS,
    Account,
    Book,
    Entry,
    Line,
    Payment,
    Undo,
    added,
    balances,
    balances_with,
    fallen,
    falls,
    history,
    is_undone,
    unanswered,
)
from passgo.ledger.tally import Tally

__all__ = [
    "BANK",
    "MOST",
    "MOST_ACCOUNTS",
    "Account",
    "Book",
    "Entry",
    "Line",
    "Payment",
    "Tally",
    "Undo",
    "added",
    "balances",
    "balances_with",
    "fallen",
    "falls",
    "history",
    "is_undone",
    "unanswered",
]
