"""Titles: what an edition is called, read from its own catalogue alone."""

from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from passgo.text.language import Language


def title_in(folder: Path, language: Language, form: str = "") -> str:
    """Return the title that the catalogue in an edition's folder gives it, or a form of it.

    Forms are `short`, `about` and `board`; one that is not written is empty.
    """
    words = FluentBundle([language])
    words.add_resource(FluentResource((folder / f"{language}.ftl").read_text(encoding="utf-8")))
    title = words.get_message("title")
    pattern = title.attributes.get(form) if form else title.value
    if pattern is None:
        assert form, f"{folder}: every edition has a title of its own"
        return ""
    return str(words.format_pattern(pattern, {})[0])
