"""Tally: count a round played with the box, by the names of colours and spaces.

A token's place is the id of a space, or "jail", "off" or "short" for the places that are none.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from passgo.refusal import Refusal
from passgo.sliding.chart import NOWHERE
from passgo.sliding.edition import Edition
from passgo.sliding.scoring import (
    RoundScore,
    collections,
    doubling_choices,
    free_properties,
    score,
)

OUTSIDE = ("jail", "off", "short")


def tally(
    edition: Edition,
    order: Sequence[str],
    tokens: Mapping[str, Sequence[str]],
    pot: int,
    moves: Mapping[str, Sequence[str]] | None = None,
    doubles: Mapping[str, str] | None = None,
) -> RoundScore:
    """Score a round after step 1; sides are numbered in *order*.

    *moves* names where each colour moves its Railroad tokens, *doubles* what its House doubles.
    """
    if sorted(order) != sorted(tokens) or not set(order) <= {c.id for c in edition.colour}:
        raise Refusal("bad-draw", ("KO-033",), {"order": " ".join(order)})
    if pot < 0:
        raise Refusal("pot-below-zero", ("KO-114",), {"amount": pot})
    if unknown := ({*(moves or {}), *(doubles or {})} - set(order)):
        raise Refusal("unknown-colour", (), {"colour": min(unknown)})
    places = [_places(edition, colour, tokens[colour]) for colour in order]
    for side, colour in enumerate(order):
        for space_id in (moves or {}).get(colour, ()):
            move_from_railroad(edition, places, side, _space(edition, space_id))
    chosen = {order.index(c): _space(edition, space) for c, space in (doubles or {}).items()}
    _check_doubles(edition, places, chosen)
    return score(edition, places, range(len(order)), pot, chosen)


def move_from_railroad(edition: Edition, places: list[list[int]], side: int, space: int) -> None:
    """Move one token of *side* from a Railroad to *space*."""
    waiting = [i for i, place in enumerate(places[side]) if edition.kind_at(place) == "railroad"]
    facts = {"space": edition.space[space].id}
    if not waiting:
        raise Refusal("not-on-railroad", ("KO-078",), facts)
    if edition.space[space].kind != "property":
        raise Refusal("not-a-property", ("KO-080",), facts)
    if space not in free_properties(edition, places):
        raise Refusal("property-occupied", ("KO-079",), facts)
    places[side][waiting[0]] = space


def _places(edition: Edition, colour: str, names: Sequence[str]) -> list[int]:
    if len(names) > edition.rules.tokens_per_side:
        raise Refusal("too-many-tokens", ("KO-004",), {"colour": colour, "count": len(names)})
    return [NOWHERE if name in OUTSIDE else _space(edition, name) for name in names]


def _space(edition: Edition, space_id: str) -> int:
    for index, space in enumerate(edition.space):
        if space.id == space_id:
            return index
    raise Refusal("unknown-space", (), {"space": space_id})


def _check_doubles(
    edition: Edition, places: Sequence[Sequence[int]], chosen: Mapping[int, int]
) -> None:
    collected = collections(edition, places, range(len(places)))
    for side, space in chosen.items():
        if space not in doubling_choices(edition, places[side], collected[side]):
            raise Refusal("not-collected", ("KO-090",), {"space": edition.space[space].id})
