"""Documents: positions and records as they are kept, and the words that older ones used."""

from collections.abc import Mapping
from typing import Any, Final

VERSION: Final = 2
RENAMED: Final = ({"options": "house_rules"},)
"""What each step from one version to the next renames; the first is from 1 to 2."""


def brought_up(document: Mapping[str, Any]) -> dict[str, Any]:
    """Return a document of any version up to today's as today's; anything else stays as it is."""
    version = document.get("version")
    if type(version) is not int or not 0 < version < VERSION:
        return dict(document)
    return {**in_todays_words(document, version), "version": VERSION}


def in_todays_words(part: Mapping[str, Any], version: int = 1) -> dict[str, Any]:
    """Return a part of a document with its own keys called as today."""
    words = {old: new for step in RENAMED[version - 1 :] for old, new in step.items()}
    return {words.get(key, key): value for key, value in part.items()}
