"""Views: what a seat may know. Knockout hides nothing but the luck to come."""

from __future__ import annotations

from msgspec import Struct

from passgo.sliding.events import ScoreLine
from passgo.sliding.prompts import AnyPrompt
from passgo.sliding.questions import prompt
from passgo.sliding.scoring import score
from passgo.sliding.state import Phase, Spot, State, next_slider, place, places, side_at, tokens_of


class TokenView(Struct, frozen=True):
    """A token: where it is, which space holds it, whether it has been slid this round."""

    token: int
    at: Spot
    x: int
    y: int
    space: int
    slid: bool


class SideView(Struct, frozen=True):
    """A side: its people, its money, its place among the markers, its tokens."""

    side: int
    colour: str
    seats: tuple[int, ...]
    names: tuple[str, ...]
    next_slider: int
    marker: int
    cash: int
    forecast: int
    tokens: tuple[TokenView, ...]


class View(Struct, frozen=True):
    """The table as one seat sees it; *forecast* is the count if the round ended now."""

    edition: str
    seat: int
    side: int
    round: int
    rounds: int
    phase: Phase
    order: tuple[int, ...]
    pot: int
    sides: tuple[SideView, ...]
    forecast: tuple[ScoreLine, ...]
    prompt: AnyPrompt


def view(s: State, seat: int) -> View:
    """Return what *seat* may know; -1 watches."""
    order = s.order or list(range(s.sides))
    count = score(s.edition, places(s), order, s.pot, share_step=s.house_rules.share_step or None)
    return View(
        edition=s.edition.id,
        seat=seat,
        side=side_at(s, seat) if seat >= 0 else -1,
        round=s.round,
        rounds=s.sides,
        phase=s.phase,
        order=tuple(s.order),
        pot=s.pot,
        sides=tuple(_side(s, side, count.gains[side]) for side in range(s.sides)),
        forecast=count.lines,
        prompt=prompt(s),
    )


def _side(s: State, side: int, forecast: int) -> SideView:
    tokens = tuple(
        TokenView(i, t.spot, t.x, t.y, place(s, i), t.slid)
        for i, t in ((i, s.tokens[i]) for i in tokens_of(s, side))
    )
    return SideView(
        side=side,
        colour=s.colours[side],
        seats=s.teams[side],
        names=tuple(s.names[seat] for seat in s.teams[side]),
        next_slider=next_slider(s, side),
        marker=s.order.index(side) if s.order else -1,
        cash=s.cash[side],
        forecast=forecast,
        tokens=tokens,
    )
