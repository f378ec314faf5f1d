"""Documents: positions and records as they are kept, and the words that older ones used."""

from collections.abc import Mapping
from typing import Any, Final

VERSION: Final = 3
RENAMED: Final = ({"options": "house_rules"}, {"actions": "orders", "start": "position"})
"""What each step from one version to the next renames; the first is from 1 to 2."""


def brought_up(document: Mapping[str, Any]) -> dict[str, Any]:
    """Return a document of any version up to today's as today's; anything else stays as it is."""
    version = document.get("version")
    if type(version) is not int or not 0 < version < VERSION:
        return dict(document)
    renamed = in_todays_words(document, version)
    if "orders" in renamed:
        renamed["orders"] = called_by_class(renamed["orders"], "do")
    return {**renamed, "version": VERSION}


def in_todays_words(part: Mapping[str, Any], version: int = 1) -> dict[str, Any]:
    """Return a part of a document with its own keys called as today."""
    words = {old: new for step in RENAMED[version - 1 :] for old, new in step.items()}
    return {words.get(key, key): value for key, value in part.items()}


def called_by_class(told: Any, tag: str) -> Any:
    """Return orders or events called by their classes: before version 3 some were in kebab-case."""
    if not isinstance(told, list):
        return told
    return [
        {**one, tag: class_name(one[tag])}
        if isinstance(one, dict) and has_old_tag(one, tag)
        else one
        for one in told
    ]


def has_old_tag(told: Mapping[str, Any], tag: str) -> bool:
    """Tell whether an order or event is called as before version 3."""
    name = told.get(tag)
    return isinstance(name, str) and name[:1].islower()


def class_name(tag: str) -> str:
    """Return the class behind a tag in kebab-case: draw-markers is DrawMarkers."""
    return "".join(part.capitalize() for part in tag.split("-"))
