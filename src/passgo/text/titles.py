"""Titles: what an edition is called, read from its own catalogue alone."""

from functools import lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from passgo.text.language import Language

CATALOGUES_READ = 32
"""So many catalogues are kept: reading one takes a while, and it has several forms of a title."""


def title_in(folder: Path, language: Language, form: str = "") -> str:
    """Return the title that the catalogue in an edition's folder gives it, or a form of it.

    Forms are `short`, `about` and `board`; one that is not written is empty.
    """
    words = catalogue_in(folder, language)
    title = words.get_message("title")
    pattern = title.attributes.get(form) if form else title.value
    if pattern is None:
        assert form, f"{folder}: every edition has a title of its own"
        return ""
    return str(words.format_pattern(pattern, {})[0])


@lru_cache(CATALOGUES_READ)
def catalogue_in(folder: Path, language: Language) -> FluentBundle:
    """Return the words of the catalogue in a folder."""
    words = FluentBundle([language])
    words.add_resource(FluentResource((folder / f"{language}.ftl").read_text(encoding="utf-8")))
    return words
