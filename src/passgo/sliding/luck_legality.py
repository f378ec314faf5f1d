"""The legality of luck: whether what nature answers fits the question and is possible.

Clauses: KO-032 to KO-034, KO-041 to KO-046.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from passgo.refusal import Refusal
from passgo.sliding.ground import Point, is_on_board
from passgo.sliding.orders import Deviate, DrawMarkers, NatureOrder, Rest
from passgo.sliding.prompts import HowSteady, WhereTo, WhichOrder
from passgo.sliding.questions import prompt
from passgo.sliding.state import State, resting

WIDEST_MISS = 400
"""A hand misses by less than 40 degrees and 40 percent."""


def why_not_luck(s: State, order: NatureOrder) -> Refusal | None:
    """Return why an answer of nature is refused, or nothing if it fits the question."""
    match order, prompt(s):
        case DrawMarkers(), WhichOrder():
            return _wrong_order(s, order.order)
        case Deviate(), HowSteady():
            return _wrong_miss(order)
        case Rest(), WhereTo():
            return _wrong_rest(s, order)
    return Refusal("not-asked-of-nature", (), {"action": type(order).__name__})


def _wrong_order(s: State, order: object) -> Refusal | None:
    if not isinstance(order, tuple | list) or not _whole(order):
        return Refusal("bad-draw", ("KO-033",), {"order": str(order)[:40]})
    if sorted(order) != list(range(s.sides)):
        return Refusal("bad-draw", ("KO-033", "KO-034"), {"order": str(tuple(order))[:40]})
    return None


def _wrong_miss(miss: Deviate) -> Refusal | None:
    if not _whole((miss.direction, miss.power)):
        return Refusal("bad-deviation", (), {"field": "direction, power"})
    if max(abs(miss.direction), abs(miss.power)) > WIDEST_MISS:
        return Refusal("bad-deviation", (), {"field": "direction, power"})
    return None


def _wrong_rest(s: State, rest: Rest) -> Refusal | None:
    assert s.shot is not None
    if problem := malformed(s, rest) or misplaced(s, rest, s.shot.token):
        return Refusal("bad-rest", ("KO-042", "KO-046"), {"problem": problem})
    return None


def malformed(s: State, rest: Rest) -> str:
    """Return the word for what is wrong with the form of an outcome, or nothing."""
    if not (_rows(rest.rests, 3) and _rows(rest.hits, 2) and _rows([rest.off], len(rest.off))):
        return "numbers"
    named = [entry[0] for entry in rest.rests] + list(rest.off)
    known = range(len(s.tokens))
    if any(token not in known for token in (*named, *(t for pair in rest.hits for t in pair))):
        return "unknown-token"
    return "named-twice" if len(set(named)) != len(named) else ""


def misplaced(s: State, rest: Rest, slid: int) -> str:
    """Return the word for what is impossible about well-formed numbers, or nothing."""
    before = resting(s)
    named = {entry[0] for entry in rest.rests} | set(rest.off)
    if slid not in named:
        return "missing"
    if not named <= before.keys() | {slid}:
        return "not-on-board"
    after = {token: at for token, at in before.items() if token not in named}
    after |= {token: (x, y) for token, x, y in rest.rests}
    if any(not is_on_board(s.edition, x, y) for x, y in after.values()):
        return "outside"
    return "overlap" if are_overlapping(after, 2 * s.edition.radius) else ""


def are_overlapping(points: Mapping[int, Point], distance: int) -> bool:
    """Tell whether any two discs share ground."""
    spots = list(points.values())
    return any(
        (ax - bx) ** 2 + (ay - by) ** 2 < distance**2
        for i, (ax, ay) in enumerate(spots)
        for bx, by in spots[:i]
    )


def _rows(rows: Iterable[object], width: int) -> bool:
    return all(isinstance(row, tuple) and len(row) == width and _whole(row) for row in rows)


def _whole(values: Iterable[object]) -> bool:
    return all(type(value) is int for value in values)
