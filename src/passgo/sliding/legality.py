"""Legality: the one home of every condition. `why_not` tells why an order is not allowed now.

`closed` speaks of a kind of order as such, `wrong` of its details; options are built on `closed`.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import asdict

from passgo.refusal import Refusal
from passgo.sliding.ground import start_y
from passgo.sliding.luck_legality import why_not_luck
from passgo.sliding.orders import (
    AnyOrder,
    DeclineSecondChance,
    DoubleProperty,
    MoveFromRailroad,
    NatureOrder,
    PayJail,
    PeoplesOrder,
    Slide,
    StayOnRailroad,
    TakeSecondChance,
    WaitInJail,
)
from passgo.sliding.prompts import (
    AwaitLuck,
    DoubleWhich,
    LeaveJail,
    MoveByRailroad,
    PeoplesPrompt,
    SlideWhich,
    TryAgain,
    WhoWon,
)
from passgo.sliding.questions import prompt
from passgo.sliding.state import State, resting, side_at, side_of, tokens_of

ANSWERS: Mapping[type[PeoplesOrder], type[PeoplesPrompt]] = {
    Slide: SlideWhich,
    PayJail: LeaveJail,
    WaitInJail: LeaveJail,
    TakeSecondChance: TryAgain,
    DeclineSecondChance: TryAgain,
    MoveFromRailroad: MoveByRailroad,
    StayOnRailroad: MoveByRailroad,
    DoubleProperty: DoubleWhich,
}
"""Which question each kind of order answers."""


def why_not(s: State, order: AnyOrder) -> Refusal | None:
    """Return why *order* is refused now, or nothing if it is allowed."""
    if isinstance(order, NatureOrder):
        return why_not_luck(s, order)
    for name, value in asdict(order).items():
        if type(value) is not int:
            return Refusal("not-a-whole-number", (), {"field": name, "value": str(value)[:40]})
    return closed(s, order.seat, type(order)) or wrong(s, order)


def closed(s: State, seat: int, kind: type[PeoplesOrder]) -> Refusal | None:
    """Return why a kind of order is not open to *seat* now, or nothing if it is."""
    if not 0 <= seat < len(s.names):
        return Refusal("unknown-seat", (), {"seat": seat, "people": len(s.names)})
    asked = prompt(s)
    if isinstance(asked, WhoWon):
        return Refusal("game-over", ("KO-110",), {"rounds": s.round})
    if isinstance(asked, AwaitLuck):
        return Refusal("not-settled", ("KO-051",), {})
    if not isinstance(asked, ANSWERS[kind]):
        return _not_asked(s, side_at(s, seat), kind)
    if seat not in asked.seats:
        return _not_yours(s, seat, asked)
    return None


def _not_yours(s: State, seat: int, asked: PeoplesPrompt) -> Refusal:
    facts = {"seat": asked.seats[0], "side": asked.side}
    if asked.side == side_at(s, seat):
        return Refusal("partner-slides", ("KO-031",), facts)
    clauses = {
        SlideWhich: ("KO-072",) if s.phase == "chance" else ("KO-038", "KO-051"),
        LeaveJail: ("KO-064",),
        MoveByRailroad: ("KO-081",),
    }
    return Refusal("not-your-turn", clauses.get(type(asked), ("KO-068",)), facts)


def _not_asked(s: State, side: int, kind: type[PeoplesOrder]) -> Refusal:
    """Say why a kind of order does not answer the present question."""
    if kind is Slide:
        if s.phase in ("railroad", "house"):
            return Refusal("no-more-slides", ("KO-067", "KO-082"), {})
        return Refusal("decide-first", ("KO-064",), {})
    if kind in (PayJail, WaitInJail):
        return _no_jail(s, side)
    if kind in (TakeSecondChance, DeclineSecondChance):
        return _no_second_chance(s, side)
    if kind is DoubleProperty:
        return Refusal("not-the-house-step", ("KO-069", "KO-090"), {})
    return Refusal("not-the-railroad-step", ("KO-069", "KO-078"), {})


def _no_jail(s: State, side: int) -> Refusal:
    price, held = s.edition.rules.jail_price, s.cash[side]
    jailed = [token for token in tokens_of(s, side) if s.tokens[token].spot == "jail"]
    if not jailed:
        return Refusal("no-token-in-jail", ("KO-059",), {})
    if any(token in s.summoned for token in jailed):
        return Refusal("decide-first", ("KO-064",), {})
    if held < price:
        return Refusal("not-enough-cash", ("KO-062",), {"needed": price, "held": held})
    return Refusal("too-late", ("KO-061",), {})


def _no_second_chance(s: State, side: int) -> Refusal:
    if s.house_rules.second_chance == "off":
        return Refusal("second-chance-off", ("KO-115",), {})
    price, held = s.edition.rules.second_chance, s.cash[side]
    if s.house_rules.second_chance == "paid" and held < price:
        return Refusal("not-enough-cash", ("KO-118",), {"needed": price, "held": held})
    return Refusal("no-second-chance", ("KO-115", "KO-116"), {})


def wrong(s: State, order: PeoplesOrder) -> Refusal | None:
    """Return what is wrong with the details of an order whose kind is open."""
    asked = prompt(s)
    match order, asked:
        case Slide(), SlideWhich():
            return _wrong_token(s, order, asked) or _wrong_aim(s, order, asked)
        case ((PayJail() | WaitInJail()), LeaveJail()):
            return _not_among(s, order.token, asked.tokens, "no-token-in-jail", "KO-059")
        case MoveFromRailroad(), MoveByRailroad():
            missing = _not_among(s, order.token, asked.tokens, "not-on-railroad", "KO-078")
            return missing or _wrong_space(s, order.space, asked.spaces)
        case StayOnRailroad(), MoveByRailroad():
            return _not_among(s, order.token, asked.tokens, "not-on-railroad", "KO-078")
        case DoubleProperty(), DoubleWhich():
            return _wrong_double(s, order.space, asked.spaces)
    return None


def _not_among(
    s: State, token: int, tokens: tuple[int, ...], code: str, clause: str
) -> Refusal | None:
    if token in tokens:
        return None
    if not 0 <= token < len(s.tokens):
        return Refusal("unknown-token", ("KO-017",), {"token": token})
    return Refusal(code, (clause,), {"token": token})


def _wrong_token(s: State, order: Slide, asked: SlideWhich) -> Refusal | None:
    if order.token in asked.tokens:
        return None
    if not 0 <= order.token < len(s.tokens):
        return Refusal("unknown-token", ("KO-017",), {"token": order.token})
    if side_of(s, order.token) != asked.side:
        owner = side_of(s, order.token)
        return Refusal("not-your-token", ("KO-039",), {"token": order.token, "side": owner})
    clause = {"turn": "KO-039", "jail": "KO-059", "chance": "KO-071", "second-chance": "KO-115"}
    code = "token-already-slid" if asked.reason == "turn" else "another-token-slides"
    return Refusal(code, (clause[asked.reason],), {"token": order.token})


def _wrong_aim(s: State, order: Slide, asked: SlideWhich) -> Refusal | None:
    for name, clause in (("start", "KO-039"), ("direction", "KO-040"), ("power", "KO-040")):
        value, (least, most) = getattr(order, name), getattr(asked, name)
        if not least <= value <= most:
            facts = {"field": name, "value": str(value)[:40], "least": least, "most": most}
            return Refusal("out-of-range", (clause,), facts)
    others = {token: at for token, at in resting(s).items() if token != order.token}
    if start_y(s.edition, others, order.start) < 0:
        return Refusal("no-room", ("KO-050",), {"start": order.start})
    return None


def _wrong_space(s: State, space: int, free: tuple[int, ...]) -> Refusal | None:
    if space in free:
        return None
    if not 0 <= space < len(s.edition.space):
        return Refusal("unknown-space", (), {"space": str(space)[:40]})
    if s.edition.space[space].kind != "property":
        return Refusal("not-a-property", ("KO-080",), {"space": s.edition.space[space].id})
    return Refusal("property-occupied", ("KO-079",), {"space": s.edition.space[space].id})


def _wrong_double(s: State, space: int, choices: tuple[int, ...]) -> Refusal | None:
    if space in choices:
        return None
    if not 0 <= space < len(s.edition.space):
        return Refusal("unknown-space", (), {"space": str(space)[:40]})
    return Refusal("not-collected", ("KO-090",), {"space": s.edition.space[space].id})
