"""Names: what a guest may be called, so that everybody at the table can be told apart."""

import unicodedata

import regex

from passgo.refusal import Refusal
from passgo.server.limits import LONGEST_NAME, MOST_CODEPOINTS

HIDDEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
BLANK = regex.compile("[\u115f\u1160\u2800\u3164\uffa0\u034f\u17b4\u17b5]")
STYLE = regex.compile("[\ufe00-\ufe0f\U000e0100-\U000e01ef]")
CLUSTER = regex.compile(r"\X")


def checked_name(name: str) -> str:
    """Return a name in its one form, or refuse it."""
    if len(name) > MOST_CODEPOINTS:
        raise Refusal("bad-name", (), {"longest": LONGEST_NAME})
    tidy = " ".join(STYLE.sub("", unicodedata.normalize("NFC", name)).split())
    is_hidden = any(unicodedata.category(letter) in HIDDEN for letter in name)
    if is_hidden or BLANK.search(tidy) or not 1 <= graphemes(tidy) <= LONGEST_NAME:
        raise Refusal("bad-name", (), {"longest": LONGEST_NAME})
    if unicodedata.category(tidy[0]).startswith("M"):
        raise Refusal("bad-name", (), {"longest": LONGEST_NAME})
    return tidy


def graphemes(text: str) -> int:
    """Return how many characters a reader sees: Unicode's extended grapheme clusters."""
    return len(CLUSTER.findall(text))


def alike(name: str) -> str:
    """Return what two names have in common when people would mix them up."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
