"""The state of a sliding game in integers, and the questions everything asks of it."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import Literal

from passgo.sliding.chart import NOWHERE
from passgo.sliding.counting import winners_of
from passgo.sliding.edition import Edition
from passgo.sliding.events import Reason
from passgo.sliding.ground import Point
from passgo.sliding.resting import place_of
from passgo.sliding.seating import HouseRules, Teams
from passgo.sliding.table import Shot

Spot = Literal["hand", "board", "jail", "off"]
Phase = Literal["markers", "slides", "chance", "railroad", "house", "over"]
NO_TOKEN = -1


@dataclass(slots=True)
class TokenState:
    """One token: where it is and what it has done this round."""

    spot: Spot = "hand"
    x: int = 0
    y: int = 0
    slid: bool = False
    slid_again: bool = False
    stayed: bool = False

    def put(self, x: int, y: int) -> None:
        """Lay the token on the board."""
        self.spot, self.x, self.y = "board", x, y

    def lift(self, spot: Spot) -> None:
        """Take the token off the board: into the hand, into jail, or out of play."""
        self.spot, self.x, self.y = spot, 0, 0


@dataclass(slots=True)
class State:
    """Everything that the rules know about a game."""

    edition: Edition
    house_rules: HouseRules
    names: tuple[str, ...]
    teams: Teams
    colours: tuple[str, ...]
    cash: list[int]
    tokens: list[TokenState]
    member: list[int]
    """Which member of each side slides next."""
    order: list[int] = field(default_factory=list)
    """Sides in the order of their turn markers, top first."""
    pot: int = 0
    round: int = 1
    phase: Phase = "markers"
    cursor: int = 0
    """Regular slides made this round; in the steps after them, how many sides are through."""
    shot: Shot | None = None
    """A slide under way, waiting for nature."""
    slider: int = 0
    """The seat that made it."""
    reason: Reason = "turn"
    deviated: bool = False
    again: int = NO_TOKEN
    """A token taken in hand that is slid next, for *reason*."""
    offered: int = NO_TOKEN
    """A token that may have a second chance."""
    summoned: list[int] = field(default_factory=list)
    """Jailed tokens whose owners may still pay at once."""
    before: list[int] = field(default_factory=list)
    """Cash of each side when the scoring of this round began."""

    @property
    def sides(self) -> int:
        """Return how many sides play."""
        return len(self.teams)

    @property
    def per_side(self) -> int:
        """Return how many tokens a side has."""
        return self.edition.rules.tokens_per_side

    def copy(self) -> State:
        """Return an independent copy."""
        values = {f.name: getattr(self, f.name) for f in fields(self)}
        for name in ("cash", "member", "order", "summoned", "before"):
            values[name] = list(values[name])
        values["tokens"] = [
            TokenState(t.spot, t.x, t.y, t.slid, t.slid_again, t.stayed) for t in self.tokens
        ]
        return State(**values)


def side_of(s: State, token: int) -> int:
    """Return the side that owns a token."""
    return token // s.per_side


def tokens_of(s: State, side: int) -> range:
    """Return the tokens of a side."""
    return range(side * s.per_side, (side + 1) * s.per_side)


def side_at(s: State, seat: int) -> int:
    """Return the side a seat plays for."""
    return next(side for side, seats in enumerate(s.teams) if seat in seats)


def next_slider(s: State, side: int) -> int:
    """Return the seat whose turn it is to slide for *side* (KO-031)."""
    return s.teams[side][s.member[side]]


def place(s: State, token: int) -> int:
    """Return the space a token stands on, or NOWHERE."""
    t = s.tokens[token]
    return place_of(s.edition, t.x, t.y) if t.spot == "board" else NOWHERE


def places(s: State) -> list[list[int]]:
    """Return the places of all tokens, side by side, as the scoring wants them."""
    return [[place(s, token) for token in tokens_of(s, side)] for side in range(s.sides)]


def resting(s: State) -> dict[int, Point]:
    """Return where every token on the board lies."""
    return {i: (t.x, t.y) for i, t in enumerate(s.tokens) if t.spot == "board"}


def standing_on(s: State, side: int, kind: str) -> list[int]:
    """Return the tokens of *side* that stand on a space of one kind."""
    return [token for token in tokens_of(s, side) if s.edition.kind_at(place(s, token)) == kind]


def winners(s: State) -> tuple[int, ...]:
    """Return the sides with the most cash, who share the win (KO-111, KO-113)."""
    return winners_of(s.cash)
