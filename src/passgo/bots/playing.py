"""Playing: the two questions to a bot, what it answers and what it does unasked."""

from typing import Final

from passgo.bots.fixed.policies import decide_fixed, poll_fixed
from passgo.bots.memory import NOVICE, RANDOM_BOT, Memory
from passgo.bots.random.fuzzing import simplest
from passgo.bots.random.random_bot import decide_haphazardly, poll_haphazardly
from passgo.bots.weighted.building import decide_placement, decide_wish, improve
from passgo.bots.weighted.buying import decide_bid, decide_mortgage_received, decide_purchase
from passgo.bots.weighted.cash import act, raise_cash
from passgo.bots.weighted.deals import decide_reply, find_deal
from passgo.bots.weighted.jail import decide_after_failing, decide_before_throw
from passgo.bots.weighted.powers import decide_benefit, decide_power, decide_token
from passgo.bots.weighted.valuation import look
from passgo.bots.weighted.zones import decide_zone
from passgo.rules.actions import CLAIM, END_TURN, GIVE_UP, ROLL, Action
from passgo.rules.agenda import (
    ANOTHER_THROW,
    AUCTION,
    BARGAIN,
    BREAK,
    DEBT,
    INHERITANCE,
    JAIL_CHOICE,
    OPENING,
    PLACEMENT,
    POWER_BENEFIT,
    POWER_CHOICE,
    PURCHASE,
    TOKEN_CHOICE,
    TURN_END,
    WISHES,
    ZONE_CHOICE,
    top_kind,
    top_seat,
)
from passgo.rules.board import Board
from passgo.rules.debt import can_raise
from passgo.rules.legality import to_move
from passgo.rules.slots import debt_amount
from passgo.rules.state import PLAYING, State

ACTS: Final = 60  # free acts in one break, a safeguard


def choose(s: State, b: Board, m: Memory, a: Action) -> None:
    """Fill *a* with the answer of the bot that must decide now."""
    m.stale = 1
    answer(s, b, m, a)


def answer(s: State, b: Board, m: Memory, a: Action) -> None:
    """Fill *a* with the answer to the frame on top, simple ones first."""
    frame = top_kind(s)
    if frame == TURN_END:
        end_own_turn(s, b, m, a)
        return
    seat = top_seat(s) if frame == BREAK else to_move(s)
    if frame in (ANOTHER_THROW, OPENING) or (frame == BREAK and not s.jailed[seat]):
        act(a, ROLL, seat)
        return
    look(s, b, m)
    if m.kind[seat] >= NOVICE:
        decide(s, b, m, a, frame, seat)
    elif m.kind[seat] == RANDOM_BOT:
        decide_haphazardly(s, b, m, a, seat)
    else:
        decide_fixed(s, b, m, a, frame, seat)


def end_own_turn(s: State, b: Board, m: Memory, a: Action) -> None:
    """Build what can be built before the break in which others may want the same; then end."""
    seat = top_seat(s)
    if m.kind[seat] >= NOVICE:
        look(s, b, m)
        if s.cash[seat] >= m.ready[seat] and improve(s, b, m, a, seat):
            return
    act(a, END_TURN, seat)


def decide(s: State, b: Board, m: Memory, a: Action, frame: int, seat: int) -> None:
    """Answer the frame on top by the weights of *seat*."""
    if frame == BREAK:
        decide_before_throw(s, b, m, a, seat)
    elif frame == PURCHASE:
        decide_purchase(s, b, m, a)
    elif frame == AUCTION:
        decide_bid(s, b, m, a, seat)
    elif frame == BARGAIN:
        decide_reply(s, b, m, a, seat)
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


def claim_due(s: State, a: Action) -> bool:
    """Fill *a* with the first rent that its owner has not claimed yet."""
    for at in range(s.claims):
        if s.claim_made[at] == 0:
            act(a, CLAIM, s.claim_owner[at])
            a.amount = s.claim_id[at]
            return True
    return False


def poll(s: State, b: Board, m: Memory, seat: int, a: Action) -> bool:
    """Fill *a* with what the bot of *seat* does unasked: claim always, the rest in a break."""
    for at in range(s.claims):
        if s.claim_made[at] == 0 and s.claim_owner[at] == seat:
            act(a, CLAIM, seat)
            a.amount = s.claim_id[at]
            return True
    if top_kind(s) != BREAK:
        return False
    m.stale = 1
    look(s, b, m)
    return poll_in_break(s, b, m, seat, a)


def poll_in_break(s: State, b: Board, m: Memory, seat: int, a: Action) -> bool:
    """Fill *a* with what *seat* does before somebody throws: deal, build, lift."""
    if m.kind[seat] >= NOVICE:
        if s.turn == seat and find_deal(s, b, m, a, seat):
            return True
        return s.cash[seat] >= m.ready[seat] and improve(s, b, m, a, seat)
    if m.kind[seat] == RANDOM_BOT:
        return poll_haphazardly(s, b, m, seat, a)
    return poll_fixed(s, b, m, seat, a)


def poll_table(s: State, b: Board, m: Memory, a: Action) -> bool:
    """Fill *a* with the next unasked act in this break, from the player in turn on."""
    if m.seen_turn != s.turns:
        m.seen_turn = s.turns
        m.next_polled = 0
        m.acts = 0
    look(s, b, m)
    while m.next_polled < s.seats and m.acts < ACTS:
        seat = s.turn + m.next_polled
        if seat >= s.seats:
            seat -= s.seats
        if s.status[seat] == PLAYING and poll_in_break(s, b, m, seat, a):
            m.acts += 1
            return True
        m.next_polled += 1
    return False
