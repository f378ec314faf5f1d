"""The random bot: it does anything legal at random, for its own seat only."""

from typing import Final

from passgo.bots.blank_actions import act, clear_goods
from passgo.bots.fallback import fall_back
from passgo.bots.memory import Memory, draw_thought
from passgo.bots.random.some_deed import deed_from
from passgo.rules.actions import (
    ASKED,
    BID,
    BUILD,
    COUNTER,
    FORCE_DEAL,
    GIVEN,
    LAST_ANSWER,
    MORTGAGE,
    OFFER,
    PAY_IN_KIND,
    ROLL,
    SELL,
    STEAL,
    TAKE_DEEDS,
    WITHDRAW,
    Action,
)
from passgo.rules.agenda import AUCTION, DEBT, ZONE_CHOICE, is_open_to_all, top_kind
from passgo.rules.auction import lowest_bid
from passgo.rules.board import Board
from passgo.rules.limits import NOBODY
from passgo.rules.machine import is_answered_by, why_not
from passgo.rules.money import free_cash
from passgo.rules.state import State

RANDOM_BOT: Final = 0
TRIALS: Final = 10


def decide_haphazardly(s: State, b: Board, m: Memory, a: Action, seat: int) -> None:
    """Fill *a* with some legal answer of *seat*."""
    for _ in range(TRIALS):
        draft_haphazardly(s, b, m, a, seat)
        if why_not(s, b, a) == 0:
            return
    clear_goods(a)
    fall_back(s, b, a, seat)


def poll_haphazardly(s: State, b: Board, m: Memory, seat: int, a: Action) -> bool:
    """Fill *a* with a legal free act now and then, otherwise with nothing."""
    if draw_thought(m, 4) != 0:
        return False
    act(a, BUILD + draw_thought(m, OFFER - BUILD + 1), seat)
    a.place = deed_at_random(s, b, m, seat)
    if a.kind == OFFER:
        name_goods(s, b, m, a)
    return why_not(s, b, a) == 0


def draft_haphazardly(s: State, b: Board, m: Memory, a: Action, seat: int) -> None:
    """Draft an answer of a random kind with random contents."""
    frame = top_kind(s)
    kind = ROLL + draw_thought(m, LAST_ANSWER - ROLL + 1)
    while not is_answered_by(kind, frame) or kind == WITHDRAW:
        kind = ROLL if kind == LAST_ANSWER else kind + 1
    if frame == DEBT:
        kind = SELL + draw_thought(m, MORTGAGE - SELL + 1)
    act(a, kind, seat)
    a.other = draw_thought(m, s.seats)
    a.place = draw_thought(m, b.places)
    if (is_open_to_all(frame) or frame == DEBT) and draw_thought(m, 4) > 0:
        a.place = deed_at_random(s, b, m, seat)
    a.amount = draw_thought(m, 4)
    if frame == ZONE_CHOICE:
        a.amount = draw_thought(m, b.zones)
    if frame == AUCTION and kind == BID:
        lowest = lowest_bid(s, b)
        a.amount = lowest + draw_thought(m, 1 + max(0, free_cash(s, seat) - lowest) // 8)
    if kind in (COUNTER, PAY_IN_KIND, FORCE_DEAL, TAKE_DEEDS, STEAL):
        name_goods(s, b, m, a)


def deed_at_random(s: State, b: Board, m: Memory, seat: int) -> int:
    """Return a deed of *seat*, found from a random place on, or that place itself."""
    return deed_from(s, b, draw_thought(m, b.places), seat)


def name_goods(s: State, b: Board, m: Memory, a: Action) -> None:
    """Name a deed or two and some cash, as the kind of action wants them."""
    clear_goods(a)
    a.other = s.offer_from if a.kind == COUNTER else draw_thought(m, s.seats)
    if a.kind == TAKE_DEEDS:
        a.deeds[deed_at_random(s, b, m, NOBODY)] = GIVEN
        return
    if a.kind != STEAL:
        a.deeds[deed_at_random(s, b, m, a.seat)] = GIVEN
    if a.kind != PAY_IN_KIND:
        a.deeds[deed_at_random(s, b, m, a.other)] = ASKED
    if a.kind in (OFFER, COUNTER):
        cash = draw_thought(m, 1 + s.cash[a.seat] // 4)
        a.amount = cash if draw_thought(m, 2) == 0 else 0
        a.second = 0 if a.amount > 0 else cash
