"""The rulebooks in French: complete, with the same figures, and set as French is set."""

import re
import tomllib
from collections import Counter

import pytest

from passgo.rulebook import EDITIONS, clause, clauses, readings
from passgo.rulebook.clauses import FRENCH
from passgo.rulebook.readings import in_french

NARROW = "\u202f"
CLAUSES = [one for edition_id in EDITIONS.values() for one in clauses(edition_id)]
PAIRS = [(one.id, one.text, one.fr) for one in CLAUSES] + [
    (f"{one.id} {part}", getattr(one, part), getattr(in_french()[one.id], part))
    for one in readings()
    for part in ("issue", "reading", "why")
]

THOUSANDS = re.compile(rf"(?<=\d)[,{NARROW}](?=\d{{3}}(?!\d))")
NUMBER = re.compile(r"(?:\b[A-Z]{1,2}-)?\d+(?:[.,]\d+)?")  # with the letters of an id
LOOSE = re.compile(rf"[^{NARROW}][;:!?%€»]|«[^{NARROW}]")
ENGLISH = re.compile(
    r"\b(the|of|and|is|are|you|your|with|player|players|then|given|when|card|cards|bank"
    r"|rent|house|houses|turn|throw|dice|owner|jail|GO|Chest)\b"
)
NAMES = ("The Clone Wars", "GO")  # a title, and the first line of the sliding board
GENDERED = re.compile(
    r"joueu(r|se)|gagnant|perdant|acheteu|vendeu|enchérisseu"
    r"|\bvous (êtes|serez|étiez) (seul|passé|arrêté|envoyé|libéré|arrivé|ruiné)"
    r"|\bvous (y )?(a|ont|avait|avaient) (mené|conduit|envoyé)"
)


def numbers(text: str) -> Counter[str]:
    """Return the figures of a text, written alike in both languages."""
    return Counter(each.replace(",", ".") for each in NUMBER.findall(THOUSANDS.sub("", text)))


def english_words(text: str) -> list[str]:
    for name in NAMES:
        text = text.replace(name, "")
    return ENGLISH.findall(text)


@pytest.mark.parametrize("edition_id", EDITIONS.values())
def test_the_french_file_has_the_clauses_of_its_rulebook_in_their_order(edition_id: str) -> None:
    table = tomllib.loads((FRENCH / f"{edition_id}.toml").read_text(encoding="utf-8"))

    assert list(table) == [one.id for one in clauses(edition_id)]


def test_every_clause_and_every_reading_speaks_french() -> None:
    assert [one.id for one in readings()] == list(in_french())
    assert all(one.fr == in_french()[one.id].reading for one in readings())
    assert all(one.fr_why == in_french()[one.id].why for one in readings())
    assert [where for where, _, french in PAIRS if not french.strip()] == []
    assert clause("CL-176").words("fr") == "La dernière personne en jeu gagne."


def test_clauses_of_one_english_text_have_one_french_text() -> None:
    french: dict[str, set[str]] = {}
    for one in CLAUSES:
        french.setdefault(one.text, set()).add(one.fr)

    assert [text for text, found in french.items() if len(found) > 1] == []


def test_the_figures_and_the_ids_named_are_those_of_the_english_text() -> None:
    wrong = [where for where, text, french in PAIRS if numbers(text) != numbers(french)]

    assert wrong == []


def test_numbers_are_read_alike_in_both_languages() -> None:
    assert numbers("x 10,000; 7.5 of 1500") == numbers(f"× 10{NARROW}000 ; 7,5 de 1{NARROW}500")
    assert numbers("1, 2 or 3") != numbers("1 ou 2")


def test_apostrophes_quotes_and_spaces_are_those_of_french_print() -> None:
    straight = [where for where, _, french in PAIRS if "'" in french or '"' in french]
    loose = [where for where, _, french in PAIRS if LOOSE.search(french)]
    doubled = [where for where, _, french in PAIRS if "  " in french or french != french.strip()]

    assert (straight, loose, doubled) == ([], [], [])


def test_nothing_english_is_left_over() -> None:
    left = [(where, found) for where, _, french in PAIRS if (found := english_words(french))]

    assert left == []


def test_no_word_agrees_with_the_gender_of_a_person() -> None:
    assert [where for where, _, french in PAIRS if GENDERED.search(french)] == []


def test_every_sentence_ends_and_none_shouts() -> None:
    endings = [where for where, _, french in PAIRS if french[-1] not in ".?"]

    assert endings == []
    assert [where for where, _, french in PAIRS if "!" in french] == []
