"""Terms: what a shared book may begin with, and what an entry may look like."""

from functools import cache

from msgspec.structs import replace

from passgo.ledger import MOST, Account, Entry, Payment
from passgo.refusal import Refusal
from passgo.server.limits import LONGEST_NAME, LONGEST_SYMBOL, MOST_CODEPOINTS
from passgo.server.table.names import alike, checked_name, checked_words, graphemes
from passgo.server.table.table import ID
from passgo.server.wire.book_messages import BookTerms
from passgo.text.language import LANGUAGES
from passgo.text.titles import bank_in


def checked_terms(terms: BookTerms) -> BookTerms:
    """Return terms in their canonical form, or refuse them."""
    accounts = tuple(Account(checked_name(one.name), one.start) for one in terms.accounts)
    if any(is_like_the_bank(one.name) for one in accounts):
        raise Refusal("bank-name")
    if len({alike(one.name) for one in accounts}) < len(accounts):
        raise Refusal("name-taken")
    if not all(0 <= one.start <= MOST for one in accounts) or not 1 <= terms.salary <= MOST:
        raise Refusal("amount-out-of-range")
    symbol = short(terms.purse.symbol, LONGEST_SYMBOL)
    return replace(terms, accounts=accounts, purse=replace(terms.purse, symbol=symbol))


def is_like_the_bank(name: str) -> bool:
    """Tell whether people would mix up a name with the bank's, in any language."""
    return letters_of(name) in names_of_the_bank()


@cache
def names_of_the_bank() -> frozenset[str]:
    """Return the letters of what the bank is called, with its article and without."""
    told = [bank_in(language) for language in LANGUAGES]
    return frozenset(letters_of(name) for whole in told for name in (whole, whole.split()[-1]))


def letters_of(name: str) -> str:
    """Return the letters of a name as people take them, without what stands between them."""
    return "".join(filter(str.isalnum, alike(name)))


def checked_entry(entry: Entry) -> Entry:
    """Return an entry in its canonical form, or refuse one whose id or reason nobody could read."""
    if ID.fullmatch(entry.id) is None:
        raise Refusal("bad-entry")
    if isinstance(entry, Payment):
        return replace(entry, reason=short(entry.reason, LONGEST_NAME))
    return entry


def short(text: str, longest: int) -> str:
    """Return a text of so many visible characters at most."""
    tidy = checked_words(text[: MOST_CODEPOINTS + 1])
    if len(tidy) > MOST_CODEPOINTS or graphemes(tidy) > longest:
        raise Refusal("bad-text")
    return tidy
