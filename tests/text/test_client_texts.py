"""The client's own sentences: the same in both languages, every one used, none missing."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from passgo.text import LANGUAGES, Language
from passgo.text.syntax import Entry, parse

ROOT = Path(__file__).parents[2]
TEXTS = ROOT / "src/passgo/text"
SOURCES = ROOT / "web/src"
AREAS = sorted({path.stem for path in TEXTS.glob("*/client/*.ftl")})
LITERAL = re.compile(r"'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`|\"((?:[^\"\\\n]|\\.)*)\"")
HOLE = re.compile(r"\$\{[^}]*\}")
UNELIDED = re.compile(r"\b(?:de|que|jusque|lorsque) \{ \$(?:names?|by|other)\b.*", re.IGNORECASE)
"""French words that lose a vowel before some names, and a name that no code has put together."""
Messages = dict[str, Entry]


@cache
def messages(language: Language, area: str) -> Messages:
    parsed = parse((TEXTS / language / "client" / f"{area}.ftl").read_text(encoding="utf-8"))
    assert not parsed.faults, (language, area, parsed.faults)
    return {key: entry for key, entry in parsed.entries.items() if not key.startswith("-")}


def keys() -> set[str]:
    """Return every key, with those of the forms: home-edition-euro.about."""
    return {
        f"{key}.{part}" if part else key
        for area in AREAS
        for key, entry in messages("en", area).items()
        for part in entry.parts
    }


@cache
def sources() -> dict[str, str]:
    files = [*SOURCES.rglob("*.ts"), *SOURCES.rglob("*.svelte")]
    read = [file for file in files if ".test." not in file.name and file.parent.name != "wire"]
    return {file.relative_to(SOURCES).as_posix(): file.read_text(encoding="utf-8") for file in read}


def said(source: str) -> Iterator[str]:
    """Return the literals in the first argument of every call of `say`."""
    for call in re.finditer(r"\bsay\(", source):
        argument = first_argument(source, call.end())
        yield from literals(argument)


def first_argument(source: str, start: int) -> str:
    depth = 0
    for at in range(start, len(source)):
        depth += source[at] in "([{"
        depth -= source[at] in ")]}"
        if depth < 0 or (depth == 0 and source[at] == ","):
            return source[start:at]
    return source[start:]


def literals(source: str) -> Iterator[str]:
    for found in LITERAL.finditer(source):
        text = next((part for part in found.groups() if part is not None), "")
        if text.partition("-")[0] in AREAS and re.fullmatch(r"[\w.-]+", HOLE.sub("", text)):
            yield text


def pattern(literal: str) -> re.Pattern[str]:
    """Return what a literal stands for; a hole of a template is any word."""
    parts = HOLE.split(literal)
    return re.compile(r"[\w.-]*".join(map(re.escape, parts)))


@pytest.mark.parametrize("area", AREAS)
def test_an_area_says_the_same_in_both_languages(area: str) -> None:
    french, english = messages("fr", area), messages("en", area)

    assert french.keys() == english.keys()
    for key, entry in english.items():
        assert entry.parts == french[key].parts, key


@pytest.mark.parametrize("area", AREAS)
def test_no_name_follows_a_french_word_that_may_lose_its_vowel(area: str) -> None:
    text = (TEXTS / "fr" / "client" / f"{area}.ftl").read_text(encoding="utf-8")

    assert UNELIDED.findall(text) == []


@pytest.mark.parametrize("area", AREAS)
def test_the_keys_of_an_area_begin_with_its_name(area: str) -> None:
    assert [key for key in messages("en", area) if not key.startswith(f"{area}-")] == []


def test_everything_that_is_said_is_there() -> None:
    unit = parse((TEXTS.parent / "unit" / "en.ftl").read_text(encoding="utf-8"))
    known = keys() | unit.entries.keys()
    missing = {
        f"{name}: {literal}"
        for name, source in sources().items()
        for literal in said(source)
        if not any(pattern(literal).fullmatch(key) for key in known)
    }

    assert missing == set()


def test_everything_that_is_there_is_said() -> None:
    texts = sources().values()
    used = {literal for source in texts for literal in (*literals(source), *said(source))}
    plain = {literal for literal in used if "${" not in literal}
    templates = [pattern(literal) for literal in used if "${" in literal]
    unused = {
        key for key in keys() - plain if not any(template.fullmatch(key) for template in templates)
    }

    assert unused == set()


@pytest.mark.parametrize("area", AREAS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_signs_of_an_area_are_those_of_print(language: Language, area: str) -> None:
    text = (TEXTS / language / "client" / f"{area}.ftl").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if not line.startswith("#")]

    assert [line for line in lines if "'" in line or "!" in line.replace("!=", "")] == []
    if language == "fr":
        assert [line for line in lines if re.search(r"[ \u00a0][;:?»€]|« ", line)] == []
