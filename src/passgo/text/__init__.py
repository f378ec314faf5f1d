"""French and English: catalogues of messages, money, names in sentences."""

from passgo.text.catalogue import Catalogue, TextError
from passgo.text.facts import Amount, Fact, Facts, Named, Person, space
from passgo.text.language import LANGUAGES, Language
from passgo.text.money import money

__all__ = [
    "LANGUAGES",
    "Amount",
    "Catalogue",
    "Fact",
    "Facts",
    "Language",
    "Named",
    "Person",
    "TextError",
    "money",
    "space",
]
