"""Names: what a guest may be called, so that everybody at the table can be told apart."""

import unicodedata

import regex

from passgo.refusal import Refusal
from passgo.server.limits import LONGEST_NAME, MOST_CODEPOINTS
from passgo.server.table.lookalikes import OTHER_ALPHABETS, PAIRS, SKELETON

HIDDEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
BLANK = regex.compile("[\u115f\u1160\u2800\u3164\uffa0\u034f\u17b4\u17b5]")
STYLE = regex.compile("[\ufe00-\ufe0f\U000e0100-\U000e01ef]")
CLUSTER = regex.compile(r"\X")
WORD_PARTS = regex.compile(r"[\p{L}\p{M}\p{N}]+")
LOWER_BUT_L = regex.compile(r"[\p{Ll}--l]", regex.V1)
UPPER = regex.compile(r"\p{Lu}")
FIRST_I = regex.compile(r"(?<![\p{L}\p{M}\p{N}])i")
AROUND = regex.compile(r"^[\p{P}\s]+|[\p{P}\s]+$")
"""What stands around a name and is hardly seen; a name of nothing else is its own."""
LATIN = regex.compile(r"\p{Latin}")
JOINED = regex.compile(
    r"(?<=[\p{Extended_Pictographic}\ufe0f\U0001f3fb-\U0001f3ff])\u200d(?=\p{Extended_Pictographic})"
)
"""What joins several emoji into one."""
STACKED = regex.compile(
    r"[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]{3}|\p{M}{6}"
)
"""More accents than any language puts on a letter: they would cover other lines."""


def checked_name(name: str) -> str:
    """Return a name in its canonical form, or refuse it."""
    if len(name) > MOST_CODEPOINTS:
        raise Refusal("bad-name", (), {"longest": LONGEST_NAME})
    tidy = " ".join(STYLE.sub("", unicodedata.normalize("NFC", name)).split())
    if (
        hides(name)
        or STACKED.search(tidy)
        or BLANK.search(tidy)
        or not 1 <= graphemes(tidy) <= LONGEST_NAME
    ):
        raise Refusal("bad-name", (), {"longest": LONGEST_NAME})
    if unicodedata.category(tidy[0]).startswith("M"):
        raise Refusal("bad-name", (), {"longest": LONGEST_NAME})
    if any(is_mixed(part) for part in WORD_PARTS.findall(tidy)):
        raise Refusal("mixed-letters")
    return tidy


def checked_words(text: str) -> str:
    """Return a chat text in its canonical form; refuse one with invisible characters.

    Text whose accents pile up far above or below its line is refused too.
    """
    tidy = " ".join(text.split())
    if hides(JOINED.sub("", tidy)) or STACKED.search(unicodedata.normalize("NFC", tidy)):
        raise Refusal("bad-text")
    return tidy


def hides(text: str) -> bool:
    """Tell whether a text has characters that are invisible or change its direction."""
    return any(unicodedata.category(letter) in HIDDEN for letter in text)


def is_mixed(word: str) -> bool:
    """Tell whether a word has Latin letters beside others that look like them."""
    return bool(LATIN.search(word)) and not OTHER_ALPHABETS.isdisjoint(word.casefold())


def graphemes(text: str) -> int:
    """Return how many characters a reader sees: Unicode's extended grapheme clusters."""
    return len(CLUSTER.findall(text))


def alike(name: str) -> str:
    """Return a key that two names share if people would mix them up."""
    straight = WORD_PARTS.sub(written_plainly, unicodedata.normalize("NFKC", name))
    folded = unicodedata.normalize("NFKC", straight.casefold()).translate(SKELETON)
    for pair, letter in PAIRS.items():
        folded = folded.replace(pair, letter)
    folded = FIRST_I.sub("l", folded)
    return AROUND.sub("", folded) or folded


def written_plainly(word: regex.Match[str]) -> str:
    """Return a word in which no capital I stands for a small l, nor the other way round.

    At the beginning both are usual: there `alike` takes one for the other.
    """
    first, rest = word[0][:1], word[0][1:]
    if LOWER_BUT_L.search(rest):
        return first + rest.replace("I", "l")
    return first + rest.replace("l", "I") if first.isupper() and UPPER.search(rest) else word[0]
