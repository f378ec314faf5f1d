"""Answers of the weighted bots: what they do when asked, at the end of a turn and unasked."""

from passgo.bots.blank_actions import act
from passgo.bots.fallback import simplest
from passgo.bots.memory import Memory
from passgo.bots.value.scratch import Outlook
from passgo.bots.weighted.building import decide_placement, decide_wish, improve
from passgo.bots.weighted.bundles import find_bundle
from passgo.bots.weighted.buying import decide_bid, decide_mortgage_received, decide_purchase
from passgo.bots.weighted.cash import raise_cash
from passgo.bots.weighted.deals import decide_reply, find_deal
from passgo.bots.weighted.jail import decide_after_failing, decide_before_throw
from passgo.bots.weighted.powers import decide_benefit, decide_power, decide_token
from passgo.bots.weighted.valuation import look
from passgo.bots.weighted.zones import decide_zone
from passgo.rules.actions import GIVE_UP, Action
from passgo.rules.agenda import (
    AUCTION,
    BARGAIN,
    BREAK,
    DEBT,
    INHERITANCE,
    JAIL_CHOICE,
    PLACEMENT,
    POWER_BENEFIT,
    POWER_CHOICE,
    PURCHASE,
    TOKEN_CHOICE,
    WISHES,
    ZONE_CHOICE,
)
from passgo.rules.board import Board
from passgo.rules.debt import can_raise
from passgo.rules.slots import debt_amount
from passgo.rules.state import State


def decide_weighted(
    s: State, b: Board, m: Memory, o: Outlook, a: Action, frame: int, seat: int
) -> None:
    """Answer the frame on top by the weights of *seat*."""
    o.noted = 0
    if frame == BREAK:
        decide_before_throw(s, b, m, a, seat)
    elif frame == PURCHASE:
        decide_purchase(s, b, m, a)
    elif frame == AUCTION:
        decide_bid(s, b, m, o, a, seat)
    elif frame == BARGAIN:
        decide_reply(s, b, m, o, a, seat)
    elif frame == DEBT:
        decide_debt(s, b, m, a, seat)
    elif frame == INHERITANCE:
        decide_mortgage_received(s, b, m, a, seat)
    elif frame == JAIL_CHOICE:
        decide_after_failing(s, b, m, a, seat)
    elif frame == WISHES:
        decide_wish(s, b, m, a, seat)
    elif frame == PLACEMENT:
        decide_placement(s, b, a, seat)
    else:
        decide_special(s, b, m, a, frame, seat)


def decide_special(s: State, b: Board, m: Memory, a: Action, frame: int, seat: int) -> None:
    """Answer what only some boards ask."""
    if frame == ZONE_CHOICE:
        decide_zone(s, b, m, a, seat)
    elif frame == TOKEN_CHOICE:
        decide_token(s, b, a, seat)
    elif frame == POWER_CHOICE:
        decide_power(s, b, m, a, seat)
    elif frame == POWER_BENEFIT:
        decide_benefit(s, b, m, a, seat)
    else:
        act(a, simplest(frame), seat)


def decide_debt(s: State, b: Board, m: Memory, a: Action, seat: int) -> None:
    """Raise what is owed where it hurts least; give up only when it cannot be raised."""
    owed = debt_amount(s)
    if not can_raise(s, b, seat, owed) or not raise_cash(s, b, m, a, seat):
        act(a, GIVE_UP, seat)


def finish_weighted(s: State, b: Board, m: Memory, a: Action, seat: int) -> bool:
    """Fill *a* with what can be built before the break in which others may want the same."""
    look(s, b, m)
    return s.cash[seat] >= m.ready[seat] and improve(s, b, m, a, seat)


def poll_weighted(s: State, b: Board, m: Memory, o: Outlook, seat: int, a: Action) -> bool:
    """Fill *a* with a deal, a house or a mortgage to lift; False: nothing."""
    o.noted = 0
    if s.turn == seat or (m.hurries[seat] > 0 and m.thinks[seat] == 0):
        if find_deal(s, b, m, o, a, seat) or find_bundle(s, b, m, o, a, seat):
            return True
    return s.cash[seat] >= m.ready[seat] and improve(s, b, m, a, seat)
