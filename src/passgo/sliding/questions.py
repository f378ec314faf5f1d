"""Questions: which question a state waits on, and whose it is.

Clauses: KO-031, KO-038, KO-051, KO-064, KO-068, KO-072, KO-081.
"""

from __future__ import annotations

from passgo.sliding.events import Reason
from passgo.sliding.prompts import (
    AnyPrompt,
    DoubleWhich,
    HowSteady,
    LeaveJail,
    MoveByRailroad,
    SlideWhich,
    TryAgain,
    WhereTo,
    WhichOrder,
    WhoWon,
)
from passgo.sliding.rounds import doubles, on_chance, on_railroad
from passgo.sliding.scoring import free_properties
from passgo.sliding.slides import second_chance_price
from passgo.sliding.state import (
    NO_TOKEN,
    State,
    next_slider,
    places,
    resting,
    side_of,
    tokens_of,
    winners,
)


def prompt(s: State) -> AnyPrompt:
    """Return the question the game waits on."""
    if s.phase == "markers":
        return WhichOrder((), s.sides)
    if s.shot is not None:
        return WhereTo((), s.shot, resting(s)) if s.deviated else HowSteady((), s.house_rules.hands)
    if s.offered != NO_TOKEN:
        side = side_of(s, s.offered)
        return TryAgain(s.teams[side], side, s.offered, second_chance_price(s))
    if s.again != NO_TOKEN:
        return _slide(s, side_of(s, s.again), s.reason, (s.again,))
    if s.summoned:
        return _jail(s)
    return _regular(s)


def _regular(s: State) -> AnyPrompt:
    if s.phase == "over":
        return WhoWon((), winners(s))
    side = s.order[s.cursor % s.sides]
    if s.phase == "slides":
        held = tuple(t for t in tokens_of(s, side) if not s.tokens[t].slid)
        return _slide(s, side, "turn", held)
    if s.phase == "chance":
        return _slide(s, side, "chance", tuple(on_chance(s, side)))
    if s.phase == "railroad":
        free = free_properties(s.edition, places(s))
        return MoveByRailroad(s.teams[side], side, tuple(on_railroad(s, side)), free)
    return DoubleWhich(s.teams[side], side, doubles(s, side))


def _slide(s: State, side: int, reason: Reason, tokens: tuple[int, ...]) -> SlideWhich:
    limit = s.edition.slide.direction_max
    return SlideWhich(
        (next_slider(s, side),),
        side,
        reason,
        tokens,
        s.edition.start_range,
        (-limit, limit),
        s.edition.slide.power,
    )


def _jail(s: State) -> LeaveJail:
    """Ask the owners of jailed tokens in the order of their markers (KO-064)."""
    side = min((side_of(s, token) for token in s.summoned), key=s.order.index)
    mine = tuple(token for token in s.summoned if side_of(s, token) == side)
    return LeaveJail(s.teams[side], side, mine, s.edition.rules.jail_price)
