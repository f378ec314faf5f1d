"""Preview: what a draft would do, asked before it is done."""

from collections.abc import Mapping

import msgspec


class Change(msgspec.Struct, frozen=True, kw_only=True):
    """A property that would have another owner or rent; no rent where the dice say it."""

    place: str
    owner: int | None
    owner_after: int | None
    rent: int | None
    rent_after: int | None


class Completed(msgspec.Struct, frozen=True, kw_only=True):
    """A group that somebody would hold whole, and does not yet."""

    seat: int
    group: str


class Settled(msgspec.Struct, frozen=True, kw_only=True):
    """How things would stand once a deal is made: everybody's cash, and what changes beside.

    *owed* is what is left of a debt that is paid in property.
    """

    cash: tuple[int, ...]
    owed: int
    changes: tuple[Change, ...]
    completed: tuple[Completed, ...]


class Outlook(msgspec.Struct, frozen=True, kw_only=True):
    """Why not, or what follows until luck or another's decision; *cash* is everybody's after it.

    *settled* is there for deals only, and takes the other's consent for granted.
    """

    refusal: str = ""
    clauses: tuple[str, ...] = ()
    facts: Mapping[str, int | str] = {}
    cash: tuple[int, ...] = ()
    events: tuple[msgspec.Struct, ...] = ()
    settled: Settled | None = None
