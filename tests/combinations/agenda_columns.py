"""The whole agenda of a state, column by column, for tests that look at all of it."""

from passgo.rules.lookup import PLACES_OF_SLOTS
from passgo.rules.state import State


def columns_of(s: State) -> list[list[int]]:
    """Return the kinds, the seats and the five slots of all frames."""
    return [getattr(s, f"agenda_{name}") for name in ("kind", *PLACES_OF_SLOTS)]
