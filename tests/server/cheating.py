"""Cheating: stories as whoever keeps the server would rather have them."""

import json
from functools import cache
from typing import Any

from stories import (
    Story,
    changed,
    found_in,
    signed_again,
    start,
    table_of,
    voided,
)
from stories import honest as tell_honestly

from passgo.server.play.game import record_of
from passgo.server.play.match import Match

OTHER = b"o" * 32


@cache
def honest() -> Story:
    return tell_honestly()


@cache
def after_a_void() -> Story:
    return voided()


def mistakes(story: Story, with_evidence: bool = True) -> str:
    """Return all mistakes that are found, one a line."""
    return "\n".join(found_in(story, with_evidence).mistakes)


def with_entry(story: Story, number: int, **parts: Any) -> Story:
    """Return a story in which an entry says something else, signed again."""
    entries = list(story.table.entries)
    entries[number - 1] = json.dumps(json.loads(entries[number - 1]) | parts)
    return signed_again(changed(story, entries=entries))


def with_start(story: Story, **parts: Any) -> Story:
    """Return a story with another start event, signed again."""
    event = json.loads(story.table.start) | parts
    text = json.dumps(event, sort_keys=True, separators=(",", ":"))
    return signed_again(changed(story, start=text))


def number_of(story: Story, do: str, at: int = 0, bot: bool | None = None) -> int:
    """Return the number of the first entry in which something is done, by a bot perhaps."""
    for number, entry in enumerate(story.entries(), 1):
        actions: Any = entry.get("actions", [])
        if len(actions) > at and actions[at]["do"] == do:
            if bot is None or ("bot" in entry) == bot:
                return number
    raise LookupError(do)


def actions_of(story: Story, number: int) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(story.table.entries[number - 1])["actions"]
    return found


def cut(story: Story, length: int) -> Story:
    """Return a story that ends early, with a game that fits."""
    return refitted(changed(story, entries=story.table.entries[:length]))


def refitted(story: Story) -> Story:
    """Return a story whose game and receipt follow from its entries."""
    table = table_of()
    start(table)
    match = Match.load(table.setup, table.names, table.key, story.table.entries)
    record = record_of(table.setup, table.names, match.orders)
    return signed_again(changed(story, record=record))
