"""Editions are data: loading, checking and describing them."""

from passgo.editions.load import edition_ids, load_edition
from passgo.editions.mistakes import EditionError, Mistake
from passgo.editions.model import (
    Card,
    Deck,
    Edition,
    Group,
    Money,
    Players,
    Power,
    Side,
    Space,
    Token,
    Variant,
    Zone,
)
from passgo.editions.rules import Rules

__all__ = [
    "Card",
    "Deck",
    "Edition",
    "EditionError",
    "Group",
    "Mistake",
    "Money",
    "Players",
    "Power",
    "Rules",
    "Side",
    "Space",
    "Token",
    "Variant",
    "Zone",
    "edition_ids",
    "load_edition",
]
