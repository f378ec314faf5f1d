"""Titles: what an edition is called, read from its own catalogue alone."""

from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from passgo.text.language import Language


def title_in(folder: Path, language: Language) -> str:
    """Return the title that the catalogue in an edition's folder gives it."""
    words = FluentBundle([language])
    words.add_resource(FluentResource((folder / f"{language}.ftl").read_text(encoding="utf-8")))
    pattern = words.get_message("title").value
    assert pattern is not None, f"{folder}: every edition has a title of its own"
    return str(words.format_pattern(pattern, {})[0])
