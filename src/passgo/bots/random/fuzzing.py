"""Random play: any legal action, tried at random; it shows that the rules hold whatever is done.

The choices come from a state of their own, *choice*, whose generator is apart from the game's.
"""

from typing import Final

from passgo.bots.blank_actions import clear_action
from passgo.bots.fallback import fall_back
from passgo.bots.random.some_deed import deed_from
from passgo.rules.actions import (
    ACCEPT,
    ASKED,
    AUCTION_CLOCK,
    BID,
    BUILD,
    BUY,
    CHOOSE_TOKEN,
    CHOOSE_ZONE,
    CLAIM,
    CONCEDE,
    COUNTER,
    DECLINE,
    DRAW_CARD,
    END_TURN,
    FORCE_DEAL,
    GIVE_UP,
    GIVEN,
    GO_ON,
    JUMP,
    KEEP,
    LEAVE,
    MORTGAGE,
    OFFER,
    PAY_CARD,
    PAY_FINE,
    PAY_IN_KIND,
    PAY_OFF,
    PLACE,
    READ_TEXT,
    REFUSE,
    ROLL,
    SELL,
    SELL_GROUP,
    SHIFT,
    SKIP_POWER,
    STAY,
    STEAL,
    STOP,
    STOP_TIMER,
    TAKE_CASH,
    TAKE_DEEDS,
    TEXT_FADES,
    TIME_UP,
    USE_CARD,
    USE_POWER,
    WIPE_OUT,
    WISH,
    WITHDRAW,
    Action,
)
from passgo.rules.agenda import (
    AUCTION,
    BARGAIN,
    BREAK,
    CARD_CHOICE,
    DEBT,
    INHERITANCE,
    JAIL_CHOICE,
    PLACEMENT,
    POWER_BENEFIT,
    POWER_CHOICE,
    PURCHASE,
    TEXT_SHOWN,
    TOKEN_CHOICE,
    TURN_END,
    WISHES,
    ZONE_CHOICE,
    top_kind,
)
from passgo.rules.auction import acting_banker, lowest_bid
from passgo.rules.board import (
    POWER_GIFT,
    POWER_JUMP,
    POWER_SHIFT,
    POWER_STEAL,
    POWER_WIPE_OUT,
    Board,
)
from passgo.rules.limits import NOBODY
from passgo.rules.luck import draw_below
from passgo.rules.machine import is_answered_by, to_move, why_not
from passgo.rules.money import free_cash
from passgo.rules.shortage import most_to_wish
from passgo.rules.slots import debt_amount, power_benefit_power
from passgo.rules.state import State

TRIES: Final = 12


def choose_anyhow(s: State, b: Board, choice: State, a: Action) -> None:
    """Fill *a* with some legal action, now a free act of anybody, now an answer."""
    if draw_below(choice, 4) == 0 and try_free_act(s, b, choice, a):
        return
    seat = to_move(s)
    for _ in range(TRIES):
        draft_answer(s, b, choice, a, seat)
        if why_not(s, b, a) == 0:
            return
    for _ in range(TRIES):
        if top_kind(s) == DEBT and try_raising(s, b, choice, a, seat):
            return
    fall_back(s, b, a, seat)


def try_free_act(s: State, b: Board, choice: State, a: Action) -> bool:
    """Fill *a* with a legal free act of some player, if luck finds one."""
    seat = draw_below(choice, s.seats)
    kind = CLAIM + draw_below(choice, OFFER)
    if draw_below(choice, 400) == 0:
        kind = CONCEDE
    clear_action(a, kind, seat)
    if kind == CLAIM:
        if s.claims > 0:
            a.amount = s.claim_id[draw_below(choice, s.claims)]
    elif kind == OFFER:
        draft_terms(s, b, choice, a, draw_below(choice, s.seats))
    else:
        a.place = some_deed_of(s, b, choice, seat)
        a.amount = draw_below(choice, 3) if kind == BUILD else 0
    return why_not(s, b, a) == 0


def try_interrupting(s: State, b: Board, choice: State, a: Action) -> bool:
    """Fill *a* with an offer taken back, a clock that runs out or the end, if that fits now."""
    way = draw_below(choice, 100)
    clear_action(a, WITHDRAW, s.offer_from)
    if way < 2:
        a.kind = TIME_UP if way == 0 else STOP
    elif way < 30:
        a.kind = AUCTION_CLOCK
    elif way < 50:
        clear_action(a, STOP_TIMER, acting_banker(s))
    elif way < 70:
        a.kind = TEXT_FADES
    return why_not(s, b, a) == 0


def some_deed_of(s: State, b: Board, choice: State, seat: int) -> int:
    """Return a deed of *seat*, found from a random place on, or that place itself."""
    return deed_from(s, b, draw_below(choice, b.places), seat)


def draft_terms(s: State, b: Board, choice: State, a: Action, other: int) -> None:
    """Draft an offer: a deed or two each way, some cash, perhaps a card."""
    a.other = other
    if draw_below(choice, 3) > 0:
        a.deeds[some_deed_of(s, b, choice, a.seat)] = GIVEN
    if other >= 0 and draw_below(choice, 3) > 0:
        a.deeds[some_deed_of(s, b, choice, other)] = ASKED
        if draw_below(choice, 3) == 0:
            a.deeds[some_deed_of(s, b, choice, other)] = ASKED
    cash = draw_below(choice, 400)
    if draw_below(choice, 2) == 0:
        a.amount = cash
    else:
        a.second = cash
    for kept in range(b.kept_cards):
        if s.kept_by[kept] == a.seat and draw_below(choice, 2) == 0:
            a.cards[kept] = GIVEN
        elif s.kept_by[kept] == other and draw_below(choice, 2) == 0:
            a.cards[kept] = ASKED


def draft_answer(s: State, b: Board, choice: State, a: Action, seat: int) -> None:
    """Draft some answer to the frame on top."""
    kind = top_kind(s)
    clear_action(a, ROLL, seat)
    if kind == BREAK:
        draft_before_throw(s, b, choice, a)
    elif kind == TURN_END:
        a.kind = END_TURN
    elif kind == PURCHASE:
        a.kind = DECLINE if draw_below(choice, 3) == 0 else BUY
    elif kind == AUCTION:
        draft_bid(s, b, choice, a)
    elif kind == BARGAIN:
        draft_reply(s, b, choice, a)
    elif kind == DEBT:
        draft_for_debt(s, b, choice, a)
    elif kind == INHERITANCE:
        a.kind = KEEP if draw_below(choice, 2) == 0 else PAY_OFF
    elif kind == CARD_CHOICE:
        a.kind = PAY_CARD if draw_below(choice, 2) == 0 else DRAW_CARD
    elif kind == JAIL_CHOICE:
        a.kind = PAY_FINE if draw_below(choice, 2) == 0 else STAY
    elif kind == WISHES:
        a.kind = WISH
        a.amount = draw_below(choice, most_to_wish(s, b, seat) + 1)
    elif kind == PLACEMENT:
        a.kind = PLACE
        a.place = some_deed_of(s, b, choice, seat)
    else:
        draft_special(s, b, choice, a, kind)


def draft_special(s: State, b: Board, choice: State, a: Action, frame: int) -> None:
    """Draft an answer to what only some boards ask."""
    if frame == ZONE_CHOICE:
        draft_zone(s, b, choice, a)
    elif frame == TOKEN_CHOICE:
        a.kind = CHOOSE_TOKEN
        a.amount = draw_below(choice, b.tokens)
    elif frame == TEXT_SHOWN:
        a.kind = READ_TEXT
    elif frame == POWER_CHOICE:
        a.kind = SKIP_POWER if draw_below(choice, 4) == 0 else USE_POWER
    elif frame == POWER_BENEFIT:
        draft_benefit(s, b, choice, a)
    else:
        assert is_answered_by(ROLL, frame), "a question nobody can answer"


def draft_zone(s: State, b: Board, choice: State, a: Action) -> None:
    """Choose a zone, go on, or force a deal."""
    way = draw_below(choice, 3)
    a.kind = CHOOSE_ZONE
    a.amount = draw_below(choice, b.zones)
    if way == 0:
        a.kind = GO_ON
    elif way == 1:
        a.kind = FORCE_DEAL
        a.deeds[some_deed_of(s, b, choice, a.seat)] = GIVEN
        a.deeds[some_deed_of(s, b, choice, draw_below(choice, s.seats))] = ASKED


def draft_benefit(s: State, b: Board, choice: State, a: Action) -> None:
    """Take the benefit of a power in some way, or leave it."""
    kind = b.power_kind[power_benefit_power(s)]
    a.kind = SKIP_POWER
    a.other = draw_below(choice, s.seats)
    a.place = draw_below(choice, b.places)
    if kind == POWER_GIFT:
        a.kind = TAKE_CASH if draw_below(choice, 3) == 0 else TAKE_DEEDS
        for _ in range(b.power_count[power_benefit_power(s)]):
            a.deeds[some_deed_of(s, b, choice, NOBODY)] = GIVEN
    elif kind == POWER_JUMP:
        a.kind = JUMP
    elif kind == POWER_SHIFT:
        a.kind = SHIFT
    elif kind == POWER_STEAL:
        a.kind = STEAL
        a.deeds[some_deed_of(s, b, choice, a.other)] = ASKED
    elif kind == POWER_WIPE_OUT:
        a.kind = WIPE_OUT


def draft_before_throw(s: State, b: Board, choice: State, a: Action) -> None:
    """Throw, or leave jail first."""
    if s.jailed[a.seat]:
        way = draw_below(choice, 4)
        if way == 0:
            a.kind = PAY_FINE
        elif way == 1 and b.kept_cards > 0:
            a.kind = USE_CARD
            a.place = draw_below(choice, b.kept_cards)


def draft_bid(s: State, b: Board, choice: State, a: Action) -> None:
    """Leave, or raise the bid by some part of what is held."""
    a.kind = LEAVE
    lowest = lowest_bid(s, b)
    most = free_cash(s, a.seat)
    if most >= lowest and draw_below(choice, 3) > 0:
        a.kind = BID
        a.amount = lowest + draw_below(choice, min(most - lowest, most // 8 + 1) + 1)


def draft_reply(s: State, b: Board, choice: State, a: Action) -> None:
    """Accept, refuse or counter an offer."""
    way = draw_below(choice, 3)
    a.kind = REFUSE
    if way == 0:
        a.kind = ACCEPT
    elif way == 1:
        a.kind = COUNTER
        draft_terms(s, b, choice, a, s.offer_from)


def draft_for_debt(s: State, b: Board, choice: State, a: Action) -> None:
    """Offer deeds for the debt, half the time with all the cash that fits, or give up."""
    a.kind = GIVE_UP
    if draw_below(choice, 3) == 0:
        owed = debt_amount(s)
        a.kind = PAY_IN_KIND
        a.amount = 1 + draw_below(choice, owed)
        a.second = draw_below(choice, 2) * min(owed - a.amount, free_cash(s, a.seat))
        a.deeds[some_deed_of(s, b, choice, a.seat)] = GIVEN


def try_raising(s: State, b: Board, choice: State, a: Action, seat: int) -> bool:
    """Sell or mortgage something to meet a debt."""
    way = draw_below(choice, 3)
    clear_action(a, MORTGAGE, seat)
    if way == 0:
        a.kind = SELL
    elif way == 1:
        a.kind = SELL_GROUP
    a.place = some_deed_of(s, b, choice, seat)
    return why_not(s, b, a) == 0
