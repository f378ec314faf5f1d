"""Titles: what an edition is called, read from its own catalogue alone."""

from itertools import takewhile
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from passgo.text.language import Language


def title_in(folder: Path, language: Language, form: str = "") -> str:
    """Return the title that the catalogue in an edition's folder gives it, or a form of it.

    Forms are `short`, `about` and `board`; one that is not written is empty.
    """
    text = (folder / f"{language}.ftl").read_text(encoding="utf-8")
    words = FluentBundle([language])
    words.add_resource(FluentResource(message_in(text, "title")))
    title = words.get_message("title")
    pattern = title.attributes.get(form) if form else title.value
    if pattern is None:
        assert form, f"{folder}: every edition has a title of its own"
        return ""
    return str(words.format_pattern(pattern, {})[0])


def message_in(text: str, name: str) -> str:
    """Return one message of a catalogue: parsing all of it would take a while."""
    lines = iter(text.splitlines())
    first = next(line for line in lines if line.partition("=")[0].strip() == name)
    own = takewhile(lambda line: not line or line.startswith(" "), lines)
    return "\n".join([first, *own])
