"""Seating: who plays which token set, alone or in a team of two, and what the table agreed.

Clauses: KO-001, KO-016, KO-017, KO-025 to KO-031.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec.structs import asdict

from passgo.refusal import Refusal
from passgo.sliding.edition import AimHelp, Edition, Hands, SecondChance

Teams = tuple[tuple[int, ...], ...]


class HouseRules(Struct, frozen=True, forbid_unknown_fields=True):
    """What the table agrees before play.

    *second_chance* is a choice of the leaflet. *hands* is how much every slide misses by, of people
    and bots alike. *aim_help* is what of a slide everybody is shown before it is made: nothing, the
    line along which the token leaves, or also the spot where it stops alone; unset, as in games
    kept before it was a rule, it is the line. *share_step* 0 is the edition's. *colours* names each
    side's token set in turn; empty takes them as they lie in the box.
    """

    second_chance: SecondChance = "off"
    hands: Hands = "real"
    aim_help: AimHelp | UnsetType = UNSET
    share_step: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    colours: tuple[str, ...] = ()

    @property
    def helps(self) -> AimHelp:
        """What everybody is shown of a slide before it is made."""
        return "line" if self.aim_help is UNSET else self.aim_help


def book_rules(edition: Edition) -> dict[str, bool | int | str | tuple[str, ...]]:
    """Return every house rule as it is played where the table agrees on nothing."""
    book = HouseRules()
    own = {"aim_help": book.helps, "share_step": edition.share_step}
    return {**asdict(book), **own}


def teams_of(edition: Edition, people: int) -> Teams:
    """Return the seats of each side: one a side up to four people, then teams of two."""
    fewest, alone = edition.players.singles
    most = edition.players.teams[1]
    if not fewest <= people <= most:
        facts = {"people": people, "least": fewest, "most": most}
        raise Refusal("player-count", ("KO-001",), facts)
    return sides_of(people, alone)


def sides_of(people: int, alone: int) -> Teams:
    """Return the seats of each side: up to *alone* people have one each, more are in twos."""
    size = 1 if people <= alone else 2
    return tuple(tuple(range(seat, min(seat + size, people))) for seat in range(0, people, size))


def colours_of(edition: Edition, house_rules: HouseRules, sides: int) -> tuple[str, ...]:
    """Return the colour of each side's token set."""
    known = [colour.id for colour in edition.colour]
    chosen = house_rules.colours or tuple(known[:sides])
    if len(chosen) != sides or len(set(chosen)) != sides or not set(chosen) <= set(known):
        raise Refusal("bad-colours", ("KO-016", "KO-027"), {"colours": " ".join(chosen)})
    return tuple(chosen)


def check_names(seats: Sequence[str]) -> tuple[str, ...]:
    """Return the names at the table, which must be told apart."""
    names = tuple(seats)
    if len(set(names)) != len(names) or not all(str(name).strip() for name in names):
        raise Refusal("bad-name", (), {"people": len(names)})
    return names
