"""Positions: a game at one moment as a readable document, and back.

The document is plain JSON with a version; it is exact at any moment, whatever is pending.
"""

import json
from collections.abc import Mapping, Sequence

from passgo.editions import Edition
from passgo.game.ids import PositionError
from passgo.game.position_reading import Setup, read_document
from passgo.game.position_writing import write_position
from passgo.game.seating import Seat
from passgo.rules.state import State

__all__ = [
    "PositionError",
    "Setup",
    "position_of",
    "position_text",
    "read_position",
    "read_position_text",
]


def position_of(
    state: State,
    edition: Edition,
    variant: str,
    house_rules: Mapping[str, object],
    seats: Sequence[Seat],
) -> dict[str, object]:
    """Return the position of a state as a JSON-able document."""
    return write_position(state, edition, variant, house_rules, seats)


def read_position(document: object, edition: Edition | None = None) -> Setup:
    """Return what a document stands for; PositionError says where it is wrong, and why.

    *edition* is one that does not come with the package.
    """
    return read_document(document, edition)


def position_text(document: Mapping[str, object]) -> str:
    """Return a document as JSON text, the same for the same document."""
    return json.dumps(document, ensure_ascii=False, indent=2) + "\n"


def read_position_text(text: str, edition: Edition | None = None) -> Setup:
    """Return what a JSON text stands for."""
    try:
        document = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise PositionError("", f"is no JSON: {str(error)[:80]}") from None
    return read_position(document, edition)
