"""French and English say the same things, each with its own typography."""

import re
from pathlib import Path

import pytest

import passgo.text
from passgo.edition_tools.check_texts import Texts, read_texts
from passgo.editions import edition_ids
from passgo.editions.source import BUNDLED
from passgo.fields import ONE_SEAT, Meaning, fields_of, leaves
from passgo.game.events import Event
from passgo.game.prompts import Prompt
from passgo.text.syntax import parse

SHARED = Path(passgo.text.__file__).parent
FOLDERS = [BUNDLED / edition_id for edition_id in edition_ids()]
FRENCH = [*sorted((SHARED / "fr").rglob("*.ftl")), *sorted(SHARED.parent.rglob("fr.ftl"))]
ENGLISH = [*sorted((SHARED / "en").rglob("*.ftl")), *sorted(SHARED.parent.rglob("en.ftl"))]
FRENCH_WORDS = {
    r"\bbots?\b": "robot",
    "boîtier": "unité",
    "seconde chance": "deuxième chance",
    r"constructions?\b": "bâtiment",
    "prix affiché": "prix imprimé",
    "cartes? de (prison|sortie)": "carte de libération",
    "joueu(r|se)|gagnant|perdant|vainqueur": "a word for every gender",
    r"\b(tu|te|toi|ton|ta|tes)\b": "vous",
}
ENGLISH_WORDS = {
    "leaflet|rulebook": "booklet",
    "(?<!get-out-of-)jail card": "get-out-of-jail card",
    "(make|offer|force)s? a deal": "trade, as a deal is an auction of the unit",
}


def label(path: Path) -> str:
    return str(path.relative_to(SHARED.parent))


def test_both_languages_have_the_same_shared_files() -> None:
    names = [{path.name for path in (SHARED / language).glob("*.ftl")} for language in ("fr", "en")]

    assert names[0] == names[1] != set()


@pytest.mark.parametrize("name", sorted(path.name for path in (SHARED / "en").glob("*.ftl")))
def test_a_shared_file_has_the_same_keys_forms_and_facts_in_both(name: str, tmp_path: Path) -> None:
    for language in ("fr", "en"):
        text = (SHARED / language / name).read_text(encoding="utf-8")
        (tmp_path / f"{language}.ftl").write_text(text, encoding="utf-8")

    assert differences(read_texts(tmp_path)) == []


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_an_edition_has_the_same_keys_forms_and_facts_in_both(folder: Path) -> None:
    assert differences(read_texts(folder)) == []


def differences(texts: Texts) -> list[str]:
    texts.report_differences()
    return [str(mistake) for mistake in texts.mistakes]


def test_no_key_is_said_in_two_shared_files() -> None:
    keys = [
        key
        for path in sorted((SHARED / "en").glob("*.ftl"))
        for key in parse(path.read_text(encoding="utf-8")).entries
    ]

    assert len(keys) == len(set(keys))


def prose(path: Path) -> list[str]:
    """Return the lines a player may read, without keys, comments and placeables.

    What a printed card is searched by is read by nobody: it has the words of others.
    """
    lines = path.read_text(encoding="utf-8").splitlines()
    read = [line for line in lines if not re.match(r"#|    \.words =|found-", line)]
    texts = [line.partition("= ")[2] or line for line in read]
    return [re.sub(r"\{[^}]*\}?", "", text) for text in texts]


@pytest.mark.parametrize("path", [*FRENCH, *ENGLISH], ids=label)
def test_apostrophes_are_typographic(path: Path) -> None:
    assert [line for line in prose(path) if "'" in line or '"' in line] == []


@pytest.mark.parametrize("path", [*FRENCH, *ENGLISH], ids=label)
def test_nobody_is_shouted_at(path: Path) -> None:
    assert [line for line in prose(path) if "!" in line] == []


@pytest.mark.parametrize("path", [*FRENCH, *ENGLISH], ids=label)
def test_one_thing_has_one_word(path: Path) -> None:
    words = FRENCH_WORDS if path in FRENCH else ENGLISH_WORDS
    found = [(line, words[other]) for line in prose(path) for other in words if has(other, line)]

    assert found == []


def has(pattern: str, line: str) -> bool:
    return re.search(pattern, line, re.IGNORECASE) is not None


@pytest.mark.parametrize("path", FRENCH, ids=label)
def test_french_sets_a_narrow_space_before_high_punctuation(path: Path) -> None:
    assert [line for line in prose(path) if re.search(r"[^\u202f][;:!?»%]|«[^\u202f]", line)] == []


@pytest.mark.parametrize("path", FRENCH, ids=label)
def test_french_agrees_with_nobodys_gender(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()

    assert [line for line in lines if re.search(r"\(e\)|·e|\(ne\)|\bil/elle\b", line)] == []


PEOPLE = "|".join(
    sorted(
        {
            field.name
            for kind in (*leaves(Event), *leaves(Prompt))
            for field in fields_of(kind)
            if field.meaning in (*ONE_SEAT, Meaning.SEATS)
        }
    )
)


@pytest.mark.parametrize("path", FRENCH, ids=label)
def test_french_elides_before_a_name_through_its_form(path: Path) -> None:
    text = path.read_text(encoding="utf-8")

    assert re.findall(rf"\b(?:de|que|le|la|lorsque|jusque) {{ \$(?:{PEOPLE}) }}", text) == []
