"""Counting: rounds that were played with the box, from where tokens lie to who wins.

The game itself uses the same scoring, order of markers and money above Free Parking.

Clauses: KO-067 to KO-114; step 1 is slid on the board, and only who slides again is told here.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from passgo.refusal import Refusal
from passgo.sliding.chart import Chart, kind_at
from passgo.sliding.events import PotTaken, RoundEnded, ScoreLine, StepBegan
from passgo.sliding.scoring import (
    bonus_lines,
    collections,
    dearest,
    double_line,
    doubling_choices,
    free_properties,
    gain,
    parking_lines,
    property_lines,
    tax_lines,
)

CountLine = StepBegan | ScoreLine | RoundEnded


class Laid(Struct, frozen=True):
    """A round as it lies on the table.

    *places* has the space of each token of each side; *moves* are (side, token, space) of tokens
    that leave a Railroad, in order; *doubles* are (side, space) for a House; *paid* is what each
    side paid to Free Parking during the round, for jail or a second chance.
    """

    places: tuple[tuple[int, ...], ...]
    moves: tuple[tuple[int, int, int], ...] = ()
    doubles: tuple[tuple[int, int], ...] = ()
    paid: tuple[int, ...] = ()


class Counted(Struct, frozen=True):
    """A round that has been counted: its lines step by step, and what is there after it."""

    lines: tuple[CountLine, ...]
    order: tuple[int, ...]
    cash: tuple[int, ...]
    pot: int


def next_order(order: Sequence[int]) -> list[int]:
    """Return the markers for the next round: the top one goes below the rest (KO-108)."""
    return [*order[1:], order[0]]


def pot_for(chart: Chart, pot: int) -> int:
    """Return the money above Free Parking when a round begins (KO-106, KO-107)."""
    return pot if pot > 0 else chart.free_parking


def winners_of(cash: Sequence[int]) -> tuple[int, ...]:
    """Return the sides with the most cash, who share the win (KO-111, KO-113)."""
    most = max(cash)
    return tuple(side for side, held in enumerate(cash) if held == most)


def slides_again(
    chart: Chart,
    places: Sequence[Sequence[int]],
    slid: Sequence[Sequence[bool]],
    order: Sequence[int],
) -> tuple[tuple[int, int], ...]:
    """Return the tokens, each with its side, that the side whose part of step 1 it is slides again.

    *slid* says of the tokens of each side which were slid again; those stay where they come to
    rest, on Chance too (KO-071 to KO-073, KO-075).
    """
    for side in order[_part(slid, order) :]:
        found = _on_chance(chart, places[side], slid[side])
        if found:
            return tuple((side, token) for token in found)
    return ()


def stays_on_chance(
    chart: Chart,
    places: Sequence[Sequence[int]],
    slid: Sequence[Sequence[bool]],
    order: Sequence[int],
) -> tuple[int, ...]:
    """Return the sides with a token pushed onto Chance after their part of step 1 (KO-076)."""
    over = order[: _part(slid, order)]
    return tuple(side for side in over if _on_chance(chart, places[side], slid[side]))


def _part(slid: Sequence[Sequence[bool]], order: Sequence[int]) -> int:
    """Return whose part of step 1 it is, by place in the order: the last side that slid again."""
    now = 0
    for nth, side in enumerate(order):
        if True in slid[side]:
            now = nth
    return now


def _on_chance(chart: Chart, places: Sequence[int], slid: Sequence[bool]) -> tuple[int, ...]:
    """Return the tokens of a side that lie on Chance and were not slid again."""
    return tuple(
        token
        for token, space in enumerate(places)
        if kind_at(chart, space) == "chance" and not slid[token]
    )


def moved(chart: Chart, laid: Laid) -> list[list[int]]:
    """Return where tokens lie once those on a Railroad have been moved (KO-078 to KO-082)."""
    places = [list(own) for own in laid.places]
    for side, token, space in laid.moves:
        if kind_at(chart, places[side][token]) != "railroad":
            raise Refusal("not-on-railroad", ("KO-078",))
        if kind_at(chart, space) != "property":
            raise Refusal("not-a-property", ("KO-080",))
        if space not in free_properties(chart, places):
            raise Refusal("property-occupied", ("KO-079",))
        row = places[side]
        row[token] = space
    return places


def choices(chart: Chart, laid: Laid, order: Sequence[int], side: int) -> tuple[int, ...]:
    """Return what the House of a side may double."""
    places = moved(chart, laid)
    return doubling_choices(chart, places[side], collections(chart, places, order)[side])


def counted(
    chart: Chart, laid: Laid, order: Sequence[int], cash: Sequence[int], pot: int, round: int
) -> Counted:
    """Count a round: steps 2 to 4, each by all sides in the order of the markers."""
    places = moved(chart, laid)
    held = list(cash)
    for payer, price in enumerate(laid.paid):
        held[payer] -= price
        pot += price
    if min(held) < 0:
        raise Refusal("not-enough-cash", ("KO-062",))
    before = list(held)
    collected = collections(chart, places, order)
    doubled = [
        double_line(chart, side, _doubled(chart, laid, side, found))
        for side in order
        for found in [doubling_choices(chart, places[side], collected[side])]
        if found
    ]
    taxes = tax_lines(chart, places, collected, order)
    full = pot + sum(tax.amount for tax in taxes)
    lines: list[CountLine] = [StepBegan("chance"), StepBegan("railroad"), StepBegan("collect")]
    lines += property_lines(chart, places, order)
    lines.append(StepBegan("set-bonus"))
    lines += bonus_lines(chart, collected, order)
    lines.append(StepBegan("house"))
    lines += doubled
    lines.append(StepBegan("tax"))
    lines += taxes
    lines.append(StepBegan("free-parking"))
    shares = parking_lines(chart, places, order, full)
    lines += shares
    for line in lines:
        if not isinstance(line, StepBegan | RoundEnded):
            winner, won = gain(line)
            if winner >= 0:
                held[winner] += won
    left = full - sum(share.amount for share in shares if isinstance(share, PotTaken))
    gains = tuple(now - then for now, then in zip(held, before, strict=True))
    lines.append(RoundEnded(round, gains, tuple(held)))
    return Counted(tuple(lines), tuple(order), tuple(held), left)


def _doubled(chart: Chart, laid: Laid, side: int, found: tuple[int, ...]) -> int:
    """Return the property that a side doubles: the one it chose, else the dearest (KO-090)."""
    for chooser, space in laid.doubles:
        if chooser == side and space in found:
            return space
    return dearest(chart, found)


def game_counted(chart: Chart, sides: int, rounds: Sequence[Laid]) -> list[Counted]:
    """Count all rounds of a game, each with the money and the markers that the last one left."""
    order, cash, pot = list(range(sides)), [0] * sides, 0
    done: list[Counted] = []
    for laid in rounds:
        one = counted(chart, laid, order, cash, pot_for(chart, pot), len(done) + 1)
        done.append(one)
        order, cash, pot = next_order(order), list(one.cash), one.pot
    return done
