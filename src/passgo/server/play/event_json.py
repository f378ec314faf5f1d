"""Events as JSON: written once, then stored and passed on unchanged."""

from collections.abc import Iterable

import msgspec
from msgspec import Raw, Struct

from passgo.server.play.patches import without_nulls

NOTHING = Raw(b"[]")


class Named(Struct):
    """The name of an event."""

    event: str


NAMES = msgspec.json.Decoder(list[Named])


def written(value: object) -> Raw:
    """Return any of our values as JSON, without nulls in objects."""
    text = msgspec.json.encode(value)
    if b"null" in text:
        text = msgspec.json.encode(without_nulls(msgspec.json.decode(text)))
    return Raw(text)


def names_in(events: Raw) -> list[str]:
    """Return the names of the events in a JSON list."""
    return [one.event for one in NAMES.decode(events)]


def joined(lists: Iterable[Raw]) -> Raw:
    """Return several JSON lists as one."""
    inner = [text[1:-1] for text in map(bytes, lists) if text != b"[]"]
    return Raw(b"[" + b",".join(inner) + b"]")
