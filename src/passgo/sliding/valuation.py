"""Valuation: what a table is worth to a side in the middle of a round.

The count as if the round ended now, with Railroads used, Chance at what a fresh slide is worth,
sets within reach at a part of their bonus, and everything worth less the more slides the others
have left to knock it away.
"""

from __future__ import annotations

from collections.abc import Sequence

from passgo.sliding.chart import NOWHERE
from passgo.sliding.edition import Edition
from passgo.sliding.scoring import collections, free_properties, score
from passgo.sliding.state import State, tokens_of

CHANCE = 120
"""What a token on Chance may bring."""
KNOCK = 0.06
"""How likely one slide of another knocks a given token away."""
REACH = 0.4
"""How likely one more slide fills a given place of a set."""


def worth(s: State, places: Sequence[Sequence[int]], side: int) -> float:
    """Return what the *places* of all tokens are worth to *side*, more being better."""
    left = [sum(not s.tokens[token].slid for token in tokens_of(s, i)) for i in range(s.sides)]
    hopes = hope(s, places, left)
    shares = [
        hopes[i] * (1 - KNOCK) ** sum(left[other] for other in range(s.sides) if other != i)
        for i in range(s.sides)
    ]
    others = sum(shares) - shares[side]
    return shares[side] - others / (s.sides - 1)


def hope(s: State, places: Sequence[Sequence[int]], left: Sequence[int]) -> list[float]:
    """Return what each side may hope to gain this round."""
    moved = with_railroads(s.edition, places, s.order)
    count = score(s.edition, moved, s.order, s.pot)
    collected = collections(s.edition, moved, s.order)
    return [
        count.gains[side]
        + CHANCE * sum(s.edition.kind_at(place) == "chance" for place in places[side])
        + sum(_set_hope(s.edition, group, collected[side], left[side]) for group in _groups(s))
        for side in range(s.sides)
    ]


def _groups(s: State) -> range:
    return range(len(s.edition.group))


def _set_hope(edition: Edition, group: int, own: Sequence[int], left: int) -> float:
    """Return a part of the bonus of a set that was begun and can still be finished."""
    members = edition.sets[group]
    have = sum(space in own for space in members)
    missing = len(members) - have
    if have == 0 or missing == 0 or missing > left:
        return 0.0
    return float(edition.group[group].bonus) * REACH**missing


def with_railroads(
    edition: Edition, places: Sequence[Sequence[int]], order: Sequence[int]
) -> list[list[int]]:
    """Return the places after every Railroad token has moved where it gains most."""
    moved = [list(own) for own in places]
    for side in order:
        for i, place in enumerate(moved[side]):
            if edition.kind_at(place) == "railroad":
                moved[side][i] = best_move(edition, moved, order, side)
    return moved


def best_move(
    edition: Edition, places: Sequence[Sequence[int]], order: Sequence[int], side: int
) -> int:
    """Return the free property that brings *side* most, NOWHERE if none is free."""
    own = set(collections(edition, places, order)[side])

    def gain(space: int) -> tuple[int, int]:
        group = next(i for i, members in enumerate(edition.sets) if space in members)
        completes = set(edition.sets[group]) <= own | {space}
        bonus = edition.group[group].bonus if completes else 0
        return edition.space[space].value + bonus, space

    return max(free_properties(edition, places), key=gain, default=NOWHERE)
