"""Titles: what an edition is called, and the bank, read without the rest of a catalogue."""

from itertools import takewhile
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from passgo.text.language import Language

WORDS = Path(__file__).parent


def title_in(folder: Path, language: Language, form: str = "") -> str:
    """Return the title that the catalogue in an edition's folder gives it, or a form of it.

    Forms are `short`, `about` and `board`; one that is not written is empty.
    """
    return words_in(folder / f"{language}.ftl", language, "title", form)


def bank_in(language: Language) -> str:
    """Return what the bank is called, with its article."""
    return words_in(WORDS / language / "words.ftl", language, "bank")


def words_in(file: Path, language: Language, name: str, form: str = "") -> str:
    """Return a message of a catalogue that needs no other, or a form of it, empty if not there."""
    words = FluentBundle([language])
    words.add_resource(FluentResource(message_in(file.read_text(encoding="utf-8"), name)))
    message = words.get_message(name)
    pattern = message.attributes.get(form) if form else message.value
    if pattern is None:
        assert form, f"{file}: {name} says nothing"
        return ""
    return str(words.format_pattern(pattern, {})[0])


def message_in(text: str, name: str) -> str:
    """Return one message of a catalogue: parsing all of it would take a while."""
    lines = iter(text.splitlines())
    first = next(line for line in lines if line.partition("=")[0].strip() == name)
    own = takewhile(lambda line: not line or line.startswith(" "), lines)
    return "\n".join([first, *own])
