"""Scoring: from the places of the tokens and the order of the markers to every amount.

Pure functions over integers. *places* holds, for each side, the space of each of its tokens, or
NOWHERE; *order* is the order of the markers, top first. They serve the game, the bots and anyone
who counts a round played with the box.

Clauses: KO-078 to KO-104.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from passgo.sliding.chart import NOWHERE, Chart, kind_at
from passgo.sliding.events import (
    BonusCollected,
    PotStayed,
    PotTaken,
    PropertyCollected,
    PropertyDoubled,
    PropertyMissed,
    ScoreLine,
    TaxPaid,
)

Places = Sequence[Sequence[int]]
Spaces = tuple[int, ...]


class RoundScore(Struct, frozen=True):
    """A scored round: every line in the order it is paid, the gain of each side, the pot after."""

    lines: tuple[ScoreLine, ...]
    gains: tuple[int, ...]
    pot: int


def score(
    chart: Chart,
    places: Places,
    order: Sequence[int],
    pot: int,
    doubles: Mapping[int, int] | None = None,
    share_step: int | None = None,
) -> RoundScore:
    """Score steps 3 and 4 of a round.

    *doubles* names the property each side doubles for its House; who names none takes the dearest.
    """
    named: Mapping[int, int] = doubles or {}
    collected = collections(chart, places, order)
    lines: list[ScoreLine] = [*property_lines(chart, places, order)]
    lines += bonus_lines(chart, collected, order)
    for side in order:
        if choices := doubling_choices(chart, places[side], collected[side]):
            chosen = named.get(side, dearest(chart, choices))
            lines.append(double_line(chart, side, chosen))
    taxes = tax_lines(chart, places, collected, order)
    lines += taxes
    pot += sum(tax.amount for tax in taxes)
    shares = parking_lines(chart, places, order, pot, share_step)
    return RoundScore((*lines, *shares), gains((*lines, *shares), len(places)), _left(shares, pot))


def collections(chart: Chart, places: Places, order: Sequence[int]) -> tuple[Spaces, ...]:
    """Return for each side the properties it collects for: one collector each (KO-084)."""
    taken: set[int] = set()
    found: list[Spaces] = [()] * len(places)
    for side in order:
        own = {place for place in places[side] if kind_at(chart, place) == "property"}
        found[side] = tuple(sorted(own - taken))
        taken |= own
    return tuple(found)


def property_lines(
    chart: Chart, places: Places, order: Sequence[int]
) -> list[PropertyCollected | PropertyMissed]:
    """Return step 3a: what the bank pays for properties, and who gets nothing for one."""
    collector: dict[int, int] = {}
    lines: list[PropertyCollected | PropertyMissed] = []
    for side in order:
        for space in sorted({p for p in places[side] if kind_at(chart, p) == "property"}):
            first = collector.setdefault(space, side)
            if first == side:
                lines.append(PropertyCollected(side, space, chart.values[space]))
            else:
                lines.append(PropertyMissed(side, space, first))
    return lines


def bonus_lines(
    chart: Chart, collected: Sequence[Spaces], order: Sequence[int]
) -> list[BonusCollected]:
    """Return step 3b: the bonus of every set a side collected for entirely."""
    return [
        BonusCollected(side, group, chart.bonuses[group])
        for side in order
        for group, spaces in enumerate(chart.sets)
        if spaces and set(spaces) <= set(collected[side])
    ]


def doubling_choices(chart: Chart, own: Sequence[int], collected: Spaces) -> Spaces:
    """Return what a side may double: what it collected for, if it has a token on a House."""
    has_house = any(kind_at(chart, place) == "house" for place in own)
    return collected if has_house else ()


def dearest(chart: Chart, choices: Spaces) -> int:
    """Return the choice with the highest value, of equals the nearest to GO."""
    return max(choices, key=lambda space: (chart.values[space], -space))


def double_line(chart: Chart, side: int, space: int) -> PropertyDoubled:
    """Return step 3c for one side: the property amount once more, never the bonus."""
    return PropertyDoubled(side, space, chart.values[space])


def tax_lines(
    chart: Chart, places: Places, collected: Sequence[Spaces], order: Sequence[int]
) -> list[TaxPaid]:
    """Return step 3d: once per side on Luxury Tax, for each property collected for."""
    return [
        TaxPaid(side, len(collected[side]), len(collected[side]) * chart.tax)
        for side in order
        if collected[side] and any(kind_at(chart, place) == "tax" for place in places[side])
    ]


def parking_lines(
    chart: Chart,
    places: Places,
    order: Sequence[int],
    pot: int,
    share_step: int | None = None,
) -> list[PotTaken | PotStayed]:
    """Return step 4: the most tokens take all; a tie shares in equal multiples of the step."""
    counts = [
        sum(kind_at(chart, place) == "free-parking" for place in side_places)
        for side_places in places
    ]
    most = max(counts)
    tied = [side for side in order if counts[side] == most > 0]
    lines: list[PotTaken | PotStayed] = []
    share = _share(pot, len(tied), share_step or chart.share_step)
    if share:
        lines += [PotTaken(side, share, len(tied)) for side in tied]
    if left := pot - share * len(tied):
        lines.append(PotStayed(left))
    return lines


def _share(pot: int, sharers: int, step: int) -> int:
    if sharers <= 1:
        return pot * sharers
    return pot // (sharers * step) * step


def free_properties(chart: Chart, places: Places) -> Spaces:
    """Return the properties on which no token at all stands (KO-079)."""
    occupied = {place for side_places in places for place in side_places if place != NOWHERE}
    return tuple(
        space
        for space, kind in enumerate(chart.kinds)
        if kind == "property" and space not in occupied
    )


def gain(line: ScoreLine) -> tuple[int, int]:
    """Return which side a line changes and by how much; side -1 for none."""
    match line:
        case PropertyMissed() | PotStayed():
            return -1, 0
        case TaxPaid():
            return line.side, -line.amount
        case _:
            return line.side, line.amount


def gains(lines: Sequence[ScoreLine], sides: int) -> tuple[int, ...]:
    """Return what each side gains by *lines*."""
    totals = [0] * sides
    for line in lines:
        side, amount = gain(line)
        if side >= 0:
            totals[side] += amount
    return tuple(totals)


def _left(shares: Sequence[PotTaken | PotStayed], pot: int) -> int:
    return pot - sum(share.amount for share in shares if isinstance(share, PotTaken))
