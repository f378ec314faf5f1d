"""Names of people in a French sentence."""

import pytest

from passgo.text.elision import elides, of_name


@pytest.mark.parametrize(
    "name", ["Inès", "Ana", "Émile", "Hugo", "œdipe", "Ælfric", "Yves", "Öykü", "ugo"]
)
def test_de_loses_its_e_before_a_vowel(name: str) -> None:
    assert of_name(name, "fr") == f"d’{name}"


@pytest.mark.parametrize("name", ["Bo", "Chloé", "Yann", "Y", "7 nains", "Çelik", "🦊", "ß", "y2k"])
def test_de_stays_whole_before_anything_else(name: str) -> None:
    assert of_name(name, "fr") == f"de {name}"


def test_an_empty_name_is_no_trouble() -> None:
    assert not elides("")


def test_english_owners_take_an_apostrophe() -> None:
    assert of_name("Inès", "en") == "Inès’s"
