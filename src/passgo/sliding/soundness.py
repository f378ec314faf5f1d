"""Soundness: what can never be true of a game, however it was played.

Each check names the path of the document that is wrong.
"""

from __future__ import annotations

from collections.abc import Callable

from passgo.sliding.ground import is_on_board
from passgo.sliding.luck_legality import are_overlapping
from passgo.sliding.options import free_starts
from passgo.sliding.rounds import advance
from passgo.sliding.slides import second_chance_price
from passgo.sliding.state import (
    NO_TOKEN,
    State,
    place,
    resting,
    side_of,
    tokens_of,
)

Complain = Callable[[str, str], object]
WILDEST = 3
"""A shot is at most so many times as wild or hard as one may aim."""


def check_sound(s: State, complain: Complain) -> None:
    """Call *complain* with path and problem for anything impossible in *s*."""
    for path, problem in (
        *_order(s),
        *_money(s),
        *_board(s),
        *_shot(s),
        *_waiting(s),
        *_turns(s),
        *_marks(s),
    ):
        complain(path, problem)
    if advance(s.copy()):
        complain("$.cursor", "nobody is asked anything here")
    if s.phase in ("slides", "chance") and not free_starts(s, s.edition.start_range):
        complain("$.sides", "no room is left behind GO")


Found = list[tuple[str, str]]


def _order(s: State) -> Found:
    found = []
    everyone = [] if s.phase == "markers" else list(range(s.sides))
    if sorted(s.order) != everyone:
        found.append(("$.order", "each colour in play once, and none before the draw"))
    if not 1 <= s.round <= s.sides or (s.phase == "markers" and s.round != 1):
        found.append(("$.round", f"from 1 to {s.sides}"))
    if s.phase == "over" and s.round != s.sides:
        found.append(("$.round", "the game ends after the last round"))
    last = {"slides": len(s.tokens), "markers": 0, "over": 0}.get(s.phase, s.sides)
    if s.cursor > last:
        found.append(("$.cursor", f"at most {last}"))
    for side, member in enumerate(s.member):
        if member >= len(s.teams[side]):
            found.append((f"$.sides[{side}].member", "no such member"))
    return found


def _money(s: State) -> Found:
    found = []
    if s.pot == 0 and s.phase not in ("markers", "over"):
        found.append(("$.pot", "is never empty during a round"))
    if s.phase == "markers" and (s.pot or any(s.cash)):
        found.append(("$.pot", "there is no money before the draw"))
    if len(s.before) != (s.sides if s.phase == "house" else 0):
        found.append(("$.before", "one amount for each side, in the house step only"))
    elif any(then > now for then, now in zip(s.before, s.cash, strict=False)):
        found.append(("$.before", "nobody has less than before collecting"))
    return found


def _board(s: State) -> Found:
    found = []
    for token, t in enumerate(s.tokens):
        path = _path(s, token)
        if t.spot != "board" and (t.x or t.y):
            found.append((f"{path}.x", "only a token on the board has a position"))
        if t.spot == "board" and not is_on_board(s.edition, t.x, t.y):
            found.append((f"{path}.x", "outside the board"))
        elif s.edition.kind_at(place(s, token)) == "go-to-jail":
            found.append((path, "a token on Go to Jail is in jail"))
    if are_overlapping(resting(s), 2 * s.edition.radius):
        found.append(("$.sides", "tokens overlap"))
    return found


def _turns(s: State) -> Found:
    """Check that the tokens slid are those whose turn has been."""
    found = []
    for position, side in enumerate(s.order):
        slid = sum(s.tokens[token].slid for token in tokens_of(s, side))
        turns = s.per_side
        if s.phase == "slides":
            turns = (s.cursor - position + s.sides - 1) // s.sides
        if slid != turns and s.phase != "over":
            found.append((f"$.sides[{side}].tokens", f"{turns} slid, not {slid}"))
    flying = {s.again, s.shot.token if s.shot else NO_TOKEN}
    for token, t in enumerate(s.tokens):
        if (t.spot == "hand") != (not t.slid or token in flying):
            found.append((f"{_path(s, token)}.at", "in the hand exactly before it is slid"))
    return found


def _marks(s: State) -> Found:
    found = []
    for token, t in enumerate(s.tokens):
        if t.slid_again and (not t.slid or s.phase in ("markers", "slides")):
            found.append((f"{_path(s, token)}.slid_again", "only from the Chance step on"))
        if t.stayed and (
            s.phase in ("markers", "slides", "chance")
            or s.edition.kind_at(place(s, token)) != "railroad"
        ):
            found.append((f"{_path(s, token)}.stayed", "only on a Railroad, in its step or later"))
    return found


def _shot(s: State) -> Found:
    if s.shot is None:
        return []
    found = []
    if s.shot.token >= len(s.tokens):
        return [("$.shot.token", "no such token")]
    if s.phase not in ("slides", "chance"):
        found.append(("$.shot", "nothing is slid in this step"))
    if not s.tokens[s.shot.token].slid:
        found.append(("$.shot.token", "has not been slid"))
    least, most = s.edition.start_range
    if not least <= s.shot.start <= most:
        found.append(("$.shot.start", f"from {least} to {most}"))
    if abs(s.shot.direction) > WILDEST * s.edition.slide.direction_max:
        found.append(("$.shot.direction", "too wild"))
    if not 1 <= s.shot.power <= WILDEST * s.edition.slide.power[1]:
        found.append(("$.shot.power", "too hard or too soft"))
    if s.slider not in s.teams[side_of(s, s.shot.token)]:
        found.append(("$.shot.slider", "does not play this token"))
    if s.house_rules.hands == "off" and not s.deviated:
        found.append(("$.shot.deviated", "hands are exact at this table"))
    return found


def _waiting(s: State) -> Found:
    found = []
    if sum((s.shot is not None, s.again != NO_TOKEN, s.offered != NO_TOKEN)) > 1:
        found.append(("$.again", "one thing at a time: shot, again or offered"))
    for name, token, spot in (("again", s.again, "hand"), ("offered", s.offered, "off")):
        if token != NO_TOKEN and (token >= len(s.tokens) or s.tokens[token].spot != spot):
            found.append((f"$.{name}", f"a token that is in place {spot!r} is needed"))
    if s.again != NO_TOKEN and s.reason not in ("jail", "second-chance"):
        found.append(("$.reason", "a token is taken again from jail or for a second chance"))
    if not found and s.offered != NO_TOKEN and not _may_try_again(s):
        found.append(("$.offered", "no second chance is open"))
    if len(set(s.summoned)) != len(s.summoned):
        found.append(("$.summoned", "a token stands twice"))
    for token in s.summoned:
        if token >= len(s.tokens) or s.tokens[token].spot != "jail":
            found.append(("$.summoned", "only tokens in jail"))
        elif not s.shot and s.again == s.offered and not _can_pay(s, token):
            found.append(("$.summoned", "who cannot pay is not asked"))
    if s.phase not in ("slides", "chance") and (s.summoned or s.again != s.offered):
        found.append(("$.phase", "slides are settled before this step"))
    return found


def _may_try_again(s: State) -> bool:
    held = s.cash[side_of(s, s.offered)]
    return s.house_rules.second_chance != "off" and held >= second_chance_price(s)


def _can_pay(s: State, token: int) -> bool:
    return s.cash[side_of(s, token)] >= s.edition.rules.jail_price


def _path(s: State, token: int) -> str:
    return f"$.sides[{side_of(s, token)}].tokens[{token % s.per_side}]"
