"""Ceremonies that no event tells by itself: a whole group, the first hotel, a rent that hurts.

They follow from the deeds that came to somebody and the hotels that were built in a step, and from
the board as it stands after it. Pages have this as it is (`passgo.porting`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct


class Coming(Struct, frozen=True):
    """A deed that came to a seat, or a hotel that it built, by the event at a place of a step."""

    at: int
    seat: int
    place: str


class Completion(Struct, frozen=True):
    """A seat has all of some groups, since the event at a place of the step."""

    at: int
    seat: int
    groups: tuple[str, ...]


def completions(
    comings: Sequence[Coming], owners: Mapping[str, int], groups: Mapping[str, str]
) -> list[Completion]:
    """Return who completed groups: a deed came to them, and now all of its group is theirs.

    *owners* has the owner of each deed, *groups* the group of each space that can be owned.
    """
    found: list[Completion] = []
    for seat in sorted({coming.seat for coming in comings}):
        last = {groups[coming.place]: coming.at for coming in comings if coming.seat == seat}
        whole = [group for group in last if is_whole(group, seat, owners, groups)]
        if len(whole) > 0:
            at = max([last[group] for group in whole])
            found.append(Completion(at, seat, tuple(whole)))
    return found


def is_whole(group: str, seat: int, owners: Mapping[str, int], groups: Mapping[str, str]) -> bool:
    """Tell whether a seat owns all of a group."""
    return all(owners.get(place) == seat for place, of in groups.items() if of == group)


def first_hotel(built: Sequence[Coming], standing: int) -> Coming | None:
    """Return the first of the hotels that were built, if no others stand on the board."""
    return built[0] if len(built) == standing and len(built) > 0 else None


def is_blow(rent: int, left: int) -> bool:
    """Tell whether a rent took at least a third of what somebody had, of whom so much is *left*."""
    return rent > 0 and 2 * rent >= left
