"""Patches: what changed in a view, as a JSON merge patch (RFC 7396).

A merge patch cannot set a member to null, so a view on the wire has no nulls in its objects: what
is not there is null.
"""

from typing import Any

import msgspec

Document = dict[str, Any]


def plain(value: object) -> Any:
    """Return any of our values as plain JSON data, without nulls in objects."""
    written = msgspec.json.encode(value)
    read = msgspec.json.decode(written)
    return without_nulls(read) if b"null" in written else read


def without_nulls(value: Any) -> Any:
    """Return plain data with the null members of its objects left out."""
    if isinstance(value, dict):
        return {key: without_nulls(part) for key, part in value.items() if part is not None}
    if isinstance(value, list):
        return [without_nulls(part) for part in value]
    return value


def patch_between(old: Document, new: Document) -> Document:
    """Return the merge patch that turns *old* into *new*."""
    patch: Document = {key: None for key in old if key not in new}
    for key, value in new.items():
        before = old.get(key)
        if value is before or value == before:
            continue
        if isinstance(value, dict) and isinstance(before, dict):
            patch[key] = patch_between(before, value)
        else:
            patch[key] = value
    return patch


def patched(old: Document, patch: Document) -> Document:
    """Return *old* with a merge patch applied."""
    new = dict(old)
    for key, value in patch.items():
        if value is None:
            new.pop(key, None)
        elif isinstance(value, dict):
            before = new.get(key)
            new[key] = patched(before if isinstance(before, dict) else {}, value)
        else:
            new[key] = value
    return new
