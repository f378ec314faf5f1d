"""Names of people inside a sentence."""

import unicodedata

from passgo.text.language import Language

_VOWELS = "aeiouh"


def of_name(name: str, language: Language) -> str:
    """Return the name as an owner: d’Inès, de Bo; Inès’s, Bo’s."""
    if language == "en":
        return f"{name}’s"
    return f"d’{name}" if elides(name) else f"de {name}"


def elides(name: str) -> bool:
    """Tell whether French drops the e of "de" before *name*; a y does so before a consonant."""
    letters = unicodedata.normalize("NFD", name.lower().replace("œ", "oe").replace("æ", "ae"))
    letters = "".join(c for c in letters if not unicodedata.combining(c))
    if letters[:1] == "y":
        return letters[1:2].isalpha() and letters[1:2] not in _VOWELS
    return letters[:1] != "" and letters[0] in _VOWELS
