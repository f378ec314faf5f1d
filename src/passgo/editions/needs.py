"""Needs: what a box must have for a rule to be about anything in it."""

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from passgo.editions.model import Edition


class Need(NamedTuple):
    """Something that a box has or has not: what `passgo check` says if not, and how to see it."""

    lacking: str
    is_met_by: Callable[["Edition"], bool]


HAS_TEXTS = Need(
    'there is no deck of texts: a deck with draw = "any"',
    lambda box: box.text_deck() is not None,
)
HAS_PACKS = Need(
    "there is no pack of cards", lambda box: any(deck.draw != "any" for deck in box.decks)
)
HAS_MULTIPLIERS = Need(
    "a group of utilities has no multipliers",
    lambda box: all(group.multipliers for group in box.groups if group.kind == "utility"),
)
HAS_FREE_PARKING = Need(
    "there is no space of the kind free-parking for a pot",
    lambda box: any(space.kind == "free-parking" for space in box.spaces),
)
HAS_TAKING = Need("there are neither zones nor powers", lambda box: bool(box.zones or box.powers))
