"""Names: what a guest may be called, so that everybody at the table can be told apart."""

import re
import unicodedata

from passgo.refusal import Refusal

LONGEST = 24
MOST_CODEPOINTS = 96
JOINS = ("Mn", "Me", "Mc")
HIDDEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
BLANK = re.compile("[\u115f\u1160\u2800\u3164\uffa0\u034f\u17b4\u17b5]")


def checked_name(name: str) -> str:
    """Return a name in its one form, or refuse it."""
    if len(name) > MOST_CODEPOINTS:
        raise Refusal("bad-name", (), {"longest": LONGEST})
    tidy = " ".join(unicodedata.normalize("NFC", name).split())
    is_hidden = any(unicodedata.category(letter) in HIDDEN for letter in name)
    if is_hidden or BLANK.search(tidy) or not 1 <= graphemes(tidy) <= LONGEST:
        raise Refusal("bad-name", (), {"longest": LONGEST})
    return tidy


def graphemes(text: str) -> int:
    """Return how many characters a reader sees: marks join the letter before them."""
    return sum(unicodedata.category(letter) not in JOINS for letter in text)


def alike(name: str) -> str:
    """Return what two names have in common when people would mix them up."""
    return unicodedata.normalize("NFKC", name).casefold()
